import { seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../player.ts';

const player = await loadPlayer(lcg, 'steady');

type Given = Parameters<typeof table<'lcg'>>[1];
const at = (step: string, given: Given) => table('lcg', { step, ...given });

/** What the bot answers at a table, as the label of its option. */
function answer(t: ReturnType<typeof table<'lcg'>>): string {
  const { id } = player.choose(t.m, seedWords('a'));
  return t.options().find((option) => option.id === id)!.label;
}

const ROAD = 'Old Forest Road';
const hurt = (damage: number) => ({ card: 'Wilyador', damage });

describe('A Journey to Rhosgobel', () => {
  const asked = (damage: number, more: object = {}, step = '3.2') =>
    at(step, {
      scenario: 'rhosgobel',
      quest: "Radagast's Request",
      players: [{ heroes: ['Éowyn', 'Gimli'], allies: [hurt(damage)], threat: 20, ...more }],
      encounterDeck: [ROAD, ROAD, ROAD],
    });

  test('the stage before the decision is not finished while the eagle is wounded', () => {
    const near = (damage: number) =>
      at('3.2', {
        scenario: 'rhosgobel',
        quest: "Radagast's Request",
        progress: 10,
        players: [{ heroes: ['Éowyn'], allies: [hurt(damage)], threat: 20 }],
        encounterDeck: [ROAD, ROAD, ROAD],
      });
    expect(answer(near(0))).toMatch(/^Éowyn/);
    expect(answer(near(6))).toBe('Nobody');
  });

  test('herbs are looked for as long as the eagle can bear it', () => {
    const begin = (damage: number) => {
      const t = asked(damage, {}, '2.4');
      while (!t.labels().some((label) => label.startsWith("Use Radagast's Request"))) t.choose(answer(t));
      return answer(t);
    };
    expect(begin(6)).toMatch(/^Use Radagast's Request/);
    expect(begin(17)).toBe('Pass');
  });

  test.each([
    ['Gimli', 1, "Ungoliant's Spawn"],
    ['Gimli', 2, 'Marsh Adder'],
    ['Legolas', 0, 'Wargs'],
  ])('where %s with %i damage can bear an attack of %s, the eagle does not defend', (card, damage, enemy) => {
    const t = at('6.3', {
      scenario: 'rhosgobel',
      quest: "Radagast's Request",
      players: [{ heroes: [{ card, damage }], allies: [hurt(2)], engaged: [enemy], threat: 20 }],
      encounterDeck: [ROAD, ROAD, ROAD],
    });
    while (!t.labels().some((label) => /defend/i.test(label))) t.pass();
    expect(answer(t)).toMatch(new RegExp(`^${card}`));
  });

  test('what can heal the eagle is kept, and goes to him rather than to a hero', () => {
    const t = table('lcg', {
      scenario: 'rhosgobel',
      quest: "Radagast's Request",
      players: [
        {
          heroes: [{ card: 'Glorfindel', damage: 4, resources: 3 }],
          allies: [hurt(3)],
          hand: ['Lore of Imladris'],
          threat: 20,
        },
      ],
      encounterDeck: [ROAD, ROAD, ROAD],
    });
    t.choose('Play Lore of Imladris');
    expect(answer(t)).toMatch(/^Wilyador/);
  });

  test('Éowyn gets no card for willpower that does not count', () => {
    const committed = (who: boolean) =>
      at('3.3', {
        scenario: 'rhosgobel',
        players: [
          {
            heroes: [{ card: 'Éowyn', committed: who, exhausted: who }, 'Gimli'],
            allies: [hurt(2)],
            hand: ['Song of Travel', 'Born Aloft'],
            threat: 20,
          },
        ],
        staging: ['Mountains of Mirkwood', 'Mountains of Mirkwood'],
        encounterDeck: [ROAD, ROAD, ROAD],
      });
    const used = (t: ReturnType<typeof table<'lcg'>>): boolean => {
      while (!t.labels().some((label) => label.startsWith('Use Éowyn'))) t.choose(answer(t));
      return answer(t).startsWith('Use Éowyn');
    };
    expect([used(committed(true)), used(committed(false))]).toEqual([true, false]);
  });
});

describe('Conflict at the Carrock', () => {
  const first = (allies: readonly string[], more: object = {}) => ({
    scenario: 'carrock' as const,
    quest: "Grimbeorn's Quest",
    progress: 5,
    players: [{ heroes: ['Éowyn', 'Denethor'], allies, threat: 26, ...more }],
    encounterDeck: [ROAD, ROAD, ROAD],
  });

  test('the Trolls are not called by a weak group', () => {
    expect(answer(at('3.2', first([])))).toBe('Nobody');
    const strong = ['Beorn', 'Beorning Beekeeper', 'Gandalf', 'Veteran Axehand', 'Landroval', 'Horseback Archer'];
    expect(answer(at('3.2', first([...strong, ...strong.slice(1), 'Brok Ironfist'])))).toMatch(/willpower/);
  });

  test('threat is lowered before the Trolls come by themselves', () => {
    const planning = (threat: number) =>
      at('2.3', first([], { hand: ["The Galadhrim's Greeting"], threat, heroes: [{ card: 'Éowyn', resources: 3 }] }));
    expect([answer(planning(22)), answer(planning(31))]).toEqual(['Pass', "Play The Galadhrim's Greeting"]);
  });

  test('what nobody can cancel goes under the deck', () => {
    const seen = (card: string) => {
      const t = table('lcg', { ...first([]), encounterDeck: [card, ROAD, ROAD] });
      return answer(t.choose('Use Denethor'));
    };
    expect([seen('Sacked!'), seen('Despair')]).toEqual(['To the bottom', 'Leave it on top']);
  });
});
