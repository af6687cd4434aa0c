/** Skills: set, attribute, cost, successes. Written apart from the definitions; printed.test.ts compares the two. */
export const skills = `
skill: mountaineering | Bergsteigen / Mountaineering | wild body any 1 | dice per turn: turn-die(mountain)
skill: tireless | Unermüdlich / Tireless | wild body exploration,any - | free per turn: move-up-to(1)
skill: taxidermist | Tierpräparator / Taxidermist | wild body any - | response after you defeated an enemy for exert: gold(2)
skill: steadfast | Standhaft / Steadfast | wild body any,any,any,combat - | +3 health.
skill: bears-strength | Bärenkräfte / Bear’s Strength | wild body combat,any - | surge X: all(damage(x,physical,true),flip(1,own,-1))
skill: pounce | Raubtiersprung / Pounce | wild body combat,any 1 | surge 1: all(damage(2,physical),recast(1,foe,-1))
skill: walking-on-water | Auf dem Wasser wandeln / Walking on Water | wild spirit exploration 1 | free per turn: move-to(@water,1)
skill: healing-touch | Heilende Hände / Healing Touch | wild spirit any,any - | free per turn for exert: heal(2)
skill: call-of-the-pack | Ruf des Rudels / Call of the Pack | wild spirit combat,exploration,any 1 | surge 2: all(damage(2,physical),heal(2))
skill: bark-skin | Rindenhaut / Bark Skin | wild spirit exploration,any,any - | +1 spirit, +2 health.
skill: marksmanship | Treffsicherheit / Marksmanship | military body any,combat - | forced when your combat begins: damage(2,physical)
skill: ambidextrous | Beidhändig / Ambidextrous | military body any,any,any - | surge 1: all(damage(2,physical),act-again(2))
skill: mighty-blow | Wuchtschlag / Mighty Blow | military body combat 1 | surge 2: damage(3,physical)
skill: shield-wall | Schildwall / Shield Wall | military body combat,combat,any - | response when damage would be dealt to you per round for exert: block(2)
skill: weapon-drill | Waffendrill / Weapon Drill | military body any - | surge 1: all(flip(2,own,-1),damage(1,physical))
skill: battle-rage | Kampfrausch / Battle Rage | military body combat,any 1 | surge X: all(damage(x,physical),heal(1))
skill: veteran | Veteran / Veteran | military body combat,any - | +1 body, +3 health.
skill: warlord | Kriegsherr / Warlord | military body combat,combat,any,any - | surge 2: all(damage(4,physical),double(physical))
skill: tactician | Stratege / Tactician | military mind any 1 | +1 hand limit, +1 health.
skill: second-wind | Zweiter Atem / Second Wind | military mind any,combat 1 | combat per combat for exert: heal(2)
skill: pathfinder | Pfadfinder / Pathfinder | wanderlust mind exploration,any 1 | dice per turn: reroll-one
skill: world-walker | Weltenwanderer / World Walker | wanderlust body exploration,exploration,any,any - | +2 speed, +1 health.
skill: fleet-of-foot | Leichtfüßig / Fleet of Foot | wanderlust body exploration,exploration,any - | +1 speed, +2 health.
skill: survivalist | Überlebenskünstler / Survivalist | wanderlust body exploration 1 | free per turn for exert: heal(2)
skill: river-lore | Flusskunde / River Lore | wanderlust mind exploration - | dice per turn: turn-die(water)
skill: shortcut | Schleichweg / Shortcut | wanderlust mind exploration,any - | free per turn for exert: move-up-to(3)
skill: cartographer | Kartograf / Cartographer | wanderlust mind any,social 1 | forced after you drew an adventure card: gold(1)
skill: sidestep | Ausweichschritt / Sidestep | wanderlust body exploration 1 | surge 1: all(recast(2,foe,-1),heal(1))
skill: inner-calm | Innere Ruhe / Inner Calm | wanderlust spirit social,any - | test for exert: reveal-more(2)
skill: call-of-the-horizon | Ruf der Ferne / Call of the Horizon | wanderlust spirit exploration,any,social - | free per turn: move-to-gem(-1,3)
skill: megalomania | Größenwahn / Megalomania | lowFriends mind any 1 | free per turn for exert: gold(1)
skill: cunning | Gerissenheit / Cunning | lowFriends mind any,any,any - | +2 mind.
skill: fence | Hehlerei / Fence | lowFriends mind social,any - | free per turn: sell-here
skill: haggle | Feilschen / Haggle | lowFriends mind social,any 1 | action 1: buy-anywhere(99,2)
skill: backstab | Dolchstoß / Backstab | lowFriends mind combat,any 1 | surge 1: all(flip(1,foe,-1),damage(1,physical))
skill: pocket-sand | Sand in die Augen / Pocket Sand | lowFriends body social - | surge 1: all(mute,damage(1,physical))
skill: dirty-tricks | Schmutzige Tricks / Dirty Tricks | lowFriends body combat,any - | surge 2: all(remove(1,foe,-1),damage(2,physical))
skill: informant | Spitzel / Informant | lowFriends mind social - | free per turn for exert: peek
skill: silver-tongue | Silberzunge / Silver Tongue | lowFriends mind social,social,any - | +1 mind, +2 hand limit.
skill: lord-of-the-gutter | Herr der Gosse / Lord of the Gutter | lowFriends mind social,social,any,any 1 | forced at the start of your turn: gold(1)
skill: war-aria | Kriegsarie / War Aria | gods spirit any,combat,social - | +X health; X is your spirit.
skill: blessing | Segen / Blessing | gods spirit any 1 | response when damage would be dealt to you per round for exert: block(1)
skill: smite | Heiliger Zorn / Smite | gods spirit combat,any 1 | surge 1: damage(2,magic)
skill: prayer | Gebet / Prayer | gods spirit any,social 1 | surge 2: heal(5)
skill: wrath-of-the-gods | Zorn der Götter / Wrath of the Gods | gods spirit combat,combat,any - | surge X: all(damage(x,magic),heal(x))
skill: fortitude | Glaubensstärke / Fortitude | gods spirit social,any 1 | +2 health.
skill: zeal | Eifer / Zeal | gods spirit social - | +1 spirit, +1 health.
skill: miracle | Wunder / Miracle | gods spirit social,any,any - | combat per combat for exert: heal(4)
skill: read-the-omens | Omen deuten / Read the Omens | gods mind exploration - | dice for exert: reroll-all
skill: pilgrimage | Wallfahrt / Pilgrimage | gods mind exploration,any - | action 1 per turn @shrine for pay-gold(2): any-trophy(1)
skill: counterspell | Gegenzauber / Counterspell | runes spirit any,combat,any 1 | response when your opponent uses a surge ability per round for exert: all(cancel,damage(1,magic))
skill: lust-for-magic | Magiegier / Lust for Magic | runes spirit any,any 1 | +2 spirit, −1 mind.
skill: rune-bolt | Runenblitz / Rune Bolt | runes spirit combat 1 | surge 1: all(damage(1,magic),flip(1,own,-1))
skill: chain-lightning | Kettenblitz / Chain Lightning | runes spirit combat,combat,any - | surge X: all(damage(x,magic),recast(2,foe,-1))
skill: rune-of-sundering | Rune der Spaltung / Rune of Sundering | runes mind combat,any - | surge 2: all(remove(-1,foe,7),damage(2,magic))
skill: frost-rune | Frostrune / Frost Rune | runes spirit combat - | surge 2: all(damage(2,magic),recast(1,foe,-1))
skill: echo-rune | Echorune / Echo Rune | runes mind exploration,any - | surge 2: all(damage(2,magic),double(magic))
skill: scrying | Hellsicht / Scrying | runes mind exploration - | free per turn for exert: draw-skills(2)
skill: warding-circle | Bannkreis / Warding Circle | runes spirit social,any 1 | response after both sides have cast per round for exert: recast(3,foe,-1)
skill: rune-lore | Runenkunde / Rune Lore | runes mind social,any,exploration - | +1 mind, +1 spirit, +1 health.
`;
