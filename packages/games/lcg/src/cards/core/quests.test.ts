import { cardsIn, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { lcg } from '../../game.ts';
import { FORM, type M } from '../../state.ts';
import { ZONE } from '../../zones.ts';

/** A game of the scenario, set up by its own rules; nobody takes a mulligan. */
function started(scenario: string, players: readonly string[] = ['leadership', 'tactics'], seed = 'quests'): M {
  const result = startMatch(lcg, { scenario, players: players.map((starter) => ({ starter })) }, seed);
  if (!result.ok) throw new Error('the set-up is refused');
  const m = result.value;
  for (let i = 0; i < 200 && m.s.round === 0; i++) {
    const decision = m.decision()!;
    m.answer((decision.options.find((option) => option.id === 'no') ?? decision.options[0]).id);
  }
  return m;
}

const titles = (m: M, kind: number, seat = 0): readonly string[] =>
  cardsIn(m, kind, seat).map((card) => lcg.defs[m.s.cards[card].def].title.en);

const questing = (card: string) => ({ card, committed: true, exhausted: true });

describe('Passage Through Mirkwood', () => {
  rule(['LCG-SCEN-03', 'LCG-SCEN-08'], 'begins with a Forest Spider and an Old Forest Road in the staging area', () => {
    const m = started('mirkwood');
    expect(titles(m, ZONE.staging)).toEqual(['Forest Spider', 'Old Forest Road']);
    expect([titles(m, ZONE.quest), cardsIn(m, ZONE.encounterDeck).length]).toEqual([['Flies and Spiders'], 34]);
  });

  const PATHS = ["Beorn's Path", "Don't Leave the Path!"];

  /** At the fork, with luck on the side of that path. */
  const fork = (path: string) => {
    for (let luck = 0; luck < 64; luck++) {
      const t = table('lcg', {
        players: [
          { threat: 20, heroes: ['Aragorn', questing('Éowyn')] },
          { threat: 20, heroes: ['Gimli', 'Legolas'] },
        ],
        quest: 'A Fork in the Road',
        encounterDeck: ['Eyes of the Forest', 'Forest Gate', 'Forest Spider', 'Forest Spider', 'King Spider'],
        encounterDiscard: ["Ungoliant's Spawn"],
        step: '3.4',
      });
      t.m.s.rng[0] ^= luck * 7919;
      if (t.go().quest() === path) return t;
    }
    throw new Error(`no way to ${path}`);
  };

  test.each(PATHS)('A Fork in the Road may lead to %s', (path) => {
    const t = fork(path);
    expect(t.removed()).toContain('A Fork in the Road');
    expect(PATHS.filter((other) => t.removed().includes(other))).toEqual(PATHS.filter((other) => other !== path));
  });

  rule(
    ['LCG-EX-38', 'LCG-SEARCH-01', 'LCG-PROGRESS-04'],
    "Don't Leave the Path!: each player fetches a Spider of his choice",
    () => {
      const t = fork("Don't Leave the Path!");
      expect([t.asked, t.labels()]).toEqual([0, ["Ungoliant's Spawn", 'King Spider', 'Forest Spider']]);
      t.choose("Ungoliant's Spawn");
      expect([t.asked, t.labels()]).toEqual([1, ['King Spider', 'Forest Spider']]);
      t.choose('King Spider');
      expect(t.staging()).toEqual(['Forest Gate', "Ungoliant's Spawn", 'King Spider']);
    },
  );

  rule(['LCG-EX-38', 'LCG-WIN-02'], "Don't Leave the Path! is won when Ungoliant's Spawn is defeated", () => {
    const t = table('lcg', {
      players: [
        {
          threat: 20,
          heroes: ['Gimli', 'Legolas', 'Aragorn'],
          engaged: [{ card: "Ungoliant's Spawn", damage: 8 }],
        },
      ],
      quest: "Don't Leave the Path!",
      progress: 12,
      encounterDeck: [],
      step: '6.8a',
    });
    expect(t.over).toBeNull();
    t.choose("Ungoliant's Spawn", 'Legolas', 'Aragorn');
    expect(t.over?.reason).toBe('lcg.end.won');
  });

  test("Beorn's Path cannot be completed while Ungoliant's Spawn is in play", () => {
    const given = {
      players: [{ threat: 20, heroes: [questing('Éowyn'), 'Legolas', 'Aragorn'] }],
      quest: "Beorn's Path",
      progress: 9,
      encounterDeck: ['Eyes of the Forest'],
      step: '3.4',
    };
    const free = table('lcg', given);
    expect(free.go().over?.reason).toBe('lcg.end.won');
    const held = table('lcg', {
      ...given,
      players: [{ ...given.players[0], engaged: [{ card: "Ungoliant's Spawn", damage: 8 }] }],
    });
    held.playTo('6.8a');
    expect(held.progress()).toBe(13);
    held.choose("Ungoliant's Spawn", 'Legolas', 'Aragorn').pass();
    expect(held.over?.reason).toBe('lcg.end.won');
  });
});

describe('Journey Along the Anduin', () => {
  rule('LCG-SCEN-04', 'begins with a card for each player and a Hill Troll', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const m = started('anduin', ['leadership', 'tactics', 'lore'], seed);
      expect(titles(m, ZONE.staging)).toContain('Hill Troll');
    }
  });

  test('To the River... cannot be completed while a Hill Troll is in play', () => {
    const t = table('lcg', {
      scenario: 'anduin',
      players: [{ threat: 20, heroes: [questing('Éowyn')] }],
      staging: ['Hill Troll'],
      progress: 7,
      encounterDeck: ['Eyes of the Forest', 'Eyes of the Forest'],
      step: '3.4',
    });
    t.playTo('4.2');
    expect([t.quest(), t.progress()]).toEqual(['To the River...', 10]);
  });

  test('Anduin Passage: 1 card more, and no engagement checks', () => {
    const t = table('lcg', {
      scenario: 'anduin',
      players: [{ threat: 30, heroes: ['Aragorn'] }],
      quest: 'Anduin Passage',
      encounterDeck: ['Forest Gate', 'Forest Spider', 'Old Forest Road'],
      step: '3.3',
    });
    t.playTo('6.2');
    expect([t.staging(), t.engaged(0)]).toEqual([['Forest Gate', 'Forest Spider'], []]);
  });

  test('Ambush on the Shore: 2 cards for each player, then won as soon as no enemy is in play', () => {
    const t = table('lcg', {
      scenario: 'anduin',
      players: [{ threat: 20, heroes: [questing('Éowyn'), 'Legolas'] }],
      quest: 'Anduin Passage',
      progress: 15,
      encounterDeck: ['Eyes of the Forest', 'Eyes of the Forest', 'Forest Gate', 'Eastern Crows', 'Old Forest Road'],
      step: '3.4',
    });
    t.go();
    expect([t.quest(), t.over]).toEqual(['Ambush on the Shore', null]);
    expect(t.staging()).toEqual(['Forest Gate', 'Eastern Crows', 'Old Forest Road']);
    t.playTo('5.2').choose('Eastern Crows').playTo('6.8a').choose('Eastern Crows');
    expect(t.over?.reason).toBe('lcg.end.won');
  });

  test('Ambush on the Shore: won at once if no enemy came, but not before the last card', () => {
    const deck = (last: string) =>
      table('lcg', {
        scenario: 'anduin',
        players: [{ threat: 20, heroes: [questing('Éowyn')] }],
        quest: 'Anduin Passage',
        progress: 15,
        encounterDeck: ['Eyes of the Forest', 'Eyes of the Forest', 'Forest Gate', last],
        step: '3.4',
      }).go();
    expect(deck('Old Forest Road').over?.reason).toBe('lcg.end.won');
    expect(deck('Hummerhorns').over).toBeNull();
  });

  test('Ambush on the Shore: no staging step', () => {
    const t = table('lcg', {
      scenario: 'anduin',
      players: [{ threat: 20, heroes: ['Aragorn'] }],
      quest: 'Ambush on the Shore',
      staging: ['Hummerhorns'],
      encounterDeck: ['Forest Gate'],
      step: '3.3',
    });
    t.playTo('4.2');
    expect(t.staging()).toEqual(['Hummerhorns']);
  });
});

