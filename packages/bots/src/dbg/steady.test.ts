import { type DbgState, dbg, TYPE } from '@tafelrunde/dbg';
import { below, type Match, type Option, seedWords, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { skill } from './index.ts';

const luck = seedWords('steady');

function thumb(m: Match<DbgState>): Option {
  const decision = m.decision()!;
  return skill.steady(skill.look(m, decision.seat), decision, luck, null);
}

/** Who wins a game of two, in which one seat goes by rules of thumb and the other by chance. */
function duel(seed: string, steady: number): readonly number[] {
  const started = startMatch(dbg, { seats: 2 }, seed);
  if (!started.ok) throw new Error(seed);
  const m = started.value;
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    const { options, seat } = decision;
    m.take(seat === steady ? thumb(m) : options[below(luck, options.length)]);
  }
  return m.s.over!.winners;
}

describe('rules of thumb for the deck-building game', () => {
  test('beat chance from either seat', () => {
    let won = 0;
    for (let i = 0; i < 20; i++) won += duel(`duel ${i}`, i % 2).includes(i % 2) ? 1 : 0;
    expect(won).toBeGreaterThanOrEqual(19);
  });

  test('play everything useful before buying, and defeat the archenemy first', () => {
    const t = table('dbg', {
      players: [{ hand: ['Courage', 'Despair', 'Rivendell'] }, {}],
      path: ['Haldir'],
      power: 10,
    });
    const chosen: string[] = [];
    for (let i = 0; i < 4; i++) {
      const option = thumb(t.m);
      chosen.push(option.key);
      t.choose(option.id);
    }
    expect(chosen).toEqual(['dbg.option.play', 'dbg.option.play', 'dbg.option.defeat', 'dbg.option.buy']);
    expect(t.locations(0)).toEqual(['Rivendell']);
  });

  test('get rid of ballast and keep what is good', () => {
    const t = table('dbg', { players: [{ hand: ['Still Sharp', 'Elendil'], discard: ['Corruption', 'Haldir'] }, {}] });
    t.choose('Play Still Sharp').choose(thumb(t.m).id);
    expect(t.destroyed()).toEqual(['Corruption']);
    const good = table('dbg', { players: [{ hand: ['Still Sharp', 'Elendil'], deck: ['Haldir'] }, {}] });
    good.choose('Play Still Sharp').choose(thumb(good.m).id);
    expect(good.destroyed()).toEqual([]);
  });
});

function why(m: Match<DbgState>): string {
  const decision = m.decision()!;
  const thought: Thought = { words: null };
  skill.steady(skill.look(m, decision.seat), decision, luck, thought);
  return thought.words![0];
}

describe('attacks and ambushes', () => {
  test('a Defense that draws a card is used; one that costs more than it saves is not', () => {
    // The Uruk-Hai want one card; Despair is no loss.
    const poor = table('dbg', {
      players: [{ hand: ['Uruk-Hai'] }, { hand: ['Hope Endures', 'Despair', 'Despair'], deck: ['Despair'] }],
    });
    poor.choose('Play Uruk-Hai');
    expect([poor.asked, thumb(poor.m).key, why(poor.m)]).toEqual([1, 'dbg.option.suffer', 'bots.dbg.why.suffer']);
    const rich = table('dbg', {
      players: [{ hand: ['Uruk-Hai'] }, { hand: ['You Shall Not Pass!', 'Elendil', 'Elendil'], deck: ['Elendil'] }],
    });
    rich.choose('Play Uruk-Hai');
    expect([thumb(rich.m).key, why(rich.m)]).toEqual(['dbg.option.defend', 'bots.dbg.why.defend']);
  });

  test('Corruption is avoided, by the card that can best be spared', () => {
    const t = table('dbg', {
      players: [
        { hand: ['Ringwraiths'] },
        { hand: ['Hope Endures', 'You Shall Not Pass!', 'Despair'], deck: ['Elendil'] },
      ],
    });
    t.choose('Play Ringwraiths');
    const option = thumb(t.m);
    t.choose(option.id);
    expect(t.discard(1)).toEqual(['You Shall Not Pass!']);
  });
});

