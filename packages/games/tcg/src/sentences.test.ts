import { cardName, namesOf, seatName } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/tcg';
import { type Lang, render, type Words } from '@tafelrunde/words';
import { expect, test } from 'vitest';
import { tcg } from './game.ts';

const t = table('tcg', {
  players: [{ fellowship: ['Frodo', 'Éowyn'], at: 3 }, { hand: ['Dark Fury'] }],
  path: ['4U328', '4U335', '4U341'],
  minions: ['Dunlending Madman', 'Uruk Regular', 'Easterling Guard'],
});
const card = (title: string) => cardName(t.m, t.find(title));
const say = (words: Words, lang: Lang): string => render(words, lang, tcg.catalogue, namesOf(tcg));

test('cards stand in sentences with article, number and case', () => {
  const madman = card('Dunlending Madman');
  expect(say(['tcg.log.move', { seat: seatName(0), card: card('Throne Room') }], 'de')).toBe(
    'Die Gemeinschaft von Spieler 1 erreicht den Thronsaal.',
  );
  expect(say(['tcg.option.use', { card: card('The One Ring'), more: '…' }], 'de')).toBe('Den Einen Ring einsetzen: …');
  expect(say(['tcg.log.wound', { card: madman }], 'de')).toBe('Der Dunländische Tobsüchtige wird verwundet.');
  expect(say(['tcg.option.wound', { card: madman }], 'de')).toBe('Den Dunländischen Tobsüchtigen verwunden');
  expect(say(['tcg.option.attack', { card: card('Uruk Regular') }], 'de')).toBe('Mit dem Uruk-Soldaten');
  expect(say(['tcg.log.skirmish', { card: card('Éowyn') }], 'de')).toBe('Kampf von Éowyn.');
  expect(say(['tcg.log.assign', { companion: card('Éowyn'), minion: card('Easterling Guard') }], 'de')).toBe(
    'Der Ostling-Wache wird Éowyn zugewiesen.',
  );
  expect(say(['tcg.log.play', { seat: seatName(1), card: card('Dark Fury') }], 'de')).toBe(
    'Spieler 2 spielt „Finsterer Zorn“.',
  );
  expect(say(['tcg.log.exert', { card: card('Uruk Camp') }], 'en')).toBe('The Uruk Camp exerts.');
  expect(say(['tcg.log.ring-on', { card: card('Frodo'), ring: card('The One Ring') }], 'en')).toBe(
    'Frodo puts on the One Ring.',
  );
});
