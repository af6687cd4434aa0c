import { table } from '@tafelrunde/testing';
import { test } from 'vitest';
import { watcher } from '../test/watcher.ts';
import { destroy } from './rules/damage.ts';
test('a', () => {
  const took = { card: 'Wandering Took', damage: 1, exhausted: true };
  const gimli = { card: 'Gimli', attachments: ['Horn of Gondor'] };
  const players = [{ threat: 20, heroes: ['Éowyn'], allies: [took] }, { threat: 20, heroes: [gimli] }];
  const t = table('lcg', { players }).choose('Use Wandering Took').playTo('3.1');
  console.log(t.m.s.round, t.resources('Gimli'));
  destroy(t.m, t.find('Wandering Took'), -1);
  t.go();
  console.log(t.labels(), t.resources('Gimli'));
  t.choose('Use Horn of Gondor');
  console.log(t.labels(), t.resources('Gimli'), t.log);
});
test('b', () => {
  const aragorn = { card: 'Aragorn', attachments: ['Unexpected Courage'] };
  const players = [{ threat: 40, heroes: [aragorn], engaged: ['East Bight Patrol'] }, watcher];
  const t = table('lcg', { players, encounterDeck: ['Caught in a Web', 'Gladden Fields', 'Driven by Shadow'], step: '3.3' });
  t.playTo('6.4.1').pass();
  console.log(t.log, t.labels());
});
