import { card, type LcgCardSpec } from '../../define.ts';
import { activeMeans } from '../../language/constants-gained.ts';
import { playerCount } from '../../language/counts.ts';
import { orUndefended } from '../../language/encounter-combat.ts';
import { toDeckTopInstead } from '../../language/encounter-effects.ts';
import { whenThisWouldBeDiscarded } from '../../language/encounter-moments.ts';
import { dealShadows, reveal } from '../../language/enemy-effects.ts';
import { afterThisAttacks } from '../../language/moments.ts';
import { loseProgress } from '../../language/quest-effects.ts';
import { attacker } from '../../language/select.ts';

const set = 'Journey Along the Anduin';

export const journeyAlongTheAnduinCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 111,
    id: 'misty-mountain-goblins',
    title: { de: 'Nebelgebirgsbilwisse', en: 'Misty Mountain Goblins', as: 'pl' },
    set,
    quantity: 3,
    traits: ['Goblin', 'Orc'],
    engagement: 15,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    abilities: [
      { kind: 'forced', moment: afterThisAttacks, effect: loseProgress(1) },
      { kind: 'shadow', effect: orUndefended(loseProgress(1), loseProgress(3)) },
    ],
  }),

  card('treachery', {
    number: 112,
    id: 'massing-at-night',
    title: { de: 'Ansturm in der Nacht', en: 'Massing at Night', as: 'quoted' },
    set,
    quantity: 1,
    easyQuantity: 0,
    abilities: [
      { kind: 'whenRevealed', effect: reveal(playerCount) },
      { kind: 'shadow', effect: dealShadows(playerCount, attacker) },
    ],
  }),

  card('location', {
    number: 113,
    id: 'banks-of-the-anduin',
    title: { de: 'Ufer des Anduin', en: 'Banks of the Anduin', as: { de: 'n whole', en: 'the pl' } },
    set,
    quantity: 2,
    traits: ['Riverland'],
    threat: 1,
    questPoints: 3,
    abilities: [{ kind: 'forced', moment: whenThisWouldBeDiscarded, effect: toDeckTopInstead }],
  }),

  card('location', {
    number: 114,
    id: 'gladden-fields',
    title: { de: 'Schwertelfelder', en: 'Gladden Fields', as: 'pl' },
    set,
    quantity: 3,
    easyQuantity: 1,
    traits: ['Marshland'],
    threat: 3,
    questPoints: 3,
    victory: 3,
    abilities: [activeMeans('refreshThreat')],
  }),
];
