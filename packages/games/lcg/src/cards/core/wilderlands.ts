import { cardsIn } from '@tafelrunde/kernel';
import { card, type LcgCardSpec } from '../../define.ts';
import { always } from '../../language/constants.ts';
import { damage } from '../../language/damage-effects.ts';
import { attackerGets, ignoreDefense, orUndefended, thisAttacks } from '../../language/encounter-combat.ts';
import { afterAttackWithBlankShadow, atCombatEndInStaging } from '../../language/encounter-moments.ts';
import { pick, thisEnemy, thisLocation } from '../../language/encounter-picks.ts';
import { returnToStaging } from '../../language/enemy-effects.ts';
import { afterThisTravel, whenThisAttacks } from '../../language/moments.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { loseProgress, progressOn } from '../../language/quest-effects.ts';
import { eventPlayer, everyPlayer } from '../../language/who.ts';
import { isEnemy, kindOf } from '../../registry.ts';
import { ZONE } from '../../zones.ts';

const set = 'Wilderlands';

export const wilderlandsCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 81,
    id: 'wolf-rider',
    title: { de: 'Wolfsreiter', en: 'Wolf Rider', as: 'm' },
    set,
    quantity: 1,
    traits: ['Goblin', 'Orc'],
    engagement: 10,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    surge: 1,
    abilities: [{ kind: 'shadow', effect: thisAttacks }],
  }),

  card('enemy', {
    number: 82,
    id: 'hill-troll',
    title: { de: 'Hügeltroll', en: 'Hill Troll', as: 'm' },
    set,
    quantity: 2,
    easyQuantity: 1,
    traits: ['Troll'],
    engagement: 30,
    threat: 1,
    attack: 6,
    defense: 3,
    hitPoints: 9,
    victory: 4,
    excessThreat: true,
  }),

  card('enemy', {
    number: 83,
    id: 'goblin-sniper',
    title: { de: 'Bilwiss-Scharfschütze', en: 'Goblin Sniper', as: 'm weak' },
    set,
    quantity: 2,
    traits: ['Goblin', 'Orc'],
    engagement: 48,
    threat: 2,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    abilities: [
      always(
        {
          de: 'Solange ein anderer Gegner in der Aufmarschzone ist, können die Spieler diesen Gegner in der Begegnungsphase nicht freiwillig in einen Kampf verwickeln.',
          en: 'While another enemy is in the staging area, players cannot choose to engage this enemy in the encounter phase.',
        },
        {
          stat: 'cannotBeEngaged',
          amount: 1,
          applies: (m, source, target) =>
            source === target &&
            kindOf(m, source) === ZONE.staging &&
            cardsIn(m, ZONE.staging).some((other) => other !== source && isEnemy(m, other)),
        },
      ),
      {
        kind: 'forced',
        moment: atCombatEndInStaging,
        effect: asPlayer(
          everyPlayer,
          pick(1, { sort: 'character', whose: 'yours' }, (character) => damage(1, character)),
        ),
      },
    ],
  }),

  card('enemy', {
    number: 84,
    id: 'marsh-adder',
    title: { de: 'Sumpfnatter', en: 'Marsh Adder', as: 'f' },
    set,
    quantity: 1,
    easyQuantity: 0,
    traits: ['Creature'],
    engagement: 40,
    threat: 3,
    attack: 4,
    defense: 1,
    hitPoints: 7,
    victory: 3,
    abilities: [
      {
        kind: 'forced',
        moment: whenThisAttacks,
        effect: raise(1, eventPlayer({ noun: 'player', det: 'the', adj: ['attacked'] })),
      },
    ],
  }),

  card('enemy', {
    number: 85,
    id: 'wargs',
    title: { de: 'Warge', en: 'Wargs', as: 'pl' },
    set,
    quantity: 2,
    traits: ['Creature'],
    engagement: 20,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    abilities: [
      { kind: 'forced', moment: afterAttackWithBlankShadow, effect: returnToStaging(thisEnemy) },
      { kind: 'shadow', effect: orUndefended(attackerGets(1), attackerGets(2)) },
    ],
  }),

  card('treachery', {
    number: 86,
    id: 'despair',
    title: { de: 'Verzweiflung', en: 'Despair', as: 'quoted' },
    set,
    quantity: 2,
    easyQuantity: 0,
    abilities: [
      { kind: 'whenRevealed', effect: loseProgress(4) },
      { kind: 'shadow', effect: ignoreDefense },
    ],
  }),

  card('location', {
    number: 87,
    id: 'the-brown-lands',
    title: { de: 'Die Braunen Lande', en: 'The Brown Lands', as: 'pl' },
    set,
    quantity: 2,
    traits: ['Wasteland'],
    threat: 5,
    questPoints: 1,
    abilities: [{ kind: 'forced', moment: afterThisTravel, effect: progressOn(1, thisLocation) }],
  }),

  card('location', {
    number: 88,
    id: 'the-east-bight',
    title: { de: 'Die Ost-Bucht', en: 'The East Bight', as: 'f' },
    set,
    quantity: 2,
    traits: ['Wasteland'],
    threat: 1,
    questPoints: 6,
    mustTravel: true,
  }),
];
