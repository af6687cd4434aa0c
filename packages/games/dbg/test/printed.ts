/**
 * What the cards print, one line each: title, group, types, level, cost, victory points, copies, Power at once, and all
 * numbers of the text in their order. Written from the facts (designs of ours from the design list), never from the
 * definitions, so that a wrong number in one of them does not agree with the other.
 */
export const PRINTED = `
Courage | courage | starter | 0 | 0 | 0 | 24 | 1 | 1
Despair | despair | starter | 0 | 0 | 0 | 16 | 0 |
Valor | valor | maneuver | 0 | 3 | 1 | 14 | 2 | 2
Corruption | corruption | - | 0 | 0 | -1 | 20 | 0 |
The One Ring | hero start | starter artifact | 0 | 0 | 0 | 1 | 2 | 2 1
Gandalf’s Staff | hero start | starter artifact | 0 | 0 | 0 | 1 | 1 | 1
Aragorn’s Sword | hero start | starter artifact | 0 | 0 | 0 | 1 | 0 | 1
Bow of the Galadhrim | hero start | starter artifact | 0 | 0 | 0 | 1 | 2 | 2 10 1
Gimli’s Axe | hero start | starter artifact | 0 | 0 | 0 | 1 | 2 | 2 1 2
Boromir’s Sword | hero start | starter artifact | 0 | 0 | 0 | 1 | 0 | 1
Sam’s Bravery | hero start | starter maneuver | 0 | 0 | 0 | 1 | 1 | 1 1 5
Ride Like the Wind | hero start | starter maneuver | 0 | 0 | 0 | 1 | 1 | 1 2
Second Breakfast | hero start | starter maneuver | 0 | 0 | 0 | 1 | 0 | 3 1
Bilbo Baggins | main | ally | 0 | 2 | 1 | 1 | 1 | 1 1 0 1
Boromir, Captain of the White Tower | main | ally | 0 | 6 | 2 | 1 | 4 | 4
Elendil | main | ally | 0 | 5 | 2 | 3 | 3 | 3
Frodo Baggins, Ring-bearer | main | ally | 0 | 4 | 1 | 2 | 2 | 2 1
Galadriel, Lady of Light | main | ally | 0 | 7 | 2 | 1 | 2 | 2
Gandalf the Grey | main | ally | 0 | 7 | 3 | 1 | 3 | 3 1
Gimli, Son of Glóin | main | ally | 0 | 4 | 1 | 1 | 2 | 2 2
Strider, Ranger | main | ally | 0 | 6 | 0 | 2 | 3 | 3 5 5
Haldir | main | ally | 0 | 2 | 1 | 3 | 2 | 2
Legolas Greenleaf | main | ally | 0 | 5 | 1 | 3 | 0 | 2 2
Merry | main | ally | 0 | 3 | 1 | 3 | 2 | 2
Pippin | main | ally | 0 | 2 | 1 | 3 | 0 | 1
Samwise Gamgee | main | ally | 0 | 3 | 1 | 2 | 2 | 2 1
Lord Elrond | main | ally | 0 | 7 | 2 | 1 | 2 | 2 4
Boromir’s Shield | main | artifact | 0 | 4 | 1 | 1 | 2 | 2 1
Elven Brooch | main | artifact | 0 | 3 | 0 | 2 | 1 | 1 5 5
Horn of Gondor | main | artifact | 0 | 3 | 1 | 3 | 0 | 1
Sting | main | artifact | 0 | 4 | 0 | 2 | 2 | 2 5 5
Shards of Narsil | main | artifact | 0 | 7 | 2 | 1 | 0 | 1 3 1
Gandalf’s Fireworks | main | artifact | 0 | 4 | 1 | 1 | 1 | 1 1 5
Pipe-weed | main | artifact | 0 | 1 | 0 | 1 | 1 | 1 1
Book of Mazarbul | main | artifact | 0 | 4 | 1 | 1 | 0 | 1 5
Light of Eärendil | main | artifact | 0 | 2 | 1 | 3 | 0 | 4 1
Mirror of Galadriel | main | artifact | 0 | 3 | 1 | 3 | 1 | 1
Evenstar Pendant | main | artifact | 0 | 6 | 2 | 2 | 0 | 8 1
Seeing Stones | main | artifact | 0 | 4 | 1 | 3 | 0 | 2 1
Flaming Torch | main | artifact | 0 | 5 | 1 | 3 | 3 | 3
Mithril Vest | main | artifact | 0 | 7 | 2 | 1 | 0 |
Finding the Ring | main | fortune | 0 | 0 | 0 | 1 | 0 | 2
Winged Escape | main | fortune | 0 | 0 | 0 | 1 | 0 | 1
Cast It into the Fire! | main | fortune | 0 | 0 | 0 | 1 | 0 | 2
Rage of the River | main | fortune | 0 | 0 | 0 | 1 | 3 | 3
A Gift | main | fortune | 0 | 0 | 0 | 1 | 0 |
Moria Orc Captain | main | enemy | 0 | 2 | 0 | 1 | 2 | 2 5 3
Orc Overseer | main | enemy | 0 | 4 | 1 | 2 | 1 | 1 1
Uruk-hai Scouts | main | enemy | 0 | 2 | 1 | 4 | 2 | 2 2
Uruk-hai Grunt | main | enemy | 0 | 3 | 1 | 2 | 2 | 2 1 1
Black Riders | main | enemy | 0 | 6 | 2 | 2 | 3 | 3 1
Ringwraith Shades | main | enemy | 0 | 5 | 1 | 2 | 2 | 2 2 3 3
Moria Orcs | main | enemy | 0 | 3 | 1 | 8 | 0 | 1 4
Ringwraiths | main | enemy | 0 | 7 | 2 | 1 | 3 | 3 1 2
Uruk-Hai | main | enemy | 0 | 4 | 1 | 4 | 2 | 2 1 1
Hobbiton | main | location | 0 | 4 | 1 | 1 | 0 | 1
Isengard | main | location | 0 | 4 | 1 | 1 | 0 | 1
The Prancing Pony | main | location | 0 | 4 | 1 | 1 | 0 | 1
The Mines of Moria | main | location | 0 | 5 | 1 | 1 | 0 | 1
Lothlórien | main | location | 0 | 7 | 2 | 1 | 0 | 1
Rivendell | main | location | 0 | 5 | 1 | 1 | 0 | 1
That Was Close! | main | maneuver | 0 | 3 | 1 | 2 | 1 | 1 1
This Is for You! | main | maneuver | 0 | 5 | 2 | 2 | 0 | 2 1
Fly, You Fools! | main | maneuver | 0 | 3 | 1 | 2 | 0 | 1 1
It Comes in Pints? | main | maneuver | 0 | 4 | 1 | 2 | 2 | 2 1
Hope Endures | main | maneuver | 0 | 5 | 1 | 1 | 2 | 2 3
The Council of Elrond | main | maneuver | 0 | 5 | 1 | 2 | 0 | 2
My Captain, My King | main | maneuver | 0 | 3 | 1 | 2 | 1 | 1 1
Don’t Tempt Me, Frodo! | main | maneuver | 0 | 3 | 1 | 2 | 2 | 2 1
One Does Not Simply Walk into Mordor | main | maneuver | 0 | 6 | 2 | 1 | 3 | 3 1
Recover Your Strength | main | maneuver | 0 | 2 | 1 | 2 | 1 | 1 4
Seduced by the Ring | main | maneuver | 0 | 4 | 1 | 1 | 1 | 1 1 2
Drums in the Deep | main | maneuver | 0 | 6 | 2 | 1 | 0 | 1
Still Sharp | main | maneuver | 0 | 5 | 1 | 2 | 0 | 1 1
You Shall Not Pass! | main | maneuver | 0 | 2 | 1 | 3 | 0 | 1 1
Nazgûl | archenemy | enemy | 1 | 8 | 4 | 1 | 2 | 2 1 5
Moria Horde | archenemy | enemy | 2 | 8 | 5 | 1 | 3 | 3 1
Cave Troll | archenemy | enemy | 2 | 9 | 5 | 1 | 4 | 4
Watcher in the Water | archenemy | enemy | 2 | 9 | 5 | 1 | 2 | 2 1 2
Úlairë Ostëa | archenemy | enemy | 2 | 9 | 5 | 1 | 3 | 3 2
Uruk-hai Band | archenemy | enemy | 2 | 9 | 5 | 1 | 3 | 3 3
Úlairë Nelya | archenemy | enemy | 3 | 10 | 7 | 1 | 0 | 1
The Witch-king | archenemy | enemy | 3 | 11 | 8 | 1 | 0 | 2
Saruman | archenemy | enemy | 3 | 12 | 8 | 1 | 0 | 7 3
The Balrog | archenemy | enemy | 3 | 13 | 9 | 1 | 4 | 4 2 2
Úlairë Cantëa | archenemy | enemy | 3 | 10 | 7 | 1 | 3 | 3 1 1 1 2
Lurtz | archenemy | enemy | 4 | 14 | 10 | 1 | 0 |
Nazgûl (Impossible) | impossible | enemy | 1 | 9 | 4 | 1 | 3 | 3 1 5 1
Moria Horde (Impossible) | impossible | enemy | 2 | 10 | 6 | 1 | 4 | 4 1
Watcher in the Water (Impossible) | impossible | enemy | 2 | 11 | 6 | 1 | 3 | 3 1 3
Cave Troll (Impossible) | impossible | enemy | 2 | 11 | 6 | 1 | 5 | 5 1 1
The Balrog (Impossible) | impossible | enemy | 3 | 13 | 9 | 1 | 5 | 5 2 2
The Witch-king (Impossible) | impossible | enemy | 3 | 13 | 9 | 1 | 5 | 5 1 2 2
Saruman (Impossible) | impossible | enemy | 3 | 13 | 10 | 1 | 0 | 7
Lurtz (Impossible) | impossible | enemy | 4 | 14 | 12 | 1 | 0 | 1 18 2 8 3 5 4 4 5
`;
