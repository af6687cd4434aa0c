import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { COMBAT_GEM, fightTable, turnTable } from '../../test/tables.ts';

const GEMS = { combat: COMBAT_GEM, exploration: [4, 9], social: [9, 8] } as const;
const DECKS = ['combat', 'exploration', 'social'] as const;

rule.each(DECKS)(
  ['RB-ADVENTURE-06', 'RB-ADVENTURE-07'],
  'no adventure deck is reshuffled, and an adventure with it empty takes the actions and the gem',
  (deck) => {
    const card = { combat: 'ettin', exploration: 'calm-lake', social: 'swindler' }[deck];
    const t = turnTable({ hero: 'corbin', at: GEMS[deck] }, { emptyDecks: [deck], discards: { [deck]: [card] } });
    t.choose('Adventure');
    expect([t.actions, t.gem(GEMS[deck]), t.deck(deck), t.discard(deck).length]).toEqual([1, false, [], 1]);
    expect([t.quests(0), t.rumors(0), t.trophies(0), t.fighting]).toEqual([[], [], [], false]);
  },
);

rule(
  ['RB-ACTION-02', 'RB-ACTION-01'],
  'adventure, move, shop, rest, train and an action of a card: each takes its actions of the three',
  () => {
    const left = (given: object, answer: string, more: object = {}): number => {
      const t = turnTable({ hero: 'corbin', at: [9, 9], ...given }, more);
      expect(t.actions).toBe(3);
      return t.choose(answer).actions;
    };
    expect(left({ at: GEMS.exploration }, 'Adventure', { decks: { exploration: ['calm-lake'] } })).toBe(1);
    expect(left({}, turnTable({ hero: 'corbin' }).hexId([9, 10]))).toBe(2);
    expect(left({ hand: ['smite'] }, 'Move: roll')).toBe(2);
    expect(left({ at: 'tamalir', gold: 9 }, 'Shop')).toBe(2);
    expect(left({ at: 'tamalir', damage: 1 }, 'Rest')).toBe(2);
    expect(left({}, 'Train')).toBe(2);
    expect(left({ gold: 9, skills: ['haggle'] }, 'Haggle')).toBe(2);
    expect(left({ at: 'suvars-rest', assets: ['relics-a'] }, 'Relics')).toBe(2);
    expect(left({ at: 'howling-valley', quests: ['goblin-raids'], hand: ['smite'] }, 'Goblin Raids')).toBe(2);
    // With none left nothing of all that is offered.
    const done = turnTable({ hero: 'corbin', at: 'tamalir', gold: 9, skills: ['haggle', 'pilgrimage', 'tireless'] });
    for (let i = 0; i < 3; i++) done.choose('on nothing');
    expect(done.labels()).toEqual(['End your turn', 'Use Tireless: move to an adjacent hex']);
  },
);

rule(['RB-ONCE-01', 'RB-ONCE-02'], 'once per turn is once, and again in the next own turn', () => {
  const t = turnTable({ hero: 'corbin', at: [9, 9], skills: ['tireless', 'megalomania'], hand: ['smite', 'zeal'] });
  t.choose('Tireless').goTo([9, 10]);
  expect([t.offers('Tireless'), t.offers('Megalomania')]).toEqual([false, true]);
  t.choose('Megalomania', 'Smite');
  expect([t.gold(0), t.offers('Megalomania')]).toEqual([1, false]);
  t.playTo('turn/end').playTo('turn/act');
  // The other hero's turn: neither is offered to anybody.
  expect(t.m.s.active).toBe(1);
  expect([t.offers('Tireless'), t.offers('Megalomania')]).toEqual([false, false]);
  t.playTo('turn/end').playTo('turn/act');
  expect(t.m.s.active).toBe(0);
  expect([t.offers('Tireless'), t.offers('Megalomania')]).toEqual([true, true]);
});

