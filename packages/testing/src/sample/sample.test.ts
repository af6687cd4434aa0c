import { Compiler, type Plain } from '@tafelrunde/kernel';
import { checkCatalogue, checkLexicon, checkPhrase } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { table } from '../tables.ts';
import { define } from './card.ts';
import { cards } from './cards.ts';
import { sample } from './game.ts';
import { hoard, words } from './language.ts';

describe('the sample game', () => {
  it('pays for a coin and asks the neighbour anyway', () => {
    const t = table('sample', { players: [{ hand: ['Coin'] }, { hand: ['Dwarf'] }] });
    expect(t.asked).toBe(0);
    t.choose('Play Coin');
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Pass']);
    t.pass();
    expect(t.gold(0)).toBe(1);
  });

  it('lets the guard prevent a loss', () => {
    const t = table('sample', {
      players: [
        { gold: 1, hand: ['Thief'] },
        { gold: 5, camp: ['Guard'] },
      ],
    });
    t.choose('Thief').passAll();
    expect(t.gold(1)).toBe(5);
    expect(t.camp(1)).toEqual([]);
    expect(t.gold(0)).toBe(1);
  });

  it('lets the owner order two bells and a cup, and nests what they ask', () => {
    const t = table('sample', {
      players: [{ hand: ['Coin', 'Dwarf'], camp: ['Bell', 'Cup'] }, {}],
      deck: ['Thief', 'Song', 'Feast'],
    });
    t.choose('Coin');
    expect(t.prompt).toBe('What happens first?');
    t.choose('Cup');
    expect(t.prompt).toBe('Cup: choose one');
    expect(t.labels()).toEqual(['draw 1 card', 'choose a card in your hand, discard the chosen card and gain 2 gold']);
    t.choose('choose a card');
    expect([t.prompt, t.say(t.decision.prompt, 'de')]).toEqual([
      'Cup: choose a card in your hand',
      'Becher: Wähle eine Karte auf deiner Hand',
    ]);
    t.choose('Dwarf');
    expect(t.gold(0)).toBe(3);
    expect(t.hand(0)).toEqual(['Thief', 'Song', 'Feast']);
  });

  it('counts banner and song in a duel, and the song only until the end of the turn', () => {
    const t = table('sample', {
      players: [{ gold: 5, hand: ['Song', 'Duel'], camp: ['Dwarf', 'Banner'] }, { camp: ['Troll'] }],
    });
    t.choose('Song', 'Duel');
    expect(t.gold(0)).toBe(8);
    expect(t.camp(1)).toEqual([]);
    t.pass();
    expect(t.m.s.lasting).toEqual([]);
  });

  it('lets a rumour answer from the hand', () => {
    const t = table('sample', { players: [{ hand: ['Coin'] }, { hand: ['Rumour'] }] });
    t.choose('Coin', 'Use Rumour');
    expect(t.gold(1)).toBe(1);
    expect(t.hand(1)).toEqual([]);
  });

  it('pays for a feast again at the end of the turn', () => {
    const t = table('sample', { players: [{ hand: ['Feast', 'Coin'] }, {}] });
    t.choose('Feast', 'No');
    expect(t.gold(0)).toBe(1);
    t.pass();
    expect(t.gold(0)).toBe(2);
  });

  it('is for two or three', () => {
    for (const seats of [2, 3]) expect(sample.checkSetup({ seats })).toEqual({ ok: true, setup: { seats } });
    const others: readonly Plain[] = [null, 7, [], {}, { seats: 1 }, { seats: 4 }, { seats: '2' }];
    for (const other of others) {
      expect(sample.checkSetup(other)).toEqual({ ok: false, problem: ['sample.setup.seats'] });
    }
    expect([0, 1].map((n) => sample.randomSetup(() => n))).toEqual([{ seats: 2 }, { seats: 3 }]);
  });

  it('plays to a named step', () => {
    const t = table('sample', { players: [{ hand: ['Coin'] }, {}] });
    t.playTo('turn/end');
    expect(t.gold(0)).toBe(0);
    expect(t.m.s.turn).toBe(0);
  });
});

describe('the cards of the sample game', () => {
  it('replace a loss by a smaller one, in the order that the loser likes', () => {
    const t = table('sample', {
      players: [
        { gold: 1, hand: ['Thief'] },
        { gold: 5, camp: ['Helm', 'Guard'] },
      ],
    });
    t.choose('Thief');
    expect(t.asked).toBe(1);
    t.choose('Use Helm').passAll();
    expect(t.gold(1)).toBe(5);
    const alone = table('sample', {
      players: [
        { gold: 1, hand: ['Thief'] },
        { gold: 5, camp: ['Helm'] },
      ],
    });
    alone.choose('Thief').passAll();
    expect(alone.gold(1)).toBe(4);
  });

  it('draw only after something was given for it', () => {
    const t = table('sample', { players: [{ hand: ['Trade', 'Coin', 'Dwarf'] }, {}], deck: ['Song', 'Feast', 'Bell'] });
    t.choose('Trade', 'Coin');
    expect(t.hand(0)).toEqual(['Dwarf', 'Song', 'Feast', 'Bell']);
    const poor = table('sample', { players: [{}, {}], deck: ['Trade', 'Song'] });
    poor.choose('Trade');
    expect(poor.hand(0)).toEqual([]);
  });

  it('read well in both languages', () => {
    const text = (id: string) => sample.listCards().find((card) => card.id === id)?.text;
    expect(text('duel')).toEqual({
      de:
        'Wähle ein Wesen in deinem Lager und wähle ein Wesen in einem anderen Lager. ' +
        'Falls das erste Wesen stärker als das zweite ist, lege das zweite Wesen ab und erhalte 2 Gold. ' +
        'Sonst: Lege das erste Wesen ab.',
      en:
        'Choose a creature in your camp and choose a creature in another camp. ' +
        'If the first creature is stronger than the second, discard the second creature and gain 2 gold. ' +
        'Otherwise: Discard the first creature.',
    });
    expect(text('trade')).toEqual({
      de: 'Wähle eine Karte auf deiner Hand und lege die gewählte Karte ab. Dann ziehe 2 Karten.',
      en: 'Choose a card in your hand and discard the chosen card. Then draw 2 cards.',
    });
    expect(text('guard')).toEqual({
      de: 'Wenn du Gold verlieren würdest: Verhindere den Verlust und lege diese Karte ab.',
      en: 'When you would lose gold: Prevent the loss and discard this card.',
    });
  });

  it('and all messages use only words that exist', () => {
    expect(checkLexicon(words)).toEqual([]);
    expect(checkCatalogue(sample.catalogue)).toEqual([]);
    const compiled = new Compiler(hoard);
    for (const card of cards) define(card, compiled);
    expect(compiled.phrases.size).toBeGreaterThan(2);
    for (const phrase of compiled.phrases.values()) expect(checkPhrase(phrase, words)).toEqual([]);
  });
});
