import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { begun } from '../../../test/begun.ts';
import { guardOf } from '../../players.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'return-to-mirkwood';
const GOLLUM = 'gollum-the-prisoner';
const quiet = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];

/** Two players; the first one guards Gollum. */
function guarded(
  given: object,
  more: { readonly first?: object; readonly second?: object; readonly gollum?: object } = {},
) {
  return table('lcg', {
    scenario,
    players: [
      { heroes: ['Gimli', 'Legolas'], allies: [{ card: GOLLUM, ...more.gollum }], threat: 20, ...more.first },
      { heroes: ['Éowyn'], threat: 20, ...more.second },
    ],
    encounterDeck: quiet,
    ...given,
  });
}

describe('Return to Mirkwood', () => {
  rule('LCG-SOM-53', 'begins with Gollum in front of the chosen guard and a card revealed for each player', () => {
    for (const players of [1, 2, 4]) {
      const m = begun(scenario, players);
      expect(guardOf(m)).toBe(0);
      expect(54 - 1 - cardsIn(m, ZONE.encounterDeck).length).toBeGreaterThanOrEqual(players);
    }
  });
});

describe('Gollum', () => {
  rule('LCG-SOM-14', 'is an ally of his guard who neither quests nor fights', () => {
    const quest = guarded({ step: '3.2' });
    expect(quest.labels().some((label) => label.startsWith('Gollum'))).toBe(false);
    const fight = guarded({ step: '6.4.1' }, { first: { engaged: ['East Bight Patrol'] } });
    expect(fight.labels().some((label) => label.startsWith('Gollum'))).toBe(false);
    fight.choose('Gimli').choose('Attack East Bight Patrol');
    expect(fight.labels().some((label) => label.startsWith('Gollum'))).toBe(false);
  });

  rule('LCG-SOM-24', 'takes the damage of undefended attacks against his guard, and of no other', () => {
    const t = guarded({ step: '6.4.1' }, { first: { engaged: ['East Bight Patrol'] } });
    expect(answered(t, 'No defender', '6.4.4').damage('Gollum')).toBe(3);
    const second = { heroes: ['Beravor'], engaged: ['East Bight Patrol'] };
    const other = guarded({ step: '6.4.1' }, { second });
    answered(other, 'No defender', '6.4.4');
    expect([other.damage('Gollum'), other.damage('Beravor')]).toEqual([0, 3]);
  });

  rule('LCG-SOM-22', 'destroyed, he loses the game for everybody', () => {
    const t = guarded({ step: '6.4.1' }, { first: { engaged: ['East Bight Patrol'] }, gollum: { damage: 2 } });
    t.choose('No defender');
    expect(t.over).toEqual({ winners: [], reason: 'lcg.end.gollum' });
  });

  rule(['LCG-SOM-14', 'LCG-SOM-53'], 'leaves play with his guard, which loses the game', () => {
    const t = guarded({ step: '0.1' }, { first: { threat: 47 } });
    expect(t.over).toEqual({ winners: [], reason: 'lcg.end.gollum' });
  });

  rule('LCG-SOM-33', 'at the end of the round his guard has 3 threat more, and may hand him over', () => {
    const t = guarded({ step: '0.1' }).go();
    expect([t.threat(0), t.threat(1), t.asked]).toEqual([23, 20, 0]);
    t.choose('Yes');
    expect([guardOf(t.m), t.characters(1)]).toEqual([1, ['Éowyn', 'Gollum']]);
  });

  rule('LCG-SOM-33', 'keeps damage and attachments then; alone nobody is asked', () => {
    const t = guarded({ step: '0.1' }, { gollum: { damage: 2, attachments: ['Self Preservation'] } });
    t.choose('Yes');
    expect([t.damage('Gollum'), t.attachments('Gollum')]).toEqual([2, ['Self Preservation']]);
    expect(t.m.controller(t.find('Self Preservation'))).toBe(1);
    const alone = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'], allies: [GOLLUM], threat: 20 }],
      encounterDeck: quiet,
      step: '0.1',
    }).playTo('1.1');
    expect([alone.threat(0), guardOf(alone.m)]).toEqual([23, 0]);
  });
});

