import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { extraCards } from '../../test/extra.ts';
import { COMBAT_GEM, turnTable } from '../../test/tables.ts';
import { event, skill, story } from '../define.ts';
import {
  action,
  all,
  attribute,
  attributeAtLeast,
  beDelayed,
  bonus,
  explore,
  free,
  gold,
  loseGold,
  matching,
  place,
  rollDice,
  rolledAny,
  suffer,
  takeTrophy,
  when,
} from '../language/index.ts';

extraCards(() => {
  const of = (id: string) =>
    ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'mind', cost: ['any'] }) as const;
  skill({ ...of('labor'), abilities: [action({ actions: 2, effect: gold(5) })] });
  skill({ ...of('dull'), abilities: [bonus({ mind: -3 })] });
  skill({ ...of('wits'), abilities: [free({ limit: 'turn', effect: gold(attribute('mind')) })] });
  skill({
    ...of('measure'),
    abilities: [free({ limit: 'turn', effect: when(attributeAtLeast('mind', -1), gold(2), gold(7)) })],
  });
  skill({ ...of('landslide'), abilities: [action({ effect: rollDice(1, when(rolledAny('mountain'), suffer(3))) })] });
  skill({ ...of('forage'), abilities: [action({ effect: explore(gold(matching)) })] });
  skill({
    ...of('row'),
    abilities: [free({ limit: 'turn', effect: all(loseGold(1), gold(3)) }), free({ limit: 'turn', effect: gold(10) })],
  });
  const deck = { deck: 'social', flavor: { de: '-', en: '-' } } as const;
  story({
    ...{
      id: 'two-compasses',
      title: { de: 'Zwei Kompasse', en: 'two-compasses' },
      scenario: 'margath',
      flavor: { de: '-', en: '-' },
    },
    task: { at: place('echo-lake'), by: 'explore', outcomes: [{ need: ['compass', 'compass'], effect: gold(6) }] },
  });
  event({
    ...deck,
    id: 'mud',
    title: { de: 'Schlamm', en: 'Mud' },
    options: [{ effect: beDelayed }, { effect: all(suffer(99), takeTrophy) }],
  });
});

const SOCIAL_GEM = [9, 8] as const;
const EXPLORATION_GEM = [4, 9] as const;

rule(
  ['RB-ACTION-01', 'RB-ACTION-02', 'RB-ACTION-04', 'RB-EX-13', 'RB-TURN-01', 'RB-ORDER-01'],
  'three actions, the same one as often as one likes',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3] });
    expect([t.actions, t.m.s.active]).toEqual([3, 0]);
    t.goTo([1, 4]).goTo([1, 3]);
    expect(t.actions).toBe(1);
    for (const what of ['Rest', 'Train', 'Move: roll']) expect(t.offers(what)).toBe(true);
    const train = turnTable({ hero: 'corbin', at: [1, 3], trophies: ['kobolds'] });
    for (let i = 0; i < 3; i++) {
      train.choose('Train');
      while (train.prompt.includes('Too many')) train.choose(train.options()[0].id);
    }
    expect(train.actions).toBe(0);
    expect(train.offers('Train')).toBe(false);
  },
);

rule(['RB-ACTION-03', 'RB-ACTION-02'], 'an action on a card is a hero action', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], skills: ['labor'] });
  t.choose('labor');
  expect([t.actions, t.gold(0)]).toEqual([1, 5]);
  expect(t.offers('labor')).toBe(false);
});

rule('RB-ACTION-06', 'an action may be spent on nothing', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3] });
  t.choose('on nothing');
  expect(t.actions).toBe(2);
  expect(t.isAt(0, [1, 3])).toBe(true);
});

rule(
  ['RB-ADVENTURE-01', 'RB-GEM-01', 'RB-TROPHY-02'],
  'an adventure takes two actions, turns the gem over and draws from its deck',
  () => {
    const t = turnTable({ hero: 'corbin', at: EXPLORATION_GEM }, { decks: { exploration: ['calm-lake'] } });
    expect(t.gem(EXPLORATION_GEM)).toBe(true);
    t.choose('Adventure');
    expect([t.actions, t.gem(EXPLORATION_GEM), t.quests(0)]).toEqual([1, false, ['Calm Lake']]);
  },
);

rule(['RB-ADVENTURE-02'], 'one action is not enough for it', () => {
  const t = turnTable({ hero: 'corbin', at: [4, 8] });
  t.goTo([4, 9]);
  expect(t.offers('Adventure')).toBe(true);
  t.choose('on nothing');
  expect(t.actions).toBe(1);
  expect(t.offers('Adventure')).toBe(false);
});

