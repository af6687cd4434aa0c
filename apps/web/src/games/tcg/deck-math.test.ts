import { checkDeck, decks, tcg } from '@tafelrunde/tcg';
import { expect, it } from 'vitest';
import { changed, counted, curve, hasRoom, started } from './deck-math.ts';

const { list } = decks.aragorn71;
const [riddermark, horseCountry] = ['4U328', '4U326'];
const aragorn = '4P364';

it('counts a deck', () => {
  expect(Object.fromEntries(counted(list, ({ side }) => side))).toEqual({ free: 30, shadow: 30 });
  expect(curve(list).map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5', '6+']);
  expect(curve(list).reduce((sum, { count }) => sum + count, 0)).toBe(60);
});

it('lets a site take the place of the one with its number', () => {
  const other = changed(list, horseCountry, 1);
  expect(other.sites).toHaveLength(9);
  expect(other.sites[0]).toBe(horseCountry);
  expect(other.sites).not.toContain(riddermark);
  expect(checkDeck(other, 'deluxe', tcg.cards)).toBeNull();
  expect(changed(list, riddermark, -1).sites).toHaveLength(8);
});

it('takes Ring-bearer and Ring out and puts them back', () => {
  const bare = changed(changed(list, '4C302', -1), '4C2', -1);
  expect([bare.ringBearer, bare.ring, hasRoom(bare, '4C2'), hasRoom(list, '4C2')]).toEqual(['', '', true, false]);
  expect(checkDeck(bare, 'deluxe', tcg.cards)?.[0]).toBe('tcg.deck.no-ring-bearer');
  expect(checkDeck({ ...bare, ringBearer: '4C302' }, 'deluxe', tcg.cards)?.[0]).toBe('tcg.deck.no-ring');
  expect(changed(changed(bare, '4C302', 1), '4C2', 1)).toEqual(list);
});

it('keeps four copies at most, and starts nobody who is not in the deck', () => {
  expect(hasRoom(list, '4C10')).toBe(false);
  expect(hasRoom(list, aragorn)).toBe(true);
  expect(list.start).toEqual([aragorn]);
  const without = [1, 2, 3].reduce((now) => changed(now, aragorn, -1), list as ReturnType<typeof changed>);
  expect([without.cards[aragorn], without.start]).toEqual([undefined, []]);
  expect(started(started(list, aragorn), aragorn).start).toEqual([aragorn]);
});
