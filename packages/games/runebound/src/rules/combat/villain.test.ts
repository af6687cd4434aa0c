import { rule } from '@tafelrunde/testing/rule';
import type { RbGiven, RbTable } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill, story } from '../../define.ts';
import { damage, foeSurges, forced, gold, mute, place, slip, surge } from '../../language/index.ts';

const { table } = tablesWith(
  skill({
    id: 'escape',
    title: { de: 'Flucht', en: 'Escape' },
    set: 'runes',
    attribute: 'mind',
    cost: ['any'],
    abilities: [surge(1, slip)],
  }),
  skill({
    id: 'hush',
    title: { de: 'Stille', en: 'Hush' },
    set: 'runes',
    attribute: 'mind',
    cost: ['any'],
    abilities: [forced(foeSurges, mute)],
  }),
  story({
    ...{
      id: 'old-foe',
      title: { de: 'Alter Feind', en: 'Old Foe' },
      scenario: 'margath',
      flavor: { de: '-', en: '-' },
    },
    enemy: {
      at: place('cursed-ruins'),
      health: 4,
      traits: ['beast'],
      reward: gold(2),
      abilities: [surge(1, damage(2))],
    },
  }),
);

function villainTable(more: Partial<RbGiven> = {}): RbTable {
  return table('runebound', {
    players: [
      { hero: 'corbin', at: 'firmament', story: 3, gold: 2 },
      { hero: 'mok', at: 'forge' },
      { hero: 'thorn', at: 'forge' },
    ],
    villain: 'firmament',
    act: 2,
    ...more,
  });
}