rule(['RB-ADVENTURE-03', 'RB-GEM-01'], 'nor is there one at a grey gem', () => {
  expect(turnTable({ hero: 'corbin', at: EXPLORATION_GEM }, { usedGems: [EXPLORATION_GEM] }).offers('Adventure')).toBe(
    false,
  );
  expect(turnTable({ hero: 'corbin', at: [1, 3] }).offers('Adventure')).toBe(false);
});

rule(['RB-ADVENTURE-05', 'RB-DRAW-01'], 'the top card is drawn: an enemy, an event or a quest', () => {
  const event = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['swindler', 'cutpurses'] } });
  event.choose('Adventure');
  expect(event.prompt).toContain('Swindler');
  const enemy = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['cutpurses', 'swindler'] } });
  enemy.until('fight/act', 'Adventure');
  expect(enemy.title(enemy.m.s.fight.enemy)).toBe('Cutpurses');
});

rule(
  ['RB-ADVENTURE-06', 'RB-ADVENTURE-07'],
  'an empty deck is not reshuffled; the adventure may be tried, and nothing comes of it',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: EXPLORATION_GEM },
      { emptyDecks: ['exploration'], discards: { exploration: ['calm-lake'] } },
    );
    t.choose('Adventure');
    expect([t.actions, t.gem(EXPLORATION_GEM), t.quests(0)]).toEqual([1, false, []]);
    expect([t.deck('exploration'), t.discard('exploration')]).toEqual([[], ['Calm Lake']]);
  },
);

rule(
  ['RB-DISCARD-01', 'RB-SPEND-04', 'RB-SPEND-03'],
  'cards go to the pile of their own deck, gold back to the bank',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      hand: ['mighty-blow', 'taxidermist'],
      trophies: ['kobolds', 'calm-lake', 'swindler'],
    });
    t.choose('Learn Mighty Blow');
    expect(t.discard('combat')).toEqual(['Kobolds']);
    t.choose('Learn Taxidermist').choose('social trophy');
    expect([t.discard('social'), t.discard('exploration'), t.trophies(0)]).toEqual([['Swindler'], [], ['Calm Lake']]);
  },
);

rule(['RB-SPEND-01', 'RB-GOLDEN-08', 'RB-ABILITY-02'], 'others’ cards, gold and trophies are out of reach', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: [1, 3], hand: ['mighty-blow'] },
      {
        hero: 'mok',
        at: 'forge',
        gold: 5,
        trophies: ['kobolds'],
        skills: ['tireless'],
        quests: ['calm-lake'],
        assets: ['relics-a'],
      },
    ],
  });
  expect(t.offers('Learn')).toBe(false);
  expect(t.labels().some((label) => /Tireless|Calm Lake|Relics|Mok/.test(label))).toBe(false);
});

rule(['RB-SPEND-05', 'RB-TROPHY-04'], 'a cost that names no kind is paid with any trophy', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['taxidermist'], trophies: ['kobolds', 'swindler'] });
  t.choose('Learn Taxidermist');
  expect(t.labels()).toEqual(['Pay: combat trophy', 'Pay: social trophy']);
});

rule(
  ['RB-DELAYED-01', 'RB-DELAYED-03'],
  'a delayed hero must stand up first; it may still learn and use abilities',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      delayed: true,
      hand: ['mighty-blow'],
      trophies: ['kobolds'],
      skills: ['wits'],
    });
    const labels = t.labels();
    expect(labels).toEqual(expect.arrayContaining(['Stand up', 'Learn Mighty Blow']));
    expect(labels.some((label) => label.includes('wits'))).toBe(true);
    expect(labels.some((label) => label.startsWith('Go to') || label === 'Rest' || label === 'Train')).toBe(false);
    t.choose('Stand up');
    expect([t.delayed(0), t.actions, t.offers('Rest')]).toEqual([false, 2, true]);
  },
);

rule(['RB-DELAYED-01'], 'an effect can delay a hero', () => {
  const t = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['mud'] } });
  t.choose('Adventure').until('turn/act', 'You become delayed');
  expect(t.delayed(0)).toBe(true);
});

rule(
  ['RB-DELAYED-04', 'RB-DEFEAT-07'],
  'a hero defeated and delayed rests until it is no longer defeated, and then stands up',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: 'tamalir',
      damage: 10,
      delayed: true,
      hand: ['mighty-blow'],
      trophies: ['kobolds'],
    });
    expect(t.labels().filter((label) => !label.startsWith('Learn'))).toEqual(['Rest']);
    t.choose('Rest');
    expect([t.damage(0), t.delayed(0)]).toEqual([0, true]);
    expect(t.labels().filter((label) => !label.startsWith('Learn'))).toEqual(['Stand up']);
  },
);