describe('Escape Attempt', () => {
  rule('LCG-SOM-29', 'the guard cannot commit, unless he is alone', () => {
    const t = guarded({ quest: 'Escape Attempt', step: '3.2' });
    expect(t.asked).toBe(1);
    const alone = table('lcg', {
      scenario,
      quest: 'Escape Attempt',
      players: [{ heroes: ['Gimli'], allies: [GOLLUM] }],
      encounterDeck: quiet,
      step: '3.2',
    });
    expect(alone.labels()).toContain('Gimli (willpower 2)');
  });

  rule('LCG-SOM-22', 'unsuccessful, the players lose; a tie is not', () => {
    const staging = ['Old Forest Road'];
    const lost = guarded({ quest: 'Escape Attempt', step: '3.4', staging });
    expect(lost.over).toEqual({ winners: [], reason: 'lcg.end.escaped' });
    const questing = { heroes: [{ card: 'Beravor', committed: true, exhausted: true }] };
    const tied = guarded({ quest: 'Escape Attempt', step: '3.4' }, { second: questing });
    expect([tied.stagingThreat(), tied.willpower(), tied.go().over]).toEqual([2, 2, null]);
  });
});

rule('LCG-SOM-29', "To the Elvin King's Halls: the guard plays nothing from hand, the others do", () => {
  const hand = ['Gandalf'];
  const first = { hand, heroes: [{ card: 'Gimli', resources: 5 }] };
  const second = { hand, heroes: [{ card: 'Dúnhere', resources: 5 }] };
  const t = guarded({ quest: "To the Elvin King's Halls" }, { first, second });
  expect([t.asked, t.labels()]).toEqual([1, expect.arrayContaining(['Play Gandalf'])]);
});

describe('Ambush', () => {
  rule('LCG-SOM-34', 'at the beginning of combat all enemies engage the guard, from anywhere', () => {
    const given = { quest: 'Ambush', step: '6.1', staging: ['Wolf Rider'] };
    const t = guarded(given, { first: { engaged: ['Wargs'] }, second: { engaged: ['Black Forest Bats'] } }).playTo(
      '6.2',
    );
    expect([[...t.engaged(0)].sort(), t.engaged(1), t.staging()]).toEqual([
      ['Black Forest Bats', 'Wargs', 'Wolf Rider'],
      [],
      [],
    ]);
  });

  rule('LCG-SOM-53', 'is won with 2 progress and no enemy in play', () => {
    const questing = {
      heroes: ['Éowyn', 'Beravor'].map((card) => ({ card, committed: true, exhausted: true })),
    };
    const won = guarded({ quest: 'Ambush', step: '3.4' }, { second: questing });
    expect(won.over?.reason).toBe('lcg.end.won');
    const held = guarded({ quest: 'Ambush', step: '3.4', staging: ['Wolf Rider'] }, { second: questing });
    expect([held.over, held.progress()]).toEqual([null, 3]);
  });
});

describe("The Spiders' Ring", () => {
  test('active, it keeps the guard from changing', () => {
    const t = guarded({ step: '0.1', active: "The Spiders' Ring" }).playTo('1.1');
    expect([t.threat(0), guardOf(t.m)]).toEqual([23, 0]);
  });

  const shadowed = (defender: string) => {
    const t = guarded(
      { step: '6.4.1', encounterDeck: ["The Spiders' Ring", ...quiet], active: { card: 'Forest Gate', progress: 1 } },
      { second: { engaged: ['East Bight Patrol'] } },
    );
    return answered(t, defender, '6.4.3');
  };

  rule('LCG-SOM-12', 'undefended, it becomes the active location; the former one goes back with its progress', () => {
    const t = shadowed('No defender');
    expect([t.activeLocation(), t.staging(), t.progressOn('Forest Gate')]).toEqual([
      "The Spiders' Ring",
      ['Forest Gate'],
      1,
    ]);
    expect(t.shadows('East Bight Patrol')).toEqual([]);
  });

  test('defended, nothing happens', () => {
    expect(shadowed('Éowyn').activeLocation()).toBe('Forest Gate');
  });
});

const revealed = (card: string, more: object = {}, players: Parameters<typeof guarded>[1] = {}) =>
  guarded({ step: '3.3', encounterDeck: [card, ...quiet], ...more }, players);

