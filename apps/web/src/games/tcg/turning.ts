import type { SeenSkirmish } from '@tafelrunde/tcg';
import type { Update } from '../../engine/protocol.ts';

/** What the game says above a candidate if it is about how a skirmish would stand. */
const STANDS = new Set(['tcg.badge.versus', 'tcg.badge.wounds', 'tcg.badge.overwhelmed', 'tcg.badge.falls']);

/** A card in hand that would certainly turn a skirmish the way of the one who holds it, and how it would stand then. */
export interface Turning {
  readonly label: string;
  readonly stands: string;
}

/** What the game says of the own cards while that skirmish is fought: those that turn it. */
export function turningCards(
  update: Update | undefined,
  skirmish: SeenSkirmish,
  mine: boolean,
  titleInHand: (id: string) => string,
): Turning[] {
  if (!update?.decision || !skirmish.fought || skirmish.winning === mine) return [];
  return update.decision.options.flatMap(({ id, cards: [card = ''] }) => {
    const badge = update.preview?.options[id]?.badge;
    const label = titleInHand(card);
    if (!badge || label === '' || badge.tone !== 'good' || !STANDS.has(badge.words[0])) return [];
    const { own, other } = badge.words[1] as Readonly<Record<'own' | 'other', number>>;
    return [{ label, stands: `${own} : ${other}` }];
  });
}
