import { previewOf } from '@tafelrunde/kernel';
import { type RbGiven, type RbPlayerGiven, type RbTable, table } from '@tafelrunde/testing/runebound';
import { COMBAT_GEM, fightTable } from './tables.ts';

/** Corbin in his turn, and Lissa far away. */
const turn = (given: Partial<RbPlayerGiven>, more: Partial<RbGiven> = {}): RbTable =>
  table('runebound', {
    players: [
      { hero: 'corbin', ...given },
      { hero: 'lissa', at: 'forge' },
    ],
    ...more,
  });

/** Corbin challenges Mok. */
const duel = (turn: 0 | 1, own: readonly string[], foe: readonly string[], damage = 0): RbTable =>
  table('runebound', {
    players: [
      { hero: 'corbin', at: 'tamalir', damage },
      { hero: 'mok', at: 'tamalir', damage },
    ],
  }).fight('Corbin: challenge', { own, foe, turn });

const market = (): RbTable => turn({ at: 'tamalir', gold: 6, assets: ['Chain Mail'] }).choose('Shop');

const festival = (): RbTable =>
  turn({ at: [9, 8], hand: ['Veteran'] }, { decks: { social: ['Harvest Festival'] } }).choose('adventure');

const MAIL = { hero: 'corbin', assets: ['chain-mail'] } as const;
const struck = (damage: number): RbTable =>
  fightTable(
    'ettin',
    { ...MAIL, damage },
    { own: ['corbin-2 shield', 'A10 shield'], foe: ['enemy-1 enemy', 'enemy-2 enemy', 'enemy-4 enemy'], turn: 1 },
  );

/** Occasions on which something is said of options, each of a kind of its own. */
const OCCASIONS: Readonly<Record<string, () => RbTable>> = {
  'a turn at a combat gem, unhurt': () => turn({ at: COMBAT_GEM }),
  'a turn at a combat gem, hurt and armed': () => turn({ at: COMBAT_GEM, damage: 4, assets: ['chain-mail'] }),
  'a turn on plains, hurt, with a quest there': () =>
    turn({ at: [5, 4], damage: 3, quests: ['Swamp Tales'], hand: ['Steadfast'] }),
  'a turn in a city, hurt, with cards and trophies': () =>
    turn({ at: 'tamalir', damage: 2, gold: 6, hand: ['Steadfast', 'Smite'], trophies: ['Kobolds', 'Swamp Tales'] }),
  'a turn beside gems and zombies': () =>
    turn(
      { at: [7, 5] },
      {
        zombies: [
          [8, 5],
          [7, 5],
        ],
      },
    ),
  'a turn beside a gem that is used': () => turn({ at: [7, 5] }, { usedGems: [COMBAT_GEM] }),
  'a turn with the villain': () => turn({ at: 'tamalir', assets: ['chain-mail'] }, { act: 2, villain: 'tamalir' }),
  'a turn with one action': () =>
    turn({ at: [7, 5] })
      .choose('Spend an action on nothing')
      .choose('Spend an action on nothing'),
  'a move': () =>
    turn({ at: [7, 5], hand: ['Steadfast'] })
      .choose('Move: roll terrain dice')
      .setDice('compass', 'plains', 'mountain/water')
      .choose('Keep'),
  'a fight of the hero': () =>
    fightTable('kobolds', { hero: 'corbin' }, { own: ['corbin-1 physical'], foe: ['enemy-1 shield'] }),
  'a fight of the hero, who strikes hard': () =>
    fightTable(
      'kobolds',
      { hero: 'corbin' },
      { own: ['corbin-1 physical', 'corbin-3 physical'], foe: ['enemy-2 enemy'] },
    ),
  'a fight of the hero, whose blow may suffice': () =>
    fightTable('kobolds', { hero: 'mok' }, { own: ['mok-1 magic'], foe: ['enemy-1 shield'], enemyDamage: 2 }),
  'a fight of the enemy': () =>
    fightTable('ettin', { hero: 'corbin' }, { own: ['corbin-2 shield'], foe: ['enemy-1 enemy'], turn: 1 }),
  'a fight of the enemy, who strikes hard': () =>
    fightTable('ettin', { hero: 'corbin', damage: 8 }, { own: [], foe: ['enemy-1 enemy'], turn: 1 }),
  'shields against three damage': () => struck(0).choose('3 enemy damage'),
  'shields against three damage, nearly dead': () => struck(8).choose('3 enemy damage'),
  'a retreat': () => fightTable('kobolds', { hero: 'corbin' }, { own: ['corbin-3 agility'], foe: [] }).choose('Pass'),
  'a market, first to sell at': () => market(),
  'a market, then to buy at': () => market().choose('Sell nothing more'),
  'an event with tests': () => festival(),
  'a test, before another card': () => festival().choose('n0'),
  'a quest to be tried by a test': () => turn({ at: 'tamalir', quests: ['My Kitten'], hand: ['Steadfast'] }),
  'a duel of the challenger': () => duel(0, ['corbin-1 physical'], ['mok-2 shield']),
  'a duel of the challenged': () => duel(1, ['corbin-2 shield'], ['mok-1 magic']),
  'a duel of the challenged, who strikes hard': () => duel(1, [], ['mok-1 magic'], 8),
};

const toldOf = (t: RbTable, { badge, facts }: ReturnType<typeof previewOf>['now']): string => {
  const shown = facts.map(({ words, sure, tone }) => `\n  ${t.say(words)} (${sure}, ${tone})`);
  return `${badge ? ` [${t.say(badge.words)}]` : ''}${shown.join('')}`;
};

/** What is said before each of them is answered: of the question, and of each option; how sure it is, and how it is meant. */
export function foretold(): string {
  const parts = Object.entries(OCCASIONS).map(([name, begin]) => {
    const t = begin();
    const { now, options } = previewOf(t.m);
    const lines = t.options().map(({ id, label }) => `${label}${options[id] ? toldOf(t, options[id]) : ''}`);
    return [`# ${name}`, `${t.prompt} (seat ${t.asked})${toldOf(t, now)}`, ...lines].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
