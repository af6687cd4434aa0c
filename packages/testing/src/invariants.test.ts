import { cardsIn, type Game, kernelMessages, Option, type Plain } from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';
import { describe, expect, it, vi } from 'vitest';
import { doctored, heads, onGain, opening, showing } from '../test/doctored.ts';
import { fuzz } from './fuzz.ts';
import { sample } from './sample/index.ts';
import { messages } from './sample/messages.ts';
import { type HoardMatch, type HoardState, ZONE } from './sample/state.ts';

// Random play is slow where other programs run at the same time.
vi.setConfig({ testTimeout: 120_000 });

/** What random play finds: the number of the broken invariant and what it says. */
function found(game: Game<HoardState>, options: { longest?: number } = {}): { invariant: number; what: string } {
  const { violations } = fuzz(game, { games: 15, most: 1, ...options });
  return violations[0] ?? { invariant: 0, what: 'nothing' };
}

const put = (m: HoardMatch, value: unknown) => {
  (m.s as unknown as { odd: unknown }).odd = value;
};

const ask = (options: readonly Option[]) => ({
  seat: 0,
  kind: 'mode' as const,
  prompt: ['sample.ask.act'] as const,
  options,
});

describe('random play of the sample game', () => {
  it('finds nothing wrong', () => {
    expect(fuzz(sample, { games: 10, seed: 'clean' }).violations).toEqual([]);
  });
});

describe('random play catches, in copies (1),', () => {
  it('a clone that shares an array', () => {
    const { invariant, what } = found(doctored({ copy: (state, own) => ({ ...state, ...own }) }));
    expect(invariant).toBe(1);
    expect(what).toContain('shares /gold');
  });

  it.each([
    ['undefined', () => undefined],
    ['a Map', () => new Map()],
    ['NaN', () => Number.NaN],
    ['a function', () => () => 1],
    ['minus zero', () => -0],
  ])('%s in the state', (_name, odd) => {
    const { invariant, what } = found(onGain((m) => put(m, odd())));
    expect(invariant).toBe(1);
    expect(what).toContain('not plain data at /odd');
  });

  it('a question that changes the state when it is asked', () => {
    const game = opening({
      ask: {
        ask: (m: HoardMatch) => {
          m.s.gold[0]++;
          return ask(heads());
        },
        then: () => {},
      },
    });
    const { invariant, what } = found(game);
    expect(invariant).toBe(1);
    expect(what).toContain('asking changed the state');
  });

  it('a view that changes the state when it is looked at', () => {
    const { invariant, what } = found(showing((m) => m.s.gold.sort().length));
    expect(invariant).toBe(1);
    expect(what).toContain('looking');
  });

  it('a game that keeps something outside of its state', () => {
    let gains = 0;
    const matches = new WeakSet<object>();
    const game = onGain((m) => {
      if (!matches.has(m)) gains = 0;
      matches.add(m);
      put(m, ++gains);
    });
    expect([1, 2]).toContain(found(game).invariant);
  });
});

describe('random play catches, in replays (2),', () => {
  it('luck that does not come from the state', () => {
    const { invariant, what } = found(onGain((m) => put(m, Math.floor(Math.random() * 1000))));
    expect(invariant).toBe(2);
    expect(what).toContain('the same answer leads to different states');
  });

  it('a beginning that is not the same twice', () => {
    let begun = 0;
    const game = opening({
      begin: (m: HoardMatch) => {
        m.s.gold[0] = ++begun;
      },
    });
    expect(found(game).invariant).toBe(2);
  });
});

describe('random play catches, in views (3),', () => {
  it('the cards of another hand', () => {
    const game = showing((m) => cardsIn(m, ZONE.hand, 1).map((card) => sample.defs[m.s.cards[card].def].id));
    const { invariant, what } = found(game);
    expect(invariant).toBe(3);
    expect(what).toContain('can tell a redealt game');
  });

  it('the order of the deck, also by the numbers of its cards', () => {
    const names = showing((m) => cardsIn(m, ZONE.deck).map((card) => m.s.cards[card].def));
    const numbers = showing((m) => cardsIn(m, ZONE.deck).slice());
    expect(found(names).invariant).toBe(3);
    expect(found(numbers).invariant).toBe(3);
  });

  it('the numbers of cards in another hand', () => {
    expect(found(showing((m) => cardsIn(m, ZONE.hand, 1).slice())).invariant).toBe(3);
  });

  it('the luck to come', () => {
    expect(found(showing((m) => m.s.rng.slice())).invariant).toBe(3);
  });

  it('an option that names a card its reader has not seen', () => {
    const game = opening({
      peek: {
        ask: (m: HoardMatch) => ask([new Option('take', 'kernel.option.card', cardsIn(m, ZONE.deck)[0]), ...heads()]),
        then: () => {},
      },
    });
    expect(found(game).invariant).toBe(3);
  });

  it('hidden cards that were copied into variables', () => {
    const game = opening({
      first: { ask: () => ask(heads()), then: () => {} },
      keep: (m: HoardMatch, v: { top: number }) => {
        v.top = m.s.cards[cardsIn(m, ZONE.deck)[0]].def;
      },
      tell: {
        ask: (_m: HoardMatch, v: { top: number }) =>
          ask([new Option('n', 'kernel.option.mode', -1, -1, v.top, '', 'seat:0'), ...heads()]),
        then: () => {},
      },
    });
    const { invariant, what } = found(game);
    expect(invariant).toBe(3);
    expect(what).toContain('by what follows');
  });

  it('a question that is asked only if the hand holds something', () => {
    const policy = { ...sample.policy, asksAnyway: () => false };
    const { invariant, what } = found(doctored({ policy }));
    expect(invariant).toBe(3);
    expect(what).toContain('by what follows');
    expect(found(doctored({ policy, cooperative: true })).invariant).toBe(0);
  });

  it('a log line that names what its reader may not know', () => {
    const game = onGain((m) => {
      const top = cardsIn(m, ZONE.deck).at(-1);
      if (m.log && top !== undefined) {
        m.say(['kernel.option.card', { card: { name: `card:${sample.defs[m.s.cards[top].def].id}` } }]);
      }
    });
    const { invariant, what } = found(game);
    expect(invariant).toBe(3);
    expect(what).toContain('by the log');
  });
});

