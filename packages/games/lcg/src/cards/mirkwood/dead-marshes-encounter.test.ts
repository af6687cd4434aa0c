import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { begun } from '../../../test/begun.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'dead-marshes';
const ROAD = 'Old Forest Road';
const gollum = (resources = 0) => ({ card: 'gollum-of-the-marshes', resources });

describe('The Dead Marshes', () => {
  rule('LCG-SOM-52', 'begins with Gollum in the staging area and a card revealed for each player', () => {
    for (const players of [1, 2, 4]) {
      const m = begun(scenario, players);
      const staged = cardsIn(m, ZONE.staging).map((card) => m.defs[m.s.cards[card].def].id);
      expect(staged[0]).toBe('gollum-of-the-marshes');
      // What surges reveals one more.
      expect(54 - 1 - cardsIn(m, ZONE.encounterDeck).length).toBeGreaterThanOrEqual(players);
    }
  });
});

/** The escape test at the end of a quest phase: a road is revealed, then these cards are dealt. */
function tested(encounterDeck: readonly string[], more: object = {}, heroes: readonly object[] = [{ card: 'Éowyn' }]) {
  return table('lcg', {
    scenario,
    players: [{ heroes: heroes as never, threat: 20 }],
    staging: [gollum()],
    encounterDeck: [ROAD, ...encounterDeck, 'Wargs'],
    step: '3.5',
    ...more,
  });
}

describe('escape tests', () => {
  rule('LCG-SOM-03', 'are passed with more than the escape values, and those who help are exhausted', () => {
    const t = tested(['Through the Mist']);
    expect(t.labels()).toEqual(['Éowyn (willpower 4)', 'Nobody']);
    answered(t, 'Éowyn', '4.1');
    expect([t.resources('Gollum'), t.exhausted('Éowyn'), t.encounterDiscard()]).toEqual([
      0,
      true,
      ['Through the Mist'],
    ]);
  });

  rule('LCG-SOM-03', 'a tie fails, and so does nobody against nothing', () => {
    const tie = answered(tested(['A Wisp of Pale Sheen']), 'Éowyn', '4.1');
    expect(tie.resources('Gollum')).toBe(2);
    const nobody = answered(tested(['Wargs']), 'Nobody', '4.1');
    expect(nobody.resources('Gollum')).toBe(2);
  });

  rule('LCG-SOM-02', 'cards without a value count 0, and what they do otherwise does not matter', () => {
    const t = answered(tested(['Wargs']), 'Éowyn', '4.1');
    expect([t.resources('Gollum'), t.encounterDiscard(), t.staging()]).toEqual([0, ['Wargs'], ['Gollum', ROAD]]);
  });

  rule('LCG-SOM-03', 'a character who is exhausted already cannot help', () => {
    const t = tested(['Wargs'], {}, [{ card: 'Éowyn', exhausted: true }, { card: 'Gimli' }]);
    expect(t.labels()).toEqual(['Gimli (willpower 2)', 'Nobody']);
  });

  rule('LCG-SOM-03', 'of the party: every player may send characters, and a card is dealt for each', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: ['Éowyn'], threat: 20 },
        { heroes: ['Gimli'], threat: 20 },
      ],
      staging: [gollum()],
      encounterDeck: [ROAD, ROAD, 'Through the Mist', 'Nightfall', 'Wargs'],
      step: '3.5',
    });
    // 4 and 2 against 3 and 2.
    answered(t.choose('Éowyn'), 'Gimli', '4.1');
    expect([t.resources('Gollum'), t.encounterDeck()]).toEqual([0, ['Wargs']]);
  });

  rule('LCG-SOM-03', 'are no commitment to the quest: nothing of it follows', () => {
    const heard: string[] = [];
    const t = tested(['Wargs'], {}, [{ card: 'Éowyn' }]);
    t.m.log = ({ words }) => heard.push(words[0]);
    answered(t, 'Éowyn', '4.1');
    expect(heard).toContain('lcg.log.escape-help');
    expect(heard).not.toContain('lcg.log.commit');
  });
});

