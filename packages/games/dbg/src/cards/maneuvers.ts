import { card, type PrintedCard } from '../define.ts';
import { firstCard } from '../language/conditions.ts';
import { yourLocations } from '../language/counts.ts';
import { discardThis, redirect } from '../language/defense.ts';
import { discardHand, draw, gainCorruption } from '../language/effects.ts';
import { all, andThen, may, when } from '../language/language.ts';
import { mayDestroy, mustDestroy, playPathCard, takeBack } from '../language/pick.ts';
import { allButChosenDraw, bothMayDestroy, chooseAnother, chooseAnyPlayer, chosenDraws } from '../language/players.ts';
export const maneuvers: readonly PrintedCard[] = [
  card('that-was-close', { de: 'Das war knapp!', en: 'That Was Close!', as: 'quoted' }, 'maneuver', {
    cost: 3,
    points: 1,
    quantity: 2,
    power: 1,
    defense: all(discardThis, redirect),
  }),

  card('this-is-for-you', { de: 'Das ist für dich!', en: 'This Is for You!', as: 'quoted' }, 'maneuver', {
    cost: 5,
    points: 2,
    quantity: 2,
    play: all(draw(2), chooseAnother, chosenDraws),
  }),

  card('fly-you-fools', { de: 'Flieht, ihr Narren!', en: 'Fly, You Fools!', as: 'quoted' }, 'maneuver', {
    cost: 3,
    points: 1,
    quantity: 2,
    play: mustDestroy(),
    defense: all(discardThis, mustDestroy()),
  }),

  card('it-comes-in-pints', { de: 'Solche Bierkrüge gibt’s?', en: 'It Comes in Pints?', as: 'quoted' }, 'maneuver', {
    cost: 4,
    points: 1,
    quantity: 2,
    power: 2,
    play: all(chooseAnyPlayer, allButChosenDraw),
  }),

  card('hope-endures', { de: 'Die Hoffnung bleibt', en: 'Hope Endures', as: 'quoted' }, 'maneuver', {
    cost: 5,
    points: 1,
    power: 2,
    defense: all(discardThis, takeBack(3, { named: 'courage' }, true)),
  }),

  card('the-council-of-elrond', { de: 'Elronds Rat', en: 'The Council of Elrond', as: 'quoted' }, 'maneuver', {
    cost: 5,
    points: 1,
    quantity: 2,
    play: draw(2),
  }),

  card(
    'my-captain-my-king',
    { de: 'Mein Hauptmann, mein König', en: 'My Captain, My King', as: 'quoted' },
    'maneuver',
    {
      cost: 3,
      points: 1,
      quantity: 2,
      power: 1,
      play: all(chooseAnother, bothMayDestroy),
    },
  ),

  card(
    'dont-tempt-me',
    { de: 'Führe mich nicht in Versuchung, Frodo!', en: 'Don’t Tempt Me, Frodo!', as: 'quoted' },
    'maneuver',
    {
      cost: 3,
      points: 1,
      quantity: 2,
      power: 2,
      defense: all(discardThis, draw(1)),
    },
  ),

  card(
    'one-does-not-simply',
    { de: 'Man spaziert nicht einfach nach Mordor', en: 'One Does Not Simply Walk into Mordor', as: 'quoted' },
    'maneuver',
    { cost: 6, points: 2, power: 3, play: draw(yourLocations) },
  ),

  card('recover-your-strength', { de: 'Sammelt eure Kräfte', en: 'Recover Your Strength', as: 'quoted' }, 'maneuver', {
    cost: 2,
    points: 1,
    quantity: 2,
    power: 1,
    play: when(firstCard, all(discardHand, draw(4))),
  }),

  card('seduced-by-the-ring', { de: 'Vom Ring verführt', en: 'Seduced by the Ring', as: 'quoted' }, 'maneuver', {
    cost: 4,
    points: 1,
    power: 1,
    play: may(andThen(gainCorruption(1), draw(2))),
  }),

  card('drums-in-the-deep', { de: 'Trommeln in der Tiefe', en: 'Drums in the Deep', as: 'quoted' }, 'maneuver', {
    cost: 6,
    points: 2,
    play: playPathCard,
  }),

  card('still-sharp', { de: 'Noch immer scharf', en: 'Still Sharp', as: 'quoted' }, 'maneuver', {
    cost: 5,
    points: 1,
    quantity: 2,
    play: all(draw(1), mayDestroy()),
  }),

  card('you-shall-not-pass', { de: 'Du kommst nicht vorbei!', en: 'You Shall Not Pass!', as: 'quoted' }, 'maneuver', {
    cost: 2,
    points: 1,
    quantity: 3,
    play: draw(1),
    defense: all(discardThis, draw(1)),
  }),
];
