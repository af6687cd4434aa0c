import { type SeenZone, SPECTATOR } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { expect, it } from 'vitest';
import { fightTable, turnTable } from '../test/tables.ts';
import { hexAt } from './content/map.ts';
import { runebound } from './game.ts';
import type { RbView } from './view.ts';

const seen = (t: ReturnType<typeof turnTable>, viewer: number): RbView => t.view(viewer).view;
const defs = ({ cards }: SeenZone): readonly string[] => cards.map((card) => card?.def ?? '');

rule(
  ['RB-SILENT-42', 'RB-TROPHY-07', 'RB-TROPHY-01'],
  'hands and fronts of trophies are for their owner, backs and numbers for all',
  () => {
    const t = turnTable({ hero: 'corbin', hand: ['smite', 'prayer'], trophies: ['kobolds', 'calm-lake'] });
    const own = seen(t, 0).players[0];
    expect([defs(own.hand), defs(own.trophies)]).toEqual([
      ['smite', 'prayer'],
      ['kobolds', 'calm-lake'],
    ]);
    for (const viewer of [1, SPECTATOR]) {
      const other = seen(t, viewer).players[0];
      expect([defs(other.hand), other.hand.count]).toEqual([[], 2]);
      expect([defs(other.trophies), other.trophyBacks]).toEqual([[], [1, 1, 0]]);
    }
  },
);

rule(['RB-GAIN-01'], 'everybody sees what lies before a hero: assets, learned skills, quests', () => {
  const t = turnTable({ hero: 'corbin', assets: ['old-sword'], skills: ['pounce'], quests: ['calm-lake'] });
  const { assets, skills, quests } = seen(t, SPECTATOR).players[0];
  expect([defs(assets), defs(skills), defs(quests)]).toEqual([['old-sword'], ['pounce'], ['calm-lake']]);
});

rule(['RB-EVENT-02'], 'everybody sees an event with both options before one is chosen', () => {
  const t = turnTable({ hero: 'corbin', at: [9, 8] }, { decks: { social: ['swindler'] } });
  t.choose('Adventure');
  expect(defs(seen(t, 1).adventure)).toEqual(['swindler']);
  const { texts } = runebound.defs.find(({ id }) => id === 'swindler')!;
  expect(texts).toHaveLength(2);
});

rule(['RB-ACTION-05'], 'what costs an action carries its symbol, and nothing else does', () => {
  for (const def of runebound.defs) {
    const arrows = def.text.en.includes('➔');
    const task = def.task ?? def.options.find((option) => option.task)?.task ?? null;
    expect([def.id, arrows]).toEqual([def.id, def.actions.length > 0 || (task?.actions ?? 0) > 0]);
  }
});

it('shows both pools with spent tokens in a combat, to everybody alike', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical', 'corbin-2 shield'], foe: ['enemy-1 enemy'] },
  );
  const { fight } = seen(t, 1);
  expect(fight?.sides.map(({ tokens }) => tokens.map(({ spent }) => spent))).toEqual([
    [false, false, true],
    [false, true, true, true, true],
  ]);
  expect(seen(t, SPECTATOR).fight).toEqual(fight);
});

it('shows where each die leads', () => {
  const t = turnTable({ hero: 'corbin', at: [9, 9] });
  t.until('move/spend', 'Move: roll').setDice('mountain/water', 'plains');
  expect(seen(t, 1).reach.map((hexes) => hexes.length)).toEqual([0, 6]);
  expect(seen(t, 1).reach[1]).toContain(hexAt([9, 10]));
});

it('says who is delayed', () => {
  const t = table('runebound', { players: [{ hero: 'corbin' }, { hero: 'mok', delayed: true }] });
  expect(seen(t, 0).players.map(({ delayed }) => delayed)).toEqual([false, true]);
});

// Found by random play: trophies were spent before the others could know for what.
it('shows a skill to everybody before it is paid for', () => {
  const t = turnTable({
    hero: 'corbin',
    at: [1, 3],
    hand: ['pounce', 'smite'],
    trophies: ['kobolds', 'calm-lake', 'swindler'],
  });
  t.choose('Learn Pounce');
  expect(t.prompt).toBe('Pounce: pay with any trophy (1 left)');
  expect(defs(seen(t, 1).players[0].hand)).toEqual(['pounce']);
});

it('tells of every hero what lies open', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: [9, 8], gold: 4, damage: 3, story: 2, delayed: true, hand: ['smite'] },
      { hero: 'mok', at: 'forge', gold: 1, assets: ['serrated-axe'] },
      { hero: 'thorn', eliminated: true },
    ],
    active: 1,
  });
  const { players } = seen(t, SPECTATOR);
  expect(players[0]).toMatchObject({
    ...{ hero: 'corbin', side: 1, gold: 4, damage: 3, story: 2, delayed: true, hex: hexAt([9, 8]) },
    values: { body: 3, mind: 2, spirit: 0, health: 10, speed: 3, handLimit: 3 },
  });
  expect(players[1]).toMatchObject({
    ...{ hero: 'mok', side: 1, gold: 1, damage: 0, story: 0, delayed: false },
    values: { body: 3, mind: 1, spirit: 2, health: 9, speed: 3, handLimit: 3 },
  });
  expect([players[0].card, players[1].card].every((card) => /^k\d+$/.test(card))).toBe(true);
  expect(players[2]).toMatchObject({ hero: 'thorn', hex: -1, eliminated: true });
});
