import { card, type PrintedCard } from '../define.ts';
import { boughtBefore, discardHasAtLeast } from '../language/conditions.ts';
import { archenemyLevel, discardPer, perCost } from '../language/counts.ts';
import { discardThis, revealThis, temptation } from '../language/defense.ts';
import { cheaperArchenemy, draw, power } from '../language/effects.ts';
import { all, andThen, when } from '../language/language.ts';
import { mayDiscard } from '../language/pick.ts';
import { replaceInPath } from '../language/turn-effects.ts';

const START = { group: 'hero start' } as const;
export const heroStarts: readonly PrintedCard[] = [
  card('the-one-ring', { de: 'Der Eine Ring', en: 'The One Ring', as: 'm' }, 'starter', {
    ...START,
    also: 'artifact',
    power: 2,
    indestructible: true,
    defense: all(revealThis, temptation),
  }),

  card(
    'gandalfs-staff',
    { de: 'Gandalfs Stab', en: 'Gandalf’s Staff', as: { de: 'name m', en: 'name it' } },
    'starter',
    {
      ...START,
      also: 'artifact',
      power: 1,
      play: replaceInPath,
    },
  ),

  card(
    'aragorns-sword',
    { de: 'Aragorns Schwert', en: 'Aragorn’s Sword', as: { de: 'name n', en: 'name it' } },
    'starter',
    {
      ...START,
      also: 'artifact',
      growing: perCost,
    },
  ),

  card('bow-of-the-galadhrim', { de: 'Bogen der Galadhrim', en: 'Bow of the Galadhrim', as: 'm' }, 'starter', {
    ...START,
    also: 'artifact',
    power: 2,
    play: when(discardHasAtLeast(10), draw(1)),
  }),

  card('gimlis-axe', { de: 'Gimlis Axt', en: 'Gimli’s Axe', as: { de: 'name f', en: 'name it' } }, 'starter', {
    ...START,
    also: 'artifact',
    power: 2,
    play: andThen(mayDiscard(), cheaperArchenemy(2)),
  }),

  card(
    'boromirs-sword',
    { de: 'Boromirs Schwert', en: 'Boromir’s Sword', as: { de: 'name n', en: 'name it' } },
    'starter',
    {
      ...START,
      also: 'artifact',
      play: power(archenemyLevel),
    },
  ),

  card('sams-bravery', { de: 'Sams Tapferkeit', en: 'Sam’s Bravery', as: { de: 'name f', en: 'name it' } }, 'starter', {
    ...START,
    also: 'maneuver',
    power: 1,
    play: power(discardPer(5)),
  }),

  card('ride-like-the-wind', { de: 'Reite wie der Wind', en: 'Ride Like the Wind', as: 'quoted' }, 'starter', {
    ...START,
    promo: true,
    also: 'maneuver',
    power: 1,
    defense: all(discardThis, draw(2)),
  }),

  card('second-breakfast', { de: 'Zweites Frühstück', en: 'Second Breakfast', as: 'quoted' }, 'starter', {
    ...START,
    promo: true,
    also: 'maneuver',
    play: when(boughtBefore, power(3), power(1)),
  }),
];
