import { cardsIn, knows, namesOf, optionWords, type Plain, viewOf } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { render, type Words } from '@tafelrunde/words';
import { expect, test } from 'vitest';
import { begin, ids, tally } from '../../test/begin.ts';
import { dbg } from '../game.ts';
import { beginnerHeroes, heroes } from '../heroes.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { perLevel } from './setup.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `seed${i}`);
const say = (words: Words): string => render(words, 'en', dbg.catalogue, namesOf(dbg));
const level = (id: string): number => dbg.defs.find((def) => def.id === id)!.level;
/** The whole stack from the top. */
const stackOf = (m: M): string[] => [...ids(m, ZONE.archenemy), ...ids(m, ZONE.stack).reverse()];

rule('DBG-SETUP-01', 'heroes are dealt at random, none of them twice', () => {
  const dealt = seeds.map((seed) => begin({ seats: 5 }, seed).s.heroes);
  for (const list of dealt) expect(new Set(list).size).toBe(5);
  expect(new Set(dealt.flat()).size).toBe(heroes.length);
});

rule('DBG-SETUP-02', 'or each player chooses his own among those that are left', () => {
  const m = begin({ seats: 3, heroes: 'choose' });
  const taken: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { seat, options } = m.decision()!;
    expect(options.map(({ id }) => id)).toEqual(heroes.map(({ id }) => id).filter((id) => !taken.includes(id)));
    const hero = options[options.length - 1 - i].id;
    expect(m.answer(hero)).toBeNull();
    taken.push(hero);
    expect(heroes[m.s.heroes[seat]].id).toBe(hero);
  }
  expect(m.s.turns).toBe(1);
});

rule('DBG-SETUP-03', 'for a first game only the five recommended heroes are dealt', () => {
  const dealt = seeds.flatMap((seed) => begin({ seats: 4, heroes: 'beginner' }, seed).s.heroes);
  expect(new Set(dealt.map((hero) => heroes[hero].id))).toEqual(new Set(beginnerHeroes));
  expect([...beginnerHeroes].sort()).toEqual(['aragorn', 'frodo', 'gandalf', 'legolas', 'samwise']);
});

rule(['DBG-SETUP-02', 'DBG-SETUP-03'], 'choosing at the table can be limited to the five for a first game', () => {
  const m = begin({ seats: 5, heroes: 'choose-beginner' });
  // The last one has no choice.
  for (let left = 5; left > 1; left--) {
    const { options } = m.decision()!;
    expect(options.map(({ id }) => id).filter((id) => !beginnerHeroes.includes(id))).toEqual([]);
    expect(options.length).toBe(left);
    expect(options.map((one) => say(optionWords(m, one)))).toEqual(options.map(({ n }) => heroes[n].title.en));
    expect(say(m.decision()!.prompt)).toBe('Choose your hero');
    m.answer(options[0].id);
  }
  expect(m.s.heroes.map((hero) => heroes[hero].id).toSorted()).toEqual([...beginnerHeroes].toSorted());
});

rule('DBG-SETUP-05', 'starting cards are shuffled', () => {
  const orders = new Set(
    seeds.map((seed) => [...ids(begin({}, seed), ZONE.deck), ...ids(begin({}, seed), ZONE.hand)].join()),
  );
  expect(orders.size).toBeGreaterThan(30);
});

rule('DBG-SETUP-06', 'the main deck is shuffled, too', () => {
  const tops = new Set(seeds.map((seed) => ids(begin({}, seed), ZONE.main).slice(-3).join()));
  expect(tops.size).toBeGreaterThan(30);
});

rule('DBG-SETUP-08', 'chance decides who begins', () => {
  const first = tally(seeds.map((seed) => String(begin({ seats: 3 }, seed).s.turn)));
  expect(Object.keys(first).sort()).toEqual(['0', '1', '2']);
});

rule('DBG-SETUP-09', 'everybody begins with five cards of his deck', () => {
  const m = begin({ seats: 4 });
  expect([0, 1, 2, 3].map((seat) => [ids(m, ZONE.hand, seat).length, ids(m, ZONE.deck, seat).length])).toEqual(
    new Array(4).fill([5, 5]),
  );
});

rule(
  ['DBG-SETUP-10', 'DBG-SETUP-11', 'DBG-SILENT-03', 'DBG-EX-10'],
  'five cards and no Fortune lie in the opening Path',
  () => {
    let replaced = 0;
    for (const seed of Array.from({ length: 200 }, (_, i) => `path${i}`)) {
      const m = begin({}, seed);
      const path = ids(m, ZONE.path);
      expect(path.length).toBe(5);
      expect(path.filter((id) => dbg.defs.find((def) => def.id === id)?.type === 'fortune')).toEqual([]);
      // Whatever lies known under the main deck was turned up, and was a Fortune.
      const under = cardsIn(m, ZONE.main).filter((card) => knows(m, 0, card));
      expect(under).toEqual(cardsIn(m, ZONE.main).slice(0, under.length));
      expect(under.every((card) => dbg.defs[m.s.cards[card].def].type === 'fortune')).toBe(true);
      if (under.length === 2) replaced++;
    }
    expect(replaced).toBeGreaterThan(0);
  },
);

