import { cardsIn, type Plain, startMatch } from '@tafelrunde/kernel';
import { TestTable, table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { DECKS, gemHexes, hexes } from '../content/map.ts';
import { runebound } from '../game.ts';
import { heroCard } from '../players.ts';
import { defOf } from '../registry.ts';
import type { RbState } from '../state.ts';
import { deckZone, ZONE } from '../zones.ts';

function start(setup: Plain, seed = 'setup'): TestTable<RbState> {
  const started = startMatch(runebound, setup, seed);
  if (!started.ok) throw new Error('refused');
  return new TestTable(runebound, started.value);
}

const three = { players: 3, scenario: 'margath', heroes: ['corbin', 'mok', 'thorn'], first: 1 };

/** Set up and played to the first turn, doing as little as possible. */
function ready(setup: Plain = three, seed = 'setup'): TestTable<RbState> {
  return start(setup, seed).playTo('turn/begin');
}

rule(['RB-SETUP-02', 'RB-GEM-01', 'RB-SILENT-06'], 'every printed gem lies on its hex, active', () => {
  const t = ready();
  expect(t.m.s.gems).toBe((1 << 27) - 1);
  expect(gemHexes.map((hex) => hexes[hex].gem).every((deck) => deck >= 0)).toBe(true);
});

rule(
  ['RB-SETUP-03', 'RB-GAIN-02', 'RB-HERO-01'],
  'a player has one hero, and nothing but what it takes from the bank',
  () => {
    const t = ready();
    for (const seat of [0, 1, 2]) {
      expect(cardsIn(t.m, ZONE.hero, seat)).toHaveLength(1);
      expect([t.m.s.damage[seat], t.m.s.story[seat]]).toEqual([0, 0]);
      expect(cardsIn(t.m, ZONE.assets, seat)).toEqual([]);
    }
  },
);

rule(
  ['RB-SETUP-04', 'RB-SETUP-05', 'RB-SETUP-08', 'RB-SCENARIO-01', 'RB-EX-35'],
  'one scenario is played; nothing of the other one takes part',
  () => {
    for (const scenario of ['margath', 'vorakesh', 'random']) {
      const { m } = ready({ ...three, scenario });
      const [card] = cardsIn(m, ZONE.scenario);
      const chosen = defOf(m, card).scenario;
      if (scenario !== 'random') expect(chosen).toBe(scenario);
      const inDecks = [ZONE.storyDeck, ...DECKS.map((_, deck) => deckZone(deck))].flatMap((zone) => cardsIn(m, zone));
      const scenarios = new Set(inDecks.map((c) => defOf(m, c).scenario).filter((id) => id !== ''));
      expect([...scenarios]).toEqual([chosen]);
      expect(cardsIn(m, ZONE.storyDeck)).toHaveLength(10);
    }
  },
);

rule(['RB-SETUP-04'], 'chance may choose it', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const { m } = ready({ ...three, scenario: 'random' }, `random ${i}`);
    seen.add(defOf(m, cardsIn(m, ZONE.scenario)[0]).scenario);
  }
  expect([...seen].sort()).toEqual(['margath', 'vorakesh']);
});

rule(
  ['RB-SETUP-07', 'RB-SETUP-09', 'RB-ADVENTURE-04', 'RB-ADVENTURE-08', 'RB-EX-35', 'RB-SILENT-05'],
  'three decks of 30 cards: 20 neutral ones and 10 of the scenario',
  () => {
    const { m } = ready();
    DECKS.forEach((_, deck) => {
      const cards = cardsIn(m, deckZone(deck));
      expect(cards).toHaveLength(30);
      expect(cards.filter((card) => defOf(m, card).scenario === '')).toHaveLength(20);
      expect(cards.every((card) => defOf(m, card).back === deck)).toBe(true);
    });
    const most = { combat: 'enemy', exploration: 'quest', social: 'event' } as const;
    DECKS.forEach((name, deck) => {
      const types = cardsIn(m, deckZone(deck)).map((card) => defOf(m, card).type);
      expect(types.filter((type) => type === most[name]).length).toBeGreaterThan(15);
    });
  },
);

