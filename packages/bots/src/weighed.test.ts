import { createHash, type Hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type DbgState, dbg } from '@tafelrunde/dbg';
import { cloneState, type Game, Match, type State, seedWords } from '@tafelrunde/kernel';
import { type LcgState, lcg } from '@tafelrunde/lcg';
import { type RbState, runebound } from '@tafelrunde/runebound';
import { type TcgState, tcg } from '@tafelrunde/tcg';
import type { ChroniclePosition } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { manyPositions as dbgPositions } from '../../games/dbg/test/positions.ts';
import { manyPositions as lcgPositions } from '../../games/lcg/test/positions.ts';
import { manyPositions as runeboundPositions } from '../../games/runebound/test/positions.ts';
import { manyPositions as tcgPositions } from '../../games/tcg/test/positions.ts';
import { Curious } from '../test/curious.ts';
import { weighed as weighedDbg } from '../test/weighed/dbg.ts';
import { known as knownLcg, weighed as weighedLcg } from '../test/weighed/lcg.ts';
import { known as knownRunebound, weighed as weighedRunebound } from '../test/weighed/runebound.ts';
import type { Weighed } from '../test/weighed/seen.ts';
import { weighed as weighedTcg } from '../test/weighed/tcg.ts';
import type { DbgSight } from './dbg/sight.ts';
import type { LcgSight } from './lcg/sight.ts';
import type { RbSight } from './runebound/sight.ts';
import type { Sight } from './sight.ts';
import { loadSkill } from './skills.ts';
import type { TcgSight } from './tcg/sight.ts';

// What rules of thumb weigh beside what they choose: most of it decides nothing in most positions, and would change unseen. Whoever
// changes it on purpose writes the files anew (docs/testing.md, Chronicles).

/** How a game is looked at. */
interface Look<S extends State> {
  readonly game: Game<S>;
  readonly positions: () => readonly ChroniclePosition<S>[];
  /** Of each question one in so many is looked at, and the first. */
  readonly every: number;
  readonly weighed: (sight: Sight<S>) => Weighed;
  /** What is the same in every position. */
  readonly known?: (sight: Sight<S>) => Weighed;
  /** Makes of a position a worse one of a kind that is seldom met: wounds, and less to act with. */
  readonly worsen: (state: S, n: number) => void;
}

const look = <S extends State>(one: Look<S>): Look<never> => one as unknown as Look<never>;

const LOOKS = [
  look<LcgState>({
    ...{ game: lcg, positions: lcgPositions, every: 9 },
    weighed: (sight) => weighedLcg(sight as LcgSight),
    known: (sight) => knownLcg(sight as LcgSight),
    worsen(state, n) {
      for (const [at, card] of state.cards.entries()) {
        card.damage += (at + n) % 3;
        if ((at + n) % 4 === 0) card.exhausted = 1;
        card.resources = (at + n) % 5;
      }
    },
  }),
  look<TcgState>({
    ...{ game: tcg, positions: tcgPositions, every: 7 },
    weighed: (sight) => weighedTcg(sight as TcgSight),
    worsen(state, n) {
      for (const [at, card] of state.cards.entries()) card.wounds += (at + n) % 3;
      for (const seat of state.burdens.keys()) state.burdens[seat] += n % 5;
    },
  }),
  look<DbgState>({
    ...{ game: dbg, positions: dbgPositions, every: 5 },
    weighed: (sight) => weighedDbg(sight as DbgSight),
    worsen(state, n) {
      state.gained = n % 3;
    },
  }),
  look<RbState>({
    ...{ game: runebound, positions: runeboundPositions, every: 14 },
    weighed: (sight) => weighedRunebound(sight as RbSight),
    known: knownRunebound,
    worsen(state, n) {
      for (const seat of state.gold.keys()) state.gold[seat] = n % 9;
      state.round += n % 12;
    },
  }),
];

const file = (name: string): string => fileURLToPath(new URL(`../test/weighed/${name}.txt`, import.meta.url));

/** As text, with numbers that are the same on every machine. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isInteger(part) ? Number(part.toPrecision(6)) : part,
  );

describe.each(LOOKS.map((one) => [one.game.id, one] as const))('what bots weigh in %s', (id, one) => {
  it('is as it was, whether they are asked or not', { timeout: 600_000 }, async () => {
    const skill = await loadSkill<never>(id);
    const marks = new Map<string, Hash>();
    const note = (all: Weighed): void => {
      for (const [name, value] of all) {
        const mark = marks.get(name) ?? createHash('sha256');
        marks.set(name, mark.update(`${told(value)}\n`));
      }
    };
    const curious = new Curious();
    const asked = new Map<string, number>();
    let n = 0;
    for (const { name, begin, most } of one.positions()) {
      const match: Match<never> = begin();
      const luck = seedWords(name);
      let decision = match.decision();
      if (decision && n === 0 && one.known) note(one.known(skill.look(match, decision.seat)));
      for (let at = 0; decision && at < most; at++, decision = match.decision()) {
        const times = asked.get(decision.prompt[0]) ?? 0;
        asked.set(decision.prompt[0], times + 1);
        n++;
        if (times % one.every === 0) {
          note(one.weighed(skill.look(match, decision.seat)));
          const state = cloneState<State>(one.game as unknown as Game, match.s as State);
          one.worsen(state as never, n);
          const worse = new Match<never>(one.game, state as never);
          note(one.weighed(skill.look(worse, decision.seat)));
        }
        match.take(curious.choose(match as unknown as Match, decision.options, luck));
      }
    }
    const lines = [...marks].map(([name, mark]) => `${name}: ${mark.digest('hex').slice(0, 12)}`).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file(id));
  });
});
