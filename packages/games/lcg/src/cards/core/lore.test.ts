import { cardsIn, knows, type Seat } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { PHASE } from '../../state.ts';
import { ZONE } from '../../zones.ts';

const beravor = { card: 'Beravor', resources: 5 };

/** Beravor could draw a card in every window, so that the game stops there. */
const waiting = { deck: ['Gléowine', 'Gléowine', 'Gléowine'] };

/** Titles of the cards of the encounter deck that a seat knows. */
const known = (t: ReturnType<typeof table<'lcg'>>, seat: Seat, kind: number = ZONE.encounterDeck): readonly string[] =>
  cardsIn(t.m, kind)
    .filter((card) => knows(t.m, seat, card))
    .map((card) => t.title(card));

test('Daughter of the Nimrodel heals up to 2 damage, as much as you like', () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Beravor'], allies: ['Daughter of the Nimrodel'] },
      { heroes: [{ card: 'Gimli', damage: 3 }] },
    ],
  });
  t.choose('Daughter of the Nimrodel');
  expect(t.labels()).toEqual(['Heal 2 damage', 'Heal 1 damage']);
  t.choose('Heal 1 damage');
  expect(t.damage('Gimli')).toBe(2);
  expect(t.exhausted('Daughter of the Nimrodel')).toBe(true);
});

describe('Erebor Hammersmith', () => {
  test('takes the topmost attachment of a discard pile to its owner’s hand', () => {
    const t = table('lcg', {
      players: [
        { heroes: [beravor], hand: ['Erebor Hammersmith'] },
        { heroes: ['Gimli'], discard: ['Unexpected Courage', 'Forest Snare', 'Hasty Stroke'] },
      ],
    });
    t.choose('Erebor Hammersmith', 'Use Erebor Hammersmith');
    expect(t.hand(1)).toEqual(['Forest Snare']);
    expect(t.discard(1)).toEqual(['Unexpected Courage', 'Hasty Stroke']);
  });

  rule('LCG-PLAY-04', 'does nothing if it was put into play', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [{ card: 'Éowyn', resources: 2 }],
          hand: ['Stand and Fight'],
          discard: ['Erebor Hammersmith', 'Forest Snare'],
        },
      ],
    });
    t.choose('Stand and Fight');
    expect(t.characters(0)).toEqual(['Éowyn', 'Erebor Hammersmith']);
    expect(t.offers('Use Erebor Hammersmith')).toBe(false);
    expect(t.discard(0)).toEqual(['Forest Snare', 'Stand and Fight']);
  });
});

test('Henamarth Riversong shows his player the top of the encounter deck', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Beravor'], allies: ['Henamarth Riversong'] }, { heroes: ['Gimli'] }],
    encounterDeck: ['King Spider', 'Wargs'],
  });
  t.choose('Henamarth Riversong');
  expect(known(t, 0)).toEqual(['King Spider']);
  expect(known(t, 1)).toEqual([]);
  expect(t.encounterDeck()).toEqual(['King Spider', 'Wargs']);
});

describe('Miner of the Iron Hills', () => {
  test('discards a Condition', () => {
    const t = table('lcg', {
      players: [
        { heroes: [{ ...beravor, attachments: ['Self Preservation'] }], hand: ['Miner of the Iron Hills'] },
        { heroes: [{ card: 'Gimli', attachments: ['Dark Knowledge'] }] },
      ],
    });
    t.choose('Miner of the Iron Hills', 'Use Miner of the Iron Hills');
    expect(t.attachments('Gimli')).toEqual([]);
    expect(t.attachments('Beravor')).toEqual(['Self Preservation']);
  });

  rule('LCG-PLAY-04', 'frees a hero that is caught in a web, also when put into play', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Aragorn', resources: 1 }], hand: ['Sneak Attack', 'Miner of the Iron Hills'] }],
      encounterDeck: ['Caught in a Web', 'Hill Troll', 'Hill Troll'],
      step: '3.3',
    });
    t.choose('Sneak Attack');
    expect(t.attachments('Aragorn')).toEqual(['Caught in a Web']);
    t.choose('Use Miner of the Iron Hills');
    expect(t.attachments('Aragorn')).toEqual([]);
    expect(t.encounterDiscard()).toEqual(['Caught in a Web']);
  });
});

test('Gléowine lets a player draw a card', () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Beravor'], allies: ['Gléowine'] },
      { heroes: ['Gimli'], deck: ['Forest Snare', 'Hasty Stroke'] },
    ],
  });
  t.choose('Gléowine');
  expect(t.hand(1)).toEqual(['Forest Snare']);
});