rule(['RB-SETUP-05'], 'the decks are shuffled', () => {
  const order = (seed: string) => {
    const { m } = ready(three, seed);
    return [ZONE.storyDeck, ZONE.combat, ZONE.skillDeck].map((zone) => cardsIn(m, zone).join());
  };
  const a = order('one');
  order('two').forEach((text, i) => {
    expect(text).not.toBe(a[i]);
  });
});

rule(
  ['RB-SETUP-10', 'RB-ORDER-03', 'RB-SILENT-41', 'RB-EX-27'],
  'the start player is drawn at random, before heroes are chosen',
  () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const t = start({ players: 4, scenario: 'margath', heroes: [] }, `first ${i}`);
      expect(t.decision.rule).toBe('RB-SETUP-11');
      expect(t.asked).toBe(t.m.s.first);
      firsts.add(t.m.s.first);
    }
    expect(firsts.size).toBe(4);
  },
);

rule(['RB-SETUP-11', 'RB-ORDER-02'], 'heroes are chosen one after another in player order', () => {
  const t = start({ players: 3, scenario: 'margath', heroes: [], first: 1 });
  const asked: number[] = [];
  for (const hero of ['Corbin', 'Lissa', 'Elder Mok']) {
    asked.push(t.asked);
    t.choose(hero);
    if (t.decision.rule === 'RB-SETUP-11') expect(t.offers(hero)).toBe(false);
  }
  expect(asked).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => t.title(heroCard(t.m, seat)))).toEqual(['Elder Mok', 'Corbin', 'Lissa']);
});

rule(
  ['RB-SETUP-12', 'RB-SETUP-18'],
  'hero cards begin on the side with the setup ability and are turned after it',
  () => {
    const t = start(three);
    t.playTo('setup/nextAbility');
    expect([0, 1, 2].map((seat) => t.m.s.cards[heroCard(t.m, seat)].side)).toEqual([0, 0, 0]);
    t.playTo('setup/markets');
    expect([0, 1, 2].map((seat) => t.m.s.cards[heroCard(t.m, seat)].side)).toEqual([1, 1, 1]);
  },
);

rule(
  ['RB-SETUP-13', 'RB-SETUP-14', 'RB-SILENT-14', 'RB-SILENT-15'],
  'each hero has its printed gold and its starting tokens',
  () => {
    const t = ready({ ...three, heroes: ['hawthorne', 'lissa', 'thorn'] });
    expect([t.m.s.gold[1], t.m.s.gold[2]]).toEqual([1, 2]);
    expect(defOf(t.m, heroCard(t.m, 1)).tokens).toHaveLength(3);
  },
);

rule(['RB-SETUP-15', 'RB-HAND-01'], 'each draws skill cards up to the hand limit of its hero', () => {
  const t = start(three).playTo('setup/nextPlace');
  expect([0, 1, 2].map((seat) => cardsIn(t.m, ZONE.hand, seat).length)).toEqual([3, 3, 4]);
});

rule(['RB-SETUP-16'], 'in player order each hero is put on a site of the kind its card names', () => {
  const t = start({ ...three, heroes: ['corbin', 'mok', 'thorn'] });
  const kinds: string[] = [];
  const seats: number[] = [];
  while (t.decision.rule === 'RB-SETUP-16') {
    seats.push(t.asked);
    const sites = t.decision.options.map(({ n }) => hexes[n].site);
    expect(new Set(sites).size).toBe(1);
    expect(sites).toHaveLength(5);
    kinds.push(sites[0]);
    t.least();
  }
  expect(seats).toEqual([1, 2, 0]);
  expect(kinds).toEqual(['shrine', 'town', 'fortress']);
});

