import { type LcgGiven, type LcgTable, table } from '../../src/index.ts';
import { ONCE, position, type Readings, SEATS } from './laid.ts';

const ofCards = (...titles: readonly string[]) => titles.map((title) => [title] as const);

const READINGS: Readings = {
  ...Object.fromEntries(
    ['threat', 'hand', 'deck', 'discard', 'characters', 'engaged', 'guards', 'onDeck', 'eliminated'].map((name) => [
      name,
      SEATS,
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['staging', 'activeLocation', 'encounterDeck', 'encounterDiscard', 'victory', 'removed', 'quest', 'progress'],
      ...['stagingThreat', 'willpower', 'score', 'phase', 'roundsDone', 'prisoner', 'claimed', 'aside'],
    ].map((name) => [name, ONCE]),
  ),
};

const ABOUT_CARDS: Readings = {
  progressOn: ofCards('Old Forest Road'),
  resources: ofCards('Gimli', 'Aragorn'),
  damage: ofCards('Gimli', 'Wargs', 'Wargs#2'),
  exhausted: ofCards('Gimli', 'Aragorn'),
  committed: ofCards('Gimli', 'Aragorn'),
  stat: [
    ['Gimli', 'attack'],
    ['Gimli', 'hitPoints'],
    ['Wargs', 'threat'],
  ],
  attachments: ofCards('Gimli', 'Aragorn'),
  shadows: ofCards('Wargs', 'Wargs#2'),
  find: ofCards('Wargs', 'Wargs#2', 'Feint'),
};

const much: LcgGiven = {
  scenario: 'mirkwood',
  mode: 'easy',
  shadows: false,
  variants: {},
  first: 1,
  round: 3,
  roundsDone: 2,
  players: [
    {
      threat: 31,
      heroes: [
        {
          card: 'Gimli',
          damage: 2,
          resources: 3,
          exhausted: true,
          committed: true,
          attachments: ['Citadel Plate', { card: 'Steward of Gondor', exhausted: true }],
        },
        'Legolas',
      ],
      allies: [{ card: 'Faramir', damage: 1 }, 'Beorn'],
      hand: ['Feint', 'Gandalf'],
      deck: ['Sneak Attack', 'Feint'],
      discard: ['Gandalf', 'Feint'],
      engaged: [{ card: 'Wargs', damage: 1, shadows: ['Despair', 'Eyes of the Forest'] }, 'Wargs'],
    },
    { heroes: [{ card: 'Aragorn', resources: 1 }], hand: ['Feint'] },
  ],
  quest: 'A Fork in the Road',
  progress: 2,
  staging: [{ card: 'Old Forest Road', progress: 2 }, 'Marsh Adder'],
  active: { card: 'Forest Gate', progress: 1 },
  encounterDeck: ['Despair', 'Wargs'],
  encounterDiscard: ['Eyes of the Forest'],
  victory: ['Marsh Adder'],
  removed: ['Gandalf'],
};

const prison: LcgGiven = {
  scenario: 'dol-guldur',
  players: [
    {
      heroes: [
        { card: 'Gimli', attachments: ['Dungeon Torch', 'Caught in a Web', { card: 'Citadel Plate', damage: 0 }] },
        'Aragorn',
      ],
      prisoner: { card: 'Éowyn', damage: 1 },
      guards: ['Faramir', 'Beorn'],
      onDeck: ['Iron Shackles'],
    },
    { heroes: ['Legolas'], eliminated: true },
  ],
  staging: [{ card: 'Shadow Key', guardedBy: { card: 'Cavern Guardian', damage: 1 } }],
  aside: ['Nazgûl of Dol Guldur'],
};

/** Positions with everything that can be given, and with as little as possible; then steps of all phases. */
export function* lcgPositions(): Generator<string> {
  yield* position('much', table('lcg', much), { ...READINGS, ...ABOUT_CARDS });
  yield* position('prison', table('lcg', prison), {
    ...READINGS,
    guardOf: ofCards('Shadow Key', 'Gimli'),
    attachments: ofCards('Gimli'),
  });
  yield* position('little', table('lcg', { players: [{ heroes: ['Gimli'] }] }), READINGS_OF_ONE);
  yield* position(
    'out',
    table('lcg', { players: [{ heroes: ['Gimli'] }, { heroes: [], eliminated: true, threat: 44 }] }),
    READINGS,
  );
  yield* position(
    'campaign',
    table('lcg', { scenario: 'mirkwood', campaign: {}, players: [{ heroes: ['Gimli'] }] }),
    READINGS_OF_ONE,
  );
  for (const step of ['0.0', '0.1', '1.3', '2.2', '3.1', '3.2', '3.3', '3.4', '4.1', '5.2', '6.1', '7.2']) {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli', 'Aragorn'] }, { heroes: ['Legolas'] }],
      encounterDeck: ['Wargs', 'Wargs', 'Wargs'],
      step,
    });
    const { frames, phase, round } = t.m.s;
    yield `step ${step}: ${frames.map((frame) => `${frame.proc}/${frame.step}`).join(' ')}, phase ${phase}, round ${round}`;
    for (const next of ['1.1', '3.4', '5.2', '6.11', '7.4', '0.0'])
      yield `  then ${next}: ${reached(() => again(step).playTo(next))}`;
    for (const window of ['2.2', '3.2', '4', '5.2', '6.3'])
      yield `  stop ${window}: ${reached(() => again(step).stopAt(window))}`;
  }
}

const READINGS_OF_ONE: Readings = Object.fromEntries(
  Object.entries(READINGS).map(([name, each]) => [name, each === SEATS ? [[0]] : each]),
);

const again = (step: string): LcgTable =>
  table('lcg', {
    players: [{ heroes: ['Gimli', 'Aragorn'] }, { heroes: ['Legolas'] }],
    encounterDeck: ['Wargs', 'Wargs', 'Wargs'],
    step,
  });

/** Where a table has come to, or why it has not. */
function reached(go: () => LcgTable): string {
  try {
    const { m } = go();
    const top = m.s.frames.at(-1);
    const who = top?.proc === 'window' ? [0, 1].map((seat) => go().actions(seat).join(', ')).join(' / ') : '';
    return `${top?.proc}/${top?.step} of round ${m.s.round} ${who}`.trim();
  } catch (error) {
    return (error as Error).message;
  }
}
