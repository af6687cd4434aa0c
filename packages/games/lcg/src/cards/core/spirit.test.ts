import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

const eowyn = { card: 'Éowyn', resources: 5 };

/** Beravor could draw a card in every window, so that the game stops there. */
const waiting = { deck: ['Gléowine', 'Gléowine', 'Gléowine'] };

describe('Wandering Took', () => {
  const took = { card: 'Wandering Took', damage: 1, attachments: ['Self Preservation'] };

  rule(
    ['LCG-CONTROL-05', 'LCG-CONTROL-06', 'LCG-ATTACH-07'],
    'goes to another player as it is, who takes on the threat',
    () => {
      const t = table('lcg', {
        players: [
          { threat: 20, heroes: ['Éowyn'], allies: [took] },
          { threat: 30, heroes: ['Aragorn'] },
          { threat: 25, heroes: ['Gimli'] },
        ],
      });
      t.choose('Use Wandering Took', 'Player 3');
      expect([t.threat(0), t.threat(1), t.threat(2)]).toEqual([17, 30, 28]);
      expect(t.characters(0)).toEqual(['Éowyn']);
      expect(t.characters(2)).toEqual(['Gimli', 'Wandering Took']);
      expect(t.damage('Wandering Took')).toBe(1);
      expect(t.m.controller(t.find('Self Preservation'))).toBe(2);
    },
  );

  rule('LCG-GAP-03', 'moves on only once per round', () => {
    const t = table('lcg', {
      players: [
        { threat: 20, heroes: ['Éowyn'], allies: [took] },
        { threat: 30, heroes: ['Aragorn'] },
      ],
    });
    t.choose('Use Wandering Took');
    expect(t.asked).toBe(1);
    expect(t.offers('Use Self Preservation')).toBe(true);
    expect(t.offers('Use Wandering Took')).toBe(false);
  });

  rule('LCG-TARGET-02', 'stays in a solo game: there is no other player', () => {
    const t = table('lcg', { players: [{ threat: 20, heroes: ['Éowyn'], allies: [took] }] });
    expect(t.offers('Use Self Preservation')).toBe(true);
    expect(t.offers('Use Wandering Took')).toBe(false);
  });

  rule('LCG-COST-14', 'needs 3 threat to give away', () => {
    const t = table('lcg', {
      players: [
        { threat: 2, heroes: ['Éowyn'], allies: [took] },
        { threat: 30, heroes: ['Aragorn'] },
      ],
    });
    expect(t.offers('Use Self Preservation')).toBe(true);
    expect(t.offers('Use Wandering Took')).toBe(false);
  });
});

describe('Lórien Guide', () => {
  test('places 1 progress on the active location', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'], allies: ['Lórien Guide'] }],
      active: 'Endless Caverns',
      step: '3.2',
    });
    t.choose('Lórien Guide', 'done', 'Use Lórien Guide');
    expect(t.progressOn('Endless Caverns')).toBe(1);
  });

  test('has nothing to do without one', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'], allies: ['Lórien Guide'] }],
      staging: ['Endless Caverns'],
      encounterDeck: [],
      step: '3.2',
    });
    t.choose('Lórien Guide', 'done');
    expect(t.offers('Use Lórien Guide')).toBe(false);
  });
});

describe('Northern Tracker', () => {
  rule(['LCG-LOC-06', 'LCG-LOC-07'], 'explores locations in the staging area', () => {
    const t = table('lcg', {
      players: [{ ...waiting, heroes: ['Beravor'], allies: ['Northern Tracker'] }],
      staging: [{ card: "Necromancer's Pass", progress: 1 }, 'Forest Spider', 'Endless Caverns'],
      active: 'Great Forest Web',
      encounterDeck: ['Hill Troll'],
      step: '3.2',
    });
    t.choose('Northern Tracker', 'done', 'Use Northern Tracker');
    expect(t.staging()).toEqual(['Forest Spider', 'Endless Caverns']);
    expect(t.encounterDiscard()).toEqual(["Necromancer's Pass"]);
    expect(t.progressOn('Endless Caverns')).toBe(1);
    expect(t.progressOn('Great Forest Web')).toBe(0);
  });
});

describe("The Galadhrim's Greeting", () => {
  const greeting = {
    players: [
      { threat: 20, heroes: [eowyn], hand: ["The Galadhrim's Greeting"] },
      { threat: 30, heroes: ['Aragorn'] },
    ],
  };

  test('lowers the threat of one player by 6', () => {
    const t = table('lcg', greeting).choose("The Galadhrim's Greeting", 'of your choice', 'Player 2');
    expect([t.threat(0), t.threat(1)]).toEqual([20, 24]);
    expect(t.discard(0)).toEqual(["The Galadhrim's Greeting"]);
  });

  test('or that of each player by 2', () => {
    const t = table('lcg', greeting).choose("The Galadhrim's Greeting", 'each player');
    expect([t.threat(0), t.threat(1)]).toEqual([18, 28]);
  });
});

