import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../test/tables.ts';
import { event, skill } from '../define.ts';
import { action, all, attribute, beDelayed, free, gold, suffer, takeTrophy } from '../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'mind', cost: ['any'] }) as const;
const deck = { deck: 'social', flavor: { de: '-', en: '-' } } as const;

const { turnTable } = tablesWith(
  skill({ ...of('labor'), abilities: [action({ actions: 2, effect: gold(5) })] }),
  skill({ ...of('wits'), abilities: [free({ limit: 'turn', effect: gold(attribute('mind')) })] }),
  event({
    ...deck,
    id: 'mud',
    title: { de: 'Schlamm', en: 'Mud' },
    options: [{ effect: beDelayed }, { effect: all(suffer(99), takeTrophy) }],
  }),
);

const SOCIAL_GEM = [9, 8] as const;

rule(
  ['RB-ACTION-01', 'RB-ACTION-04', 'RB-EX-13', 'RB-TURN-01', 'RB-ORDER-01'],
  'three actions, the same one as often as one likes',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3] });
    expect([t.actions, t.m.s.active]).toEqual([3, 0]);
    t.goTo([1, 4]).goTo([1, 3]);
    expect(t.actions).toBe(1);
    for (const what of ['Rest', 'Train', 'Move: roll']) expect(t.offers(what)).toBe(true);
    const train = turnTable({ hero: 'corbin', at: [1, 3], trophies: ['kobolds'] });
    for (let i = 0; i < 3; i++) {
      train.choose('Train');
      while (train.prompt.includes('Too many')) train.choose(train.options()[0].id);
    }
    expect(train.actions).toBe(0);
    expect(train.offers('Train')).toBe(false);
  },
);

rule(['RB-ACTION-03'], 'an action on a card is a hero action', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], skills: ['labor'] });
  t.choose('labor');
  expect([t.actions, t.gold(0)]).toEqual([1, 5]);
  expect(t.offers('labor')).toBe(false);
});

rule('RB-ACTION-06', 'an action may be spent on nothing', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3] });
  t.choose('on nothing');
  expect(t.actions).toBe(2);
  expect(t.isAt(0, [1, 3])).toBe(true);
});

rule(
  ['RB-DELAYED-01', 'RB-DELAYED-03'],
  'a delayed hero must stand up first; it may still learn and use abilities',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      delayed: true,
      hand: ['mighty-blow'],
      trophies: ['kobolds'],
      skills: ['wits'],
    });
    const labels = t.labels();
    expect(labels).toEqual(expect.arrayContaining(['Stand up', 'Learn Mighty Blow']));
    expect(labels.some((label) => label.includes('wits'))).toBe(true);
    expect(labels.some((label) => label.startsWith('Go to') || label === 'Rest' || label === 'Train')).toBe(false);
    t.choose('Stand up');
    expect([t.delayed(0), t.actions, t.offers('Rest')]).toEqual([false, 2, true]);
  },
);

rule(['RB-DELAYED-01'], 'an effect can delay a hero', () => {
  const t = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['mud'] } });
  t.choose('Adventure').until('turn/act', 'You become delayed');
  expect(t.delayed(0)).toBe(true);
});

rule(
  ['RB-DELAYED-04', 'RB-DEFEAT-07'],
  'a hero defeated and delayed rests until it is no longer defeated, and then stands up',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: 'tamalir',
      damage: 10,
      delayed: true,
      hand: ['mighty-blow'],
      trophies: ['kobolds'],
    });
    expect(t.labels().filter((label) => !label.startsWith('Learn'))).toEqual(['Rest']);
    t.choose('Rest');
    expect([t.damage(0), t.delayed(0)]).toEqual([0, true]);
    expect(t.labels().filter((label) => !label.startsWith('Learn'))).toEqual(['Stand up']);
  },
);

rule(
  ['RB-DEFEAT-09', 'RB-DEFEAT-10', 'RB-HEALTH-01'],
  'a defeated hero learns and uses abilities; more health ends its defeat',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: 'tamalir',
      damage: 10,
      hand: ['steadfast', 'wits'],
      skills: ['wits'],
      trophies: ['kobolds', 'ettin', 'rebels', 'warlock'],
    });
    expect(t.defeated(0)).toBe(true);
    expect(t.labels().some((label) => label.startsWith('Use wits'))).toBe(true);
    t.choose('Learn Steadfast');
    while (t.prompt.startsWith('Pay')) t.pass();
    expect([t.stat(0, 'health'), t.defeated(0)]).toEqual([13, false]);
    expect(t.offers('Train')).toBe(true);
  },
);
