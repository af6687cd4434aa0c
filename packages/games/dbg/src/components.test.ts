import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { begin, ids } from '../test/begin.ts';
import { cardTypes, type DbgDef } from './defs.ts';
import { dbg } from './game.ts';
import { heroes } from './heroes.ts';
import { typeWords } from './type-words.ts';
import { OWNED, ZONE } from './zones.ts';

const copies = (of: (def: DbgDef) => boolean): number =>
  dbg.defs.filter(of).reduce((sum, { quantity }) => sum + quantity, 0);
const inGroup = (group: string): number => copies((def) => def.group === group);

rule(
  ['DBG-COMP-01', 'DBG-SILENT-01', 'DBG-SILENT-02', 'DBG-CONFLICT-02', 'DBG-READ-02'],
  '24 Courage serve four players with six each; a fifth brings six more',
  () => {
    expect(inGroup('courage')).toBe(24);
    const dealt = (seats: number): number =>
      begin({ seats }).s.cards.filter(({ def }) => dbg.defs[def].id === 'courage').length;
    expect([2, 3, 4, 5].map(dealt)).toEqual([12, 18, 24, 30]);
  },
);

rule('DBG-COMP-02', 'there are 16 Despair, enough for five players', () => {
  expect(inGroup('despair')).toBe(16);
  expect(begin({ seats: 5 }).s.cards.filter(({ def }) => dbg.defs[def].id === 'despair').length).toBe(15);
});

rule('DBG-COMP-03', 'the main deck has 116 cards', () => {
  expect(inGroup('main')).toBe(116);
  const m = begin();
  expect(ids(m, ZONE.main).length + ids(m, ZONE.path).length).toBe(116);
});

rule(['DBG-COMP-04', 'DBG-SILENT-06'], 'fourteen Valor cost 3, give 2 Power and are worth 1 point', () => {
  expect(ids(begin(), ZONE.valor)).toEqual(new Array(14).fill('valor'));
  const { cost, power, points, type } = dbg.defs.find(({ id }) => id === 'valor')!;
  expect([cost, power, points, type]).toEqual([3, 2, 1, 'maneuver']);
});

rule(['DBG-COMP-05', 'DBG-STACK-04'], 'twelve archenemies of four levels: one, five, five and one', () => {
  const enemies = dbg.defs.filter(({ group }) => group === 'archenemy');
  expect(inGroup('archenemy')).toBe(12);
  expect([1, 2, 3, 4].map((level) => enemies.filter((def) => def.level === level).length)).toEqual([1, 5, 5, 1]);
  expect(enemies.filter(({ level }) => level === 1 || level === 4).map(({ id }) => id)).toEqual(['nazgul', 'lurtz']);
});

rule('DBG-COMP-06', 'the Corruption stack has 20 cards', () => {
  expect(ids(begin(), ZONE.corruption)).toEqual(new Array(20).fill('corruption'));
});

rule(['DBG-COMP-07', 'DBG-SILENT-08'], 'nine heroes, two of them promos, each with a start card of his own', () => {
  expect(heroes.length).toBe(9);
  expect(heroes.filter(({ promo }) => promo).map(({ id }) => id)).toEqual(['arwen', 'merry-and-pippin']);
  const starts = dbg.defs.filter(({ group }) => group === 'hero start');
  expect(starts.map(({ id }) => id).sort()).toEqual(heroes.map(({ start }) => start).sort());
  expect(starts.every(({ quantity }) => quantity === 1)).toBe(true);
});

rule('DBG-COMP-08', 'Impossible Mode has eight archenemies of its own and a stop card', () => {
  expect([inGroup('impossible'), inGroup('stop')]).toEqual([8, 1]);
});