describe('Escape from Dol Guldur', () => {
  rule(['LCG-SCEN-05', 'LCG-GUARD-01'], 'begins with three guarded objectives, the Nazgûl aside and a prisoner', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const m = started('dol-guldur', ['leadership', 'tactics'], seed);
      const objectives = cardsIn(m, ZONE.staging).filter((card) => lcg.defs[m.s.cards[card].def].type === 'objective');
      expect(objectives.map((card) => lcg.defs[m.s.cards[card].def].number)).toEqual([108, 109, 110]);
      for (const card of objectives) {
        const guard = m.s.cards[card].host;
        if (guard >= 0) expect(cardsIn(m, ZONE.staging)).toContain(guard);
      }
      expect(titles(m, ZONE.aside)).toEqual(['Nazgûl of Dol Guldur']);
      expect(cardsIn(m, ZONE.captive)).toHaveLength(1);
      const heroes = [0, 1].flatMap((seat) => cardsIn(m, ZONE.play, seat));
      expect(heroes.filter((card) => lcg.defs[m.s.cards[card].def].type === 'hero')).toHaveLength(5);
    }
  });

  test('the prisoner collects no resources', () => {
    const m = started('dol-guldur');
    const [prisoner] = cardsIn(m, ZONE.captive);
    expect([m.s.cards[prisoner].form, m.s.cards[prisoner].resources, m.s.round]).toEqual([FORM.captive, 0, 1]);
  });

  test("The Necromancer's Tower: one ally in a round, and no advance without an objective", () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      players: [
        {
          threat: 20,
          heroes: [{ card: 'Aragorn', resources: 5 }],
          hand: ['Snowbourn Scout', 'Guard of the Citadel'],
        },
      ],
      staging: ['Shadow Key'],
      progress: 9,
    });
    t.choose('Snowbourn Scout');
    if (t.offers('Use Snowbourn Scout')) t.pass();
    expect([t.offers('Guard of the Citadel'), t.quest()]).toEqual([false, "The Necromancer's Tower"]);
    t.choose('Shadow Key');
    expect(t.quest()).toBe('Through the Caverns');
  });

  const caverns = (progress: number) =>
    table('lcg', {
      scenario: 'dol-guldur',
      players: [{ threat: 20, heroes: [questing('Éowyn'), 'Aragorn', 'Gimli'] }],
      quest: 'Through the Caverns',
      progress,
      staging: ['Shadow Key', 'Dungeon Torch', "Gandalf's Map"],
      aside: ['Nazgûl of Dol Guldur'],
      encounterDeck: ['Eyes of the Forest', 'Forest Gate'],
      step: '3.4',
    });

  const capture = (t: ReturnType<typeof caverns>, title: string) => {
    const card = t.find(title);
    const { zones, cards } = t.m.s;
    const from = zones[cards[card].zone];
    from.splice(from.indexOf(card), 1);
    cards[card].zone = t.m.layout.zone(ZONE.captive, 0);
    cards[card].form = FORM.captive;
    zones[cards[card].zone].push(card);
    return t;
  };

  test('Through the Caverns: progress rescues the prisoner with 1 damage, and the Nazgûl comes', () => {
    const t = capture(caverns(0), 'Gimli');
    t.choose('Through the Caverns');
    expect([t.characters(0), t.damage('Gimli')]).toEqual([['Éowyn', 'Aragorn', 'Gimli'], 1]);
    expect(t.staging()).toContain('Nazgûl of Dol Guldur');
  });

  test('Through the Caverns: the prisoner of an eliminated player is rescued into his discard pile', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      players: [
        { threat: 20, heroes: [questing('Éowyn')] },
        { threat: 49, heroes: ['Gimli', 'Legolas'] },
      ],
      quest: 'Through the Caverns',
      aside: ['Nazgûl of Dol Guldur'],
      encounterDeck: ['Eyes of the Forest', 'Eyes of the Forest', 'Forest Gate', 'Eyes of the Forest'],
      step: '3.1',
    });
    capture(t, 'Gimli');
    t.m.s.threat[1] = 50;
    t.m.s.eliminated = 2;
    t.playTo('3.4').choose('Through the Caverns');
    expect(t.discard(1)).toEqual(['Gimli']);
    expect(t.staging()).toContain('Nazgûl of Dol Guldur');
  });

  test('Through the Caverns: no advance before the prisoner is free and all objectives are claimed', () => {
    const t = capture(caverns(14), 'Gimli');
    t.choose('Through the Caverns');
    expect(t.quest()).toBe('Through the Caverns');
    t.choose('Shadow Key', 'Aragorn', 'Dungeon Torch', 'Aragorn');
    expect(t.quest()).toBe('Through the Caverns');
    t.choose("Gandalf's Map", 'Éowyn');
    expect(t.quest()).toBe('Out of the Dungeons');
  });

  test('Out of the Dungeons: Orc guards in each quest phase, and no victory while the Nazgûl is in play', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      players: [{ threat: 20, heroes: ['Aragorn', 'Éowyn'], deck: ['Gandalf', 'Faramir'] }],
      quest: 'Out of the Dungeons',
      progress: 9,
      staging: ['Nazgûl of Dol Guldur'],
      encounterDeck: ['Eyes of the Forest', 'Forest Gate'],
      step: '3.2',
    });
    expect([t.engaged(0), t.over]).toEqual([['Gandalf'], null]);
    const free = table('lcg', {
      scenario: 'dol-guldur',
      players: [{ threat: 20, heroes: [questing('Éowyn')] }],
      quest: 'Out of the Dungeons',
      progress: 6,
      encounterDeck: ['Eyes of the Forest'],
      step: '3.4',
    });
    expect(free.go().over?.reason).toBe('lcg.end.won');
  });
});
