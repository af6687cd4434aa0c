import { resignId } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';

const { table } = workshop(...folk);

const three = () =>
  table('tcg', {
    players: [{ hand: ['Gimli'], at: 2 }, { hand: ['Gimli'] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: 'Orc', owner: 2, assigned: 'Frodo' }],
  });

test('whoever gives up in his own turn is out at once', () => {
  const t = three();
  expect(t.m.answer(resignId(0))).toBeNull();
  expect([t.turn, t.fellowship(0), t.minions()]).toEqual([1, [], []]);
  expect(t.over).toBeNull();
});

test('whoever gives up in another’s turn is out when the next fellowship phase begins; until then he passes', () => {
  const t = three();
  expect(t.m.answer(resignId(2))).toBeNull();
  expect([t.turn, t.minions()]).toEqual([0, ['Orc']]);
  for (let i = 0; i < 30 && t.turn === 0; i++) t.pass();
  expect([t.turn, t.asked]).toEqual([1, 1]);
  expect(t.fellowship(2)).toEqual([]);
});

test('with two players the other one wins', () => {
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}] });
  t.m.answer(resignId(0));
  expect(t.over).toEqual({ winners: [1], reason: 'kernel.end.resigned' });
});