rule(
  ['RB-DEFEAT-09', 'RB-DEFEAT-10', 'RB-HEALTH-01'],
  'a defeated hero learns and uses abilities; more health ends its defeat',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: 'tamalir',
      damage: 10,
      hand: ['steadfast', 'wits'],
      skills: ['wits'],
      trophies: ['kobolds', 'ettin', 'rebels', 'warlock'],
    });
    expect(t.defeated(0)).toBe(true);
    expect(t.labels().some((label) => label.startsWith('Use wits'))).toBe(true);
    t.choose('Learn Steadfast');
    while (t.prompt.startsWith('Pay')) t.pass();
    expect([t.stat(0, 'health'), t.defeated(0)]).toEqual([13, false]);
    expect(t.offers('Train')).toBe(true);
  },
);

rule(
  ['RB-REST-01', 'RB-REST-02', 'RB-HEAL-03', 'RB-WILD-01'],
  'resting at a site heals all damage, and may be done unhurt',
  () => {
    for (const at of ['tamalir', 'everton', 'suvars-rest', 'caer-loek'] as const) {
      const t = turnTable({ hero: 'corbin', at, damage: 7 });
      t.choose('Rest');
      expect([t.damage(0), t.actions]).toEqual([0, 2]);
      t.choose('Rest');
      expect(t.actions).toBe(1);
    }
  },
);

rule(
  ['RB-REST-03', 'RB-REST-04', 'RB-REST-08', 'RB-WILD-01'],
  'in the wilderness five dice heal 1 damage for each match, whatever the speed',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      damage: 8,
      assets: ['thoroughbred'],
      hand: ['smite'],
      skills: ['world-walker'],
    });
    t.until('dice/keep', 'Rest');
    expect(t.dice).toHaveLength(5);
    t.setDice('plains', 'plains/hills', 'mountain/water', 'compass', 'forest/hills').choose('Keep the roll');
    expect(t.damage(0)).toBe(8 - 3);
  },
);

rule(
  ['RB-REST-05', 'RB-REST-06', 'RB-REST-07', 'RB-EX-38'],
  'without a match nothing is healed, the action is spent, and who is defeated rests again',
  () => {
    // [9,7] is a road hex over plains.
    const t = turnTable({ hero: 'corbin', at: [9, 7], damage: 10, hand: ['smite'], trophies: ['kobolds'] });
    t.until('dice/keep', 'Rest');
    t.setDice('mountain/water', 'mountain/water', 'forest/hills', 'mountain/water', 'forest/hills').choose(
      'Keep the roll',
    );
    expect([t.damage(0), t.defeated(0), t.actions]).toEqual([10, true, 2]);
    expect(t.labels()).toEqual(['Rest']);
  },
);

rule(
  ['RB-SHOP-01', 'RB-SHOP-02', 'RB-SHOP-03', 'RB-SHOP-04', 'RB-SHOP-05', 'RB-SHOP-10', 'RB-SHOP-09', 'RB-GOLD-01'],
  'shopping: a fourth card, then selling, then buying one',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'tamalir', gold: 4, assets: ['old-sword', 'backpack'] },
      { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
    );
    t.choose('Shop');
    expect(t.market(0)).toEqual(['Serrated Axe', 'Chain Mail', 'Relics', 'Map Case']);
    expect(t.labels()).toEqual(['Sell nothing more', 'Sell Old Sword for 2 gold', 'Sell Backpack for 2 gold']);
    t.choose('Sell Old Sword');
    expect([t.gold(0), t.zone('assetDiscard')]).toEqual([6, ['Old Sword']]);
    t.choose('Sell nothing more').choose('Buy Serrated Axe');
    expect([t.gold(0), t.assets(0), t.market(0)]).toEqual([
      1,
      ['Backpack', 'Serrated Axe'],
      ['Chain Mail', 'Relics', 'Map Case'],
    ]);
    expect(t.actions).toBe(2);
  },
);

