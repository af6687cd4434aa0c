import { card, type PrintedCard } from '../define.ts';
import { costsAtLeast } from '../language/conditions.ts';
import { withSame } from '../language/counts.ts';
import { discard, discardEach, discardRandom, draw, gainCorruption, showHand } from '../language/effects.ts';
import { all, when } from '../language/language.ts';
import { discardChosen, discardLocation, takeBack } from '../language/pick.ts';
import { revealTop } from '../language/reveal.ts';
import { the } from '../language/select.ts';
export const enemies: readonly PrintedCard[] = [
  card('moria-orc-captain', { de: 'Ork-Hauptmann aus Moria', en: 'Moria Orc Captain', as: 'm' }, 'enemy', {
    cost: 2,
    power: 2,
    quest: { points: 5, least: 3, id: 'moria-orcs', called: { de: 'Orks aus Moria', en: 'Moria Orcs' } },
  }),

  card('orc-overseer', { de: 'Ork-Aufseher', en: 'Orc Overseer', as: 'm' }, 'enemy', {
    cost: 4,
    points: 1,
    quantity: 2,
    power: 1,
    play: draw(1),
    ambush: discardLocation,
  }),

  card('uruk-hai-scouts', { de: 'Uruk-Hai-Späher', en: 'Uruk-hai Scouts', as: 'pl' }, 'enemy', {
    cost: 2,
    points: 1,
    quantity: 4,
    power: 2,
    ambush: discardChosen(2),
  }),

  card('uruk-hai-grunt', { de: 'Uruk-Hai-Krieger', en: 'Uruk-hai Grunt', as: 'm' }, 'enemy', {
    cost: 3,
    points: 1,
    quantity: 2,
    power: 2,
    attack: all(revealTop('top'), when(costsAtLeast('top', 1), discard(the('top')))),
    ambush: discardChosen(1),
  }),

  card('black-riders', { de: 'Schwarze Reiter', en: 'Black Riders', as: 'pl' }, 'enemy', {
    cost: 6,
    points: 2,
    quantity: 2,
    power: 3,
    attack: discardRandom(1),
    ambush: all(showHand, discardEach({ archenemy: true })),
  }),

  card('ringwraith-shades', { de: 'Schatten der Ringgeister', en: 'Ringwraith Shades', as: 'pl' }, 'enemy', {
    cost: 5,
    points: 1,
    quantity: 2,
    power: 2,
    play: takeBack(2, { atMost: 3 }),
    ambush: all(showHand, discardEach({ exactly: 3 })),
  }),

  card('moria-orcs', { de: 'Orks aus Moria', en: 'Moria Orcs', as: 'pl' }, 'enemy', {
    cost: 3,
    points: 1,
    quantity: 8,
    growing: withSame(1, 4),
  }),

  card('ringwraiths', { de: 'Ringgeister', en: 'Ringwraiths', as: 'pl' }, 'enemy', {
    cost: 7,
    points: 2,
    power: 3,
    attack: gainCorruption(1),
    ambush: discardRandom(2),
  }),

  card('uruk-hai', { de: 'Uruk-Hai', en: 'Uruk-Hai', as: 'pl' }, 'enemy', {
    cost: 4,
    points: 1,
    quantity: 4,
    power: 2,
    attack: discardChosen(1),
    ambush: gainCorruption(1),
  }),
];
