import { describe, expect, it } from 'vitest';
import { sample } from '../../testing/src/sample/index.ts';
import { asks, begin, DECK, def, HAND, type MiniMatch, type MiniState, mini, note } from '../test/mini.ts';
import type { Option } from './decision.ts';
import { below, seedWords } from './random.ts';
import { History, prepareMatches, type Result, startMatch } from './record.ts';
import { encodeState } from './save.ts';
import type { State, Vars } from './state.ts';
import { cardsIn, move, roll } from './zones.ts';

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** Asks again and again: note something, draw a card, roll a die, or nothing. */
const game = mini({
  cards: [...'abcdefgh'].map((id) => def(id)),
  steps: {
    ask: asks(['note', 'draw', 'roll', 'wait'], (m: MiniMatch, _v: Vars, { id }: Option) => {
      if (id === 'note') note(m, `at ${m.s.answers}`);
      if (id === 'draw') move(m, cardsIn(m, DECK).at(-1)!, HAND, 0);
      if (id === 'roll') note(m, `rolled ${roll(m, 6)}`);
      m.say(['mini.plain']);
      m.jump('ask');
    }),
  } as never,
});

const start = () => value(History.start(game, { seats: 2 }, 'luck'));
const play = (h: History<MiniState>, ...answers: readonly string[]) => {
  for (const answer of answers) expect(h.answer(answer)).toBeNull();
};
const text = <S extends State>(h: History<S>) => JSON.stringify(encodeState(h.game, h.match.s));

describe('a start', () => {
  it('is refused with a sentence if the set-up cannot be played', () => {
    expect(startMatch(game, { seats: 9 }, 'x')).toEqual({ ok: false, problem: ['mini.seats'] });
    expect(History.start(game, null, 'x').ok).toBe(false);
  });

  it('keeps the set-up from being changed', () => {
    expect(Object.isFrozen(begin(game).s.setup)).toBe(true);
  });
});

describe('prepared games', () => {
  const prepared = prepareMatches(
    sample,
    sample.randomSetup((n) => n - 1),
  );
  const start = (seed: string) => {
    if (!prepared.ok) throw new Error('refused');
    return prepared.value(seed);
  };

  it('begin as those that are set up one by one', () => {
    const match = start('a');
    expect(encodeState(sample, match.s)).toEqual(encodeState(sample, value(startMatch(sample, match.s.setup, 'a')).s));
  });

  it('do not influence each other', () => {
    const first = start('a');
    for (let i = 0; i < 30 && first.decision(); i++) first.take(first.decision()!.options[0]);
    const again = start('a');
    expect(again.s.answers).toBe(0);
    for (let i = 0; i < 30 && again.decision(); i++) again.take(again.decision()!.options[0]);
    expect(encodeState(sample, again.s)).toEqual(encodeState(sample, first.s));
  });
});

describe('a record', () => {
  it('gives the same game again, byte for byte, up to any answer', () => {
    const history = start();
    play(history, 'note', 'roll', 'draw', 'note');
    expect(history.record).toEqual({
      game: 'mini',
      gameVersion: 1,
      setup: { seats: 2 },
      seed: 'luck',
      answers: ['note', 'roll', 'draw', 'note'],
    });
    expect(text(value(History.replay(game, history.record)))).toBe(text(history));
    const half = start();
    play(half, 'note', 'roll');
    expect(text(value(History.replay(game, history.record, 2)))).toBe(text(half));
  });

  it('is refused if it is of another game or version, or has an answer that does not fit', () => {
    const { record } = start();
    const problem = (change: object) => {
      const replayed = History.replay(game, { ...record, ...change });
      return replayed.ok ? null : replayed.problem;
    };
    expect(problem({ game: 'chess' })).toEqual(['kernel.load.other-game', { game: 'chess' }]);
    expect(problem({ gameVersion: 2 })).toEqual(['kernel.load.other-version', { version: 2 }]);
    expect(problem({ answers: ['note', 'fly'] })).toEqual(['kernel.load.bad-answer', { n: 2 }]);
    expect(problem({ setup: {} })).toEqual(['mini.seats']);
  });

  it('of older rules goes on by those of today if every answer fits; otherwise it is said which does not', () => {
    const history = start();
    play(history, 'note', 'roll', 'draw');
    const today = { ...game, version: 3 };
    const replayed = value(History.replay(today, history.record));
    expect(replayed.answers).toEqual(history.answers);
    expect(replayed.record.gameVersion).toBe(3);
    const unfit = History.replay(today, { ...history.record, answers: ['note', 'fly'] });
    expect(unfit).toEqual({ ok: false, problem: ['kernel.load.older-version', { version: 1, n: 2 }] });
    expect(History.replay(game, { ...history.record, gameVersion: 2 }).ok).toBe(false);
  });

  it('does not keep a refused answer', () => {
    const history = start();
    expect(history.answer('fly')).toMatchObject({ code: 'not-an-option' });
    expect(history.length).toBe(0);
  });
});

