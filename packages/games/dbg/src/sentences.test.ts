import { namesOf, seatName } from '@tafelrunde/kernel';
import { type Param, render, type Words } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { dbg } from './game.ts';

const say = (words: Words): readonly string[] =>
  (['de', 'en'] as const).map((lang) => render(words, lang, dbg.catalogue, namesOf(dbg)));
const card = (id: string): Param => ({ name: `card:${id}` });

describe('titles in sentences', () => {
  it.each<[Words, string, string]>([
    [
      ['dbg.log.refill', { card: card('moria-orcs') }],
      'Die Orks aus Moria kommen in den Pfad.',
      'The Moria Orcs enter the Path.',
    ],
    [['dbg.option.play', { card: card('the-one-ring') }], 'Den Einen Ring ausspielen', 'Play the One Ring'],
    [
      ['dbg.log.play', { seat: seatName(0), card: card('that-was-close') }],
      'Spieler 1 spielt „Das war knapp!“ aus.',
      'Player 1 plays “That Was Close!”.',
    ],
    [
      ['dbg.option.defend', { card: card('boromirs-shield') }],
      'Mit Boromirs Schild abwehren',
      'Defend with Boromir’s Shield',
    ],
    [
      ['dbg.log.buy', { seat: seatName(1), card: card('gandalf-the-grey'), n: 6 }],
      'Spieler 2 kauft Gandalf den Grauen für 6 Macht.',
      'Player 2 buys Gandalf the Grey for 6 Power.',
    ],
    [
      ['dbg.log.hero', { seat: seatName(0), more: { name: 'hero:merry-and-pippin' } }],
      'Spieler 1 spielt Merry & Pippin.',
      'Player 1 plays Merry & Pippin.',
    ],
    [
      ['dbg.log.corruption-returns', { card: card('corruption') }],
      'Korruption kommt auf ihren Stapel zurück.',
      'Corruption returns to its stack.',
    ],
  ])('%j', (words, de, en) => {
    expect(say(words)).toEqual([de, en]);
  });
});