describe('Gollum', () => {
  rule('LCG-SOM-04', 'is shuffled into the encounter deck with 8 tokens, and has none when he comes back', () => {
    const t = answered(tested(['The Lights of the Dead'], { staging: [gollum(6)] }), 'Nobody', '4.1');
    expect([t.staging(), t.encounterDeck().includes('Gollum'), t.resources('Gollum')]).toEqual([[ROAD], true, 0]);
  });

  rule('LCG-SOM-04', 'stays with fewer', () => {
    const t = answered(tested(['The Lights of the Dead'], { staging: [gollum(5)] }), 'Nobody', '4.1');
    expect([t.staging(), t.resources('Gollum')]).toEqual([['Gollum', ROAD], 7]);
  });

  rule('LCG-SOM-04', 'without him nothing is tested at the end of the phase, and tokens for him are lost', () => {
    const t = tested([], { staging: [], encounterDeck: ['A Wisp of Pale Sheen', 'gollum-of-the-marshes', 'Wargs'] });
    expect([t.encounterDiscard(), t.encounterDeck().length]).toEqual([['A Wisp of Pale Sheen'], 2]);
    t.playTo('4.1');
    expect([t.encounterDeck().length, t.exhausted('Éowyn'), t.resources('Gollum')]).toEqual([2, false, 0]);
  });

  rule('LCG-SOM-02', 'dealt for a test he counts 0 and is discarded', () => {
    const t = answered(tested(['gollum-of-the-marshes'], { staging: [gollum(1)] }), 'Éowyn', '4.1');
    expect(t.encounterDiscard()).toEqual(['Gollum']);
  });
});