rule('DBG-COMP-09', 'all groups together are 220 cards, hero sheets not counted', () => {
  const listed = dbg.listCards();
  expect(listed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(220);
  expect(listed.some(({ id }) => heroes.some((hero) => hero.id === id))).toBe(false);
});

rule('DBG-CARD-01', 'there are these types, and a hero’s start card is of two of them', () => {
  expect([...cardTypes].sort()).toEqual(['ally', 'artifact', 'enemy', 'fortune', 'location', 'maneuver', 'starter']);
  expect(Object.keys(typeWords).sort()).toEqual([...cardTypes].sort());
  const used = new Set(dbg.defs.map(({ type }) => type));
  expect(cardTypes.filter((type) => !used.has(type))).toEqual([]);
});

rule(
  ['DBG-CARD-03', 'DBG-CONFLICT-03'],
  'cards are numbered from 1 to 218 and carry the code of the set, the two promos aside',
  () => {
    const numbers = dbg.defs.flatMap(({ number, quantity }) =>
      number === 0 ? [] : Array.from({ length: quantity }, (_, i) => number + i),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 218 }, (_, i) => i + 1));
    expect(dbg.defs.filter(({ number }) => number === 0).map(({ id }) => id)).toEqual([
      'ride-like-the-wind',
      'second-breakfast',
    ]);
    // Everybody can read it: the list of cards shows the number, and that of the promos is left out.
    const shown = dbg.listCards().map(({ id, values }) => [id, values.find(({ key }) => key === 'number')?.value]);
    expect(shown).toEqual(dbg.defs.map(({ id, number }) => [id, number === 0 ? undefined : number]));
    const codes = dbg.listCards().map(({ id, values }) => [id, values.find(({ key }) => key === 'set')?.value]);
    expect(codes).toEqual(dbg.defs.map(({ id, number }) => [id, number === 0 ? undefined : { de: 'GF', en: 'GF' }]));
  },
);

rule('DBG-FORTUNE-01', 'every Fortune costs 0', () => {
  const fortunes = dbg.defs.filter(({ type }) => type === 'fortune');
  expect(fortunes.map(({ cost }) => cost)).toEqual([0, 0, 0, 0, 0]);
});

rule('DBG-ARCHENEMY-04', 'archenemies cost 8 to 14', () => {
  const costs = dbg.defs.filter(({ archenemy }) => archenemy).map(({ cost }) => cost);
  expect([Math.min(...costs), Math.max(...costs)]).toEqual([8, 14]);
});

rule('DBG-GROUP-AMBUSH-01', 'every archenemy but the Nazgûl ambushes the group', () => {
  const without = dbg.defs.filter(({ archenemy, onGroup }) => archenemy && onGroup === null).map(({ id }) => id);
  expect(without).toEqual(['nazgul', 'nazgul-impossible']);
  expect(dbg.defs.some(({ archenemy, onGroup }) => !archenemy && onGroup !== null)).toBe(false);
});

rule('DBG-AMBUSH-01', 'ambushes are those of enemies of the main deck', () => {
  const ambushers = dbg.defs.filter(({ ambush }) => ambush !== '');
  expect(ambushers.length).toBeGreaterThan(0);
  expect(ambushers.filter(({ group, type }) => group !== 'main' || type !== 'enemy')).toEqual([]);
});

rule('DBG-SILENT-09', 'only what the rulebook and the facts leave out is our own, and it is marked', () => {
  const ours = dbg.defs.filter((def) => def.ours).map(({ id }) => id);
  expect(ours.filter((id) => !id.endsWith('-impossible'))).toEqual(['balrog', 'ulaire-cantea']);
  expect(ours.length).toBe(10);
});

rule('DBG-SETUP-07', 'archenemies, supply cards and start cards are never part of the main deck', () => {
  for (const mode of ['normal', 'impossible']) {
    const m = begin({ seats: 3, mode });
    const groups = [...ids(m, ZONE.main), ...ids(m, ZONE.path)].map(
      (id) => dbg.defs.find((def) => def.id === id)?.group,
    );
    expect(new Set(groups)).toEqual(new Set(['main']));
  }
});

rule(['DBG-SETUP-04', 'DBG-CONFLICT-01'], 'a starting deck has the hero’s card, six Courage and three Despair', () => {
  const m = begin({ seats: 3, heroes: ['gimli', 'frodo', 'arwen'] });
  const starts = ['gimlis-axe', 'the-one-ring', 'ride-like-the-wind'];
  starts.forEach((start, seat) => {
    const owned = OWNED.flatMap((kind) => ids(m, kind, seat)).sort();
    expect(owned).toEqual([...new Array(6).fill('courage'), ...new Array(3).fill('despair'), start].sort());
  });
});
