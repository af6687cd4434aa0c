import { History, resignId } from '@tafelrunde/kernel';
import { lcg, readyDecks, type SagaLog, sagaScenarios, sagaSetup, startSaga } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { MemoryStorage } from '../../saves/memory-storage.ts';
import { afterGame, dropSaga, keepSaga, keptSagas, type Saga } from './sagas.ts';

const { heroes, deck } = readyDecks.trackers;

function begun(): SagaLog {
  const started = startSaga([{ name: 'Berit', heroes, deck }], 'easy');
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value;
}
const saga = (): Saga => ({ id: 'a', log: begun(), seats: ['human'], table: '' });

it('is kept, found again and removed; one that cannot be read is told and left alone', () => {
  const store = new MemoryStorage();
  expect(keepSaga(saga(), store)).toBe(true);
  store.setItem('tafelrunde.saga.b', 'nonsense');
  expect(keptSagas(store)).toEqual({ sagas: [saga()], broken: ['b'] });
  dropSaga('a', store);
  expect(keptSagas(store)).toEqual({ sagas: [], broken: ['b'] });
});

it('writes down a game that is over, and refuses one that is not', () => {
  const log = begun();
  const started = History.start(lcg, sagaSetup(log)!, 'saga');
  if (!started.ok) throw new Error(started.problem[0]);
  const { value: history } = started;
  expect(afterGame(log, JSON.stringify(history.record)).ok).toBe(false);
  history.match.decision();
  history.answer(resignId(0));
  const result = afterGame(log, JSON.stringify(history.record));
  expect(result.ok && result.value.attempts).toMatchObject([{ scenario: sagaScenarios[0], won: false }]);
  expect(afterGame(log, 'nonsense').ok).toBe(false);
});
