import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import type { Ability } from '../define.ts';
import { addBurden, addTwilight, draw, wound } from '../language/effects.ts';
import { target } from '../language/language.ts';
import type { Moment } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

const killed = (says: string, matches: Moment['matches']): Moment => ({
  on: 'kill',
  timing: 'after',
  matches,
  says: { de: says, en: says },
});
const thisIsKilled = killed('when this character is killed', (_m, event, card) => event.card === card);
const anyIsKilled = killed('each time a character is killed', () => true);

const avenger: Ability = { kind: 'required', moment: thisIsKilled, effect: addTwilight(3) };
extraCard('companion', 'Avenger', { culture: 'gondor', race: 'man', vitality: 1, abilities: [avenger] });
extraCard('companion', 'Herald', {
  culture: 'gondor',
  race: 'man',
  vitality: 1,
  abilities: [{ kind: 'optional', moment: thisIsKilled, effect: draw(1) }],
});
extraCard('minion', 'Curse', { culture: 'sauron', race: 'orc', vitality: 1, strength: 1, abilities: [avenger] });
extraCard('companion', 'Mourner', {
  culture: 'gondor',
  race: 'man',
  vitality: 1,
  abilities: [{ kind: 'required', moment: anyIsKilled, effect: addBurden(1) }],
});
extraCard('event', 'Dart', {
  culture: 'gondor',
  cost: 0,
  abilities: [
    { kind: 'action', phase: 'fellowship', effect: target(cards({ type: 'character' }), 'it', wound(the('it'))) },
  ],
});

const hit = (whom: string, fellowship: readonly string[] = [whom], minions: readonly string[] = []) =>
  table('tcg', {
    players: [{ fellowship: ['Frodo', ...fellowship], hand: ['Dart', 'Dart'], deck: ['Merry'] }, {}],
    minions,
  }).choose('Dart', whom);

rule(
  'TCG-SILENT-42',
  'a text about the death of its own character works from the dead pile and the discard pile',
  () => {
    const companion = hit('Avenger');
    expect([companion.dead(0), companion.twilight]).toEqual([['Avenger'], 3]);
    const minion = hit('Curse', [], ['Curse']);
    expect([minion.discard(1), minion.twilight]).toEqual([['Curse'], 3]);
    const offered = hit('Herald');
    expect(offered.labels()).toEqual(['Use Herald: Draw 1 card', 'Pass']);
    offered.choose('Use Herald');
    expect(offered.hand(0)).toEqual(['Dart', 'Merry']);
  },
);

rule('TCG-SILENT-42', 'it counts its own death among all, but none that comes later', () => {
  const t = hit('Mourner', ['Mourner', 'Frail']);
  expect(t.burdens(0)).toBe(1);
  t.choose('Dart', 'Frail');
  expect([t.dead(0), t.burdens(0)]).toEqual([['Mourner', 'Frail'], 1]);
});

rule('TCG-SILENT-42', 'whoever is discarded or lies dead already has not been killed', () => {
  const t = table('tcg', {
    players: [
      { fellowship: ['Frodo', 'Frail'], hand: ['Dart'], dead: ['Avenger'], discard: ['Avenger', 'Mourner'] },
      {},
    ],
  }).choose('Dart', 'Frail');
  expect([t.twilight, t.burdens(0)]).toEqual([0, 0]);
});