describe('treacheries against the guard', () => {
  test("Gollum's Anguish: 8 threat for the guard, who then hands him over", () => {
    const t = revealed("Gollum's Anguish").playTo('3.3w');
    expect([t.threat(0), t.threat(1), guardOf(t.m)]).toEqual([28, 20, 1]);
  });

  rule('LCG-SOM-33', 'he cannot if he is alone or the active location forbids it', () => {
    const t = revealed("Gollum's Anguish", { active: "The Spiders' Ring" }).playTo('3.3w');
    expect([t.threat(0), guardOf(t.m)]).toEqual([28, 0]);
  });

  test("Gollum's Bite: 4 damage to a hero of the guard's choice", () => {
    const t = revealed("Gollum's Bite");
    expect([t.asked, t.labels()]).toEqual([0, ['Gimli', 'Legolas']]);
    answered(t, 'Gimli', '3.3w');
    expect([t.damage('Gimli'), guardOf(t.m)]).toEqual([4, 1]);
  });

  test('Wasted Provisions: the guard loses the top 10 cards of his deck, or as many as there are', () => {
    const deck = Array(12).fill('Gandalf');
    const t = revealed('Wasted Provisions', {}, { first: { deck }, second: { deck } }).playTo('3.3w');
    expect([t.deck(0).length, t.deck(1).length, guardOf(t.m)]).toEqual([2, 12, 1]);
    const few = revealed('Wasted Provisions', {}, { first: { deck: deck.slice(0, 3) } }).playTo('3.3w');
    expect([few.deck(0).length, few.eliminated(0)]).toEqual([0, false]);
  });

  test('their shadow effects are half of it, whoever is attacked', () => {
    const shadow = (card: string) => {
      const given = { step: '6.4.1', encounterDeck: [card, ...quiet] };
      const deck = Array(12).fill('Gandalf');
      return guarded(given, { first: { deck }, second: { engaged: ['East Bight Patrol'] } });
    };
    const anguish = answered(shadow("Gollum's Anguish"), 'No defender', '6.4.3');
    expect([anguish.threat(0), anguish.threat(1), guardOf(anguish.m)]).toEqual([24, 20, 0]);
    const provisions = answered(shadow('Wasted Provisions'), 'No defender', '6.4.3');
    expect(provisions.deck(0).length).toBe(7);
    const bite = shadow("Gollum's Bite").choose('No defender');
    expect(answered(bite, 'Legolas', '6.4.3').damage('Legolas')).toBe(2);
  });

  rule('LCG-SOM-57', 'Dry Watercourse: active, they hit all other players, too; only the guard changes, once', () => {
    const t = revealed("Gollum's Anguish", { active: 'Dry Watercourse' }).playTo('3.3w');
    expect([t.threat(0), t.threat(1), guardOf(t.m)]).toEqual([28, 28, 1]);
    // What is no treachery is his alone.
    const round = guarded({ step: '0.1', active: 'Dry Watercourse' }).go();
    expect([round.threat(0), round.threat(1)]).toEqual([23, 20]);
  });
});

test("Woodman's Glade: the guard exhausts a hero to travel there; explored, it lowers the threat of the others", () => {
  const t = guarded({ step: '4.2', staging: ["Woodman's Glade"] });
  t.choose("Woodman's Glade");
  expect([t.asked, t.labels()]).toEqual([0, ['Gimli', 'Legolas']]);
  answered(t, 'Gimli', '4.2w');
  expect([t.exhausted('Gimli'), t.activeLocation()]).toEqual([true, "Woodman's Glade"]);
  const questing = { heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] };
  const explored = guarded({ step: '3.4', active: "Woodman's Glade" }, { second: questing });
  answered(explored, "Woodman's Glade", '3.5');
  expect([explored.threat(0), explored.threat(1)]).toEqual([20, 18]);
});

test('Wood Elf Path: after travelling there the guard may hand Gollum over', () => {
  const t = guarded({ step: '4.2', staging: ['Wood Elf Path'] }, {});
  t.choose('Wood Elf Path');
  expect(t.asked).toBe(0);
  t.choose('Yes');
  expect(guardOf(t.m)).toBe(1);
});

rule('LCG-SOM-33', 'Mirkwood Bats wound every character of the guard, Gollum too, whomever they engage', () => {
  const t = guarded(
    { step: '5.3', staging: ['Mirkwood Bats'], first: 1 },
    { first: { threat: 10 }, second: { threat: 30 } },
  );
  t.playTo('5.4');
  expect([t.engaged(1), t.damage('Gimli'), t.damage('Legolas'), t.damage('Gollum'), t.damage('Éowyn')]).toEqual([
    ['Mirkwood Bats'],
    1,
    1,
    1,
    0,
  ]);
});

rule(
  'LCG-SOM-34',
  'Attercop, Attercop engages the guard at the beginning of the encounter phase, also from another',
  () => {
    const staged = guarded({ step: '5.1', staging: ['Attercop, Attercop'] }).playTo('5.2');
    expect(staged.engaged(0)).toEqual(['Attercop, Attercop']);
    const engaged = guarded({ step: '5.1' }, { second: { engaged: ['Attercop, Attercop'] } }).playTo('5.2');
    expect([engaged.engaged(0), engaged.engaged(1)]).toEqual([['Attercop, Attercop'], []]);
  },
);
