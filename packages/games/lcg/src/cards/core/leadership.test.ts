import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

/** Aragorn with many resources in the planning phase, with a quiet encounter deck. */
const planning = (hand: readonly string[], more: Omit<Parameters<typeof table<'lcg'>>[1], 'players'> = {}) =>
  table('lcg', { encounterDeck: [], players: [{ heroes: [{ card: 'Aragorn', resources: 9 }], hand }], ...more });

describe('allies of Leadership', () => {
  test('Guard of the Citadel costs 2', () => {
    const t = planning(['Guard of the Citadel']).choose('Guard of the Citadel');
    expect(t.characters(0)).toEqual(['Aragorn', 'Guard of the Citadel']);
    expect(t.resources('Aragorn')).toBe(7);
  });

  rule(['LCG-LASTING-03'], 'Faramir strengthens the characters the chosen player has now, for a phase', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: [{ card: 'Aragorn', resources: 9 }], allies: ['Faramir'] },
        { heroes: ['Dúnhere', { card: 'Théodred', resources: 9 }], hand: ['Guard of the Citadel', 'Snowbourn Scout'] },
      ],
    });
    t.choose('Faramir', 'p1');
    expect(t.exhausted('Faramir')).toBe(true);
    expect(t.stat('Dúnhere', 'willpower')).toBe(2);
    expect(t.stat('Aragorn', 'willpower')).toBe(2);
    t.choose('Guard of the Citadel');
    expect(t.stat('Guard of the Citadel', 'willpower')).toBe(1);
    t.playTo('3.1');
    expect(t.stat('Dúnhere', 'willpower')).toBe(1);
  });

  test('Son of Arnor engages an enemy of the staging area or of another player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      staging: ['Forest Spider'],
      players: [
        { heroes: [{ card: 'Aragorn', resources: 9 }], hand: ['Son of Arnor'], engaged: ['King Spider'] },
        { heroes: ['Éowyn'], engaged: ['Wargs'] },
      ],
    });
    t.choose('Son of Arnor', 'Son of Arnor');
    expect(t.offers('Forest Spider')).toBe(true);
    expect(t.offers('King Spider')).toBe(false);
    t.choose('Wargs');
    expect(t.engaged(0)).toEqual(['King Spider', 'Wargs']);
    expect(t.engaged(1)).toEqual([]);
  });

  test('Snowbourn Scout places progress on any location', () => {
    const t = planning(['Snowbourn Scout'], { staging: ['Old Forest Road'], active: 'Forest Gate' });
    t.choose('Snowbourn Scout', 'Snowbourn Scout', 'Forest Gate');
    expect(t.progressOn('Forest Gate')).toBe(1);
    expect(t.progress()).toBe(0);
  });

  test('Silverlode Archer attacks the enemy of another player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.8a',
      players: [
        { heroes: ['Aragorn'], allies: ['Silverlode Archer'] },
        { heroes: ['Éowyn'], engaged: ['Forest Spider'] },
      ],
    });
    t.choose('Forest Spider');
    expect(t.exhausted('Silverlode Archer')).toBe(true);
    expect(t.exhausted('Aragorn')).toBe(false);
    expect(t.damage('Forest Spider')).toBe(1);
  });

  test('Longbeard Orc Slayer wounds every Orc in play', () => {
    const t = table('lcg', {
      encounterDeck: [],
      staging: ['Dol Guldur Orcs', 'Forest Spider'],
      players: [{ heroes: [{ card: 'Glóin', resources: 4 }], hand: ['Longbeard Orc Slayer'], engaged: ['Wolf Rider'] }],
    });
    t.choose('Longbeard Orc Slayer', 'Longbeard Orc Slayer');
    expect([t.damage('Dol Guldur Orcs'), t.damage('Wolf Rider'), t.damage('Forest Spider')]).toEqual([1, 1, 0]);
  });

  test('Brok Ironfist comes from the hand when a Dwarf hero of his player leaves play', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.4a',
      players: [
        { heroes: [{ card: 'Gimli', damage: 4 }, 'Legolas'], hand: ['Brok Ironfist'], engaged: ['Dol Guldur Orcs'] },
      ],
    });
    t.pass().choose('Gimli', 'Brok Ironfist');
    expect(t.characters(0)).toEqual(['Legolas', 'Brok Ironfist']);
  });

  test('Brok Ironfist stays in the hand when another hero or another player’s Dwarf leaves play', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.4a',
      players: [
        { heroes: [{ card: 'Legolas', damage: 3 }, 'Théodred'], hand: ['Brok Ironfist'], engaged: ['Dol Guldur Orcs'] },
        { heroes: [{ card: 'Gimli', damage: 4 }, 'Dúnhere'], engaged: ['Wolf Rider'] },
      ],
    });
    t.pass().choose('Legolas').pass().choose('Gimli').playTo('6.11');
    expect(t.discard(1)).toEqual(['Gimli']);
    expect(t.hand(0)).toEqual(['Brok Ironfist']);
  });
});

