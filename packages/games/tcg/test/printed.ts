/**
 * What is printed on the cards, written down from lists of the set apart from the definitions, so that a wrong value on
 * either side shows. • stands before unique cards. The last columns are keywords with their numbers, the numbers in the
 * text of the abilities as they come, and the copies in the three starter decks (Aragorn, Théoden, Gandalf); `deluxe`
 * stands for cards that none of them has.
 */
export const printed: Readonly<Record<string, string>> = {
  ring: `
id | title | strength | vitality | keywords | numbers | copies
4C2 | •The One Ring, The Ruling Ring | 1 | 0 | - | 1,1 | 1/1/1
`,
  companion: `
id | title | side | culture | cost | race | strength | vitality | signet | resistance | keywords | numbers | copies
4C49 | •Gimli, Unbidden Guest | free | dwarven | 2 | dwarf | 6 | 3 | gandalf | - | damage 1 | 1,2 | 2/0/1
4C74 | •Legolas, Elven Comrade | free | elven | 2 | elf | 6 | 3 | gandalf | - | archer | 1,2 | 2/0/1
4C90 | •Gandalf, The White Wizard | free | gandalf | 4 | wizard | 7 | 4 | gandalf | - | - | 3,3 | 0/0/1
4C266 | •Éomer, Sister-son of Théoden | free | rohan | 3 | man | 7 | 3 | aragorn | - | - | 1 | 0/1/2
4C270 | •Éowyn, Lady of Rohan | free | rohan | 2 | man | 6 | 3 | theoden | - | valiant | 1 | 0/1/2
4C286 | Rider of Rohan | free | rohan | 2 | man | 5 | 3 | - | - | - | - | 0/3/0
4C302 | •Frodo, Tired Traveller | free | shire | 0 | hobbit | 3 | 4 | gandalf | 10 | ringBound | 1 | 1/1/1
4C310 | •Merry, Learned Guide | free | shire | 1 | hobbit | 3 | 4 | frodo | - | - | 2 | 3/0/0
4C314 | •Pippin, Woolly-footed Rascal | free | shire | 1 | hobbit | 3 | 4 | frodo | - | - | 1,2 | 3/0/0
4C316 | •Sam, Samwise the Brave | free | shire | 2 | hobbit | 3 | 4 | gandalf | 5 | ringBound | 5 | 0/0/1
4P364 | •Aragorn, Wingfoot | free | gondor | 4 | man | 8 | 4 | aragorn | - | ranger | - | 2/0/0
4P365 | •Théoden, Lord of the Mark | free | rohan | 2 | man | 6 | 2 | theoden | - | - | 1 | 0/2/0
`,
  ally: `
id | title | side | culture | cost | race | strength | vitality | home | keywords | numbers | copies
4C277 | •Guma, Plains Farmer | free | rohan | 1 | man | 4 | 2 | 4 | villager | - | deluxe
4U295 | •Weland, Smith of the Riddermark | free | rohan | 1 | man | 4 | 2 | 4 | villager | - | deluxe
`,
  minion: `
id | title | side | culture | cost | race | strength | vitality | site | keywords | numbers | copies
4C4 | Band of Wild Men | shadow | dunland | 5 | man | 11 | 2 | 3 | - | - | 3/0/0
4C10 | Dunlending Brigand | shadow | dunland | 2 | man | 8 | 1 | 3 | - | - | 3/0/0
4C12 | Dunlending Madman | shadow | dunland | 2 | man | 7 | 1 | 3 | - | 2 | 3/0/0
4C13 | Dunlending Pillager | shadow | dunland | 3 | man | 9 | 1 | 3 | - | 6 | 3/0/0
4C16 | Dunlending Robber | shadow | dunland | 3 | man | 9 | 1 | 3 | - | 2 | 3/0/0
4C17 | Dunlending Savage | shadow | dunland | 4 | man | 11 | 1 | 3 | - | - | 3/0/0
4C165 | Orthanc Warrior | shadow | isengard | 2 | urukHai | 7 | 2 | 5 | damage 1 | - | 0/3/0
4C184 | Uruk Defender | shadow | isengard | 4 | urukHai | 9 | 2 | 5 | damage 1 | 2 | 0/2/0
4C185 | Uruk Fanatic | shadow | isengard | 4 | urukHai | 9 | 2 | 5 | damage 1 | 3 | 0/3/0
4C191 | Uruk Rear Guard | shadow | isengard | 6 | urukHai | 12 | 4 | 5 | damage 1 | 1 | 0/2/0
4C192 | Uruk Regular | shadow | isengard | 3 | urukHai | 8 | 2 | 5 | damage 1 | 1 | 0/2/0
4C197 | Uruk Stalker | shadow | isengard | 3 | urukHai | 8 | 2 | 5 | damage 1 | 3 | 0/3/0
4C207 | Uruk-hai Raiding Party | shadow | isengard | 4 | urukHai | 9 | 3 | 5 | damage 1 | - | 0/3/0
4U220 | Desert Soldier | shadow | raider | 4 | man | 9 | 2 | 4 | southron | 3 | 0/0/3
4C221 | Desert Spearman | shadow | raider | 3 | man | 8 | 2 | 4 | southron | 3 | 0/0/3
4C224 | Easterling Axeman | shadow | raider | 2 | man | 6 | 2 | 4 | easterling | 2,3 | 0/0/3
4C226 | Easterling Guard | shadow | raider | 4 | man | 9 | 2 | 4 | easterling | 1 | 0/0/2
4C227 | Easterling Infantry | shadow | raider | 3 | man | 8 | 2 | 4 | easterling | 3,1 | 0/0/2
4C228 | Easterling Lieutenant | shadow | raider | 3 | man | 8 | 2 | 4 | easterling | 1 | 0/0/3
4C252 | Southron Scout | shadow | raider | 1 | man | 3 | 1 | 4 | southron, ambush 2 | - | 0/0/3
`,
  possession: `
id | title | side | culture | cost | itemClass | strength | vitality | bearer | keywords | numbers | copies
4C26 | Iron Axe | shadow | dunland | 1 | handWeapon | 3 | 0 | Dunland Man | - | - | 3/0/0
4U132 | •Ranger’s Sword, Blade of Aragorn | free | gondor | 1 | handWeapon | 2 | 0 | Aragorn | - | 2 | 2/0/0
4C142 | Broad-bladed Sword | shadow | isengard | 1 | handWeapon | 2 | 0 | Uruk-hai | - | - | 0/3/0
4U263 | •Brego | free | rohan | 1 | mount | 0 | 0 | Man, Elf or Wizard | - | - | 0/1/0
4C278 | Heavy Chain | free | rohan | 1 | armor | 0 | 0 | Man | - | - | 0/3/0
4U280 | •Herugrim | free | rohan | 2 | handWeapon | 2 | 1 | Théoden | - | 1 | 0/2/0
4C283 | Horse of Rohan | free | rohan | 2 | mount | 0 | 0 | Man, Elf or Wizard | - | - | 0/3/0
4C291 | Sword of Rohan | free | rohan | 1 | handWeapon | 2 | 0 | Rohan Man | - | 1 | 0/0/2
4C306 | Hobbit Sword | free | shire | 1 | handWeapon | 2 | 0 | Hobbit | - | - | 2/2/2
`,
  condition: `
id | title | side | culture | cost | keywords | numbers | copies
4U296 | Well Stored | free | rohan | 1 | - | - | deluxe
`,
  event: `
id | title | side | culture | cost | phase | keywords | numbers | copies
4C7 | Dark Fury | shadow | dunland | 0 | skirmish | - | 2,4 | 2/0/0
4U8 | Death to the Strawheads | shadow | dunland | 3 | skirmish | - | - | 2/0/0
4C42 | Best Company | free | dwarven | 0 | skirmish | - | 2,4 | 2/0/0
4C87 | Valor | free | elven | 1 | skirmish | - | 2,3 | 2/0/0
4C93 | Have Patience | free | gandalf | 3 | fellowship | - | - | 0/0/2
4C97 | Long I Fell | free | gandalf | 2 | skirmish | spell | - | 0/0/3
4C105 | Under the Living Earth | free | gandalf | 1 | skirmish | - | 5 | 0/0/3
4C151 | Ferocity | shadow | isengard | 0 | skirmish | - | 2,3 | 0/2/0
4C175 | Still They Came | shadow | isengard | 1 | skirmish | - | 2,3 | 0/2/0
4C235 | Gathering to the Summons | shadow | raider | 0 | skirmish | - | 1 | 0/0/2
4C239 | Men of Rhûn | shadow | raider | 2 | skirmish | - | 3,4,4 | 0/0/2
4C241 | On the March | shadow | raider | 2 | skirmish | - | 3,5,6 | 0/0/2
4U282 | An Honorable Charge | free | rohan | 1 | skirmish | - | 3 | 0/3/0
4C297 | Work for the Sword | free | rohan | 1 | skirmish | - | 2,2 | 0/3/0
4C308 | Knocked on the Head | free | shire | 0 | regroup | - | - | deluxe
4C319 | Severed His Bonds | free | shire | 1 | skirmish | stealth | 1,4 | 2/0/2
4C321 | Swiftly and Softly | free | shire | 1 | skirmish | stealth | 1,5 | 2/0/2
`,
  site: `
id | title | site | shadowNumber | arrow | keywords | numbers | copies
4U326 | Horse-country | 1 | 0 | left | plains | 1 | 0/1/0
4U328 | The Riddermark | 1 | 0 | left | plains | 2 | 1/0/0
4U329 | Western Emyn Muil | 1 | 0 | left | - | - | 0/0/1
4U334 | Rohirrim Village | 2 | 3 | left | - | - | 1/0/0
4U335 | Uruk Camp | 2 | 1 | left | battleground, plains | - | 0/1/0
4U336 | Wold of Rohan | 2 | 3 | left | plains | 1 | 0/0/1
4U340 | Streets of Edoras | 3 | 0 | right | sanctuary | - | 0/0/1
4U341 | Throne Room | 3 | 1 | right | sanctuary | - | 0/1/0
4U342 | Westemnet Plains | 3 | 1 | right | plains, sanctuary | - | 1/0/0
4U344 | Westemnet Hills | 4 | 3 | right | plains | - | 0/1/0
4U346 | White Rocks | 4 | 3 | right | battleground | 1 | 1/0/1
4U347 | Deep of Helm | 5 | 6 | left | battleground, plains | 3 | 0/1/0
4U350 | Hornburg Courtyard | 5 | 8 | left | battleground | 2 | 1/0/0
4U351 | Hornburg Parapet | 5 | 8 | left | battleground | 1,1 | 0/0/1
4U354 | Hornburg Armory | 6 | 3 | left | sanctuary | 1 | 1/1/1
4U356 | Hornburg Causeway | 7 | 6 | right | battleground | 2,3 | 1/0/0
4U357 | King’s Room | 7 | 6 | right | - | - | 0/1/1
4U358 | Ring of Isengard | 8 | 7 | right | - | 1 | 1/0/0
4U359 | Wizard’s Vale | 8 | 6 | right | - | 8,4 | 0/1/1
4U362 | Orthanc Library | 9 | 9 | left | - | 1,4 | 1/0/0
4U363 | Palantír Chamber | 9 | 9 | left | - | 2 | 0/1/1
`,
};
