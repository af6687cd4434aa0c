import { card, type LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import { damage } from '../../language/damage-effects.ts';
import { choose, oneOf } from '../../language/language.ts';
import { afterThisEnters, atRoundEnd } from '../../language/moments.ts';
import { draw, lower } from '../../language/player-effects.ts';
import { cards, chosen, thisCard } from '../../language/select.ts';

export const neutralCards: readonly LcgCardSpec[] = [
  card('ally', {
    number: 73,
    id: 'gandalf',
    title: { de: 'Gandalf', en: 'Gandalf', as: 'name m' },
    quantity: 4,
    unique: true,
    sphere: 'neutral',
    cost: 5,
    willpower: 4,
    attack: 4,
    defense: 4,
    hitPoints: 4,
    traits: ['Istari'],
    abilities: [
      { kind: 'passive', moment: atRoundEnd, effect: discard(thisCard) },
      {
        kind: 'response',
        moment: afterThisEnters,
        effect: oneOf(
          draw(3),
          choose(cards({ sort: 'enemy' }), 'enemy', damage(4, chosen('enemy', 'enemy'))),
          lower(5),
        ),
      },
    ],
  }),
];