describe('events of Leadership', () => {
  test('Ever Vigilant readies an ally', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 1, exhausted: true }],
          allies: [{ card: 'Faramir', exhausted: true }],
          hand: ['Ever Vigilant'],
        },
      ],
    });
    t.choose('Ever Vigilant');
    expect(t.exhausted('Faramir')).toBe(false);
    expect(t.exhausted('Aragorn')).toBe(true);
    expect(t.discard(0)).toEqual(['Ever Vigilant']);
  });

  rule(['LCG-COST-04'], 'Common Cause exhausts a hero to ready a different one', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: ['Aragorn', { card: 'Théodred', exhausted: true }], hand: ['Common Cause'] },
        { heroes: [{ card: 'Éowyn', exhausted: true }] },
      ],
    });
    t.choose('Common Cause');
    expect(t.exhausted('Aragorn')).toBe(true);
    expect(t.offers('Aragorn')).toBe(false);
    expect(t.offers('Théodred')).toBe(true);
    t.choose('Éowyn');
    expect(t.exhausted('Éowyn')).toBe(false);
  });

  test('Common Cause needs an exhausted hero', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [{ heroes: ['Aragorn', 'Théodred'], hand: ['Common Cause', 'Guard of the Citadel'] }],
    });
    expect(t.playTo('3.1').hand(0)).toContain('Common Cause');
    expect(t.discard(0)).toEqual([]);
  });

  rule(['LCG-LASTING-03'], 'For Gondor! helps the characters in play, and Gondor ones twice', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 9 }],
          allies: ['Faramir'],
          hand: ['For Gondor!', 'Guard of the Citadel'],
        },
        { heroes: ['Éowyn'] },
      ],
    });
    t.choose('For Gondor!', 'Guard of the Citadel');
    const values = (title: string) => [t.stat(title, 'attack'), t.stat(title, 'defense')];
    expect(values('Aragorn')).toEqual([4, 2]);
    expect(values('Éowyn')).toEqual([2, 1]);
    expect(values('Faramir')).toEqual([2, 3]);
    expect(values('Guard of the Citadel')).toEqual([1, 0]);
    t.playTo('3.1');
    expect(values('Faramir')).toEqual([1, 2]);
  });

  rule(
    ['LCG-PLAY-03', 'LCG-PLAY-04', 'LCG-ZONE-03'],
    'Sneak Attack brings Gandalf for a phase, and he responds',
    () => {
      const t = table('lcg', {
        encounterDeck: [],
        staging: ['Wargs', 'King Spider'],
        players: [
          {
            threat: 20,
            heroes: [{ card: 'Aragorn', resources: 2 }],
            hand: ['Sneak Attack', 'Gandalf', 'Snowbourn Scout'],
          },
        ],
      });
      t.choose('Sneak Attack', 'Gandalf', 'Gandalf', '4 damage', 'Wargs');
      expect(t.encounterDiscard()).toEqual(['Wargs']);
      expect(t.characters(0)).toEqual(['Aragorn', 'Gandalf']);
      t.playTo('3.1');
      expect(t.characters(0)).toEqual(['Aragorn']);
      expect(t.hand(0)).toEqual(['Snowbourn Scout', 'Gandalf']);
    },
  );

  rule(['LCG-UNIQUE-02', 'LCG-UNIQUE-03'], 'Sneak Attack cannot bring a second Gandalf', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: [{ card: 'Aragorn', resources: 5 }], hand: ['Sneak Attack', 'Gandalf', 'Snowbourn Scout'] },
        { heroes: ['Éowyn'], allies: ['Gandalf'] },
      ],
    });
    expect(t.offers('Gandalf')).toBe(false);
    t.choose('Sneak Attack');
    expect(t.labels()).toEqual(['Snowbourn Scout']);
    t.choose('Snowbourn Scout');
    expect(t.characters(0)).toEqual(['Aragorn', 'Snowbourn Scout']);
  });

  test('an ally of Sneak Attack that was destroyed does not come back', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 1 }],
          hand: ['Sneak Attack', 'Guard of the Citadel'],
          engaged: ['Wargs'],
        },
      ],
    });
    t.choose('Sneak Attack', 'Guard of the Citadel').playTo('7.1');
    expect(t.hand(0)).toEqual([]);
    expect(t.discard(0)).toEqual(['Sneak Attack', 'Guard of the Citadel']);
  });

  test('an ally of Sneak Attack that died and was brought back stays', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 1 },
            { card: 'Dúnhere', resources: 2 },
          ],
          hand: ['Sneak Attack', 'Guard of the Citadel', 'Stand and Fight'],
          engaged: ['Cavern Guardian'],
        },
      ],
    });
    t.choose('Sneak Attack').playTo('6.4.1').choose('Guard of the Citadel');
    expect(t.discard(0)).toEqual(['Sneak Attack', 'Guard of the Citadel']);
    t.choose('Stand and Fight').playTo('7.1');
    expect(t.characters(0)).toEqual(['Aragorn', 'Dúnhere', 'Guard of the Citadel']);
  });

  test('Valiant Sacrifice lets the controller of the ally draw', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.4a',
      players: [
        { heroes: [{ card: 'Aragorn', resources: 1 }], hand: ['Valiant Sacrifice'], deck: ['Faramir'] },
        {
          heroes: ['Dúnhere'],
          allies: ['Guard of the Citadel'],
          engaged: ['Wargs'],
          deck: ['Gandalf', 'Gondorian Spearman', 'Beorn'],
        },
      ],
    });
    t.choose('Guard of the Citadel', 'Valiant Sacrifice');
    expect(t.hand(0)).toEqual([]);
    expect(t.hand(1)).toEqual(['Gandalf', 'Gondorian Spearman']);
    expect(t.discard(0)).toEqual(['Valiant Sacrifice']);
  });

  test('Grim Resolve readies everybody', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: [{ card: 'Aragorn', resources: 5, exhausted: true }], hand: ['Grim Resolve'] },
        { heroes: [{ card: 'Éowyn', exhausted: true }], allies: [{ card: 'Gandalf', exhausted: true }] },
      ],
    });
    t.choose('Grim Resolve');
    expect(['Aragorn', 'Éowyn', 'Gandalf'].filter((title) => t.exhausted(title))).toEqual([]);
  });
});