test('Lore of Imladris heals a character completely', () => {
  const t = table('lcg', {
    players: [{ heroes: [beravor], hand: ['Lore of Imladris'] }, { heroes: [{ card: 'Gimli', damage: 4 }] }],
  });
  t.choose('Lore of Imladris');
  expect(t.damage('Gimli')).toBe(0);
  expect(t.resources('Beravor')).toBe(3);
});

describe("Lórien's Wealth", () => {
  rule('LCG-ABILITY-08', 'draws 3 cards, or what is there', () => {
    const t = table('lcg', {
      players: [
        { heroes: [{ ...beravor, exhausted: true }], hand: ["Lórien's Wealth"] },
        { heroes: ['Gimli'], deck: ['Forest Snare', 'Hasty Stroke'] },
      ],
    });
    t.choose("Lórien's Wealth");
    expect(t.hand(1)).toEqual(['Forest Snare', 'Hasty Stroke']);
  });

  rule('LCG-COST-13', 'cannot be played where nobody can draw', () => {
    const t = table('lcg', {
      players: [{ heroes: [beravor], hand: ["Lórien's Wealth"], deck: ['Forest Snare'] }],
      active: 'Enchanted Stream',
    });
    expect(t.offers("Lórien's Wealth")).toBe(false);
  });
});

describe("Radagast's Cunning", () => {
  test('an enemy in the staging area contributes no threat in this phase', () => {
    const t = table('lcg', {
      players: [{ ...waiting, threat: 20, heroes: [beravor], hand: ["Radagast's Cunning"] }],
      staging: ['Goblin Sniper', 'Hill Troll'],
      encounterDeck: [],
      step: '3.3',
    });
    t.choose("Radagast's Cunning", 'Goblin Sniper');
    expect(t.stagingThreat()).toBe(1);
    t.playTo('4.1');
    expect(t.threat(0)).toBe(21);
    expect(t.stagingThreat()).toBe(3);
  });

  rule(
    ['LCG-EX-21', 'LCG-ACTION-05', 'LCG-WINDOW-08', 'LCG-WINDOW-09', 'LCG-WINDOW-10', 'LCG-WINDOW-11'],
    'can be played in the four windows of the quest phase and nowhere else',
    () => {
      const t = table('lcg', {
        players: [{ threat: 20, heroes: [beravor], hand: ["Radagast's Cunning"], deck: ['Forest Snare'] }],
        staging: ['Goblin Sniper', 'Hill Troll'],
        encounterDeck: [],
        step: '1.1',
      });
      const windows: string[] = [];
      while (t.m.decision() && t.m.s.round === 1) {
        if (t.offers("Radagast's Cunning")) {
          expect(t.phase).toBe(PHASE.quest);
          windows.push(t.m.s.frames.find((frame) => frame.proc === 'quest')!.step);
        }
        t.pass();
      }
      // The step behind each window.
      expect(windows).toEqual(['3.2', '3.3', '3.4', '3.5']);
    },
  );
});

test('Secret Paths: a location in the staging area contributes no threat in this phase', () => {
  const t = table('lcg', {
    players: [{ ...waiting, threat: 20, heroes: [beravor], hand: ['Secret Paths'] }],
    staging: ["Necromancer's Pass", 'Hill Troll'],
    encounterDeck: [],
    step: '3.3',
  });
  t.choose('Secret Paths');
  expect(t.stagingThreat()).toBe(1);
  t.playTo('4.1');
  expect(t.stagingThreat()).toBe(4);
});

