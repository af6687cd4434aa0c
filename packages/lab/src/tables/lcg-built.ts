/** A deck of leadership, spirit and lore with cards of up to three core sets: one quests, one draws, one pays, all have help. */
export const built = `
1x Glóin
1x Éowyn
1x Beravor

3x Steward of Gondor
3x Sneak Attack
3x Gandalf
2x Faramir
2x Forest Snare
3x Northern Tracker
3x Guard of the Citadel
3x Erebor Hammersmith
3x Gléowine
2x Henamarth Riversong
3x Unexpected Courage
3x A Test of Will
3x The Galadhrim's Greeting
3x Wandering Took
3x Hasty Stroke
3x Snowbourn Scout
2x Brok Ironfist
2x The Favor of the Lady
1x Celebrían's Stone
`;

/**
 * Decks for Dol Guldur, found by a search: heroes and cards of several core sets and all packs were drawn by chance, tried by steady bots,
 * and changed card by card as long as they came further (docs/bots.md). These two travel together.
 */
export const escapeEowyn = `
1x Éowyn
1x Aragorn
1x Glóin

3x Steward of Gondor
3x Unexpected Courage
3x Gandalf
3x Celebrían's Stone
3x Northern Tracker
2x Éomund
3x A Test of Will
2x Faramir
2x Elfhelm
3x Sneak Attack
3x Wandering Took
3x The Riddermark's Finest
3x The Favor of the Lady
3x Snowbourn Scout
3x Westfold Horse-Breaker
3x Escort from Edoras
3x Dúnedain Watcher
2x Hasty Stroke
`;

export const escapeDain = `
1x Dáin Ironfoot
1x Prince Imrahil
1x Bilbo Baggins

3x Steward of Gondor
3x Gandalf
2x Gildor Inglorion
3x Celebrían's Stone
2x Haldir of Lórien
2x Faramir
3x Sneak Attack
3x Rivendell Minstrel
3x Mirkwood Runner
3x Fast Hitch
3x Snowbourn Scout
3x Erebor Hammersmith
3x Guard of the Citadel
1x Silvan Tracker
3x Dúnedain Warning
3x Gandalf's Search
2x Dúnedain Watcher
2x Self Preservation
3x Silverlode Archer
`;

/** Whoever comes furthest alone. */
export const escapeAlone = `
1x Théodred
1x Aragorn
1x Éowyn

3x Steward of Gondor
3x Gandalf
3x Celebrían's Stone
3x Sneak Attack
2x Éomund
3x A Test of Will
2x Elfhelm
3x Wandering Took
2x Faramir
3x West Road Traveller
3x Hasty Stroke
2x Brok Ironfist
3x Common Cause
3x Snowbourn Scout
3x The Riddermark's Finest
3x For Gondor!
3x Ever Vigilant
3x Son of Arnor
`;
