import { type DbgGiven, table } from '../../src/index.ts';
import { ONCE, position, type Readings, SEATS } from './laid.ts';

const READINGS: Readings = {
  ...Object.fromEntries(
    ['hand', 'deck', 'discard', 'played', 'locations', 'aside', 'defeated', 'points'].map((name) => [name, SEATS]),
  ),
  ...Object.fromEntries(
    [
      ...['path', 'ambushes', 'main', 'archenemy', 'stack', 'destroyed', 'valor', 'corruption', 'gained', 'revealed'],
      ...['power', 'turn'],
    ].map((name) => [name, ONCE]),
  ),
};

const much: DbgGiven = {
  players: [
    { hand: ['Courage'], deck: ['Despair', 'Courage'], discard: ['Courage', 'Despair'], defeated: 2 },
    { hero: 'frodo', hand: ['Despair', 'Courage'], played: ['Courage'], locations: ['Hobbiton'] },
  ],
  turn: 1,
  power: 4,
  gained: 1,
  path: ['uruk-hai', 'moria-orcs', 'uruk-hai'],
  ambushes: ['moria-orcs'],
  main: ['moria-orcs', 'uruk-hai'],
  archenemy: 'balrog',
  stack: ['lurtz', 'balrog'],
  valor: 2,
  corruption: 3,
  destroyed: ['Despair'],
  revealed: ['uruk-hai'],
  seed: 'other luck',
};

/** Positions with everything that can be given, and with as little as possible. */
export function* dbgPositions(): Generator<string> {
  yield* position('much', table('dbg', much), READINGS);
  yield* position('little', table('dbg', { players: [{}, {}] }), READINGS);
  yield* position('nobody to fight', table('dbg', { players: [{}, {}], archenemy: '', stack: ['lurtz'] }), READINGS);
  yield* position('impossible', table('dbg', { mode: 'impossible', players: [{}, {}], step: 'ambush' }), READINGS);
}
