import { previewOf } from '@tafelrunde/kernel';
import { type DbgTable, table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';

/** What is said of an option, in English. */
function said(t: DbgTable, what: string): { facts: string[]; badge: string } {
  const option = t.options().find(({ label, cards }) => label === what || cards.includes(what));
  const { badge, facts } = previewOf(t.m).options[option?.id ?? ''] ?? { badge: null, facts: [] };
  return { facts: facts.map(({ words }) => t.say(words)), badge: badge ? t.say(badge.words) : '' };
}

it('playing a card: the Power it makes, and what is then affordable', () => {
  const t = table('dbg', { players: [{ hand: ['Courage', 'Despair'] }, {}], path: [] });
  expect(said(t, 'Courage')).toMatchObject({ badge: '+1', facts: ['+1 Power, 1 then'] });
  expect(previewOf(t.m).now.facts.map(({ words }) => t.say(words))).toEqual(['Power 0, at least 1 more in hand']);
});

it('buying: what is left, and what it is worth; ending the turn: what is lost', () => {
  const t = table('dbg', { players: [{ hand: ['Courage'] }, {}], power: 4 });
  expect(said(t, 'Valor').facts).toEqual(expect.arrayContaining(['1 Power left then', '1 victory point']));
  const end = said(t, 'End your turn').facts;
  expect(end[0]).toBe('4 Power is lost');
  expect(end.at(-1)).toBe('1 card stays unplayed');
});

it('a defence says what it is kept for, and the end of the turn what it costs', () => {
  const t = table('dbg', { players: [{ hand: ['Courage', 'You Shall Not Pass!', 'Pipe-weed'] }, {}], power: 4 });
  expect(said(t, 'You Shall Not Pass!')).toMatchObject({
    badge: 'keep: defends you',
    facts: expect.arrayContaining(['kept in hand, You Shall Not Pass! defends against an attack']),
  });
  expect(said(t, 'Courage').badge).toBe('+1');
  expect(said(t, 'End your turn').badge).toBe('4 Power lost');
});
