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