rule(['RB-SHOP-08', 'RB-SHOP-09', 'RB-EX-36'], 'who cannot buy discards one of the four', () => {
  const t = turnTable(
    { hero: 'corbin', at: 'tamalir' },
    { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
  );
  t.choose('Shop');
  expect(t.labels()).toEqual(['Discard Serrated Axe', 'Discard Chain Mail', 'Discard Relics', 'Discard Map Case']);
  t.choose('Discard Relics');
  expect([t.market(0), t.zone('assetDiscard')]).toEqual([['Serrated Axe', 'Chain Mail', 'Map Case'], ['Relics']]);
});

rule(
  ['RB-SHOP-08', 'RB-SHOP-11', 'RB-SHOP-07'],
  'one card is bought or discarded, and what was bought cannot be sold in the same action',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'tamalir', gold: 20 },
      { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
    );
    t.choose('Shop').choose('Buy Chain Mail');
    // The action is over.
    expect(t.offers('Shop')).toBe(true);
    expect(t.labels().some((label) => label.startsWith('Sell') || label.startsWith('Buy'))).toBe(false);
  },
);

rule(['RB-SHOP-01', 'RB-SHOP-06'], 'nobody shops or sells outside of a city', () => {
  const t = turnTable({ hero: 'corbin', at: 'everton', gold: 9, assets: ['old-sword'] });
  expect(t.offers('Shop')).toBe(false);
  expect(t.labels().some((label) => label.startsWith('Sell'))).toBe(false);
});

rule(['RB-MARKET-02'], 'a card that leaves a market otherwise is replaced at once', () => {
  const t = turnTable(
    { hero: 'corbin', at: [1, 3], gold: 5, skills: ['haggle'] },
    { markets: [['old-sword', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
  );
  t.choose('Haggle').choose('Buy Old Sword');
  expect(t.gold(0)).toBe(4);
  expect(t.market(0)).toEqual(['Chain Mail', 'Relics', 'Map Case']);
});

rule(['RB-ASSET-06', 'RB-SILENT-34'], 'an asset deck that becomes empty is made anew at once', () => {
  const t = turnTable(
    { hero: 'corbin', at: 'tamalir', gold: 5, assets: ['old-sword'] },
    {
      emptyDecks: ['assets'],
      assetDeck: ['map-case'],
      markets: [
        ['serrated-axe', 'chain-mail', 'relics-a'],
        ['riding-horse', 'twin-daggers', 'short-bow'],
        ['leather-armor', 'backpack', 'lucky-coin'],
        ['winged-boots', 'runeblade', 'rune-shard'],
      ],
    },
  );
  t.choose('Shop').choose('Sell Old Sword');
  expect(t.zone('assetDeck')).toEqual(['Old Sword']);
});

rule(
  ['RB-ATTRIBUTE-01', 'RB-ATTRIBUTE-02', 'RB-ATTRIBUTE-07', 'RB-EX-01'],
  'an attribute is the sum of its modifiers',
  () => {
    const t = turnTable({ hero: 'thorn', at: [1, 3], skills: ['lust-for-magic', 'cunning'], assets: ['scouts-cloak'] });
    expect([t.stat(0, 'body'), t.stat(0, 'mind'), t.stat(0, 'spirit')]).toEqual([0, 3 - 1 + 2 + 1, 2 + 2]);
  },
);

rule(['RB-ATTRIBUTE-03', 'RB-ATTRIBUTE-04'], 'it may be negative, and counts as 0 for abilities then', () => {
  const dull = table('runebound', {
    players: [
      { hero: 'mok', at: [1, 3], skills: ['dull', 'wits'] },
      { hero: 'laurel', at: 'forge' },
    ],
  });
  expect(dull.stat(0, 'mind')).toBe(-2);
  dull.choose('Use wits');
  expect(dull.gold(0)).toBe(0);
});

rule(['RB-ATTRIBUTE-05'], 'but is compared as it is', () => {
  const t = table('runebound', {
    players: [
      { hero: 'mok', at: [1, 3], skills: ['dull', 'measure'] },
      { hero: 'laurel', at: 'forge' },
    ],
  });
  t.choose('Use measure');
  // −2 is less than −1; counted as 0 it would not be.
  expect(t.gold(0)).toBe(7);
});

rule(
  ['RB-ABILITY-01', 'RB-ABILITY-03', 'RB-ABILITY-04'],
  'each paragraph is an ability of its own, and effects follow in the order in which they stand',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], skills: ['row'] });
    expect(t.options().filter(({ label }) => label.startsWith('Use row'))).toHaveLength(2);
    // Nothing to lose at first: then three are gained.
    t.choose('lose 1 gold');
    expect(t.gold(0)).toBe(3);
    t.choose('gain 10 gold');
    expect(t.gold(0)).toBe(13);
  },
);