describe('random play catches, on the table (4),', () => {
  const discarded = (m: HoardMatch) => cardsIn(m, ZONE.discard);

  it('a lost card', () => {
    const { invariant, what } = found(onGain((m) => discarded(m).pop()));
    expect(invariant).toBe(4);
    expect(what).toContain('is in 0 places');
  });

  it('a card in two places', () => {
    const game = onGain((m) => {
      const [card] = discarded(m);
      if (card !== undefined) discarded(m).push(card);
    });
    const { invariant, what } = found(game);
    expect(invariant).toBe(4);
    expect(what).toContain('is in 2 places');
  });

  it('a card that became another one', () => {
    const game = onGain((m) => {
      m.s.cards[0].def = m.s.cards[m.s.cards.length - 1].def;
    });
    expect(found(game).invariant).toBe(4);
  });

  it('a card that does not know where it lies', () => {
    const game = onGain((m) => {
      const [card] = discarded(m);
      if (card !== undefined) m.s.cards[card].zone = 0;
    });
    expect(found(game).what).toContain('says otherwise');
  });

  it('what the game itself counts', () => {
    expect(found(doctored({ audit: (m) => (m.s.gold[0] > 3 ? ['too much gold'] : []) }))).toMatchObject({
      invariant: 4,
      what: 'too much gold',
    });
  });
});

describe('random play catches, in questions (5),', () => {
  const asking = (options: () => Option[], then = () => {}) => opening({ ask: { ask: () => ask(options()), then } });

  it('a question without an option', () => {
    expect(found(asking(() => []))).toMatchObject({ invariant: 5, what: expect.stringContaining('without an option') });
    const always = opening({ ask: { ask: () => ({ ...ask([]), always: true }), then: () => {} } });
    expect(found(always)).toMatchObject({ invariant: 5, what: 'a decision without an option' });
  });

  it('two options of one id', () => {
    expect(found(asking(() => [...heads(), ...heads()]))).toMatchObject({
      invariant: 5,
      what: 'two options have the id heads',
    });
  });

  it('an option that cannot be carried out', () => {
    const game = asking(heads, () => {
      throw new Error('never thought of that');
    });
    expect(found(game)).toMatchObject({ invariant: 5, what: expect.stringContaining('never thought of that') });
  });

  it('a seat that does not exist', () => {
    for (const seat of [9, -1]) {
      const game = opening({ ask: { ask: () => ({ ...ask(heads()), seat }), then: () => {} } });
      expect(found(game)).toMatchObject({ invariant: 5, what: `seat ${seat} is asked` });
    }
  });

  it('a game that stops before it is over', () => {
    const game = onGain((m) => {
      m.s.frames.length = 0;
      m.load(m.s);
    });
    expect(found(game)).toMatchObject({ invariant: 5, what: 'nobody is asked, but the game is not over' });
  });

  it('a game that does not end', () => {
    const game = opening({
      ask: { ask: () => ask(heads()), then: (m: HoardMatch) => m.jump('ask') },
    });
    expect(found(game, { longest: 60 })).toMatchObject({ invariant: 5, what: 'no end after 60 answers' });
  });

  it('a set-up that the game refuses itself', () => {
    const game = doctored({ randomSetup: () => ({ seats: 9 }) as Plain });
    expect(found(game)).toMatchObject({ invariant: 5, what: expect.stringContaining('set-up is refused') });
  });
});

describe('random play catches, in words (6),', () => {
  const saying = (change: Record<string, { de: string; en: string }>) =>
    doctored({ catalogue: catalogue(kernelMessages, { ...messages, ...change }) });

  it('a message without German', () => {
    expect(found(saying({ 'sample.ask.act': { de: '', en: 'Play a card' } }))).toMatchObject({
      invariant: 6,
      what: expect.stringContaining('(de)'),
    });
  });

  it('a message that does not exist', () => {
    const { 'sample.log.play': _, ...rest } = messages;
    const game = doctored({ catalogue: catalogue(kernelMessages, rest) });
    expect(found(game)).toMatchObject({ invariant: 6, what: expect.stringContaining('missing-key') });
  });

  it('a placeholder that is left over or not given', () => {
    const left = saying({ 'sample.option.play': { de: "'{card}' spielen", en: 'Play {card}' } });
    const unknown = saying({ 'sample.option.play': { de: '{hero} spielen', en: 'Play {hero}' } });
    expect(found(left)).toMatchObject({ invariant: 6, what: expect.stringContaining('left-placeholder') });
    expect(found(unknown)).toMatchObject({ invariant: 6, what: expect.stringContaining('missing-parameter') });
  });

  it('a card whose text is missing in one language', () => {
    const listCards = () => sample.listCards().map((card) => ({ ...card, text: { de: '', en: card.text.en } }));
    expect(found(doctored({ listCards })).invariant).toBe(6);
  });
});
