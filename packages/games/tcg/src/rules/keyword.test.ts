import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import type { Filter } from '../filter.ts';
import { strength } from '../language/boosts.ts';
import { canSpot } from '../language/conditions.ts';
import { has } from '../language/constants.ts';
import { addTwilight } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { cards, the } from '../language/select.ts';
import { keywordWords } from '../names.ts';
import { siteHas } from '../players.ts';

const { extraCard, table } = workshop(...folk);

const event = (id: string, filter: Filter): void =>
  extraCard('event', id, {
    culture: 'gondor',
    cost: 0,
    abilities: [{ kind: 'action', phase: 'fellowship', effect: target(cards(filter), 'it', strength(1, the('it'))) }],
  });
event('For Rangers', { type: 'companion', keyword: 'ranger' });
event('For Signets', { type: 'companion', signet: 'gandalf' });
event('For Hobbits', { race: 'hobbit' });
event('For Unbound', { bound: 'un' });
event('For Bound', { bound: 'ring' });
extraCard('event', 'For Swords', {
  culture: 'gondor',
  cost: 0,
  abilities: [
    {
      kind: 'action',
      phase: 'fellowship',
      requires: canSpot({ type: 'possession', itemClass: 'handWeapon' }),
      effect: addTwilight(1),
    },
  ],
});
extraCard('condition', 'Orc Banner', {
  side: 'shadow',
  culture: 'moria',
  cost: 0,
  abilities: [has({ race: 'orc' }, [{ stat: 'strength', amount: 1 }])],
});
extraCard('condition', 'White Hand', {
  side: 'shadow',
  culture: 'isengard',
  cost: 0,
  abilities: [has({ race: 'urukHai' }, [{ stat: 'strength', amount: 1 }])],
});
extraCard('companion', 'Unmarked Sam', {
  title: { de: 'Sam', en: 'Sam' },
  unique: true,
  culture: 'shire',
  race: 'hobbit',
  cost: 2,
  strength: 3,
  vitality: 4,
});
extraCard('companion', 'Unmarked Frodo', {
  title: { de: 'Frodo', en: 'Frodo' },
  unique: true,
  culture: 'shire',
  race: 'hobbit',
  cost: 2,
  strength: 3,
  vitality: 4,
});
extraCard('ally', 'Hobbit Neighbour', { culture: 'shire', race: 'hobbit', cost: 1, strength: 2, vitality: 2, home: 3 });
extraCard('site', 'Woodland', { site: 1, arrow: 'left', keywords: ['forest'] });

const choices = (event: string, fellowship: readonly string[], support: readonly string[] = []) => {
  const t = table('tcg', { players: [{ fellowship, support, hand: [event] }, {}] });
  if (!t.offers(event)) return [];
  t.choose(event);
  return /choose/i.test(t.prompt) ? t.labels() : ['one only'];
};

rule(['TCG-KEYWORD-01', 'TCG-KEYWORD-06'], 'keywords without rules change nothing, but cards can refer to them', () => {
  for (const word of [
    'easterling',
    'machine',
    'ranger',
    'search',
    'southron',
    'spell',
    'stealth',
    'tale',
    'tracker',
    'valiant',
    'villager',
  ]) {
    expect(keywordWords[word]).toBeDefined();
  }
  const t = table('tcg', { players: [{ fellowship: ['Aragorn', 'Gimli'], hand: ['For Rangers'] }, {}] });
  expect(t.strength('Aragorn')).toBe(8);
  t.choose('For Rangers');
  expect([t.strength('Aragorn'), t.strength('Gimli')]).toEqual([9, 6]);
});

rule('TCG-SIGNET-03', 'cards can look for a signet', () => {
  expect(choices('For Signets', ['Frodo', 'Aragorn', 'Gimli', 'Legolas'])).toEqual(['Frodo', 'Gimli', 'Legolas']);
});