rule(
  ['RB-EXPLORE-01', 'RB-EX-46'],
  'to explore, a hero rolls dice equal to its speed, and the ability says what they mean',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], assets: ['thoroughbred'], hand: ['smite'], skills: ['forage'] });
    t.until('dice/keep', 'forage');
    expect(t.dice).toHaveLength(5);
    t.setDice('plains', 'compass', 'mountain/water', 'mountain/water', 'forest/hills').choose('Keep the roll');
    expect(t.gold(0)).toBe(2);
  },
);

rule(['RB-EXPLORE-02', 'RB-EX-08'], 'a compass is wanted: only a rolled compass will do', () => {
  const explore = (...dice: string[]) => {
    const t = turnTable({ hero: 'corbin', at: 'echo-lake', hand: ['smite'] }, { storyTrack: ['two-compasses'] });
    t.until('dice/keep', 'Attempt two-compasses');
    return t.setDice(...dice).choose('Keep the roll');
  };
  const met = explore('compass', 'compass', 'plains');
  expect(met.prompt).toContain('outcome');
  met.choose('gain 6 gold');
  expect(met.gold(0)).toBe(6);
  const missed = explore('compass', 'mountain/water', 'plains');
  expect([missed.prompt, missed.gold(0)]).toEqual([expect.stringContaining('Your turn'), 0]);
});

rule(['RB-DICE-04', 'RB-EX-12'], 'a compass counts as every terrain, also where that hurts', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite'], skills: ['landslide'] });
  t.until('dice/keep', 'landslide');
  t.setDice('compass').choose('Keep the roll');
  expect(t.damage(0)).toBe(3);
  const plains = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite'], skills: ['landslide'] });
  plains.until('dice/keep', 'landslide');
  plains.setDice('plains').choose('Keep the roll');
  expect(plains.damage(0)).toBe(0);
});

rule(['RB-DAMAGE-04', 'RB-DAMAGE-02'], 'outside of a combat nothing blocks damage, and it stops at the health', () => {
  const t = turnTable({ hero: 'corbin', at: SOCIAL_GEM, assets: ['chain-mail'] }, { decks: { social: ['mud'] } });
  t.choose('Adventure').until('turn/act', 'Suffer 99');
  expect(t.damage(0)).toBe(11);
  expect(t.defeated(0)).toBe(true);
  expect(t.trophies(0)).toEqual(['Mud']);
});

rule(
  ['RB-HAND-02', 'RB-HAND-03', 'RB-HAND-01'],
  'above the hand limit cards are discarded at once, never by mere wish',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite', 'prayer', 'zeal'] });
    expect(t.labels().some((label) => label.startsWith('Discard'))).toBe(false);
    t.choose('Train');
    expect(t.hand(0)).toHaveLength(6);
    t.choose('Discard Smite', 'Discard Prayer', 'Discard Zeal');
    expect(t.hand(0)).toHaveLength(3);
    expect(t.prompt).toContain('Your turn');
  },
);

rule(
  ['RB-GOLD-02', 'RB-GOLD-03', 'RB-LIMITS-01', 'RB-DAMAGE-03', 'RB-SILENT-03'],
  'gold and damage are numbers without a limit of pieces',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], gold: 500, skills: ['row'] });
    t.choose('gain 10 gold');
    expect(t.gold(0)).toBe(510);
  },
);

rule(
  ['RB-GAIN-03', 'RB-TROPHY-05', 'RB-LIMITS-03'],
  'a gained trophy is the top card of its deck, then of the discard pile, then there is none',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'suvars-rest', gold: 6, skills: ['pilgrimage'] },
      { decks: { combat: ['kobolds'] } },
    );
    t.choose('Pilgrimage').choose('combat trophy');
    expect(t.trophies(0)).toEqual(['Kobolds']);
    const empty = turnTable(
      { hero: 'corbin', at: 'suvars-rest', gold: 6, skills: ['pilgrimage'] },
      { emptyDecks: ['combat', 'exploration', 'social'], discards: { combat: ['ettin', 'rebels'] } },
    );
    empty.choose('Pilgrimage');
    expect(empty.trophies(0)).toEqual(['Rebels']);
  },
);

rule(['RB-CARD-01'], 'flavor does nothing', () => {
  const t = turnTable({ hero: 'corbin', at: COMBAT_GEM }, { decks: { combat: ['kobolds'] } });
  t.until('fight/act', 'Adventure');
  const def = t.m.game.defs[t.m.s.cards[t.m.s.fight.enemy].def] as unknown as {
    flavor: { en: string };
    text: { en: string };
    abilities: number;
  };
  expect(def.flavor.en.length).toBeGreaterThan(10);
  expect(def.text.en).not.toContain(def.flavor.en);
});
