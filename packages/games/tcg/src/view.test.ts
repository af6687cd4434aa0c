import { rule } from '@tafelrunde/testing/rule';
import { expect, test } from 'vitest';
import { folk } from '../test/folk.ts';
import { workshop } from '../test/workshop.ts';
import type { TcgView } from './view.ts';

const { table } = workshop(...folk);

const look = (t: ReturnType<typeof table>, viewer: number): TcgView => t.view(viewer).view;

test('the skirmishes are summed up: both strengths, damage, and what would come of it', () => {
  const t = table('tcg', {
    players: [{ fellowship: ['Frodo', 'Gimli', 'Aragorn'], at: 2, hand: ['Valor'] }, { hand: ['Ferocity'] }],
    step: 'skirmish phases',
    minions: [
      { card: 'Cruel Orc', assigned: 'Gimli' },
      { card: 'Orc', assigned: 'Gimli' },
      { card: 'Brutal Orc', assigned: 'Frodo' },
      { card: 'Strong Orc', assigned: 'Aragorn' },
    ],
  });
  const [gimli, frodo, aragorn] = look(t, 1).skirmishes;
  expect(gimli).toMatchObject({
    strength: 6,
    opposing: 7,
    damage: 1,
    opposingDamage: 1,
    winning: false,
    overwhelmed: false,
  });
  // One wound and the damage bonus; whoever is overwhelmed falls, however much he could bear.
  expect(gimli.tolls).toEqual([{ card: gimli.companion, wounds: 2, left: 1 }]);
  expect(frodo.tolls).toMatchObject([{ left: 0 }]);
  expect(aragorn.tolls).toMatchObject([{ card: aragorn.minions[0], left: 0 }]);
  expect(frodo).toMatchObject({ strength: 4, opposing: 9, overwhelmed: true });
  expect(aragorn).toMatchObject({ strength: 8, opposing: 4, winning: true, overwhelming: true, fought: false });
  t.choose('Skirmish of Aragorn');
  expect(look(t, 0).skirmishes[2]).toMatchObject({ fought: true });
});

test('a viewer sees his own hand, and of others only how many cards they hold', () => {
  const t = table('tcg', { players: [{ hand: ['Gimli', 'Legolas'] }, { hand: ['Orc'], deck: ['Orc', 'Orc'] }] });
  expect(look(t, 0).players[0].hand.cards).toHaveLength(2);
  expect(look(t, 1).players[0].hand).toEqual({ count: 2, cards: [] });
  expect(look(t, 1).players[1].deck).toEqual({ count: 2, cards: [] });
});

rule('TCG-SETUP-02', 'tokens have no limit, and every player has one marker of his own on the path', () => {
  const t = table('tcg', { players: [{ at: 1, hand: ['Gimli'] }, { at: 3 }, { at: 3 }], twilight: 250 });
  expect(look(t, 0).twilight).toBe(250);
  expect(look(t, 0).path.map(({ markers }) => markers)).toEqual([[0], [], [1, 2]]);
});

rule('TCG-SITE-04', 'whose site lies on the path is kept until the end', () => {
  const t = table('tcg', { players: [{ at: 3, hand: ['Gimli'] }, {}, {}], pathOwners: [0, 2, 1] });
  expect(look(t, 2).path.map(({ owner }) => owner)).toEqual([0, 2, 1]);
  t.choose('Move on');
  // Site 3 has an arrow to the right: seat 2 lays site 4.
  expect(look(t, 2).path.map(({ owner }) => owner)).toEqual([0, 2, 1, 2]);
});
