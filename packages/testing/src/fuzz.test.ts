import { execFileSync } from 'node:child_process';
import {
  below,
  cardsIn,
  decodeState,
  encodeState,
  equalPlain,
  History,
  loadGame,
  Match,
  Option,
  saveGame,
  seedWords,
} from '@tafelrunde/kernel';
import { describe, expect, it, vi } from 'vitest';
import { heads, opening, showing } from '../test/doctored.ts';
import { fuzz, listedAnswers, playChecked } from './fuzz.ts';
import { sample } from './sample/index.ts';
import { type HoardMatch, ZONE } from './sample/state.ts';

// Random play is slow where other programs run at the same time.
vi.setConfig({ testTimeout: 120_000 });

/** Asks thirty times which key to press, and breaks when somebody presses o, p and s in this order, others between them. */
const oops = opening({
  ask: {
    ask: (_m: HoardMatch, v: { asked?: number }) =>
      (v.asked ?? 0) >= 30
        ? null
        : {
            seat: 0,
            kind: 'mode',
            prompt: ['sample.ask.act'],
            options: [...'aeiops'].map((key) => new Option(key, 'kernel.option.yes')),
          },
    then: (m: HoardMatch, v: { asked?: number; typed?: number }, { id }: Option) => {
      v.asked = (v.asked ?? 0) + 1;
      if (id === 'ops'[v.typed ?? 0]) v.typed = (v.typed ?? 0) + 1;
      if (v.typed === 3) m.s.zones[0].pop();
      m.jump('ask');
    },
  },
});

describe('fuzz', () => {
  it('plays some hundred games of the sample with every check', () => {
    const report = fuzz(sample, { games: 150, seed: 'suite' });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(150);
    expect(report.decisions).toBeGreaterThan(10_000);
  });

  it('plays the same games for the same seed', () => {
    const once = fuzz(sample, { games: 3, seed: 'again' });
    expect(fuzz(sample, { games: 3, seed: 'again' })).toEqual(once);
    expect(fuzz(sample, { games: 3, seed: 'other' }).decisions).not.toBe(once.decisions);
  });

  it('reports how far it is', () => {
    const seen: number[] = [];
    fuzz(sample, { games: 3, progress: (games) => seen.push(games) });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('also finds in sampled games what only a full check can see', () => {
    // The top of the deck shows in every seventh position.
    const leaking = showing((m) => (m.s.answers % 7 === 3 ? m.s.cards[cardsIn(m, ZONE.deck)[0] ?? 0].def : 0));
    const lots = seedWords('lots');
    const broken = Array.from({ length: 40 }, (_, i) => {
      const luck = seedWords(`game ${i}`);
      const answers = (ids: readonly string[]) => ids[below(luck, ids.length)];
      return playChecked(leaking, { seats: 2 }, `${i}`, answers, 20_000, () => below(lots, 16) === 0).broken;
    });
    expect(broken.some((one) => one?.invariant === 3)).toBe(true);
  });

  it('stops after as many violations as wanted', () => {
    expect(fuzz(oops, { games: 50, most: 2 }).violations).toHaveLength(2);
  });
});

describe('a failure', () => {
  const [violation] = fuzz(oops, { games: 20, most: 1 }).violations;

  it('is reported with the few answers that it needs', () => {
    expect(violation.answers).toEqual(['o', 'p', 's']);
    expect(violation.invariant).toBe(4);
  });

  it('is reported with a command that shows it again', () => {
    const [print, run] = violation.command.split(' | ');
    expect(run).toBe('npm run --silent tafelrunde -- replay --check -');
    const record = JSON.parse(execFileSync('sh', ['-c', print], { encoding: 'utf8' }));
    const { setup, seed, answers } = violation;
    expect(record).toEqual({ game: 'sample', gameVersion: 1, setup, seed, answers });
    const again = playChecked(oops, record.setup, record.seed, listedAnswers(record.answers));
    expect(again.broken).toMatchObject({ invariant: 4, message: violation.what });
  });

  it('is quoted so that a shell gives it back unchanged', () => {
    const game = opening({
      ask: {
        ask: () => ({
          seat: 0,
          kind: 'mode',
          prompt: ['sample.ask.act'],
          options: [new Option('it\'s \\n "odd"', 'x'), ...heads()],
        }),
        then: () => {},
      },
    });
    const [{ command, seed }] = fuzz(game, { games: 1, seed: "d'Or \\t" }).violations;
    const printed = execFileSync('sh', ['-c', command.split(' | ')[0]], { encoding: 'utf8' });
    expect(JSON.parse(printed).seed).toBe(seed);
  });
});

describe('saving and loading', () => {
  it('changes nothing at any decision of many games', () => {
    for (let n = 0; n < 300; n++) {
      const started = History.start(sample, { seats: 2 + (n % 2) }, `save-${n}`);
      if (!started.ok) throw new Error('the set-up is refused');
      let m = started.value.match;
      for (let turn = 0; m.decision(); turn++) {
        const { options } = m.decision()!;
        const { id } = options[(n * 7 + turn * 13) % options.length];
        const loaded = decodeState(sample, JSON.parse(JSON.stringify(encodeState(sample, m.s))))!;
        const other = new Match(sample, loaded);
        if (m.answer(id) || other.answer(id) || !equalPlain(m.s, other.s)) expect.fail(`game ${n}, answer ${turn}`);
        // From here on the game is the loaded one.
        m = other;
      }
      expect(m.s.over).not.toBeNull();
    }
  });

  it('gives whole saved games back', () => {
    for (let n = 0; n < 10; n++) {
      const started = History.start(sample, { seats: 2 }, `whole-${n}`);
      if (!started.ok) throw new Error('the set-up is refused');
      const history = started.value;
      for (let i = 0; i < 15 * n && history.match.decision(); i++) {
        const { options } = history.match.decision()!;
        history.answer(options[i % options.length].id);
      }
      const text = saveGame(history);
      const loaded = loadGame(sample, text);
      expect(loaded.ok && saveGame(loaded.value)).toBe(text);
    }
  });
});
