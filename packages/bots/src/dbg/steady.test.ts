import { type DbgState, dbg } from '@tafelrunde/dbg';
import { below, type Match, type Option, seedWords, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
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
