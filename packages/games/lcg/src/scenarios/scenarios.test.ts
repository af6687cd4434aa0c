import { cardsIn, type Plain, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { ok } from '../../test/campaign.ts';
import { lcg } from '../game.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { campaignScenarios, sagaScenarios, scenarioIds, scenarios, setTitles } from './scenarios.ts';

/** A game whose encounter deck is still complete: nobody has drawn or revealed anything. */
function shuffled(scenario: string, more: Readonly<Record<string, Plain>> = {}): M {
  const m = ok(startMatch(lcg, { players: [{ starter: 'lore' }], scenario, ...more } as Plain, 'scenario'));
  m.decision();
  return m;
}
const defs = (m: M, kind: number) => cardsIn(m, kind).map((card) => lcg.defs[m.s.cards[card].def]);

describe('encounter sets', () => {
  rule('LCG-SCEN-02', 'have a name for every card of the scenarios, quest cards included', () => {
    const encounter = lcg.defs.filter(({ set }) => set !== '');
    expect(encounter.filter(({ set }) => setTitles[set] === undefined).map(({ id }) => id)).toEqual([]);
    expect(new Set(encounter.map(({ set }) => set))).toEqual(new Set(Object.keys(setTitles)));
    const player = ['hero', 'ally', 'attachment', 'event'];
    expect(encounter.filter(({ type }) => player.includes(type)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the encounter deck', () => {
  rule('LCG-SCEN-01', 'has enemies, locations, treacheries and objectives; which, the scenario and mode say', () => {
    const kinds = campaignScenarios.map(
      (id) => new Set(defs(shuffled(id), ZONE.encounterDeck).map(({ type }) => type)),
    );
    expect(kinds[0]).toEqual(new Set(['enemy', 'location', 'treachery']));
    expect(kinds[1]).toEqual(new Set(['enemy', 'location', 'treachery']));
    expect(kinds[2]).toEqual(new Set(['enemy', 'location', 'treachery', 'objective']));
    const sizes = (mode: string) =>
      campaignScenarios.map((id) => defs(shuffled(id, { mode }), ZONE.encounterDeck).length);
    expect([sizes('standard'), sizes('easy')]).toEqual([
      [36, 47, 41],
      [27, 32, 30],
    ]);
  });

  rule.each(scenarioIds.map((id) => ({ id })))('LCG-SCEN-02', '$id: all cards of its sets and no others', ({ id }) => {
    const { sets } = scenarios[id];
    const deck = defs(shuffled(id), ZONE.encounterDeck);
    expect(new Set(deck.map(({ set }) => set))).toEqual(new Set(sets));
    for (const def of lcg.defs.filter(({ set, type }) => sets.includes(set) && type !== 'quest')) {
      expect([def.id, deck.filter((card) => card === def).length]).toEqual([def.id, def.quantity]);
    }
  });
});

rule('LCG-SOM-54', 'the scenarios of Shadows of Mirkwood have decks of their sizes, smaller ones in easy mode', () => {
  const SIZES: Readonly<Record<(typeof sagaScenarios)[number], readonly [number, number]>> = {
    'hunt-for-gollum': [48, 34],
    carrock: [53, 37],
    rhosgobel: [55, 39],
    'emyn-muil': [55, 40],
    'dead-marshes': [54, 37],
    'return-to-mirkwood': [54, 36],
  };
  for (const id of sagaScenarios) {
    const sizes = ['standard', 'easy'].map((mode) => defs(shuffled(id, { mode }), ZONE.encounterDeck).length);
    expect([id, ...sizes]).toEqual([id, ...SIZES[id]]);
  }
});

const BOX = [
  {
    rule: 'LCG-SCEN-03',
    id: 'mirkwood',
    title: 'Weg durch den Düsterwald',
    difficulty: 1,
    quests: [119, 120, 121, 122],
    sets: ['Passage Through Mirkwood', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
  {
    rule: 'LCG-SCEN-04',
    id: 'anduin',
    title: 'Reise den Anduin hinab',
    difficulty: 4,
    quests: [126, 127, 128],
    sets: ['Journey Along the Anduin', "Sauron's Reach", 'Dol Guldur Orcs', 'Wilderlands'],
  },
  {
    rule: 'LCG-SCEN-05',
    id: 'dol-guldur',
    title: 'Flucht aus Dol Guldur',
    difficulty: 7,
    quests: [123, 124, 125],
    sets: ['Escape from Dol Guldur', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
] as const;

for (const { rule: id, ...row } of BOX) {
  rule(
    [id, 'LCG-SCEN-10'],
    `${row.title} can be chosen: difficulty ${row.difficulty}, its quest cards, its sets`,
    () => {
      const m = shuffled(row.id);
      const scenario = scenarios[row.id];
      expect([scenario.title.de, scenario.difficulty]).toEqual([row.title, row.difficulty]);
      expect(defs(m, ZONE.stages).map(({ number }) => number)).toEqual(row.quests);
      expect(new Set(defs(m, ZONE.encounterDeck).map(({ set }) => set))).toEqual(new Set(row.sets));
      expect(lcg.view(m, 0).scenario).toBe(row.id);
    },
  );
}

rule('LCG-SCEN-09', 'of the later stages players see how many there are, and nothing else', () => {
  const t = table('lcg', { players: [{ heroes: ['Gimli'] }] });
  const { view } = t.view(0);
  const seen = JSON.stringify(view);
  expect((view as { stagesLeft: number }).stagesLeft).toBe(3);
  expect(seen).toContain('flies-and-spiders');
  for (const id of ['a-fork-in-the-road', 'dont-leave-the-path', 'beorns-path']) expect(seen).not.toContain(id);
});