rule(
  [
    'DBG-STACK-01',
    'DBG-STACK-03',
    'DBG-STACK-05',
    'DBG-STACK-06',
    'DBG-STACK-07',
    'DBG-STACK-08',
    'DBG-STACK-09',
    'DBG-EX-12',
  ],
  'Nazgûl face up, three of level 2, three of level 3 and Lurtz face down; four are put away unseen',
  () => {
    const compositions = new Set<string>();
    for (const seed of seeds) {
      const m = begin({}, seed);
      expect(stackOf(m).map(level)).toEqual([1, 2, 2, 2, 3, 3, 3, 4]);
      expect(ids(m, ZONE.archenemy)).toEqual(['nazgul']);
      const hidden = [...cardsIn(m, ZONE.stack), ...cardsIn(m, ZONE.away)];
      expect(hidden.filter((card) => dbg.defs[m.s.cards[card].def].archenemy && m.s.cards[card].seen !== 0)).toEqual(
        [],
      );
      const away = ids(m, ZONE.away).filter((id) => level(id) > 0);
      expect(away.map(level).sort()).toEqual([2, 2, 3, 3]);
      compositions.add(away.sort().join());
    }
    expect(compositions.size).toBeGreaterThan(10);
  },
);

rule(['DBG-STACK-02', 'DBG-STACK-03', 'DBG-SILENT-21'], 'a longer game adds levels 2 and 3 in turn', () => {
  expect([8, 9, 10, 11, 12].map(perLevel)).toEqual([
    [3, 3],
    [4, 3],
    [4, 4],
    [5, 4],
    [5, 5],
  ]);
  expect(stackOf(begin({ archenemies: 11 })).map(level)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
  const refused = dbg.checkSetup({ seats: 2, archenemies: 7 });
  expect(refused).toEqual({ ok: false, problem: ['dbg.setup.archenemies', { n: 0 }] });
});

const IMPOSSIBLE = [
  'nazgul-impossible',
  'moria-horde-impossible',
  'watcher-in-the-water-impossible',
  'cave-troll-impossible',
  'balrog-impossible',
  'witch-king-impossible',
  'saruman-impossible',
  'lurtz-impossible',
];

rule(
  ['DBG-IMPOSSIBLE-01', 'DBG-IMPOSSIBLE-02', 'DBG-IMPOSSIBLE-06'],
  'Impossible Mode has only its own eight, in the order of their numbers',
  () => {
    const m = begin({ mode: 'impossible' });
    expect(stackOf(m)).toEqual(IMPOSSIBLE);
    const numbers = stackOf(m).map((id) => dbg.defs.find((def) => def.id === id)!.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(m.s.cards.some(({ def }) => dbg.defs[def].group === 'archenemy')).toBe(false);
  },
);

rule('DBG-IMPOSSIBLE-03', 'nobody sees an archenemy of Impossible Mode before he is revealed', () => {
  const m = begin({ mode: 'impossible' });
  for (const viewer of [0, 1, 7]) {
    const text = JSON.stringify(viewOf(m, viewer));
    expect(text).toContain('nazgul-impossible');
    for (const id of IMPOSSIBLE.slice(1)) expect(text).not.toContain(id);
  }
});

rule(['DBG-IMPOSSIBLE-05', 'DBG-READ-06'], 'they may be shuffled: Nazgûl stays first and Lurtz last', () => {
  const stacks = seeds.map((seed) => stackOf(begin({ mode: 'impossible-shuffled' }, seed)));
  expect(new Set(stacks.map((stack) => stack.join())).size).toBeGreaterThan(30);
  for (const stack of stacks) {
    expect([stack[0], stack[7]]).toEqual([IMPOSSIBLE[0], IMPOSSIBLE[7]]);
    expect(stack.toSorted()).toEqual(IMPOSSIBLE.toSorted());
  }
});

rule('DBG-IMPOSSIBLE-07', 'the stop card takes no part', () => {
  for (const mode of ['normal', 'impossible']) {
    expect(begin({ mode }).s.cards.some(({ def }) => dbg.defs[def].group === 'stop')).toBe(false);
  }
});

rule('DBG-OURS-04', 'later seats may get a sixth card at the start', () => {
  const m = begin({ seats: 3, compensation: 'card' });
  const order = [0, 1, 2].map((i) => (m.s.first + i) % 3);
  expect(order.map((seat) => ids(m, ZONE.hand, seat).length)).toEqual([5, 6, 6]);
  expect(m.s.extra).toEqual([0, 0, 0]);
});

rule('DBG-OURS-05', 'or two points for each place', () => {
  const m = begin({ seats: 3, compensation: 'points' });
  const order = [0, 1, 2].map((i) => (m.s.first + i) % 3);
  expect(order.map((seat) => m.s.extra[seat])).toEqual([0, 2, 4]);
  expect(order.map((seat) => ids(m, ZONE.hand, seat).length)).toEqual([5, 5, 5]);
});

test('a set-up that cannot be played is refused with a sentence', () => {
  const problem = (setup: Plain) => {
    const checked = dbg.checkSetup(setup);
    return checked.ok ? '' : checked.problem[0];
  };
  expect(problem(null)).toBe('dbg.setup.seats');
  expect(problem({ seats: 6 })).toBe('dbg.setup.seats');
  expect(problem({ seats: 2, mode: 'easy' })).toBe('dbg.setup.mode');
  expect(problem({ seats: 2, compensation: 'much' })).toBe('dbg.setup.compensation');
  expect(problem({ seats: 2, mode: 'impossible', archenemies: 9 })).toBe('dbg.setup.impossible-archenemies');
  expect(problem({ seats: 2, heroes: ['frodo'] })).toBe('dbg.setup.heroes');
  expect(problem({ seats: 2, heroes: ['frodo', 'bilbo'] })).toBe('dbg.setup.heroes');
  expect(problem({ seats: 2, heroes: ['frodo', 'frodo'] })).toBe('dbg.setup.same-hero');
  expect(problem({ seats: 2 })).toBe('');
});
