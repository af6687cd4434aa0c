import type { AttachDef } from '../../defs.ts';
import { attachmentsOn } from '../../players.ts';
import { isHero } from '../../registry.ts';

/** "Attach to a hero; one for each hero." */
export function onePerHero(id: string): AttachDef {
  return {
    allows: (m, hero) =>
      isHero(m, hero) && !attachmentsOn(m, hero).some((card) => m.defs[m.s.cards[card].def].id === id),
    text: {
      de: 'Hänge diese Karte an einen Helden an, höchstens 1 an jeden.',
      en: 'Attach this card to a hero, at most 1 to each.',
    },
  };
}