describe('shopping', () => {
  test('what is worth most together is bought, not the dearest card alone', () => {
    // Eight Power: an Elendil and a Samwise together, or a single card for seven.
    const t = table('dbg', {
      players: [{ hand: [] }, {}],
      path: ['Elendil', 'Samwise Gamgee', 'Mithril Vest'],
      archenemy: 'balrog',
      power: 8,
    });
    t.choose(thumb(t.m).id);
    t.choose(thumb(t.m).id);
    expect(t.discard(0).toSorted()).toEqual(['Elendil', 'Samwise Gamgee']);
  });

  test('points are bought before the last archenemy ends the game', () => {
    const t = table('dbg', {
      players: [{ hand: [] }, {}],
      path: ['Haldir'],
      archenemy: 'balrog',
      stack: [],
      power: 15,
    });
    expect([thumb(t.m).key, why(t.m)]).toEqual(['dbg.option.buy', 'bots.dbg.why.points']);
    t.choose(thumb(t.m).id);
    expect(thumb(t.m).key).toBe('dbg.option.defeat');
  });

  test('the last archenemy is left alone as long as somebody else would win', () => {
    const ahead = [
      'Gandalf the Grey',
      'Lord Elrond',
      'Galadriel, Lady of Light',
      'Boromir, Captain of the White Tower',
    ];
    const t = table('dbg', {
      players: [{ hand: [] }, { discard: [...ahead, 'Lothlórien'] }],
      path: [],
      archenemy: 'balrog',
      stack: [],
      valor: 0,
      power: 13,
    });
    expect([thumb(t.m).key, why(t.m)]).toEqual(['dbg.option.end-turn', 'bots.dbg.why.last']);
  });
});

describe('guesses', () => {
  test('the type that is named is the one that is most frequent in the deck, not in the discard pile', () => {
    const t = table('dbg', {
      players: [
        {
          hand: ['Evenstar Pendant'],
          deck: ['Elendil', 'Haldir', 'Sting'],
          discard: ['Valor', 'Valor', 'Valor', 'Valor'],
        },
        {},
      ],
    });
    t.choose('Play Evenstar Pendant');
    expect(thumb(t.m).n).toBe(TYPE.ally);
  });

  test('a poor hand is given up for four other cards as the first thing in a turn', () => {
    const deck = ['Elendil', 'Elendil', 'Elendil', 'Elendil', 'Elendil'];
    const chosen = (hand: readonly string[]) => {
      const t = table('dbg', { players: [{ hand: ['Recover Your Strength', ...hand], deck }, {}] });
      return t.m.game.defs[t.m.s.cards[thumb(t.m).card].def].id;
    };
    expect(chosen(['Courage', 'Despair', 'Despair'])).toBe('recover-your-strength');
    expect(chosen(['Gandalf the Grey', 'Gandalf the Grey', 'Elendil', 'Galadriel, Lady of Light'])).not.toBe(
      'recover-your-strength',
    );
  });
});

test('of the main deck that type is named which is worth most there, of the own deck the most frequent one', () => {
  const t = table('dbg', {
    players: [{ hand: ['Saruman', 'Shards of Narsil'], deck: ['Merry', 'Pippin', 'Haldir'] }, {}],
    main: ['Lothlórien', 'Merry', 'Pippin', 'Haldir'],
  });
  t.choose('Play Saruman');
  expect(thumb(t.m).id).toBe('location');
  const without = table('dbg', {
    players: [{ hand: ['Saruman'], deck: ['Merry'] }, {}],
    main: ['Merry', 'Pippin', 'Haldir', 'Haldir'],
  });
  without.choose('Play Saruman');
  expect(thumb(without.m).id).toBe('ally');
});