rule(
  ['RB-BOSS-01', 'RB-SILENT-18', 'RB-SCENARIO-07'],
  'the villain casts seven tokens, and the scenario card is turned to side B',
  () => {
    const t = villainTable();
    expect(t.m.s.cards[t.find('margath')].side).toBe(0);
    t.fight('Fight the villain', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
    const all = [...t.pool(1), ...t.spent(1)].map((token) => token.split(' ')[0]);
    expect(all.sort()).toEqual(['elite', 'enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5', 'margath']);
    expect(t.m.s.cards[t.find('margath')].side).toBe(1);
  },
);

rule(['RB-BOSS-09', 'RB-SCENARIO-07'], 'the villain goes by his own name in options and log', () => {
  const t = villainTable();
  expect(t.offers('Fight the villain High Lord Margath')).toBe(true);
  t.fight('Fight the villain', { own: ['corbin-1 physical'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 });
  expect(t.log).toContain('Player 1 fights High Lord Margath.');
  expect(t.labels()).toContain('High Lord Margath: flip one token of your opponent');
  t.choose('Attack: 1');
  expect(t.log).toContain('High Lord Margath attacks: 1 damage (enemy damage).');
  const marching = villainTable({ space: 12, active: 2, villain: 'firmament' });
  marching.playTo('game/round');
  expect(marching.log.some((line) => line.startsWith('High Lord Margath now stands at '))).toBe(true);
  const appearing = villainTable({ act: 1, space: 12, active: 2 });
  appearing.playTo('game/round');
  expect(appearing.log.at(-2)).toMatch(/^High Lord Margath appears at Firmament /);
});

/** Vorakesh with surge for his first ability, and the combat discard pile as given. */
function kingTable(discards: readonly string[], skills: readonly string[] = [], eliminated = false): RbTable {
  const t = table('runebound', {
    scenario: 'vorakesh',
    players: [
      { hero: 'corbin', at: 'cursed-ruins', story: 1, skills },
      { hero: 'mok', at: 'forge', eliminated },
    ],
    ...{ villain: 'cursed-ruins', act: 2, discards: { combat: discards } },
  });
  return t.fight('villain', { own: ['corbin-1 physical'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 });
}

rule(['RB-X-03', 'RB-READ-21'], 'Vorakesh uses a surge ability of a discarded enemy for the surge of his own', () => {
  const t = kingTable(['barrow-wyrm']);
  t.choose('pick a random enemy');
  expect(t.prompt).toBe('Vorakesh: which surge ability is used?');
  t.choose('deal 2 damage');
  expect([t.damage(0), t.spent(1)]).toEqual([2, expect.arrayContaining(['enemy-3 surge'])]);
});

rule(['RB-X-03', 'RB-SILENT-28'], 'with nobody left to play him he uses the first that he can', () => {
  const t = kingTable(['barrow-wyrm'], [], true);
  t.pass();
  const told = t.log.slice(t.log.indexOf('Player 1 passes.') + 1);
  expect(told[0]).toMatch(/^Vorakesh spends 1 surge: pick a random enemy/);
  expect(told.slice(1, 3)).toEqual(['A token of Player 1 is removed: 2 physical damage.', 'Vorakesh passes.']);
});

rule(['RB-READ-21', 'RB-READ-22'], 'without a discarded enemy that has a usable one, nothing is paid for it', () => {
  expect(kingTable([]).offers('pick a random enemy')).toBe(false);
  expect(kingTable(['hunting-party']).offers('pick a random enemy')).toBe(false);
  expect(kingTable(['barrow-wyrm']).offers('pick a random enemy')).toBe(true);
});

rule(['RB-READ-21', 'RB-GOLDEN-04'], 'who may use no surge abilities uses no borrowed one either', () => {
  const t = kingTable(['barrow-wyrm'], ['hush']);
  t.choose('pick a random enemy');
  // What was paid stays paid; nothing comes of it.
  expect([t.damage(0), t.pool(1), t.turnOf]).toEqual([0, ['enemy-1 enemy'], 0]);
});

rule(['RB-BOSS-03', 'RB-SCENARIO-05'], 'who defeats the villain wins at once', () => {
  const t = villainTable();
  t.fight('Fight the villain', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 10 });
  t.choose('2 physical damage');
  expect(t.over).toMatchObject({ winners: [0], reason: 'rb.end.won' });
});

rule(
  ['RB-BOSS-04', 'RB-BOSS-05', 'RB-BOSS-06', 'RB-EX-31', 'RB-ELIMINATE-01', 'RB-ELIMINATE-04', 'RB-SCENARIO-08'],
  'a hero whom the villain defeats is out; the villain is unhurt, the card shows side A, and the next player is start player',
  () => {
    const t = villainTable({
      players: [
        { hero: 'corbin', at: 'firmament', damage: 9 },
        { hero: 'mok', at: 'forge' },
        { hero: 'thorn', at: 'forge' },
      ],
    });
    t.fight('Fight the villain', {
      own: ['corbin-2 shield'],
      foe: ['enemy-1 enemy', 'enemy-2 enemy'],
      turn: 1,
      enemyDamage: 4,
    });
    t.choose('2 enemy damage').choose('Take the damage');
    expect(t.eliminated(0)).toBe(true);
    expect(t.m.s.hex[0]).toBe(-1);
    expect(t.m.s.cards[t.find('margath')]).toMatchObject({ damage: 0, side: 0 });
    expect(t.m.s.first).toBe(1);
    // The others play on: it is the next player's turn.
    expect(t.over).toBeNull();
    expect(t.asked).toBe(1);
  },
);

rule(['RB-BOSS-06'], 'the game is lost once every hero is out', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: 'firmament', damage: 9 },
      { hero: 'mok', eliminated: true },
    ],
    villain: 'firmament',
    act: 2,
  });
  t.fight('Fight the villain', {
    own: ['corbin-2 shield', 'corbin-3 agility'],
    foe: ['enemy-1 enemy', 'enemy-2 enemy'],
    turn: 0,
  });
  t.choose('Pass').choose('Take the damage');
  expect(t.over).toMatchObject({ winners: [], reason: 'rb.end.all-eliminated' });
});

rule(['RB-BOSS-07'], 'nobody retreats from the villain', () => {
  const t = villainTable();
  t.fight('Fight the villain', { own: ['corbin-2 shield'], foe: ['enemy-1 shield'] });
  // Both had to pass; the next question is a combat action of the next round.
  expect(t.m.s.fight.round).toBe(2);
  expect(t.prompt).not.toContain('retreat');
});

rule(
  ['RB-BOSS-08', 'RB-LORE-01', 'RB-EX-32'],
  'lore lowers the health of Margath, and he does not heal above it',
  () => {
    const t = villainTable();
    t.fight('Fight the villain', {
      own: ['corbin-1 physical'],
      foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'],
      turn: 1,
      enemyDamage: 2,
    });
    expect(t.enemyHealth()).toBe(15 - 3);
    t.choose('heal 3 damage');
    expect(t.enemyDamage()).toBe(0);
    expect(t.enemyHealth()).toBe(12);
  },
);