describe('undo', () => {
  it('takes back the last answer, or several', () => {
    const history = start();
    const first = text(history);
    play(history, 'note', 'note', 'wait');
    expect(history.undo()).toBeNull();
    expect(history.answers).toEqual(['note', 'note']);
    expect(history.undo(0)).toBeNull();
    expect(text(history)).toBe(first);
  });

  it.each(['draw', 'roll'])('does not take back a %s, nor what was before it', (seen) => {
    const history = start();
    play(history, 'note', seen, 'wait', 'note');
    expect(history.undoLimit).toBe(2);
    expect(history.undo(2)).toBeNull();
    expect(history.undo()).toMatchObject({ words: ['kernel.refusal.seen'] });
    expect(history.undo(0)).toMatchObject({ words: ['kernel.refusal.seen'] });
    expect(history.answers).toEqual(['note', seen]);
  });

  it('refuses what is no earlier position', () => {
    const history = start();
    for (const to of [-1, 1, 0.5])
      expect(history.undo(to)).toMatchObject({ words: ['kernel.refusal.nothing-to-undo'] });
    expect(history.undo()).toMatchObject({ words: ['kernel.refusal.nothing-to-undo'] });
  });

  it('is possible for people who play alone even if something was seen', () => {
    const history = start();
    play(history, 'note', 'draw', 'wait');
    history.rewind(1);
    expect(history.answers).toEqual(['note']);
    expect(cardsIn(history.match, HAND, 0)).toEqual([]);
  });

  it('says nothing twice', () => {
    const history = start();
    play(history, ...new Array<string>(40).fill('note'));
    const said: unknown[] = [];
    history.match.log = (line) => said.push(line);
    history.rewind(38);
    expect(said).toEqual([]);
    play(history, 'note');
    expect(said).toHaveLength(1);
  });

  it('never gives back what somebody has seen, in random games', () => {
    const luck = seedWords('undo');
    for (let n = 0; n < 40; n++) {
      const history = value(History.start(sample, { seats: 2 + (n % 2) }, `undo ${n}`));
      const { match } = history;
      for (let i = 0; i < 60 && match.decision(); i++) {
        const { options } = match.decision()!;
        history.answer(options[below(luck, options.length)].id);
        if (below(luck, 4) > 0) continue;
        const { news } = match.s;
        const seen = match.s.cards.map((card) => card.seen);
        expect(history.undo(history.undoLimit)).toBeNull();
        expect(match.s.news).toBe(news);
        match.s.cards.forEach((card, ix) => {
          expect(seen[ix] & ~card.seen).toBe(0);
        });
      }
    }
  });
});

describe('going back and forth', () => {
  it('is exact at every distance from the snapshots', () => {
    const history = start();
    const texts = [text(history)];
    for (let i = 0; i < 100; i++) {
      play(history, ['note', 'wait', 'roll'][i % 3]);
      texts.push(text(history));
    }
    const { answers } = history.record;
    for (const to of [100, 99, 97, 96, 95, 65, 64, 63, 33, 32, 31, 1, 0]) {
      history.rewind(to);
      expect(text(history)).toBe(texts[to]);
      expect(history.length).toBe(to);
    }
    play(history, ...answers);
    expect(text(history)).toBe(texts[100]);
    history.rewind(70);
    expect(text(history)).toBe(texts[70]);
  });
});
