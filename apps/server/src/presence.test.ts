import type { PresentPerson } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { Presence } from './presence.ts';

const bo = { person: 'p1', name: 'Bo', game: '' };
const there = (away: boolean, game = ''): PresentPerson => ({ who: 'p1', name: 'Bo', game, away });

function presence(elsewhere: PresentPerson | null): Presence {
  const here = new Presence(() => {});
  here.elsewhere = {
    of: (who) => (who === elsewhere?.who ? elsewhere : null),
    everybody: () => (elsewhere ? [elsewhere.who] : []),
  };
  return here;
}

it('whoever looks at a page of any server looks', () => {
  expect(presence(null).isLooking('p1')).toBe(false);
  expect(presence(there(true)).isLooking('p1')).toBe(false);
  expect(presence(there(false)).isLooking('p1')).toBe(true);
  const both = presence(there(true));
  const line = both.come(bo);
  expect([both.isLooking('p1'), both.of('p1')?.away]).toEqual([true, false]);
  line.attend(false);
  expect([both.isLooking('p1'), both.of('p1')?.away]).toEqual([false, true]);
});

it('other servers are told of this one alone: somebody is not away here because he is elsewhere', () => {
  const both = presence(there(false, 'lcg'));
  both.come(bo).attend(false);
  expect(both.ofHere('p1')?.away).toBe(true);
  expect(both.of('p1')).toEqual(there(false, 'lcg'));
});

it('they are told when somebody looks away or back, comes or goes', () => {
  const here = presence(null);
  const told: string[] = [];
  here.told = (person) => told.push(person);
  const line = here.come(bo);
  for (const looking of [false, false, true]) line.attend(looking);
  line.leave();
  expect(told).toEqual(['p1', 'p1', 'p1', 'p1']);
});
