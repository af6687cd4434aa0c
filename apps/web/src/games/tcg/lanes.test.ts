import type { SeenInPlay, SeenSkirmish, TcgView } from '@tafelrunde/tcg';
import { expect, it } from 'vitest';
import { isBlank, lanesOf, STANDING } from './lanes.ts';

const card = (id: string): SeenInPlay => ({ id, def: id, type: 'companion', owner: 0, active: true, on: [] });
const fight = (companion: string, ...minions: string[]): SeenSkirmish => ({
  ...{ companion, minions, fought: false, strength: 1, opposing: 2, damage: 0, opposingDamage: 0 },
  ...{ winning: false, overwhelmed: false, overwhelming: false, tolls: [] },
});

function groups(fellowship: string[], minions: string[], skirmishes: SeenSkirmish[], small = false) {
  const player = { fellowship: fellowship.map(card), support: [] };
  const view = { turn: 0, players: [player, { ...player, fellowship: [] }], minions: minions.map(card), skirmishes };
  const lanes = lanesOf({ ...view, resolving: [] } as unknown as TcgView, 0, { isAsked: () => false, small });
  return Object.fromEntries(
    lanes.flatMap((lane) =>
      lane.groups.map(({ id, items }) => [`${lane.id}.${id}`, items.map((item) => (isBlank(item.id) ? '' : item.id))]),
    ),
  );
}

it('a skirmish is a column; whoever has no opponent stands right of all of them', () => {
  expect(groups(['Frodo', 'Gimli', 'Legolas'], ['Orc', 'Uruk', 'Troll'], [fight('Gimli', 'Orc', 'Troll')])).toEqual({
    'upper.minions': ['Orc', 'Troll'],
    'upper.free-minions': ['Uruk'],
    'lower.fellowship': ['Gimli', ''],
    'lower.free': ['Frodo', 'Legolas'],
  });
});

it('as long as nobody is assigned nobody stands apart', () => {
  expect(groups(['Frodo', 'Gimli'], ['Orc'], [])).toEqual({
    'upper.minions': ['Orc'],
    'lower.fellowship': ['Frodo', 'Gimli'],
  });
});

it('what it all comes to stands above those without an opponent, where two of them leave the room', () => {
  const skirmishes = [fight('Gimli', 'Orc')];
  expect(groups(['Gimli', 'Frodo', 'Sam'], ['Orc'], skirmishes)[`upper.${STANDING}`]).toEqual([STANDING]);
  expect(groups(['Gimli', 'Frodo'], ['Orc'], skirmishes)).not.toHaveProperty(`upper.${STANDING}`);
  expect(groups(['Gimli', 'Frodo', 'Sam'], ['Orc', 'Uruk'], skirmishes)).not.toHaveProperty(`upper.${STANDING}`);
});

it('the pair that fights is larger than the others, with the place that keeps it together', () => {
  const skirmishes = [fight('Gimli', 'Orc'), { ...fight('Sam', 'Uruk', 'Troll'), fought: true }];
  const player = { fellowship: ['Gimli', 'Sam'].map(card), support: [] };
  const view = {
    turn: 0,
    players: [player, player],
    minions: ['Orc', 'Uruk', 'Troll'].map(card),
    skirmishes,
    resolving: [],
  };
  const scales = (room: { small: boolean; low?: boolean }) =>
    lanesOf(view as unknown as TcgView, 1, { isAsked: () => false, ...room })
      .filter(({ id }) => id !== 'beside')
      .map(({ groups: [first] }) => first!.items.map(({ scale }) => scale));
  const both = (scale: number) => [
    [1, scale, scale],
    [1, scale, scale],
  ];
  expect(scales({ small: false })).toEqual(both(1.3));
  expect(scales({ small: false, low: true })).toEqual(both(1.2));
  expect(scales({ small: true })).toEqual(both(1));
});

it('on a small screen they have a lane of their own', () => {
  expect(groups(['Gimli', 'Frodo', 'Sam'], ['Orc'], [fight('Gimli', 'Orc')], true)).toEqual({
    'upper.minions': ['Orc'],
    'lower.fellowship': ['Gimli'],
    'beside.free': ['Frodo', 'Sam'],
  });
});