describe('Strength of Will', () => {
  test('exhausts a Spirit character for 2 progress on the new location', () => {
    const t = table('lcg', {
      players: [{ ...waiting, heroes: ['Éowyn', 'Beravor'], allies: ['Lórien Guide'], hand: ['Strength of Will'] }],
      staging: ['Endless Caverns'],
      step: '4.2',
    });
    t.choose('Endless Caverns', 'Strength of Will');
    expect(t.offers('Beravor')).toBe(false);
    t.choose('Lórien Guide');
    expect(t.exhausted('Lórien Guide')).toBe(true);
    expect(t.progressOn('Endless Caverns')).toBe(2);
  });

  rule('LCG-COST-13', 'is no longer playable once the location is explored', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn', 'Eleanor'], hand: ['Strength of Will', 'Strength of Will'] }],
      staging: [{ card: 'Endless Caverns', progress: 1 }],
      encounterDeck: [],
      step: '4.2',
    });
    t.choose('Endless Caverns', 'Strength of Will', 'Éowyn');
    expect(t.encounterDiscard()).toEqual(['Endless Caverns']);
    expect(t.offers('Strength of Will')).toBe(false);
    expect(t.exhausted('Eleanor')).toBe(false);
  });
});

describe('Hasty Stroke', () => {
  const attack = {
    players: [
      {
        ...waiting,
        heroes: [{ card: 'Dúnhere', resources: 1 }, 'Beravor'],
        hand: ['Hasty Stroke'],
        engaged: ['Forest Spider'],
      },
    ],
    encounterDeck: ['Dol Guldur Orcs'],
    step: '6.4.1',
  };

  rule(
    ['LCG-SHADOW-09', 'LCG-CF-14', 'LCG-CANCEL-01'],
    'cancels a shadow effect; its card goes with the others',
    () => {
      const t = table('lcg', attack).choose('Dúnhere').pass().choose('Hasty Stroke').playTo('6.4.4');
      expect(t.damage('Dúnhere')).toBe(1);
      expect(t.shadows('Forest Spider')).toEqual(['Dol Guldur Orcs']);
      t.playTo('7.1');
      expect(t.encounterDiscard()).toEqual(['Dol Guldur Orcs']);
    },
  );

  test('without it the enemy hits harder', () => {
    const t = table('lcg', attack).choose('Dúnhere').playTo('6.4.4');
    expect(t.damage('Dúnhere')).toBe(2);
  });
});

describe('Will of the West', () => {
  const west = {
    players: [
      { heroes: [eowyn], hand: ['Will of the West'] },
      { heroes: ['Gimli'], deck: ['Gléowine'], discard: ['Forest Snare', 'Aragorn', 'Hasty Stroke'] },
    ],
  };

  rule('LCG-DAMAGE-08', 'shuffles a discard pile into its deck, but no hero, and leaves the game', () => {
    const t = table('lcg', west).choose('Will of the West');
    expect(t.discard(1)).toEqual(['Aragorn']);
    expect(t.deck(1).toSorted()).toEqual(['Forest Snare', 'Gléowine', 'Hasty Stroke']);
    expect(t.removed()).toContain('Will of the West');
    expect(t.discard(0)).toEqual([]);
  });

  rule('LCG-ABILITY-05', 'cannot be played where nothing would be shuffled', () => {
    const t = table('lcg', { players: [{ heroes: [eowyn], hand: ['Will of the West'], discard: ['Dúnhere'] }] });
    expect(t.offers('Will of the West')).toBe(false);
  });
});

describe('A Test of Will', () => {
  rule(
    ['LCG-CANCEL-01', 'LCG-CANCEL-02'],
    'cancels a treachery, which is discarded; nothing is left for a second one',
    () => {
      const t = table('lcg', {
        players: [{ heroes: [{ ...eowyn, exhausted: true }], hand: ['A Test of Will', 'A Test of Will'] }],
        encounterDeck: ["The Necromancer's Reach", 'Hill Troll'],
        step: '3.3',
      });
      t.choose('A Test of Will');
      expect(t.damage('Éowyn')).toBe(0);
      expect(t.encounterDiscard()).toEqual(["The Necromancer's Reach"]);
      expect(t.hand(0)).toEqual(['A Test of Will']);
      expect(t.resources('Éowyn')).toBe(4);
    },
  );

  test('an enemy still enters the staging area', () => {
    const t = table('lcg', {
      players: [{ heroes: [eowyn], hand: ['A Test of Will'] }],
      encounterDeck: ['King Spider'],
      step: '3.3',
    });
    t.choose('A Test of Will');
    expect(t.staging()).toEqual(['King Spider']);
    expect(t.exhausted('Éowyn')).toBe(false);
  });

  test('passing lets the effect happen', () => {
    const t = table('lcg', {
      players: [{ heroes: [eowyn], hand: ['A Test of Will'] }],
      encounterDeck: ['King Spider'],
      step: '3.3',
    });
    t.pass();
    expect(t.exhausted('Éowyn')).toBe(true);
  });
});

