import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { destroy } from './damage.ts';
import { leavePlay } from './leave.ts';

const rich = (card: string, resources = 5) => ({ card, resources });
const took = { card: 'Wandering Took', damage: 1, exhausted: true };

/** Player 2 has got player 1's Wandering Took. */
function given() {
  const players = [
    { threat: 20, heroes: ['Éowyn'], allies: [took] },
    { threat: 20, heroes: ['Gimli'] },
  ];
  return table('lcg', { players }).choose('Use Wandering Took');
}

rule(
  ['LCG-CONTROL-01', 'LCG-CONTROL-04'],
  'cards belong to whose deck they come from, the others to the scenario',
  () => {
    const players = [
      { heroes: ['Éowyn'] },
      { heroes: ['Gimli'], hand: ['Beorn'], deck: ['Feint'], discard: ['Gandalf'] },
    ];
    const t = table('lcg', { players, staging: ['Hill Troll'], first: 0 });
    for (const title of ['Gimli', 'Beorn', 'Feint', 'Gandalf']) {
      expect(t.m.s.cards[t.find(title)].owner).toBe(1);
      expect(t.m.controller(t.find(title))).toBe(1);
    }
    expect(t.m.s.cards[t.find('Hill Troll')].owner).toBe(-1);
  },
);

rule(['LCG-CONTROL-02', 'LCG-CONTROL-03'], 'an ally enters play with its own player, and nowhere else', () => {
  const t = table('lcg', { players: [{ heroes: [rich('Éowyn')], hand: ['Wandering Took'] }, { heroes: ['Gimli'] }] });
  t.choose('Wandering Took');
  expect(t.characters(0)).toEqual(['Éowyn', 'Wandering Took']);
  expect(t.m.controller(t.find('Wandering Took'))).toBe(0);
});

rule('LCG-CONTROL-02', 'an encounter card enters play with the scenario', () => {
  const t = table('lcg', { players: [{ heroes: ['Gimli'] }], encounterDeck: ['Hill Troll'], step: '3.3' }).playTo(
    '3.3w',
  );
  expect(t.staging()).toEqual(['Hill Troll']);
  expect(t.m.s.cards[t.find('Hill Troll')].owner).toBe(-1);
});

rule('LCG-CONTROL-05', 'a character keeps its state under a new controller', () => {
  const t = given();
  expect(t.characters(0)).toEqual(['Éowyn']);
  expect(t.characters(1)).toEqual(['Gimli', 'Wandering Took']);
  expect([t.damage('Wandering Took'), t.exhausted('Wandering Took')]).toEqual([1, true]);
});

rule('LCG-CONTROL-06', 'and stays there', () => {
  const t = given().playTo('7.5').playTo('2.2');
  expect(t.m.s.round).toBe(2);
  expect(t.characters(1)).toEqual(['Gimli', 'Wandering Took']);
});

rule.each([
  { to: 'discard' as const, zone: 'discard' as const },
  { to: 'hand' as const, zone: 'hand' as const },
  { to: 'deckTop' as const, zone: 'deck' as const },
])('LCG-CONTROL-07', 'leaves play for its owner’s $zone', ({ to, zone }) => {
  const t = given().playTo('3.1');
  leavePlay(t.m, t.find('Wandering Took'), 'returned', to);
  expect(t[zone](0)).toEqual(['Wandering Took']);
  expect(t[zone](1)).toEqual([]);
});

rule('LCG-CONTROL-08', 'where it then lies is no event of its own', () => {
  const gimli = { card: 'Gimli', attachments: ['Horn of Gondor'] };
  const players = [
    { threat: 20, heroes: ['Éowyn'], allies: [took] },
    { threat: 20, heroes: [gimli] },
  ];
  const t = table('lcg', { players }).choose('Use Wandering Took').playTo('3.1');
  const before = t.resources('Gimli');
  destroy(t.m, t.find('Wandering Took'), -1);
  t.go().choose('Use Horn of Gondor');
  expect(t.resources('Gimli')).toBe(before + 1);
  expect(t.discard(0)).toEqual(['Wandering Took']);
  expect(t.offers('Use Horn of Gondor')).toBe(false);
});
