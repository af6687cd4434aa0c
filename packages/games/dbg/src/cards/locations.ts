import { card, type PrintedCard } from '../define.ts';
import { discardThis } from '../language/defense.ts';
import { draw, power } from '../language/effects.ts';
import { all } from '../language/language.ts';
import { mayDestroy } from '../language/pick.ts';
export const locations: readonly PrintedCard[] = [
  card('hobbiton', { de: 'Hobbingen', en: 'Hobbiton', as: 'name n' }, 'location', {
    cost: 4,
    points: 1,
    ongoing: { kind: 'cheaper', types: ['artifact', 'maneuver'], n: 1 },
  }),

  card('isengard', { de: 'Isengart', en: 'Isengard', as: 'name n' }, 'location', {
    cost: 4,
    points: 1,
    ongoing: { kind: 'use', effect: mayDestroy(1, { from: ['hand'] }) },
  }),

  card('the-prancing-pony', { de: 'Das tänzelnde Pony', en: 'The Prancing Pony', as: 'n' }, 'location', {
    cost: 4,
    points: 1,
    defense: all(discardThis, draw(1)),
    defendsFromPlay: true,
  }),

  card('the-mines-of-moria', { de: 'Die Minen Morias', en: 'The Mines of Moria', as: 'pl whole' }, 'location', {
    cost: 5,
    points: 1,
    ongoing: { kind: 'when played', type: 'enemy', first: true, effect: draw(1) },
  }),

  card('lothlorien', { de: 'Lothlórien', en: 'Lothlórien', as: 'name n' }, 'location', {
    cost: 7,
    points: 2,
    ongoing: { kind: 'extra card', n: 1 },
  }),

  card('rivendell', { de: 'Bruchtal', en: 'Rivendell', as: 'name n' }, 'location', {
    cost: 5,
    points: 1,
    ongoing: { kind: 'when played', type: 'ally', first: false, effect: power(1) },
  }),
];
