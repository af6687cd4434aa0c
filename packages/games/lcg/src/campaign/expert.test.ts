import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { begin, ok, refusal } from '../../test/campaign.ts';
import {
  type ExpertLog,
  finishExpertGame,
  lcg,
  loadExpertGame,
  type M,
  prepareExpertGame,
  saveExpertGame,
  scoreSheet,
  startExpertGame,
  starterDecks,
} from '../index.ts';

const PLAYERS = [
  { name: 'Pippin', ...starterDecks.spirit },
  { name: 'Merry', ...starterDecks.lore },
];

const fresh = (carry = false): ExpertLog => ok(startExpertGame(PLAYERS, { carry }));

/** A real game of the log, played to its end by taking the stage that is on the table as won. */
function won(log: ExpertLog, before: (m: M) => void = () => {}): M {
  const m = begin(ok(prepareExpertGame(log, { first: 0 })), 'expert');
  before(m);
  m.end({ winners: [0, 1], reason: 'lcg.end.won' });
  return m;
}
const hero = (m: M, id: string) => m.s.cards.find((card) => lcg.defs[card.def].id === id)!;

describe('the expert game', () => {
  rule(['LCG-MODE-08', 'LCG-MODE-09', 'LCG-CF-40'], 'plays the three scenarios in order and adds their scores', () => {
    let log = fresh();
    let sum = 0;
    for (const scenario of ['mirkwood', 'anduin', 'dol-guldur']) {
      log = ok(loadExpertGame(saveExpertGame(log)));
      expect(ok(prepareExpertGame(log))).toMatchObject({ scenario, campaign: null });
      const m = won(log);
      sum += scoreSheet(m).total;
      log = ok(finishExpertGame(log, m));
    }
    expect(log.completed.map(({ scenario }) => scenario)).toEqual(['mirkwood', 'anduin', 'dol-guldur']);
    expect(log.total).toBe(sum);
    expect(refusal(prepareExpertGame(log))).toBe('This expert game is over.');
  });

  rule('LCG-MODE-08', 'keeps decks, heroes and players', () => {
    const log = fresh();
    const setup = ok(prepareExpertGame(log));
    expect(setup.players.map(({ heroes, deck }) => ({ heroes, deck }))).toEqual(
      PLAYERS.map(({ heroes, deck }) => ({ heroes, deck })),
    );
    const other = table('lcg', { players: [{ heroes: ['Éowyn'], threat: 49 }], encounterDeck: [], step: '7.3' });
    expect(other.over?.winners).toEqual([]);
    expect(refusal(finishExpertGame(log, other.m))).toBe('This game does not belong to this expert game.');
  });

  test('a lost scenario is played again', () => {
    const log = fresh();
    const m = begin(ok(prepareExpertGame(log)), 'lost');
    expect(refusal(finishExpertGame(log, m))).toBe('The game is still going on.');
    m.end({ winners: [], reason: 'lcg.end.all-eliminated' });
    expect(ok(finishExpertGame(log, m))).toBe(log);
  });

  rule('LCG-MODE-10', 'carries threat and damage in its harder form', () => {
    const hurt = (m: M): void => {
      m.s.threat[0] = 41;
      m.s.threat[1] = 12;
      hero(m, 'eowyn').damage = 2;
    };
    const hard = ok(finishExpertGame(fresh(true), won(fresh(true), hurt)));
    const next = begin(ok(prepareExpertGame(hard, { first: 0 })));
    expect(next.s.threat).toEqual([41, 12]);
    expect(hero(next, 'eowyn').damage).toBe(2);
    const usual = ok(finishExpertGame(fresh(), won(fresh(), hurt)));
    const reset = begin(ok(prepareExpertGame(usual, { first: 0 })));
    expect(hero(reset, 'eowyn').damage).toBe(0);
    expect(reset.s.threat[0]).toBe(PLAYERS[0].heroes.reduce((sum, id) => sum + threatOf(id), 0));
  });

  test('the harder form leaves dead heroes behind and ends with the last one', () => {
    const log: ExpertLog = {
      ...fresh(true),
      completed: [{ scenario: 'mirkwood', score: 90 }],
      total: 90,
      carried: [
        { threat: 30, damage: {}, dead: [PLAYERS[0].heroes[0]] },
        { threat: 30, damage: {}, dead: [] },
      ],
    };
    const setup = ok(prepareExpertGame(log));
    expect(setup.players[0].heroes).toEqual(PLAYERS[0].heroes.slice(1));
    expect(begin(setup).s.threat).toEqual([30, 30]);
    const out = { ...log, carried: [{ ...log.carried[0], dead: PLAYERS[0].heroes }, log.carried[1]] };
    expect(refusal(prepareExpertGame(out))).toBe('Pippin has no hero left: this expert game is over.');
  });

  test('its log is refused when it is damaged, changed or impossible', () => {
    const text = saveExpertGame(fresh(true));
    expect(refusal(loadExpertGame(text.slice(5)))).toMatch(/not a log/);
    expect(refusal(loadExpertGame(text.replace('"total": 0', '"total": 9')))).toMatch(/changed or damaged/);
    expect(refusal(loadExpertGame(saveExpertGame({ ...fresh(), total: 3 })))).toMatch(/no campaign can come to/);
    const wrong: readonly object[] = [
      { carry: 1 },
      { starterDecks: 'no' },
      { completed: ['mirkwood'] },
      { completed: [{ scenario: 'anduin', score: 0 }] },
      { completed: [{ scenario: 'mirkwood', score: 'much' }] },
    ];
    for (const part of wrong) {
      const log = { ...fresh(), ...part } as ExpertLog;
      expect(refusal(loadExpertGame(saveExpertGame(log)))).toMatch(/no campaign can come to/);
    }
    expect(refusal(startExpertGame([{ ...PLAYERS[0], deck: { gandalf: 3 } }]))).toMatch(/at least 50 cards/);
  });
});

function threatOf(id: string): number {
  return (lcg.defs.find((def) => def.id === id) as unknown as { threatCost: number }).threatCost;
}
