import { NO, type Plain, startMatch } from '@tafelrunde/kernel';
import { lcg } from '../src/game.ts';
import type { M } from '../src/state.ts';
import { ok } from './campaign.ts';

const STARTERS = ['spirit', 'lore', 'leadership', 'tactics'];

/** A game of a scenario whose set-up is done: opening hands are kept, other questions get their first answer. */
export function begun(scenario: string, players = 1, more: Readonly<Record<string, Plain>> = {}): M {
  const decks = STARTERS.slice(0, players).map((starter) => ({ starter }));
  const m = ok(startMatch(lcg, { scenario, players: decks, first: 0, ...more } as Plain, `begun ${scenario}`));
  while (m.s.round === 0) {
    const decision = m.decision();
    if (!decision) break;
    m.answer(decision.options.find(({ id }) => id === NO)?.id ?? decision.options[0].id);
  }
  return m;
}
