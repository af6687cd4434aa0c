import type { TcgGiven } from '@tafelrunde/testing/tcg';
import { expect, it } from 'vitest';
import { folk } from '../test/folk.ts';
import { workshop } from '../test/workshop.ts';
import { flow } from './flow.ts';
import { strength } from './language/boosts.ts';
import { exert } from './language/effects.ts';
import { target } from './language/language.ts';
import { cards, self, the } from './language/select.ts';
import { strengths } from './rules/standing.ts';

const { extraCard, table } = workshop(...folk);
const helping = target(cards({ type: 'companion' }), 'it', strength(2, the('it')));
const foiling = target(cards({ type: 'minion' }), 'it', strength(2, the('it')));
extraCard('event', 'Parry', {
  ...{ side: 'free', culture: 'gondor', cost: 0 },
  abilities: [{ kind: 'action', phase: 'skirmish', effect: helping }],
});
extraCard('event', 'Thrust', {
  ...{ side: 'shadow', culture: 'moria', cost: 0 },
  abilities: [{ kind: 'action', phase: 'skirmish', effect: foiling }],
});
extraCard('companion', 'Drummer', {
  ...{ culture: 'gondor', race: 'man', cost: 1, strength: 5, vitality: 4 },
  abilities: [{ kind: 'action', phase: 'skirmish', cost: exert(self('Drummer')), effect: helping }],
});

type Fight = {
  fellowship?: readonly string[];
  against: readonly string[];
  hand?: readonly string[];
  deck?: readonly string[];
};

/** The skirmish of the first of the fellowship. */
const fight = (
  { fellowship = ['Guard'], against, hand = ['Parry'], deck = [] }: Fight,
  given: Partial<TcgGiven> = {},
) =>
  table('tcg', {
    players: [{ fellowship, at: 2, hand, deck }, { hand: ['Legolas'] }],
    step: 'skirmish phases',
    minions: against.map((card) => ({ card, assigned: fellowship[0] })),
    ...given,
  });

/** The titles of what is worth a question now. */
function worth(t: ReturnType<typeof fight>): string[] {
  const decision = t.m.decision()!;
  expect(flow.windowOf(t.m, decision)).toBe('skirmish');
  return decision.options
    .filter((option) => option.card >= 0 && flow.isWorth!(t.m, decision, option))
    .map(({ card }) => t.m.defs[t.m.s.cards[card].def].title.en);
}

it('nobody is asked to help a companion who wins anyway', () => {
  const t = fight({ against: ['Orc'] });
  const [free, shadow] = strengths(t.m);
  expect(free).toBeGreaterThan(shadow);
  expect(worth(t)).toEqual([]);
});

it('what helps is asked for where all of it together wins, or keeps a companion from being overwhelmed; else not', () => {
  // A guard has 5: two orcs have 6, three 9, and four overwhelm him with 12.
  expect(worth(fight({ against: ['Orc', 'Orc'] }))).toEqual(['Parry']);
  expect(worth(fight({ against: ['Orc', 'Orc', 'Orc'] }))).toEqual([]);
  expect(worth(fight({ against: ['Orc', 'Orc', 'Orc'], hand: ['Parry', 'Parry'] }))).toEqual([]);
  expect(worth(fight({ against: ['Orc', 'Orc', 'Orc'], hand: ['Parry', 'Parry', 'Parry'] }))).toHaveLength(3);
  expect(worth(fight({ against: ['Orc', 'Orc', 'Orc', 'Orc'] }))).toEqual(['Parry']);
});

it('the Shadow is asked where its strength wins or overwhelms', () => {
  const against = (minions: readonly string[]): string[] => {
    const t = table('tcg', {
      players: [{ fellowship: ['Guard'], at: 2 }, { hand: ['Thrust'] }],
      step: 'skirmish phases',
      minions: minions.map((card) => ({ card, assigned: 'Guard' })),
    });
    expect(t.asked).toBe(1);
    return worth(t);
  };
  expect(against(['Orc'])).toEqual(['Thrust']);
  expect(against(['Weak Orc'])).toEqual([]);
  expect(against(['Orc', 'Orc'])).toEqual([]);
  expect(against(['Orc', 'Orc', 'Orc'])).toEqual(['Thrust']);
});

it('whoever would take as many wounds as he saves is not asked, unless a life depends on it or a minion would be killed', () => {
  const helped = (first: string, against: readonly string[]): string[] =>
    worth(fight({ fellowship: [first, 'Drummer'], against, hand: [] }));
  expect(helped('Guard', ['Orc', 'Orc'])).toEqual([]);
  expect(helped('Frail', ['Orc', 'Orc'])).toEqual(['Drummer']);
  expect(helped('Guard', ['Weak Orc', 'Strong Orc', 'Weak Orc'])).toEqual(['Drummer']);
  // A damage bonus costs two.
  expect(helped('Guard', ['Cruel Orc', 'Weak Orc', 'Weak Orc'])).toEqual(['Drummer']);
});

it('a companion is given up only if he would fall, and can be played again', () => {
  const merry = (against: readonly string[], hand: readonly string[], deck: readonly string[] = []): string[] =>
    worth(fight({ fellowship: ['Merry'], against, hand, deck }));
  expect(merry(['Orc'], ['Merry'])).toEqual([]);
  expect(merry(['Brutal Orc'], [])).toEqual([]);
  expect(merry(['Brutal Orc'], [], ['Merry'])).toEqual([]);
  expect(merry(['Brutal Orc'], ['Merry'])).toEqual(['Merry']);
});

it('a skirmish is another situation as soon as somebody’s strength has changed', () => {
  const t = fight({ against: ['Orc', 'Orc', 'Orc'] });
  const before = flow.situationOf?.(t.m);
  t.choose('Parry', 'Guard');
  expect(flow.situationOf?.(t.m)).not.toBe(before);
});