rule(['RB-SETUP-17'], 'setup abilities follow in player order, once all are placed', () => {
  const t = start({ ...three, heroes: ['thorn', 'corbin', 'lissa'] });
  while (t.decision.rule === 'RB-SETUP-16') t.least();
  // Corbin moves to a gem, Lissa looks at a deck, Thorn walks.
  const asked: number[] = [];
  while (!t.m.s.playing) {
    if (asked.at(-1) !== t.asked) asked.push(t.asked);
    t.least();
  }
  expect(asked).toEqual(expect.arrayContaining([2, 0]));
  expect(asked.indexOf(2)).toBeLessThan(asked.indexOf(0));
});

rule(['RB-SETUP-19', 'RB-SETUP-20', 'RB-EX-18'], 'Laurel may exert for her setup dice, but not use Orientation', () => {
  const t = start({ players: 2, scenario: 'margath', heroes: ['laurel', 'mok'], first: 0 });
  while (t.decision.rule === 'RB-SETUP-16') t.least();
  expect(t.asked).toBe(0);
  expect(t.m.s.dice).toHaveLength(2);
  expect(t.labels().some((label) => label.includes('reroll all'))).toBe(false);
  expect(t.labels().some((label) => label.startsWith('Exert'))).toBe(true);
  // In her turn she may.
  const later = table('runebound', {
    players: [
      { hero: 'laurel', hand: ['smite'] },
      { hero: 'mok', at: 'forge' },
    ],
  });
  later.until('dice/keep', 'Move: roll').go();
  expect(later.labels().some((label) => label.includes('reroll all'))).toBe(true);
});

rule(['RB-SETUP-21', 'RB-SETUP-23'], 'three assets lie at each of four markets, only after the setup abilities', () => {
  const t = start(three).playTo('setup/turnHeroes');
  expect([0, 1, 2, 3].map((market) => cardsIn(t.m, ZONE.market0 + market).length)).toEqual([0, 0, 0, 0]);
  t.playTo('turn/begin');
  expect([0, 1, 2, 3].map((market) => cardsIn(t.m, ZONE.market0 + market).length)).toEqual([3, 3, 3, 3]);
});

rule(['RB-SETUP-22', 'RB-ACT-01', 'RB-TIME-01'], 'the time token begins on the first space, in act 1', () => {
  const t = ready();
  expect([t.m.s.space, t.m.s.act]).toEqual([1, 1]);
});

rule(['RB-SETUP-23'], 'the steps of setup stand in the printed sequence', () => {
  const names = runebound.procedures.find(({ name }) => name === 'setup')!.stepNames;
  const wanted = [
    'board',
    'scenario',
    'decks',
    'startPlayer',
    'chooseHero',
    'skills',
    'place',
    'nextAbility',
    'turnHeroes',
    'markets',
    'time',
    'play',
  ];
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
});

describe('what cannot be played', () => {
  it.each<[Plain, string]>([
    [{ players: 1 }, 'rb.setup.players'],
    [{ players: 5 }, 'rb.setup.players'],
    [{ scenario: 'other' }, 'rb.setup.scenario'],
    [{ heroes: ['nobody'] }, 'rb.setup.hero'],
    [{ heroes: ['corbin', 'corbin'] }, 'rb.setup.same-hero'],
    [{ first: 2 }, 'rb.setup.first'],
    [[], 'rb.setup.form'],
  ])('%j is refused with a sentence', (setup, key) => {
    const checked = runebound.checkSetup(setup);
    expect(checked.ok ? '' : checked.problem[0]).toBe(key);
  });
});

rule('RB-SILENT-01', 'two to four play', () => {
  for (const players of [2, 3, 4]) expect(runebound.checkSetup({ players }).ok).toBe(true);
  expect([runebound.minSeats, runebound.maxSeats]).toEqual([2, 4]);
});