rule(['RB-ASSET-05', 'RB-ASSET-04'], 'the token of an asset leaves with it: sold, discarded, given away', () => {
  const codes = (t: ReturnType<typeof table>): boolean =>
    [...t.pool(0), ...t.spent(0)].some((token) => token.startsWith('A03'));
  const fights = (prepare: (t: ReturnType<typeof table>) => void, assets: readonly string[]): boolean => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: 'tamalir', gold: 9, assets, skills: ['fence'] },
        { hero: 'mok', at: 'tamalir' },
      ],
      markets: [['serrated-axe', 'chain-mail', 'relics-a']],
      decks: { combat: ['ettin'] },
    });
    t.choose('Do not exchange');
    prepare(t);
    t.m.s.hex[0] = turnTable({ hero: 'corbin', at: COMBAT_GEM }).m.s.hex[0];
    t.m.load(t.m.s);
    t.fight('adventure');
    return codes(t);
  };
  expect(fights(() => {}, ['old-sword'])).toBe(true);
  expect(fights((t) => t.choose('Shop').choose('Sell Old Sword').choose('Discard Relics'), ['old-sword'])).toBe(false);
  expect(fights((t) => t.choose('Fence').choose('Sell Old Sword'), ['old-sword'])).toBe(false);
  // A second weapon is bought: the first one is discarded, and its token with it.
  const swap = (t: ReturnType<typeof table>) =>
    t.choose('Shop', 'Sell nothing more', 'Buy Serrated Axe').choose('Discard Old Sword');
  expect(fights(swap, ['old-sword'])).toBe(false);
  const give = (t: ReturnType<typeof table>) =>
    t.choose('Exchange with Player 2', 'Old Sword', '0 gold').choose('Agree');
  expect(fights(give, ['old-sword'])).toBe(false);
});

rule(['RB-MARKET-01', 'RB-SHOP-01'], 'each of the four cities has its market of three assets', () => {
  const cities = ['tamalir', 'forge', 'dawnsmoor', 'riverwatch'] as const;
  const wares = [
    ['Serrated Axe', 'Chain Mail', 'Relics'],
    ['Riding Horse', 'Twin Daggers', 'Short Bow'],
    ['Leather Armor', 'Backpack', 'Lucky Coin'],
    ['Winged Boots', 'Runeblade', 'Rune Shard'],
  ];
  cities.forEach((city, n) => {
    const t = turnTable({ hero: 'corbin', at: city }, { markets: wares, assetDeck: ['map-case'] });
    expect([0, 1, 2, 3].map((market) => t.market(market))).toEqual(wares);
    t.choose('Shop');
    expect(t.labels()).toEqual([...wares[n], 'Map Case'].map((asset) => `Discard ${asset}`));
  });
  // Unnamed markets are filled from the deck, three cards each.
  const filled = turnTable({ hero: 'corbin', at: [1, 3] });
  expect([0, 1, 2, 3].map((market) => filled.market(market).length)).toEqual([3, 3, 3, 3]);
});

rule(
  ['RB-SHIELD-05', 'RB-SHIELD-02'],
  'shields work against attacks, surge abilities and damage that is dealt back',
  () => {
    const foe = ['enemy-3 surge', 'enemy-1 enemy'];
    const attack = fightTable('kobolds', { hero: 'corbin' }, { own: ['corbin-2 shield'], foe, turn: 1 });
    expect(attack.choose('1 enemy damage').choose('Spend shield').damage(0)).toBe(0);
    const surge = fightTable('kobolds', { hero: 'corbin' }, { own: ['corbin-2 shield'], foe, turn: 1 });
    expect(surge.choose('deal 2 damage').choose('Spend shield').damage(0)).toBe(1);
    // Counterspell deals its damage as no action of combat at all: the enemy may block it.
    const counter = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['counterspell'], hand: ['smite'] },
      { own: ['mok-3 physical'], foe: ['enemy-3 surge', 'enemy-1 shield'], turn: 1 },
    );
    counter.choose('remove one', 'Use Counterspell');
    expect(counter.asked).toBe(1);
    expect(counter.choose('Spend shield').enemyDamage()).toBe(0);
    // What Thorn deals back can be blocked like everything else.
    const back = fightTable(
      'barrow-wyrm',
      { hero: 'thorn' },
      { own: ['thorn-1 surge', 'thorn-2 magic'], foe: ['enemy-2 enemy', 'enemy-1 shield'] },
    );
    back.choose('Master Thorn', '1 enemy damage');
    expect([back.damage(0), back.asked]).toEqual([1, 1]);
    expect(back.choose('Spend shield').enemyDamage()).toBe(0);
  },
);

