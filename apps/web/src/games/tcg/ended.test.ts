import { tcg } from '@tafelrunde/tcg';
import { PERSON, render, YOU } from '@tafelrunde/words';
import { expect, it } from 'vitest';
import { ended } from './ended.ts';

const at = (position: number, eliminated = false) => ({ position, eliminated });
const told = (reason: string, winner: number, ...players: ReturnType<typeof at>[]) =>
  ended({ view: { players }, over: { winners: [winner], reason } });

/** As whoever sits on seat 0 reads it. */
const read = (words: ReturnType<typeof told>, lang: 'de' | 'en') =>
  words &&
  render(words, lang, tcg.catalogue, (id) =>
    id === 'seat:0' ? { title: 'You', as: YOU } : { title: 'Eowyn', as: PERSON },
  );

it('says whose Ring-bearer fell, and where, to whom it happened', () => {
  const killed = told('tcg.over.killed', 1, at(7, true), at(4));
  expect(read(killed, 'en')).toBe('Your Ring-bearer fell at site 7.');
  expect(read(killed, 'de')).toBe('Dein Ringträger ist an Ort 7 gefallen.');
  const corrupted = told('tcg.over.corrupted', 1, at(3, true), at(4));
  expect(read(corrupted, 'en')).toBe('Your Ring-bearer was corrupted at site 3.');
  expect(read(corrupted, 'de')).toBe('Dein Ringträger ist an Ort 3 der Versuchung erlegen.');
});

it('says it of others by their names', () => {
  const killed = told('tcg.over.killed', 0, at(4), at(6, true));
  expect(read(killed, 'en')).toBe('The Ring-bearer of Eowyn fell at site 6.');
  expect(read(killed, 'de')).toBe('Der Ringträger von Eowyn ist an Ort 6 gefallen.');
});

it('says whose fellowship has come to the end of the road', () => {
  const arrived = told('tcg.over.arrived', 0, at(9), at(4));
  expect(read(arrived, 'en')).toBe('Your fellowship has survived at site 9.');
  expect(read(arrived, 'de')).toBe('Deine Gemeinschaft hat Ort 9 überstanden.');
});

it('leaves it at the reason where several are out, and where the game was ended otherwise', () => {
  expect(told('tcg.over.killed', 2, at(4, true), at(6, true), at(5))).toBeNull();
  expect(told('tcg.over.resigned', 1, at(4, true), at(6))).toBeNull();
});
