import { type RbGiven, table } from '../../src/index.ts';
import { ONCE, position, type Readings, SEATS } from './laid.ts';

const READINGS: Readings = {
  ...Object.fromEntries(
    [
      ...['gold', 'damage', 'story', 'defeated', 'delayed', 'eliminated', 'hand', 'assets', 'skills', 'trophies'],
      ...['quests', 'rumors', 'challenged'],
    ].map((name) => [name, SEATS]),
  ),
  ...Object.fromEntries(['actions', 'dice', 'rolled', 'fighting', 'turnOf'].map((name) => [name, ONCE])),
  isAt: [
    [0, 'tamalir'],
    [1, [8, 5]],
    [0, 'forge'],
  ],
  stat: [
    [0, 'body'],
    [0, 'speed'],
    [1, 'health'],
  ],
  market: [[0], [1], [2], [3]],
  zombies: [['forge'], [[8, 5]]],
  deck: [['combat'], ['exploration'], ['social']],
  discard: [['combat'], ['exploration'], ['social']],
  zone: [['storyTrack'], ['storyDiscard'], ['skillDiscard'], ['assetDiscard'], ['hero', 1]],
  gem: [[[8, 5]], [[1, 7]]],
  hexId: [['forge'], [[8, 5]]],
};

const much: RbGiven = {
  scenario: 'vorakesh',
  first: 1,
  active: 0,
  act: 2,
  space: 4,
  round: 5,
  seed: 'other luck',
  villain: 'forge',
  challenged: [1],
  usedGems: [[8, 5]],
  zombies: ['forge', [8, 5], 'forge'],
  players: [
    {
      hero: 'corbin',
      gold: 5,
      damage: 2,
      story: 1,
      delayed: false,
      assets: ['Chain Mail'],
      skills: ['Smite'],
      hand: ['Steadfast', 'Tireless'],
      trophies: ['Kobolds'],
      quests: ['Swamp Tales'],
    },
    { hero: 'Elder Mok', at: [8, 5], delayed: true },
    { hero: 'laurel', eliminated: true },
  ],
  decks: { combat: ['Ettin', 'Kobolds'] },
  discards: { social: ['Harvest Festival'] },
  emptyDecks: ['exploration', 'story'],
  skillDeck: ['Pounce', 'Veteran'],
  assetDeck: ['Old Sword'],
  markets: [['Old Sword', 'Rune Staff']],
  skillDiscard: ['Battle Rage', 'Mighty Blow'],
  assetDiscard: ['Armaments'],
};

/** Positions with everything that can be given, and with as little as possible. */
export function* runeboundPositions(): Generator<string> {
  yield* position('much', table('runebound', much), READINGS);
  yield* position('little', table('runebound', { players: [{ hero: 'corbin' }, { hero: 'lissa' }] }), READINGS);
  yield* position(
    'the second of three begins',
    table('runebound', {
      players: [{ hero: 'corbin' }, { hero: 'lissa' }, { hero: 'mok' }],
      first: 1,
      active: 2,
      step: 'turn/act',
    }),
    READINGS,
  );
  const fight = table('runebound', {
    players: [
      { hero: 'corbin', at: [8, 5] },
      { hero: 'laurel', at: 'forge' },
    ],
    decks: { combat: ['Kobolds'] },
  });
  fight.fight('adventure', {
    own: ['corbin-1 physical', 'corbin-2 shield'],
    foe: ['enemy-1 shield'],
    turn: 1,
    enemyDamage: 1,
  });
  yield* position('fight', fight, {
    ...READINGS,
    pool: SEATS,
    spent: SEATS,
    enemyDamage: ONCE,
    enemyHealth: ONCE,
    slot: [
      [0, 'corbin-2'],
      [1, 'enemy-1'],
    ],
    find: [['Kobolds']],
  });
}