describe("Gandalf's Search", () => {
  const search = {
    players: [
      { heroes: [{ ...beravor, exhausted: true }], hand: ["Gandalf's Search"] },
      { heroes: ['Gimli'], deck: ['Gléowine', 'Hasty Stroke', 'Forest Snare', 'Secret Paths'] },
    ],
  };

  rule('LCG-SEARCH-01', 'takes 1 of the top X cards of a deck to its owner’s hand and orders the rest', () => {
    const t = table('lcg', search).choose("Gandalf's Search", 'X = 3');
    expect(t.resources('Beravor')).toBe(2);
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(['Gléowine', 'Hasty Stroke', 'Forest Snare']);
    t.choose('Forest Snare');
    expect(t.hand(1)).toEqual(['Forest Snare']);
    t.choose('Hasty Stroke');
    expect(t.deck(1)).toEqual(['Hasty Stroke', 'Gléowine', 'Secret Paths']);
  });

  test('only its player knows what lies on the deck', () => {
    const t = table('lcg', search).choose("Gandalf's Search", 'X = 3', 'Forest Snare', 'Hasty Stroke');
    expect(['Hasty Stroke', 'Gléowine', 'Secret Paths'].map((card) => knows(t.m, 0, t.find(card)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Hasty Stroke', 'Gléowine', 'Forest Snare'].map((card) => knows(t.m, 1, t.find(card)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  rule('LCG-ABILITY-08', 'looks at no more cards than there are', () => {
    const t = table('lcg', search).choose("Gandalf's Search", 'X = 5');
    expect(t.labels()).toHaveLength(4);
  });
});

test("Beorn's Hospitality heals all heroes of a player", () => {
  const t = table('lcg', {
    players: [
      { heroes: [{ ...beravor, damage: 1 }], hand: ["Beorn's Hospitality"] },
      {
        heroes: [
          { card: 'Gimli', damage: 4 },
          { card: 'Legolas', damage: 2 },
        ],
        allies: [{ card: 'Erebor Hammersmith', damage: 1 }],
      },
    ],
  });
  t.choose("Beorn's Hospitality", 'Player 2');
  expect(['Beravor', 'Gimli', 'Legolas', 'Erebor Hammersmith'].map((card) => t.damage(card))).toEqual([1, 0, 0, 1]);
});

describe('Forest Snare', () => {
  test('keeps an engaged enemy from attacking', () => {
    const t = table('lcg', {
      players: [{ heroes: [beravor], hand: ['Forest Snare'], engaged: ['Forest Spider'] }],
      staging: ['Hill Troll'],
      encounterDeck: [],
    });
    t.choose('Forest Snare');
    expect(t.attachments('Forest Spider')).toEqual(['Forest Snare']);
    t.playTo('6.7');
    expect(t.damage('Beravor')).toBe(0);
  });

  rule('LCG-ATTACH-01', 'finds no host in the staging area', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ ...beravor, exhausted: true }], hand: ['Forest Snare'] }],
      staging: ['Hill Troll'],
    });
    expect(t.offers('Forest Snare')).toBe(false);
  });
});

rule('LCG-LIMIT-01', 'Protector of Lórien strengthens its hero for cards, three times per phase', () => {
  const t = table('lcg', {
    players: [
      {
        ...waiting,
        heroes: [{ card: 'Beravor', attachments: ['Protector of Lórien'] }],
        hand: ['Forest Snare', 'Forest Snare', 'Forest Snare', 'Hasty Stroke'],
      },
    ],
    step: '3.1',
  });
  t.choose('Protector of Lórien', 'Forest Snare', '+1 willpower');
  t.choose('Protector of Lórien', 'Hasty Stroke', '+1 willpower');
  t.choose('Protector of Lórien', 'Forest Snare', '+1 defense');
  expect([t.stat('Beravor', 'willpower'), t.stat('Beravor', 'defense')]).toEqual([4, 3]);
  expect(t.hand(0)).toEqual(['Forest Snare']);
  expect(t.offers('Protector of Lórien')).toBe(false);
  t.playTo('4.1');
  expect(t.stat('Beravor', 'willpower')).toBe(2);
});

describe('Dark Knowledge', () => {
  const dark = (step: string) =>
    table('lcg', {
      players: [
        { ...waiting, heroes: [{ card: 'Beravor', attachments: ['Dark Knowledge'] }], engaged: ['Hill Troll'] },
        { heroes: ['Gimli'], engaged: ['Forest Spider'] },
      ],
      encounterDeck: ['Wargs', 'King Spider'],
      step,
    });

  test('lets its player look at a shadow card dealt to an enemy that attacks him', () => {
    const t = dark('6.2').choose('Use Dark Knowledge');
    expect(t.shadows('Hill Troll')).toEqual(['Wargs']);
    expect(known(t, 0, ZONE.shadow)).toEqual(['Wargs']);
    expect(known(t, 1, ZONE.shadow)).toEqual([]);
    expect(t.exhausted('Dark Knowledge')).toBe(true);
  });

  test('is not offered for the enemies of others', () => {
    const t = dark('6.2').pass();
    expect(t.offers('Use Dark Knowledge')).toBe(false);
  });

  test('weighs on the will of its hero', () => {
    expect(dark('2.2').stat('Beravor', 'willpower')).toBe(1);
  });
});

rule('LCG-EXHAUST-05', 'Self Preservation heals its character by 2', () => {
  const t = table('lcg', {
    players: [
      {
        heroes: [{ ...beravor, exhausted: true }],
        allies: [{ card: 'Erebor Hammersmith', damage: 2, exhausted: true }],
        hand: ['Self Preservation'],
      },
    ],
  });
  t.choose('Self Preservation', 'Erebor Hammersmith', 'Use Self Preservation');
  expect(t.damage('Erebor Hammersmith')).toBe(0);
  expect(t.exhausted('Self Preservation')).toBe(true);
  expect(t.exhausted('Erebor Hammersmith')).toBe(true);
});
