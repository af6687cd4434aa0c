import evilEyes from 'virtual:game-icons/evil-eyes';
import type { ForSale } from '@tafelrunde/dbg';
import type { SeenZone } from '@tafelrunde/kernel';
import type { TableCard } from '../../table/face.ts';
import type { TableGame } from '../module.ts';
import { dbgWords } from './words.ts';

/** The known cards of a zone. */
export function known(game: TableGame, { cards }: SeenZone): TableCard[] {
  return cards.flatMap((card) => {
    const found = card ? game.named(card.def) : null;
    return card && found ? [{ ...found, id: card.id }] : [];
  });
}

/** A card in front of a player, with the Power that it has given in this turn. */
export const withGift = (card: TableCard, n = 0): TableCard => (n > 0 ? { ...card, note: `+${n}` } : card);

/**
 * A card that can be bought or defeated: with what it costs now, its ambush if that is still to come, and what is missing to
 * whoever has so much Power left.
 */
export function offered(game: TableGame, { id, def, cost, ambush }: ForSale, left?: number): TableCard[] {
  const found = game.named(def);
  if (!found) return [];
  const words = dbgWords();
  const { corner } = found.face;
  const change = corner ? (Math.sign(cost - Number(corner.value)) as -1 | 0 | 1) : 0;
  return [
    {
      ...found,
      id,
      face: corner ? { ...found.face, corner: { ...corner, value: cost, change } } : found.face,
      tokens: ambush ? [{ kind: 'mark', icon: evilEyes, label: words.ambush, count: 1 }] : [],
      states: ambush ? [words.ambushes] : [],
      ...(left !== undefined && cost > left ? { missing: words.missing(cost - left) } : null),
    },
  ];
}
