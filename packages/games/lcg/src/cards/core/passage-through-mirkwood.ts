import { card, type LcgCardSpec } from '../../define.ts';
import { discard, readyCard } from '../../language/card-effects.ts';
import { undefended } from '../../language/conditions.ts';
import { attackerGets } from '../../language/encounter-combat.ts';
import { called, pick, pickOne, thisEnemy, withdraw } from '../../language/encounter-picks.ts';
import { defendingPlayer } from '../../language/encounter-players.ts';
import { all, change, when } from '../../language/language.ts';
import { afterThisEngages, afterThisTravel } from '../../language/moments.ts';
import { draw, raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { everyPlayer, firstPlayer } from '../../language/who.ts';
import { STAT } from '../../stats.ts';

const set = 'Passage Through Mirkwood';

const questing = called(cards({ sort: 'character', whose: 'yours', state: 'committed' }), {
  part: 1,
  from: { noun: 'character', det: { poss: 'subject' }, number: 'pl' },
});

export const passageThroughMirkwoodCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 96,
    id: 'forest-spider',
    title: { de: 'Waldspinne', en: 'Forest Spider', as: 'f' },
    set,
    quantity: 4,
    traits: ['Creature', 'Spider'],
    engagement: 25,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    abilities: [
      { kind: 'forced', moment: afterThisEngages, effect: change(STAT.attack, 1, thisEnemy, 'round') },
      {
        kind: 'shadow',
        effect: asPlayer(defendingPlayer, pick(1, { sort: 'attachment', whose: 'yours' }, discard)),
      },
    ],
  }),

  card('enemy', {
    number: 97,
    id: 'east-bight-patrol',
    title: { de: 'Ost-Bucht-Patrouille', en: 'East Bight Patrol', as: 'f' },
    set,
    quantity: 1,
    traits: ['Goblin', 'Orc'],
    engagement: 5,
    threat: 3,
    attack: 3,
    defense: 1,
    hitPoints: 2,
    abilities: [{ kind: 'shadow', effect: all(attackerGets(1), when(undefended, raise(3, defendingPlayer))) }],
  }),

  card('enemy', {
    number: 98,
    id: 'black-forest-bats',
    title: { de: 'Schwarze Waldfledermäuse', en: 'Black Forest Bats', as: 'pl' },
    set,
    quantity: 1,
    traits: ['Creature'],
    engagement: 15,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(everyPlayer, pickOne(questing, withdraw)),
      },
    ],
  }),

  card('location', {
    number: 99,
    id: 'old-forest-road',
    title: { de: 'Alte Waldstraße', en: 'Old Forest Road', as: 'f' },
    set,
    quantity: 2,
    traits: ['Forest'],
    threat: 1,
    questPoints: 3,
    abilities: [
      {
        kind: 'response',
        moment: afterThisTravel,
        effect: asPlayer(firstPlayer, pick(1, { sort: 'character', whose: 'yours', state: 'exhausted' }, readyCard)),
      },
    ],
  }),

  card('location', {
    number: 100,
    id: 'forest-gate',
    title: { de: 'Waldtor', en: 'Forest Gate', as: 'n' },
    set,
    quantity: 2,
    traits: ['Forest'],
    threat: 2,
    questPoints: 4,
    abilities: [{ kind: 'response', moment: afterThisTravel, effect: draw(2, firstPlayer) }],
  }),
];