rule('TCG-KEYWORD-03', 'races and item classes can be matched', () => {
  expect(choices('For Hobbits', ['Frodo', 'Gimli', 'Merry'], ['Hobbit Neighbour'])).toEqual([
    'Frodo',
    'Merry',
    'Hobbit Neighbour',
  ]);
  const armed = (on: readonly string[]) =>
    table('tcg', { players: [{ fellowship: [{ card: 'Frodo', on }], hand: ['For Swords'] }, {}] }).offers('For Swords');
  expect([armed(['Hobbit Sword']), armed([])]).toEqual([true, false]);
});

rule('TCG-KEYWORD-04', 'Orcs and Uruk-hai are different races', () => {
  const t = table('tcg', {
    players: [{ at: 2 }, { support: ['Orc Banner', 'Orc Banner', 'White Hand'] }],
    step: 'assignment phase',
    minions: ['Orc', 'Orthanc Warrior'],
  });
  expect([t.strength('Orc'), t.strength('Orthanc Warrior')]).toEqual([5, 8]);
});

rule('TCG-KEYWORD-05', 'site keywords without rules can be asked for', () => {
  for (const word of ['battleground', 'forest', 'mountain', 'plains', 'river', 'underground'])
    expect(keywordWords[word]).toBeDefined();
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}], path: ['Woodland'] });
  expect([siteHas(t.m, 'forest'), siteHas(t.m, 'plains')]).toEqual([true, false]);
});

rule(
  ['TCG-KEYWORD-07', 'TCG-KEYWORD-08', 'TCG-KEYWORD-09'],
  'a companion is Ring-bound or unbound; Frodo and Sam are always bound, allies neither',
  () => {
    const fellowship = ['Frodo', 'Unmarked Sam', 'Merry', 'Gimli'];
    expect(choices('For Bound', fellowship, ['Hobbit Neighbour'])).toEqual(['Frodo', 'Sam']);
    expect(choices('For Unbound', fellowship, ['Hobbit Neighbour'])).toEqual(['Merry', 'Gimli']);
    const other = ['Unmarked Frodo', 'Merry', 'Gimli', 'Unmarked Sam'];
    expect(choices('For Bound', other, [])).toEqual(['Frodo', 'Frodo', 'Sam']);
  },
);

rule('TCG-KEYWORD-02', 'the keywords with rules each do what their rule says', () => {
  // Archer, damage, defender, fierce and ambush are values of cards; the same card without them behaves otherwise.
  const archers = (minion: string) =>
    table('tcg', { players: [{ at: 2 }, { hand: ['Gimli'] }], step: 'archery phase', minions: [minion] }).wounds(
      'Frodo',
    );
  expect([archers('Orc'), archers('Orc Archer')]).toEqual([0, 1]);
  const assigned = (companion: string) => {
    const t = table('tcg', {
      players: [{ fellowship: ['Frodo', companion], at: 2 }, {}],
      step: 'assignment phase',
      minions: ['Orc', 'Strong Orc'],
    });
    return t.choose(companion, 'Against Orc').offers(companion);
  };
  expect([assigned('Guard'), assigned('Defender')]).toEqual([false, true]);
  const fierce = (minion: string) =>
    table('tcg', { players: [{ at: 2 }, { hand: ['Gimli'] }], step: 'fierce assignment', minions: [minion] }).phase;
  expect([fierce('Orc'), fierce('Fierce Orc')]).toEqual(['regroup', 'assignment']);
  const wounds = (minion: string) =>
    table('tcg', {
      players: [{ fellowship: ['Frodo'], at: 2 }, { hand: ['Gimli'] }],
      step: 'skirmish phases',
      minions: [{ card: minion, assigned: 'Frodo' }],
    })
      .playTo('turn/victory')
      .wounds('Frodo');
  expect([wounds('Strong Orc'), wounds('Cruel Orc')]).toEqual([1, 2]);
});