rule(['RB-GOLDEN-02', 'RB-GOLDEN-03'], 'a card may say otherwise than the rules, and changes no more than that', () => {
  // Selling is for shopping in cities (RB-SHOP-06); Fence sells anywhere, and takes no action. The price stays.
  const fence = turnTable({ hero: 'corbin', at: [1, 3], assets: ['old-sword'], skills: ['fence'] });
  fence.choose('Fence').choose('Sell Old Sword');
  expect([fence.gold(0), fence.actions, fence.offers('Fence')]).toEqual([2, 3, false]);
  // Skills cost trophies (RB-SKILL-03); Swamp Tales teaches one for nothing. The limit of the attribute stays.
  const tales = turnTable({
    ...{ hero: 'thorn', at: 'blackwing-swamp', quests: ['swamp-tales'] },
    ...{ hand: ['pounce', 'zeal'], skills: [], trophies: [] },
  });
  tales.choose('Attempt').setDice('mountain/water', 'compass', 'plains').choose('Keep', 'n2').choose('Learn Pounce');
  // Thorn has no body at all: what he learned has to go again (RB-SKILL-09).
  expect([tales.skills(0), tales.zone('skillDiscard')]).toEqual([[], ['Pounce']]);
  // A quest becomes a trophy (RB-QUEST-09), but not where its outcome says so.
  expect([tales.trophies(0), tales.discard('exploration')]).toEqual([[], ['Swamp Tales']]);
});

rule(
  ['RB-POOL-01', 'RB-CAST-01'],
  'the pool is what was cast: every token lies there, each on a side by chance',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: COMBAT_GEM, assets: ['old-sword'] },
      { decks: { combat: ['ettin'] }, act: 2 },
    );
    t.willCast(
      'corbin-1 surge',
      'corbin-2 physical',
      'corbin-3 agility',
      'A03 dash',
      'enemy-1 shield',
      'enemy-2 enemy',
    );
    t.until('fight/act', 'Adventure');
    expect(t.pool(0)).toEqual(['corbin-1 surge', 'corbin-2 physical', 'corbin-3 agility', 'A03 dash']);
    expect(t.pool(1).map((token) => token.split(' ')[0])).toEqual([
      ...['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5', 'elite'],
    ]);
    expect(t.pool(1).slice(0, 2)).toEqual(['enemy-1 shield', 'enemy-2 enemy']);
    expect([t.spent(0), t.spent(1)]).toEqual([[], []]);
    // Over many casts each side of each token comes up about as often, one token whatever the others do.
    const seen = new Map<string, number>();
    let both = 0;
    for (let i = 0; i < 60; i++) {
      const cast = turnTable({ hero: 'corbin', at: COMBAT_GEM }, { decks: { combat: ['ettin'] }, seed: `cast ${i}` });
      cast.until('fight/act', 'Adventure');
      const pool = [...cast.pool(0), ...cast.pool(1)];
      for (const token of pool) seen.set(token, (seen.get(token) ?? 0) + 1);
      if (pool.includes('corbin-1 surge') === pool.includes('corbin-2 shield')) both++;
    }
    for (const [token, n] of seen) expect([n > 15, n < 45], token).toEqual([true, true]);
    expect(seen.size).toBe(16);
    expect([both > 15, both < 45]).toEqual([true, true]);
  },
);

rule(['RB-GEM-02', 'RB-GEM-03', 'RB-EX-30'], 'both gem spaces of the track turn the gems, except below heroes', () => {
  for (const space of [5, 11]) {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: GEMS.combat },
        { hero: 'mok', at: 'forge' },
      ],
      ...{ space, active: 1, usedGems: [GEMS.combat, GEMS.social, GEMS.exploration] },
    });
    t.playTo('game/round');
    expect([t.gem(GEMS.combat), t.gem(GEMS.social), t.gem(GEMS.exploration)], `${space}`).toEqual([false, true, true]);
  }
  const between = table('runebound', {
    players: [
      { hero: 'corbin', at: 'forge' },
      { hero: 'mok', at: 'forge' },
    ],
    ...{ space: 6, active: 1, usedGems: [GEMS.social] },
  });
  between.playTo('game/round');
  expect(between.gem(GEMS.social)).toBe(false);
});