rule(
  ['RB-BOSS-09', 'RB-ENEMY-07'],
  'the villain is an enemy on a scenario card: the right-hand player plays it, and it deals enemy damage',
  () => {
    const t = villainTable();
    t.fight('Fight the villain', { own: ['corbin-2 shield'], foe: ['margath enemy', 'enemy-2 agility'], turn: 1 });
    expect(t.asked).toBe(2);
    t.choose('2 enemy damage').choose('Spend shield');
    expect(t.damage(0)).toBe(1);
  },
);

rule(
  ['RB-SILENT-27', 'RB-SCENARIO-08'],
  'a villain fight that ends otherwise shows side A again, without damage on him',
  () => {
    const t = villainTable({
      players: [
        { hero: 'corbin', at: 'firmament', skills: ['escape'] },
        { hero: 'mok', at: 'forge' },
      ],
    });
    t.fight('Fight the villain', { own: ['corbin-1 surge'], foe: ['enemy-1 enemy'], enemyDamage: 3 });
    // Nobody slips away from him, either.
    expect(t.offers('Escape')).toBe(false);
    t.m.s.fight.bound = 0;
    t.lay({ own: ['corbin-1 surge'], foe: ['enemy-1 enemy'], enemyDamage: 3 });
    t.choose('Escape');
    expect(t.fighting).toBe(false);
    expect(t.m.s.cards[t.find('margath')]).toMatchObject({ damage: 0, side: 0 });
    expect(t.eliminated(0)).toBe(false);
  },
);

rule(
  ['RB-ELIMINATE-02', 'RB-ELIMINATE-03', 'RB-READ-03'],
  'the things of an eliminated hero leave the game, gold and tokens go back, quests are discarded',
  () => {
    const t = table('runebound', {
      players: [
        {
          ...{
            hero: 'corbin',
            at: 'firmament',
            damage: 9,
            gold: 7,
            story: 2,
            assets: ['chain-mail'],
            skills: ['pounce'],
            hand: ['smite'],
          },
          ...{ trophies: ['kobolds'], quests: ['calm-lake'], rumors: ['swindler'] },
        },
        { hero: 'mok', at: 'forge' },
      ],
      villain: 'firmament',
      act: 2,
    });
    t.fight('Fight the villain', {
      foe: ['enemy-1 enemy', 'enemy-2 enemy', 'enemy-4 enemy'],
      own: ['corbin-3 agility'],
      turn: 1,
    });
    t.m.s.damage[0] = 10;
    t.choose('3 enemy damage');
    expect([t.gold(0), t.story(0), t.damage(0)]).toEqual([0, 0, 0]);
    expect(t.zone('removed')).toEqual(expect.arrayContaining(['Chain Mail', 'Pounce', 'Smite', 'Kobolds']));
    expect([t.assets(0), t.skills(0), t.hand(0), t.trophies(0), t.quests(0), t.rumors(0)]).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(t.zone('assetDiscard')).toEqual([]);
    expect(t.zone('skillDiscard')).toEqual([]);
    expect([t.discard('exploration'), t.discard('social')]).toEqual([['Calm Lake'], ['Swindler']]);
  },
);

rule(['RB-ENEMY-07', 'RB-STORY-04'], 'an enemy on a story card gives its reward, and nobody takes the card', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: 'cursed-ruins' },
      { hero: 'mok', at: 'forge' },
    ],
    storyTrack: ['old-foe'],
  });
  t.fight('Attempt Old Foe', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 2 });
  expect(t.actions).toBe(2);
  t.choose('2 physical damage');
  expect([t.gold(0), t.trophies(0), t.zone('storyDiscard'), t.zone('storyTrack')]).toEqual([2, [], ['Old Foe'], []]);
});

rule(
  ['RB-COMPANION-01', 'RB-ZOMBIE-02', 'RB-EX-33'],
  'zombies raise the health of Vorakesh, companions of his opponent lower it by two',
  () => {
    const t = table('runebound', {
      scenario: 'vorakesh',
      players: [
        { hero: 'corbin', at: 'cursed-ruins', story: 1 },
        { hero: 'mok', at: 'forge', story: 4 },
      ],
      zombies: ['ash-hills', 'hedge', 'echo-lake', 'rogue-peak'],
      villain: 'cursed-ruins',
      act: 2,
    });
    t.fight('Fight the villain', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
    expect(t.enemyHealth()).toBe(10 + 4 - 2);
  },
);