describe('Stand and Fight', () => {
  rule(
    ['LCG-PLAY-03', 'LCG-PLAY-06', 'LCG-UNIQUE-02', 'LCG-UNIQUE-05'],
    'brings back an ally of any sphere for its cost',
    () => {
      const t = table('lcg', {
        players: [
          {
            heroes: [eowyn],
            allies: ['Henamarth Riversong'],
            hand: ['Stand and Fight'],
            discard: ['Henamarth Riversong', 'Wandering Took', 'Gandalf'],
          },
          { heroes: ['Aragorn'], discard: ['Daughter of the Nimrodel'] },
        ],
      });
      t.choose('Stand and Fight');
      expect(t.labels()).toEqual(['X = 2', 'X = 3']);
      t.choose('X = 3');
      expect(t.characters(0)).toEqual(['Éowyn', 'Henamarth Riversong', 'Daughter of the Nimrodel']);
      expect(t.resources('Éowyn')).toBe(2);
      expect(t.m.s.cards[t.find('Daughter of the Nimrodel')].owner).toBe(1);
    },
  );
});

describe('A Light in the Dark', () => {
  test('sends an engaged enemy back to the staging area', () => {
    const t = table('lcg', {
      players: [
        { heroes: [eowyn], hand: ['A Light in the Dark'] },
        { heroes: ['Aragorn'], engaged: [{ card: 'Forest Spider', damage: 1 }] },
      ],
    });
    t.choose('A Light in the Dark');
    expect(t.engaged(1)).toEqual([]);
    expect(t.staging()).toEqual(['Forest Spider']);
    expect(t.damage('Forest Spider')).toBe(1);
  });

  test('ends the attack of that enemy', () => {
    const t = table('lcg', {
      players: [
        { ...waiting, heroes: [{ ...eowyn }, 'Beravor'], hand: ['A Light in the Dark'], engaged: ['Forest Spider'] },
      ],
      encounterDeck: ['Dol Guldur Orcs'],
      step: '6.4a',
    });
    t.choose('A Light in the Dark').playTo('6.7');
    expect(t.staging()).toEqual(['Forest Spider']);
    expect([t.damage('Éowyn'), t.damage('Beravor')]).toEqual([0, 0]);
  });
});

test('Dwarven Tomb takes a Spirit card that is no hero back to the hand', () => {
  const t = table('lcg', {
    players: [{ heroes: [eowyn], hand: ['Dwarven Tomb'], discard: ['Dúnhere', 'Hasty Stroke', 'Forest Snare'] }],
  });
  t.choose('Dwarven Tomb');
  expect(t.hand(0)).toEqual(['Hasty Stroke']);
  expect(t.discard(0)).toEqual(['Dúnhere', 'Forest Snare', 'Dwarven Tomb']);
});

test('Fortune or Fate brings a dead hero back to its owner', () => {
  const t = table('lcg', {
    players: [
      { heroes: [eowyn], hand: ['Fortune or Fate'] },
      { heroes: ['Gimli'], discard: ['Aragorn', 'Gléowine'] },
    ],
  });
  t.choose('Fortune or Fate');
  expect(t.characters(1)).toEqual(['Gimli', 'Aragorn']);
  expect(t.discard(1)).toEqual(['Gléowine']);
});

rule(['LCG-ATTACH-01', 'LCG-ATTACH-05'], 'The Favor of the Lady makes the hero of another player stronger', () => {
  const t = table('lcg', {
    players: [
      { heroes: [eowyn], hand: ['The Favor of the Lady'] },
      { heroes: ['Aragorn'], allies: ['Gléowine'] },
    ],
  });
  t.choose('The Favor of the Lady');
  expect(t.offers('Gléowine')).toBe(false);
  t.choose('Aragorn');
  expect(t.attachments('Aragorn')).toEqual(['The Favor of the Lady']);
  expect(t.stat('Aragorn', 'willpower')).toBe(3);
  expect(t.m.controller(t.find('The Favor of the Lady'))).toBe(1);
});

rule('LCG-ATTACH-03', 'Power in the Earth lowers the threat of a location until it is explored', () => {
  const t = table('lcg', {
    players: [{ heroes: [eowyn], allies: ['Northern Tracker'], hand: ['Power in the Earth'] }],
    staging: [{ card: "Necromancer's Pass", progress: 1 }, 'Forest Spider'],
    encounterDeck: [],
  });
  t.choose('Power in the Earth');
  expect(t.stat("Necromancer's Pass", 'threat')).toBe(2);
  expect(t.stagingThreat()).toBe(4);
  t.playTo('3.2').choose('Northern Tracker', 'done', 'Use Northern Tracker');
  expect(t.discard(0)).toEqual(['Power in the Earth']);
});

rule('LCG-EXHAUST-05', 'Unexpected Courage readies its hero', () => {
  const t = table('lcg', {
    players: [{ heroes: [{ card: 'Éowyn', exhausted: true, attachments: ['Unexpected Courage'] }] }],
  });
  t.choose('Unexpected Courage');
  expect(t.exhausted('Éowyn')).toBe(false);
  expect(t.exhausted('Unexpected Courage')).toBe(true);
});
