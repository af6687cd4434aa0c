/** Assets: set, kind, price, combat token, what goods are traded for and where. Written apart from the definitions; printed.test.ts compares the two. */
export const assets = `
asset: old-sword | Altes Schwert / Old Sword | A weapon 2 A03
asset: serrated-axe | Sägezahnaxt / Serrated Axe | A weapon 5 A04 | +1 body.
asset: rune-staff | Runenstab / Rune Staff | A weapon 9 A05 | surge 2: damage(3,magic)
asset: broadsword | Breitschwert / Broadsword | A weapon 7 A06
asset: storm-scepter | Sturmzepter / Storm Scepter | A weapon 9 A07 | +1 spirit.
asset: scouts-cloak | Kundschafterumhang / Scout’s Cloak | A apparel 5 A08 | +1 mind.
asset: traders-coat | Händlermantel / Trader’s Coat | A apparel 4 A09 | +1 speed.
asset: chain-mail | Kettenhemd / Chain Mail | A apparel 4 A10 | +1 health.
asset: battle-robe | Schlachtrobe / Battle Robe | A apparel 9 A11 | surge 2: double(magic)
asset: fine-doublet | Feines Wams / Fine Doublet | A apparel 3 - | +1 hand limit.
asset: grappling-hook | Enterhaken / Grappling Hook | A gear 3 A01
asset: spirit-lantern | Geisterlaterne / Spirit Lantern | A gear 5 A02
asset: alchemists-belt | Alchemistengürtel / Alchemist’s Belt | A gear 2 - | free per turn for exert: heal(2)
asset: map-case | Kartentasche / Map Case | A gear 4 - | +1 speed.
asset: thoroughbred | Vollblut / Thoroughbred | A movement 7 - | +2 speed.
asset: pack-mule | Packesel / Pack Mule | A movement 6 - | +1 speed, +1 hand limit.
asset: materiel-a | Kriegsgerät / Materiel | A goods 0 - 2@fortress
asset: provisions-a | Proviant / Provisions | A goods 0 - 2@town
asset: relics-a | Reliquien / Relics | A goods 2 - 5@shrine
asset: valuables-a | Wertsachen / Valuables | A goods 2 - 5@town
asset: hunting-spear | Jagdspieß / Hunting Spear | B weapon 4 B04 | forced when your combat begins: damage(1,physical)
asset: throwing-knives | Wurfmesser / Throwing Knives | B weapon 3 B05
asset: dueling-rapier | Duelldegen / Dueling Rapier | B weapon 6 B06
asset: staff-of-light | Stab des Lichts / Staff of Light | B weapon 8 B07 | +1 spirit. | surge 1: flip(1,foe,-1)
asset: blade-of-valor | Klinge des Heldenmuts / Blade of Valor | B weapon 12 B08
asset: warded-vest | Bannweste / Warded Vest | B apparel 6 B09
asset: spiked-armor | Stachelpanzer / Spiked Armor | B apparel 9 B10 | +1 body, +1 health.
asset: plate-armor | Plattenpanzer / Plate Armor | B apparel 9 B11 | +2 health, −1 spirit.
asset: elven-armor | Elfenrüstung / Elven Armor | B apparel 8 - | +1 mind, +1 spirit, +1 health, +1 hand limit.
asset: pilgrims-habit | Pilgerkutte / Pilgrim’s Habit | B apparel 3 - | +1 spirit.
asset: potion-kit | Trankvorrat / Potion Kit | B gear 4 B01
asset: tinkers-tools | Tüftlerwerkzeug / Tinker’s Tools | B gear 5 B02
asset: clawed-gauntlet | Klauenhandschuh / Clawed Gauntlet | B gear 6 B03 | +1 body.
asset: ring-of-strength | Ring der Stärke / Ring of Strength | B gear 3 - | +1 health.
asset: riding-horse | Reitpferd / Riding Horse | B movement 4 - | +1 speed.
asset: river-barge | Flusskahn / River Barge | B movement 5 - | +1 speed. | dice per turn: turn-die(water)
asset: artifacts-b | Artefakte / Artifacts | B goods 0 - 2@shrine
asset: materiel-b | Kriegsgerät / Materiel | B goods 0 - 2@fortress
asset: armaments-b | Waffenlieferung / Armaments | B goods 2 - 5@fortress
asset: relics-b | Reliquien / Relics | B goods 2 - 5@shrine
asset: apprentice-wand | Lehrlingsstab / Apprentice Wand | C weapon 5 C03
asset: twin-daggers | Zwillingsdolche / Twin Daggers | C weapon 5 C04
asset: short-bow | Kurzbogen / Short Bow | C weapon 6 C05
asset: runeblade | Runenklinge / Runeblade | C weapon 8 C06 | surge 2: all(remove(-1,foe,7),damage(2,physical))
asset: truesight-bow | Bogen der wahren Sicht / Truesight Bow | C weapon 12 C07 | forced when your combat begins: damage(2,physical)
asset: dancers-silks | Tänzerseide / Dancer’s Silks | C apparel 5 C08
asset: leather-armor | Lederrüstung / Leather Armor | C apparel 3 C09
asset: seers-mantle | Sehermantel / Seer’s Mantle | C apparel 7 C10 | +1 mind.
asset: robe-of-echoes | Robe der Echos / Robe of Echoes | C apparel 6 C11
asset: mana-armor | Manarüstung / Mana Armor | C apparel 11 C12 | +1 spirit, +2 health.
asset: focus-crystal | Fokuskristall / Focus Crystal | C gear 5 C01
asset: rune-shard | Runensplitter / Rune Shard | C gear 7 C02
asset: backpack | Rucksack / Backpack | C gear 2 - | +1 hand limit.
asset: lucky-coin | Glücksmünze / Lucky Coin | C gear 3 - | dice per turn: reroll-one
asset: winged-boots | Flügelstiefel / Winged Boots | C movement 3 - | +1 speed.
asset: mountain-goat | Bergziege / Mountain Goat | C movement 5 - | +1 speed. | dice per turn: turn-die(mountain)
asset: provisions-c | Proviant / Provisions | C goods 0 - 2@town
asset: artifacts-c | Artefakte / Artifacts | C goods 0 - 2@shrine
asset: valuables-c | Wertsachen / Valuables | C goods 2 - 5@town
asset: armaments-c | Waffenlieferung / Armaments | C goods 2 - 5@fortress
`;
