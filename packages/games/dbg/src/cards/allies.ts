import { card, type PrintedCard } from '../define.ts';
import { perOther } from '../language/counts.ts';
import { cheaperArchenemy, draw } from '../language/effects.ts';
import { all, andThen } from '../language/language.ts';
import { mayDestroy, mayDiscard, mustDestroy } from '../language/pick.ts';
import { harvest, lookAtTop, mayWithTop, takeWhile } from '../language/reveal.ts';
import { withAnotherAlly } from '../language/turn-effects.ts';
export const allies: readonly PrintedCard[] = [
  card('bilbo-baggins', { de: 'Bilbo Beutlin', en: 'Bilbo Baggins', as: 'name m' }, 'ally', {
    cost: 2,
    points: 1,
    power: 1,
    play: andThen(mayDiscard(1, { exactly: 0 }), draw(1)),
  }),

  card(
    'boromir-captain',
    { de: 'Boromir, Hauptmann des Weißen Turms', en: 'Boromir, Captain of the White Tower', as: 'name m' },
    'ally',
    { cost: 6, points: 2, power: 4 },
  ),

  card('elendil', { de: 'Elendil', en: 'Elendil', as: 'name m' }, 'ally', {
    cost: 5,
    points: 2,
    quantity: 3,
    power: 3,
  }),

  card(
    'frodo-ring-bearer',
    { de: 'Frodo Beutlin, Ringträger', en: 'Frodo Baggins, Ring-bearer', as: 'name m' },
    'ally',
    {
      cost: 4,
      points: 1,
      quantity: 2,
      power: 2,
      play: withAnotherAlly(mayDestroy()),
    },
  ),

  card('galadriel', { de: 'Galadriel, Herrin des Lichts', en: 'Galadriel, Lady of Light', as: 'name f' }, 'ally', {
    cost: 7,
    points: 2,
    power: 2,
    play: takeWhile('ally'),
  }),

  card(
    'gandalf-the-grey',
    {
      de: 'Gandalf der Graue',
      en: 'Gandalf the Grey',
      as: { de: { as: 'name m', acc: 'Gandalf den Grauen', dat: 'Gandalf dem Grauen' } },
    },
    'ally',
    {
      cost: 7,
      points: 3,
      power: 3,
      play: draw(1),
    },
  ),

  card('gimli-son-of-gloin', { de: 'Gimli, Glóins Sohn', en: 'Gimli, Son of Glóin', as: 'name m' }, 'ally', {
    cost: 4,
    points: 1,
    power: 2,
    play: cheaperArchenemy(2),
  }),

  card('strider', { de: 'Streicher, der Waldläufer', en: 'Strider, Ranger', as: 'name m' }, 'ally', {
    cost: 6,
    quantity: 2,
    power: 3,
    quest: { points: 5, least: 5, type: 'ally', others: true },
  }),

  card('haldir', { de: 'Haldir', en: 'Haldir', as: 'name m' }, 'ally', { cost: 2, points: 1, quantity: 3, power: 2 }),

  card('legolas-greenleaf', { de: 'Legolas Grünblatt', en: 'Legolas Greenleaf', as: 'name m' }, 'ally', {
    cost: 5,
    points: 1,
    quantity: 3,
    growing: perOther('ally', 2, 2),
  }),

  card('merry', { de: 'Merry', en: 'Merry', as: 'name m' }, 'ally', {
    cost: 3,
    points: 1,
    quantity: 3,
    power: 2,
    play: all(lookAtTop('top'), mayWithTop('discard', 'top')),
  }),

  card('pippin', { de: 'Pippin', en: 'Pippin', as: 'name m' }, 'ally', {
    cost: 2,
    points: 1,
    quantity: 3,
    play: draw(1),
  }),

  card('samwise-gamgee', { de: 'Samweis Gamdschie', en: 'Samwise Gamgee', as: 'name m' }, 'ally', {
    cost: 3,
    points: 1,
    quantity: 2,
    power: 2,
    play: mustDestroy(1, { named: 'corruption' }),
  }),

  card('lord-elrond', { de: 'Herr Elrond', en: 'Lord Elrond', as: 'name m' }, 'ally', {
    cost: 7,
    points: 2,
    power: 2,
    play: harvest(4, 'ally'),
  }),
];
