import { History, perGame } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { card } from './card.ts';
import { sample } from './game.ts';
import { all, gain } from './language.ts';

const crown = card('crown', { de: 'Krone', en: 'Crown' }, 'deed', 40, { play: all(gain(1), gain(2)) });

describe('a game with one card more', () => {
  const more = sample.with(crown);

  it('has it, with its text, and the game it was made of has not', () => {
    expect(more.defs.length).toBe(sample.defs.length + 1);
    expect(more.listCards().at(-1)).toMatchObject({ id: 'crown', text: { en: 'Gain 1 gold and gain 2 gold.' } });
    expect(more.name('card:crown', 'de')).toBe('Krone');
    expect(sample.defs.some(({ id }) => id === 'crown')).toBe(false);
    expect(sample.procedures.some(({ name }) => name.startsWith('crown'))).toBe(false);
  });

  it('is played with it', () => {
    const started = History.start(more, { seats: 2 }, 'with');
    if (!started.ok) throw new Error('not started');
    const { match } = started.value;
    const held = match
      .decision()!
      .options.find((option) => option.card >= 0 && more.defs[match.s.cards[option.card].def].id === 'crown')!;
    const before = match.s.gold[0] + match.s.gold[1];
    match.take(held);
    // The other one is asked whether he answers, and does not.
    match.answer('pass');
    expect(match.s.gold[0] + match.s.gold[1]).toBe(before + 3);
  });

  it('keeps what is found for a game apart from the other', () => {
    const count = perGame((game) => game.defs.length);
    for (const game of [sample, more]) {
      const started = History.start(game, { seats: 2 }, 'with');
      if (!started.ok) throw new Error('not started');
      expect(count(started.value.match)).toBe(game.defs.length);
    }
  });
});
