import type { AttachDef } from '../defs.ts';
import { isCharacter, isEnemy, isHero, isLocation, kindOf } from '../registry.ts';
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
