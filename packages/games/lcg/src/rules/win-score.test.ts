import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { destroy } from './damage.ts';
import { placeOn } from './progress.ts';
import { eliminate } from './threat.ts';

/** Two players about to complete the last stage of Mirkwood. */
const players = [
  { threat: 20, heroes: ['Éowyn', 'Beravor'] },
  { threat: 30, heroes: ['Gimli'] },
];
const beorn = { players, quest: "Beorn's Path", progress: 8, encounterDeck: [], step: '4.1' };

function complete(t: ReturnType<typeof table<'lcg'>>): void {
  placeOn(t.m, t.find(t.quest()), 2, -1);
  t.go();
}

describe('winning', () => {
  rule(['LCG-WIN-01', 'LCG-WIN-03'], 'is for all, also for those who are out', () => {
    const t = table('lcg', beorn);
    eliminate(t.m, 1);
    expect(t.over).toBeNull();
    t.playTo('5.2');
    complete(t);
    expect(t.over).toMatchObject({ winners: [0, 1], reason: 'lcg.end.won' });
    expect(new Set(t.over?.scores)).toEqual(new Set([t.score().total]));
  });

  rule('LCG-WIN-01', 'takes the last stage: an earlier one leads on', () => {
    const t = table('lcg', { ...beorn, quest: 'A Fork in the Road', progress: 1, staging: ['Forest Spider'] });
    complete(t);
    expect(t.over).toBeNull();
    expect(["Don't Leave the Path!", "Beorn's Path"]).toContain(t.quest());
  });

  rule(
    ['LCG-WIN-02', 'LCG-WIN-04'],
    'by a condition on the stage comes at once, and progress alone does not do it',
    () => {
      const given = {
        ...beorn,
        quest: "Don't Leave the Path!",
        progress: 0,
        staging: ["Ungoliant's Spawn", 'Forest Spider'],
      };
      const t = table('lcg', given);
      placeOn(t.m, t.find(t.quest()), 50, -1);
      t.playTo('5.1');
      expect(t.m.s.over).toBeNull();
      destroy(t.m, t.find("Ungoliant's Spawn"), -1);
      expect(t.go().over).toMatchObject({ winners: [0, 1] });
      expect(t.staging()).toEqual(['Forest Spider']);
    },
  );

  rule('LCG-WIN-04', 'waits, with all progress, until the stage lets the players go', () => {
    const t = table('lcg', { ...beorn, staging: ["Ungoliant's Spawn"] });
    complete(t);
    expect([t.over, t.quest(), t.progress()]).toEqual([null, "Beorn's Path", 10]);
    t.playTo('5.1');
    destroy(t.m, t.find("Ungoliant's Spawn"), -1);
    expect(t.go().over).toMatchObject({ winners: [0, 1], reason: 'lcg.end.won' });
  });

  rule(
    'LCG-WIN-04',
    'is not to be had from a stage that asks for a named enemy, by progress or by another enemy',
    () => {
      const t = table('lcg', {
        ...beorn,
        quest: "Don't Leave the Path!",
        staging: ["Ungoliant's Spawn", 'King Spider'],
      });
      placeOn(t.m, t.find(t.quest()), 99, -1);
      t.playTo('4.2');
      destroy(t.m, t.find('King Spider'), -1);
      expect([t.go().over, t.quest()]).toEqual([null, "Don't Leave the Path!"]);
      t.playTo('5.1');
      destroy(t.m, t.find("Ungoliant's Spawn"), -1);
      expect(t.go().over).not.toBeNull();
    },
  );
});

describe('the score', () => {
  const bernd = {
    threat: 43,
    heroes: [
      { card: 'Éowyn', damage: 2 },
      { card: 'Gimli', damage: 4 },
    ],
    allies: [{ card: 'Beorn', damage: 3 }],
    discard: ['Dúnhere'],
  };

  rule(
    ['LCG-EX-11', 'LCG-SCORE-01', 'LCG-SCORE-02', 'LCG-SCORE-03', 'LCG-SCORE-04', 'LCG-SCORE-05', 'LCG-SCORE-06'],
    'adds threat, dead heroes, damage and rounds, and takes victory points off: 122',
    () => {
      const t = table('lcg', { ...beorn, players: [bernd], victory: ['Hummerhorns'] });
      t.m.s.completed = 7;
      complete(t);
      expect(t.over).toEqual({ winners: [0], reason: 'lcg.end.won', scores: [43 + 8 + 6 + 70 - 5] });
    },
  );

  rule('LCG-SCORE-02', 'counts the threat of all players', () => {
    const t = table('lcg', beorn);
    expect(t.score().players.map(({ threat }) => threat)).toEqual([20, 30]);
    expect(t.score().total).toBe(50);
  });

  rule(['LCG-SCORE-07', 'LCG-SCORE-05'], 'counts only rounds whose refresh phase has ended', () => {
    const t = table('lcg', { ...beorn, progress: 0, step: '2.2' }).playTo('7.5');
    expect(t.score().rounds).toBe(0);
    t.playTo('1.2');
    expect(t.score().rounds).toBe(1);
    t.playTo('7.1');
    expect(t.score().rounds).toBe(1);
  });

  rule(['LCG-SCORE-10', 'LCG-KEYWORD-20', 'LCG-SCORE-06'], 'is better the lower it is', () => {
    const total = (given: Parameters<typeof table<'lcg'>>[1]) => table('lcg', given).score().total;
    const plain = total(beorn);
    const as = (player: object) => total({ ...beorn, players: [{ ...players[0], ...player }, players[1]] });
    // Whatever goes badly raises it: threat, wounds, rounds, the dead.
    expect(as({ threat: 25 })).toBe(plain + 5);
    const wounded = table('lcg', beorn);
    wounded.m.s.cards[wounded.find(wounded.characters(0)[0])].damage++;
    expect(wounded.score().total).toBe(plain + 1);
    const late = table('lcg', beorn);
    late.m.s.completed++;
    expect(late.score().total).toBe(plain + 10);
    const dead = table('lcg', beorn);
    destroy(dead.m, dead.find(dead.characters(1)[0]), -1);
    expect(dead.score().total).toBeGreaterThan(plain);
    // What goes well lowers it: victory points.
    expect(total({ ...beorn, victory: ['Hill Troll', 'Hummerhorns'] })).toBe(plain - 9);
  });

  rule('LCG-SCORE-11', 'may be negative', () => {
    const t = table('lcg', { ...beorn, players: [{ threat: 1, heroes: ['Éowyn'] }], victory: ['Hummerhorns'] });
    complete(t);
    expect(t.over?.scores).toEqual([-4]);
  });
});
