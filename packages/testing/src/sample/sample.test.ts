import { describe, expect, it } from 'vitest';
import { table } from '../tables.ts';

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
    const t = table('sample', { players: [{ gold: 1, hand: ['Thief'] }, { gold: 5, camp: ['Guard'] }] });
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
    expect(t.labels()).toEqual(['draw 1 card', 'choose a card in your hand, discard the chosen card and gain 2 gold']);
    t.choose('choose a card', 'Dwarf');
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

  it('plays to a named step', () => {
    const t = table('sample', { players: [{ hand: ['Coin'] }, {}] });
    t.playTo('turn/end');
    expect(t.gold(0)).toBe(0);
    expect(t.m.s.turn).toBe(0);
  });
});
