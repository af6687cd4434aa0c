import { type TcgGiven, table } from '../../src/index.ts';
import { ONCE, position, type Readings, SEATS } from './laid.ts';

const ofCards = (...titles: readonly string[]) => titles.map((title) => [title] as const);

const READINGS: Readings = {
  ...Object.fromEntries(
    ['phase', 'turn', 'twilight', 'wearing', 'moves', 'path', 'removed'].map((name) => [name, ONCE]),
  ),
  ...Object.fromEntries(
    [
      ...['position', 'burdens', 'eliminated', 'reshuffled', 'ringBearer', 'hand', 'deck', 'discard', 'dead'],
      ...['adventure', 'fellowship', 'support'],
    ].map((name) => [name, SEATS]),
  ),
  minions: [[], [0], [1]],
};

const much: TcgGiven = {
  format: 'deluxe',
  cuts: true,
  turn: 1,
  step: 'assignment phase',
  twilight: 7,
  moves: 2,
  extraMoves: 1,
  drawn: 3,
  wearing: true,
  seed: 'other luck',
  players: [
    {
      fellowship: ['Frodo', 'Sam'],
      at: 3,
      burdens: 2,
      hand: ['Sam', 'Frodo'],
      deck: ['Sam', 'Frodo'],
      discard: ['Sam'],
      dead: ['Sam'],
      reshuffled: true,
    },
    {
      fellowship: [{ card: 'Aragorn', wounds: 2, on: ['Hobbit Sword', { card: 'Hobbit Sword', owner: 0 }] }, 'Legolas'],
      ringBearer: 'Sam',
      support: ['4C277'],
      at: 2,
    },
  ],
  minions: ['Orthanc Warrior', { card: 'Orthanc Warrior', wounds: 1, owner: 1, assigned: 'Aragorn' }],
  pathOwners: [0, 1, 0],
};

const CARDS: Readings = {
  wounds: ofCards('Aragorn', 'Orthanc Warrior', 'Orthanc Warrior#2'),
  stat: [
    ['Aragorn', 'strength'],
    ['Aragorn', 'vitality'],
  ],
  strength: ofCards('Aragorn', 'Sam'),
  on: ofCards('Aragorn', 'Sam', 'Legolas'),
  assigned: ofCards('Orthanc Warrior', 'Orthanc Warrior#2'),
  find: ofCards('Sam', 'Sam#2', 'Frodo', 'Frodo#2'),
};

/** Positions with everything that can be given, and with as little as possible. */
export function* tcgPositions(): Generator<string> {
  yield* position('much', table('tcg', much), { ...READINGS, ...CARDS });
  yield* position('little', table('tcg', { players: [{}, {}] }), READINGS);
  yield* position('one is out', table('tcg', { players: [{}, { eliminated: true }, {}], turn: 2 }), READINGS);
  for (const step of [
    'empty pool',
    'fellowship phase',
    'move',
    'shadow phases',
    'archery phase',
    'regroup phase',
    'end of turn',
  ]) {
    const begin = () => table('tcg', { players: [{ at: 2 }, { at: 2 }], step });
    const { m } = begin();
    yield `step ${step}: ${m.s.frames.map((frame) => `${frame.proc}/${frame.step}`).join(' ')}, moves ${m.s.moves}`;
    for (const next of ['fellowship phase', 'turn/archery phase', 'end of turn']) {
      let there: string;
      try {
        const { s } = begin().playTo(next).m;
        there = `${s.frames.at(-1)?.proc}/${s.frames.at(-1)?.step} of turn ${s.turns}`;
      } catch (error) {
        there = (error as Error).message;
      }
      yield `  then ${next}: ${there}`;
    }
  }
}
