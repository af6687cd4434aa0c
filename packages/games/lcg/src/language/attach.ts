import type { AttachDef } from '../defs.ts';
import { matchesSphere } from '../players.ts';
import { hasTrait, isAlly, isCharacter, isEnemy, isHero, isLocation, kindOf } from '../registry.ts';
import type { M } from '../state.ts';
import { type Sphere, sphereWords } from '../stats.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';

/** What attachments may be attached to; checked only when they enter play (LCG-ATTACH-04). */
export const toHero: AttachDef = {
  allows: isHero,
  text: { de: 'Hänge diese Karte an einen Helden an.', en: 'Attach this card to a hero.' },
};

export const toCharacter: AttachDef = {
  allows: isCharacter,
  text: { de: 'Hänge diese Karte an einen Charakter an.', en: 'Attach this card to a character.' },
};

export const toAlly: AttachDef = {
  allows: isAlly,
  text: { de: 'Hänge diese Karte an einen Verbündeten an.', en: 'Attach this card to an ally.' },
};

/** A character of a sphere, by its print or an icon that it has gained. */
export const toCharacterOf = (sphere: Sphere): AttachDef => ({
  allows: (m, host) => isCharacter(m, host) && isPartOf(m, host, sphere),
  text: {
    de: `Hänge diese Karte an einen Charakter der Sphäre ${sphereWords[sphere].de} an.`,
    en: `Attach this card to a ${sphereWords[sphere].en} character.`,
  },
});

/** What has no sphere, such as objectives that have become allies, belongs to none. */
function isPartOf(m: M, card: number, sphere: Sphere): boolean {
  return m.defs[m.s.cards[card].def].sphere !== '' && matchesSphere(m, card, sphere);
}

export const toLocation: AttachDef = {
  allows: isLocation,
  text: { de: 'Hänge diese Karte an einen Ort an.', en: 'Attach this card to a location.' },
};

export const toEngagedEnemy: AttachDef = {
  allows: (m, host) => isEnemy(m, host) && kindOf(m, host) === ZONE.engaged,
  text: {
    de: 'Hänge diese Karte an einen Gegner an, der im Kampf mit einem Spieler ist.',
    en: 'Attach this card to an enemy engaged with a player.',
  },
};

/** A character of a trait, or a hero of a sphere, printed or gained. */
export const toCharacterWith = (trait: string): AttachDef => {
  const { de, en } = traitWord(trait);
  return {
    allows: (m, host) => isCharacter(m, host) && hasTrait(m, host, trait),
    text: {
      de: `Hänge diese Karte an einen Charakter mit dem Merkmal ${de} an.`,
      en: `Attach this card to a ${en} character.`,
    },
  };
};

export const toHeroOf = (sphere: Sphere): AttachDef => {
  const { de, en } = sphereWords[sphere];
  return {
    allows: (m, host) => isHero(m, host) && matchesSphere(m, host, sphere),
    text: { de: `Hänge diese Karte an einen Helden der Sphäre ${de} an.`, en: `Attach this card to a ${en} hero.` },
  };
};