describe('The Capture', () => {
  const captured = (tokens: number, cards: readonly string[], staging: readonly object[] = [gollum(tokens)]) =>
    table('lcg', {
      scenario,
      quest: 'The Capture',
      progress: 2,
      players: [
        { heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Gimli', 'Beravor'], threat: 20 },
        { heroes: ['Legolas'], threat: 20 },
      ],
      staging: staging as never,
      encounterDeck: [ROAD, ROAD, ...cards, 'Wargs', 'Wargs'],
      step: '3.4',
    });

  rule(
    'LCG-SOM-52',
    'a player whom the first player chooses is tested with a card for each token: passed, it is won',
    () => {
      const t = captured(1, ['Nightfall']);
      expect(t.labels()).toEqual(['Player 1', 'Player 2']);
      t.choose('Player 1');
      expect(t.labels()).toEqual(['Gimli (willpower 2)', 'Beravor (willpower 2)', 'Nobody']);
      t.choose('Gimli', 'Beravor');
      t.m.decision();
      expect(t.over?.reason).toBe('lcg.end.won');
    },
  );

  rule('LCG-SOM-05', 'failed, the players go back to stage 1: progress is gone, everything else stays', () => {
    const t = captured(2, ['Nightfall', 'The Lights of the Dead']);
    answered(t.choose('Player 1', 'Gimli'), 'Beravor', '3.5');
    expect([t.over, t.quest(), t.progress(), t.resources('Gollum')]).toEqual([null, 'Into the Marshes', 0, 2]);
    expect(t.staging()).toEqual(['Gollum', ROAD, ROAD]);
  });

  rule('LCG-SOM-52', 'without tokens no card is dealt, but somebody must help', () => {
    const t = captured(0, []);
    answered(t.choose('Player 2'), 'Nobody', '3.5');
    expect([t.over, t.quest(), t.encounterDeck().length]).toEqual([null, 'Into the Marshes', 2]);
  });

  rule('LCG-SOM-52', 'if Gollum is not in play there is no test, and the players go back', () => {
    const t = captured(0, [], []).playTo('3.5');
    expect([t.over, t.quest()]).toEqual([null, 'Into the Marshes']);
  });
});

/** A card of the encounter deck is revealed for one player, who may answer with these. */
function revealed(card: string, below: readonly string[] = [], more: object = {}) {
  return table('lcg', {
    scenario,
    players: [{ heroes: ['Éowyn', 'Gimli'], threat: 20 }],
    staging: [gollum()],
    encounterDeck: [card, ...below, 'Wargs', 'Wargs'],
    step: '3.3',
    ...more,
  });
}

describe('A Wisp of Pale Sheen', () => {
  const lore = { players: [{ heroes: ['Éowyn'] }, { heroes: ['Beravor', 'Denethor'] }] };

  test('puts 2 tokens on Gollum', () => {
    expect(revealed('A Wisp of Pale Sheen').playTo('3.3w').resources('Gollum')).toBe(2);
  });

  test('only 1 if any one player exhausts a Lore hero', () => {
    const t = revealed('A Wisp of Pale Sheen', ['Old Forest Road'], lore);
    expect(t.asked).toBe(1);
    answered(t.choose('Yes'), 'Denethor', '3.3w');
    expect([t.resources('Gollum'), t.exhausted('Denethor'), t.exhausted('Beravor')]).toEqual([1, true, false]);
  });

  test('2 if whoever could does not', () => {
    const t = revealed('A Wisp of Pale Sheen', ['Old Forest Road'], lore);
    expect(answered(t, 'No', '3.3w').resources('Gollum')).toBe(2);
  });
});

test('Nightfall tests the first player with 2 cards: a token and 2 threat for everybody', () => {
  const two = {
    players: [
      { heroes: ['Éowyn'], threat: 20 },
      { heroes: ['Gimli'], threat: 20 },
    ],
  };
  const cards = ['Nightfall', 'Through the Mist', 'Old Forest Road'];
  const t = revealed(cards[0], cards.slice(1), two);
  expect(t.asked).toBe(0);
  answered(t, 'Nobody', '3.3w');
  expect([t.resources('Gollum'), t.threat(0), t.threat(1)]).toEqual([1, 22, 22]);
  const passed = answered(revealed(cards[0], cards.slice(1), two), 'Éowyn', '3.3w');
  expect([passed.resources('Gollum'), passed.threat(0), passed.threat(1)]).toEqual([0, 20, 20]);
});

test('Through the Mist counts attack', () => {
  const t = revealed('Through the Mist', ['Nightfall', 'Old Forest Road']);
  expect(t.labels()).toEqual(['Éowyn (attack 1)', 'Gimli (attack 2)', 'Nobody']);
  answered(t.choose('Gimli'), 'Done (1 in the test)', '3.3w');
  expect([t.resources('Gollum'), t.threat(0)]).toEqual([1, 21]);
});

test('The Lights of the Dead test every player by himself', () => {
  const t = revealed(
    'The Lights of the Dead',
    ['Nightfall', 'Old Forest Road', 'Nightfall', 'Old Forest Road', 'Wargs'],
    {
      players: [
        { heroes: ['Éowyn'], threat: 20 },
        { heroes: ['Gimli'], threat: 20 },
      ],
    },
  );
  t.choose('Éowyn');
  // The second player needs more than 2, and has just 2.
  answered(t, 'Gimli', '3.3w');
  expect([t.resources('Gollum'), t.threat(0), t.threat(1)]).toEqual([1, 20, 21]);
});

rule('LCG-SOM-35', 'Giant Marsh Worm loses 2 damage at the end of each round, staged or engaged', () => {
  const t = table('lcg', {
    scenario,
    players: [{ heroes: ['Gimli'], engaged: [{ card: 'Giant Marsh Worm', damage: 5 }], threat: 20 }],
    staging: [{ card: 'Giant Marsh Worm', damage: 1 }],
    encounterDeck: ['Wargs', 'Wargs'],
    step: '0.1',
  }).playTo('1.1');
  expect([t.damage('Giant Marsh Worm'), t.damage('Giant Marsh Worm#2')].sort()).toEqual([0, 3]);
});

test('Impassable Bog puts a token on Gollum for each location that was there before it', () => {
  const t = revealed('Impassable Bog', [], { staging: [gollum(), 'Fens and Mires', 'Old Forest Road', 'Wargs'] });
  expect(t.playTo('3.3w').resources('Gollum')).toBe(2);
});

test('The Heart of the Marshes: active, it adds 1 to every card dealt for a test', () => {
  const active = { active: 'The Heart of the Marshes' };
  expect(answered(tested(['Through the Mist'], active), 'Éowyn', '4.1').resources('Gollum')).toBe(2);
  expect(answered(tested(['Nightfall'], active), 'Éowyn', '4.1').resources('Gollum')).toBe(0);
  const staged = { staging: [gollum(), 'The Heart of the Marshes'] };
  expect(answered(tested(['Through the Mist'], staged), 'Éowyn', '4.1').resources('Gollum')).toBe(0);
});

test('Fens and Mires: whoever travels there puts a token on Gollum', () => {
  const t = table('lcg', {
    scenario,
    players: [{ heroes: ['Gimli'] }],
    staging: [gollum(), 'Fens and Mires'],
    encounterDeck: ['Wargs'],
    step: '4.2',
  });
  t.choose('Fens and Mires');
  expect([t.activeLocation(), t.resources('Gollum')]).toEqual(['Fens and Mires', 1]);
});