describe('attachments of Leadership', () => {
  rule(['LCG-ABILITY-22', 'LCG-UNIQUE-01'], 'Steward of Gondor gives a trait and resources, and is unique', () => {
    const t = planning(['Steward of Gondor', 'Steward of Gondor', 'For Gondor!', 'Snowbourn Scout']);
    t.choose('Steward of Gondor');
    expect(t.attachments('Aragorn')).toEqual(['Steward of Gondor']);
    expect(t.options().filter(({ label }) => label.includes('Play') && label.includes('Steward'))).toEqual([]);
    t.choose('Steward of Gondor');
    expect(t.resources('Aragorn')).toBe(9 - 2 + 2);
    expect(t.exhausted('Steward of Gondor')).toBe(true);
    expect(t.offers('Steward of Gondor')).toBe(false);
    t.choose('For Gondor!');
    expect(t.stat('Aragorn', 'defense')).toBe(3);
  });

  rule(['LCG-ATTACH-05', 'LCG-CARD-07'], "Celebrían's Stone gives willpower, and Aragorn a Spirit icon", () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: [{ card: 'Théodred', resources: 2 }], hand: ["Celebrían's Stone"] },
        { heroes: [{ card: 'Aragorn', resources: 2 }], hand: ['Wandering Took'] },
      ],
    });
    t.choose("Celebrían's Stone", 'Aragorn');
    expect(t.stat('Aragorn', 'willpower')).toBe(4);
    expect(t.attachments('Aragorn')).toEqual(["Celebrían's Stone"]);
    t.choose('Wandering Took');
    expect(t.characters(1)).toEqual(['Aragorn', 'Wandering Took']);
  });

  test("Celebrían's Stone gives no icon to anybody else", () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        {
          heroes: [{ card: 'Théodred', resources: 2, attachments: ["Celebrían's Stone"] }],
          hand: ['Wandering Took', 'Snowbourn Scout'],
        },
      ],
    });
    expect(t.stat('Théodred', 'willpower')).toBe(3);
    expect(t.offers('Snowbourn Scout')).toBe(true);
    expect(t.offers('Wandering Took')).toBe(false);
  });
});
