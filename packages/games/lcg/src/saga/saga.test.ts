import { type Plain, startMatch } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { ok } from '../../test/campaign.ts';
import { lcg } from '../game.ts';
import { readyDecks } from '../ready-decks.ts';
import { sagaScenarios } from '../scenarios/scenarios.ts';
import type { M } from '../state.ts';
import { finishSaga, loadSaga, nextOfSaga, type SagaLog, sagaSetup, sagaSum, saveSaga, startSaga } from './saga.ts';

const { heroes, deck } = readyDecks.trackers;
const begun = (): SagaLog => ok(startSaga([{ name: 'Anna', heroes, deck }], 'standard'));

/** A game of the run that has ended so after some rounds. */
function played(log: SagaLog, won: boolean, setup: Plain = sagaSetup(log)!): M {
  const m = ok(startMatch(lcg, setup, 'saga'));
  m.decision();
  m.s.round = 7;
  m.s.completed = 6;
  m.end({ winners: won ? [0] : [], reason: won ? 'lcg.end.won' : 'lcg.end.all-eliminated' });
  return m;
}

const after = (log: SagaLog, won: boolean): SagaLog => ok(finishSaga(log, played(log, won)));

describe('a saga run', () => {
  rule('LCG-SOM-59', 'goes through the scenarios in the order of the story, with the same decks', () => {
    let log = begun();
    const order: unknown[] = [];
    while (nextOfSaga(log) !== null) {
      const setup = sagaSetup(log) as { scenario: string; players: { heroes: string[]; deck: object }[] };
      order.push(setup.scenario);
      expect(setup.players).toEqual([{ heroes, deck }]);
      log = after(log, true);
    }
    expect(order).toEqual(sagaScenarios);
    expect([sagaSetup(log), sagaSum(log).won]).toEqual([null, sagaScenarios.length]);
  });

  rule('LCG-SOM-59', 'a lost scenario is played again, and the log keeps every game', () => {
    const log = after(after(begun(), false), true);
    expect(log.attempts.map(({ scenario, won }) => [scenario, won])).toEqual([
      [sagaScenarios[0], false],
      [sagaScenarios[0], true],
    ]);
    expect(nextOfSaga(log)).toBe(sagaScenarios[1]);
    expect([log.attempts[0].score, log.attempts[1].score > 0, sagaSum(log).rounds]).toEqual([0, true, 14]);
  });

  test('refuses a game that is not over, of another scenario, mode or deck', () => {
    const log = begun();
    const key = (m: M): unknown => {
      const result = finishSaga(log, m);
      return result.ok ? '' : result.problem[0];
    };
    expect(key(ok(startMatch(lcg, sagaSetup(log)!, 'saga')))).toBe('lcg.saga.not-over');
    const other = (changes: object): M => played(log, true, { ...(sagaSetup(log) as object), ...changes } as Plain);
    expect(key(other({ scenario: sagaScenarios[1] }))).toBe('lcg.saga.other-game');
    expect(key(other({ mode: 'easy' }))).toBe('lcg.saga.other-game');
    expect(key(other({ players: [{ starter: 'leadership' }] }))).toBe('lcg.saga.other-game');
  });

  test('begins only with decks that may be played', () => {
    expect(startSaga([{ name: 'Anna', heroes, deck: { gandalf: 3 } }], 'standard').ok).toBe(false);
    expect(startSaga([], 'standard').ok).toBe(false);
  });

  test('is kept as text, and refused if that was changed or cannot be', () => {
    const log = after(begun(), true);
    expect(ok(loadSaga(saveSaga(log)))).toEqual(log);
    expect(loadSaga(saveSaga(log).replace('"won": true', '"won": false')).ok).toBe(false);
    const wrong: SagaLog = { ...log, attempts: [{ ...log.attempts[0], scenario: sagaScenarios[1] }] };
    expect(loadSaga(saveSaga(wrong)).ok).toBe(false);
    expect(loadSaga('{').ok).toBe(false);
  });
});
