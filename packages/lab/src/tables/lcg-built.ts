/** A deck of leadership and lore with cards of up to three core sets: allies to quest and fight, snares for trolls. */
export const built = `
1x Aragorn
1x Théodred
1x Denethor

3x Steward of Gondor
2x Celebrían's Stone
3x Sneak Attack
3x Gandalf
3x Faramir
3x Forest Snare
3x Snowbourn Scout
3x Guard of the Citadel
3x Silverlode Archer
3x Erebor Hammersmith
2x Henamarth Riversong
3x Daughter of the Nimrodel
3x Gléowine
2x Lore of Imladris
3x Valiant Sacrifice
3x Son of Arnor
2x Brok Ironfist
2x Protector of Lórien
1x Longbeard Orc Slayer
`;
