import { type DbgQuestion, dbg } from '@tafelrunde/dbg';
import type { Update } from '../../engine/protocol.ts';
import { seenBy } from '../module.ts';
import { dbgWords } from './words.ts';

const printed = new Map(dbg.defs.map(({ id, power }) => [id, power]));

const ACT: DbgQuestion = 'dbg.ask.act';

/** The Power that is left to spend, and what the cards in hand would add at least. */
export function forecast({ decision, view, viewer }: Update): string {
  if (decision?.prompt[0] !== ACT) return '';
  const { powerLeft, players } = seenBy(dbg, view);
  const hand = players[viewer]?.hand.cards ?? [];
  const more = hand.reduce((sum, card) => sum + (card ? (printed.get(card.def) ?? 0) : 0), 0);
  return dbgWords().forecast(powerLeft, more);
}
