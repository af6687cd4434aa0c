import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../test/tables.ts';
import { event, skill, story } from '../define.ts';
import {
  action,
  all,
  attribute,
  attributeAtLeast,
  beDelayed,
  bonus,
  explore,
  free,
  gold,
  loseGold,
  matching,
  place,
  rollDice,
  rolledAny,
  suffer,
  takeTrophy,
  when,
} from '../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'mind', cost: ['any'] }) as const;
const deck = { deck: 'social', flavor: { de: '-', en: '-' } } as const;

const { turnTable, table } = tablesWith(
  skill({ ...of('dull'), abilities: [bonus({ mind: -3 })] }),
  skill({ ...of('wits'), abilities: [free({ limit: 'turn', effect: gold(attribute('mind')) })] }),
  skill({
    ...of('measure'),
    abilities: [free({ limit: 'turn', effect: when(attributeAtLeast('mind', -1), gold(2), gold(7)) })],
  }),
  skill({ ...of('landslide'), abilities: [action({ effect: rollDice(1, when(rolledAny('mountain'), suffer(3))) })] }),
  skill({ ...of('forage'), abilities: [action({ effect: explore(gold(matching)) })] }),
  skill({
    ...of('row'),
    abilities: [free({ limit: 'turn', effect: all(loseGold(1), gold(3)) }), free({ limit: 'turn', effect: gold(10) })],
  }),
  story({
    ...{
      id: 'two-compasses',
      title: { de: 'Zwei Kompasse', en: 'two-compasses' },
      scenario: 'margath',
      flavor: { de: '-', en: '-' },
    },
    task: { at: place('echo-lake'), by: 'explore', outcomes: [{ need: ['compass', 'compass'], effect: gold(6) }] },
  }),
  event({
    ...deck,
    id: 'mud',
    title: { de: 'Schlamm', en: 'Mud' },
    options: [{ effect: beDelayed }, { effect: all(suffer(99), takeTrophy) }],
  }),
);

const SOCIAL_GEM = [9, 8] as const;

rule(
  ['RB-ATTRIBUTE-01', 'RB-ATTRIBUTE-02', 'RB-ATTRIBUTE-07', 'RB-EX-01'],
  'an attribute is the sum of its modifiers',
  () => {
    const t = turnTable({ hero: 'thorn', at: [1, 3], skills: ['lust-for-magic', 'cunning'], assets: ['scouts-cloak'] });
    expect([t.stat(0, 'body'), t.stat(0, 'mind'), t.stat(0, 'spirit')]).toEqual([0, 3 - 1 + 2 + 1, 2 + 2]);
  },
);

rule(['RB-ATTRIBUTE-03', 'RB-ATTRIBUTE-04'], 'it may be negative, and counts as 0 for abilities then', () => {
  const dull = table('runebound', {
    players: [
      { hero: 'mok', at: [1, 3], skills: ['dull', 'wits'] },
      { hero: 'laurel', at: 'forge' },
    ],
  });
  expect(dull.stat(0, 'mind')).toBe(-2);
  dull.choose('Use wits');
  expect(dull.gold(0)).toBe(0);
});

rule(['RB-ATTRIBUTE-05'], 'but is compared as it is', () => {
  const t = table('runebound', {
    players: [
      { hero: 'mok', at: [1, 3], skills: ['dull', 'measure'] },
      { hero: 'laurel', at: 'forge' },
    ],
  });
  t.choose('Use measure');
  // −2 is less than −1; counted as 0 it would not be.
  expect(t.gold(0)).toBe(7);
});

rule(
  ['RB-ABILITY-01', 'RB-ABILITY-03', 'RB-ABILITY-04'],
  'each paragraph is an ability of its own, and effects follow in the order in which they stand',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], skills: ['row'] });
    expect(t.options().filter(({ label }) => label.startsWith('Use row'))).toHaveLength(2);
    // Nothing to lose at first: then three are gained.
    t.choose('lose 1 gold');
    expect(t.gold(0)).toBe(3);
    t.choose('gain 10 gold');
    expect(t.gold(0)).toBe(13);
  },
);

rule(
  ['RB-EXPLORE-01', 'RB-EX-46'],
  'to explore, a hero rolls dice equal to its speed, and the ability says what they mean',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], assets: ['thoroughbred'], hand: ['smite'], skills: ['forage'] });
    t.until('dice/keep', 'forage');
    expect(t.dice).toHaveLength(5);
    t.setDice('plains', 'compass', 'mountain/water', 'mountain/water', 'forest/hills').choose('Keep the roll');
    expect(t.gold(0)).toBe(2);
  },
);

rule(['RB-EXPLORE-02', 'RB-EX-08'], 'a compass is wanted: only a rolled compass will do', () => {
  const explore = (...dice: string[]) => {
    const t = turnTable({ hero: 'corbin', at: 'echo-lake', hand: ['smite'] }, { storyTrack: ['two-compasses'] });
    t.until('dice/keep', 'Attempt two-compasses');
    return t.setDice(...dice).choose('Keep the roll');
  };
  const met = explore('compass', 'compass', 'plains');
  expect(met.prompt).toContain('outcome');
  met.choose('gain 6 gold');
  expect(met.gold(0)).toBe(6);
  const missed = explore('compass', 'mountain/water', 'plains');
  expect([missed.prompt, missed.gold(0)]).toEqual([expect.stringContaining('Your turn'), 0]);
});

rule(['RB-DICE-04', 'RB-EX-12'], 'a compass counts as every terrain, also where that hurts', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite'], skills: ['landslide'] });
  t.until('dice/keep', 'landslide');
  t.setDice('compass').choose('Keep the roll');
  expect(t.damage(0)).toBe(3);
  const plains = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite'], skills: ['landslide'] });
  plains.until('dice/keep', 'landslide');
  plains.setDice('plains').choose('Keep the roll');
  expect(plains.damage(0)).toBe(0);
});

rule(['RB-DAMAGE-04', 'RB-DAMAGE-02'], 'outside of a combat nothing blocks damage, and it stops at the health', () => {
  const t = turnTable({ hero: 'corbin', at: SOCIAL_GEM, assets: ['chain-mail'] }, { decks: { social: ['mud'] } });
  t.choose('Adventure').until('turn/act', 'Suffer 99');
  expect(t.damage(0)).toBe(11);
  expect(t.defeated(0)).toBe(true);
  expect(t.trophies(0)).toEqual(['Mud']);
});

rule(
  ['RB-HAND-02', 'RB-HAND-03', 'RB-HAND-01'],
  'above the hand limit cards are discarded at once, never by mere wish',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite', 'prayer', 'zeal'] });
    expect(t.labels().some((label) => label.startsWith('Discard'))).toBe(false);
    t.choose('Train');
    expect(t.hand(0)).toHaveLength(6);
    t.choose('Discard Smite', 'Discard Prayer', 'Discard Zeal');
    expect(t.hand(0)).toHaveLength(3);
    expect(t.prompt).toContain('Your turn');
  },
);

rule(
  ['RB-GOLD-02', 'RB-GOLD-03', 'RB-LIMITS-01', 'RB-DAMAGE-03', 'RB-SILENT-03'],
  'gold and damage are numbers without a limit of pieces',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], gold: 500, skills: ['row'] });
    t.choose('gain 10 gold');
    expect(t.gold(0)).toBe(510);
  },
);
