import { card, type LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import { stagingIsEmpty } from '../../language/conditions.ts';
import { activeMeans, gets, itself, perResourceHere } from '../../language/constants-gained.ts';
import { damage } from '../../language/damage-effects.ts';
import {
  allTheirAttachments,
  attachmentsOfDefender,
  attackerGets,
  insteadIf,
  orUndefended,
} from '../../language/encounter-combat.ts';
import { gainSurge, placeResources } from '../../language/encounter-effects.ts';
import { pick, pickOne, stagedNow, thisEnemy } from '../../language/encounter-picks.ts';
import { defendingPlayer } from '../../language/encounter-players.ts';
import { dealShadows } from '../../language/enemy-effects.ts';
import { change } from '../../language/language.ts';
import { afterThisAttacks, whenThisAttacks } from '../../language/moments.ts';
import { discardAtRandom } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { firstPlayer } from '../../language/who.ts';
import { STAT } from '../../stats.ts';

const set = 'Dol Guldur Orcs';

export const dolGuldurOrcsCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 89,
    id: 'dol-guldur-orcs',
    title: { de: 'Dol-Guldur-Orks', en: 'Dol Guldur Orcs', as: 'pl' },
    set,
    quantity: 3,
    traits: ['Dol Guldur', 'Orc'],
    engagement: 10,
    threat: 2,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(
          firstPlayer,
          pick(1, { sort: 'character', state: 'committed' }, (character) => damage(2, character)),
        ),
      },
      { kind: 'shadow', effect: orUndefended(attackerGets(1), attackerGets(3)) },
    ],
  }),

  card('enemy', {
    number: 90,
    id: 'chieftain-ufthak',
    title: { de: 'Häuptling Ufthak', en: 'Chieftain Ufthak', as: 'name m' },
    set,
    quantity: 1,
    easyQuantity: 0,
    traits: ['Dol Guldur', 'Orc'],
    engagement: 35,
    threat: 2,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    victory: 4,
    abilities: [
      gets(itself, [{ stat: 'attack', n: 2 }], { per: perResourceHere }),
      { kind: 'forced', moment: afterThisAttacks, effect: placeResources(1, thisEnemy) },
    ],
  }),

  card('enemy', {
    number: 91,
    id: 'dol-guldur-beastmaster',
    title: { de: 'Bestienmeister Dol Guldurs', en: 'Dol Guldur Beastmaster', as: 'm whole' },
    set,
    quantity: 2,
    easyQuantity: 1,
    traits: ['Dol Guldur', 'Orc'],
    engagement: 35,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    abilities: [{ kind: 'forced', moment: whenThisAttacks, effect: dealShadows(1, thisEnemy) }],
  }),

  card('treachery', {
    number: 92,
    id: 'driven-by-shadow',
    title: { de: 'Von Schatten getrieben', en: 'Driven by Shadow', as: 'quoted' },
    set,
    quantity: 1,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: insteadIf(stagingIsEmpty, change(STAT.threat, 1, stagedNow, 'phase'), gainSurge),
      },
      {
        kind: 'shadow',
        effect: orUndefended(
          asPlayer(defendingPlayer, pickOne(attachmentsOfDefender, discard)),
          asPlayer(defendingPlayer, discard(allTheirAttachments)),
        ),
      },
    ],
  }),

  card('treachery', {
    number: 93,
    id: 'the-necromancers-reach',
    title: { de: 'Einfluss des Geisterbeschwörers', en: "The Necromancer's Reach", as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: damage(1, cards({ sort: 'character', state: 'exhausted', det: 'each' })) },
    ],
  }),

  card('location', {
    number: 94,
    id: 'necromancers-pass',
    title: { de: 'Pass des Geisterbeschwörers', en: "Necromancer's Pass", as: { de: 'm', en: 'the it' } },
    set,
    quantity: 2,
    easyQuantity: 1,
    traits: ['Dol Guldur', 'Stronghold'],
    threat: 3,
    questPoints: 2,
    abilities: [{ kind: 'travel', cost: discardAtRandom(2, firstPlayer) }],
  }),

  card('location', {
    number: 95,
    id: 'enchanted-stream',
    title: { de: 'Verzauberter Fluss', en: 'Enchanted Stream', as: 'm' },
    set,
    quantity: 2,
    traits: ['Forest'],
    threat: 2,
    questPoints: 2,
    abilities: [activeMeans('cannotDraw')],
  }),
];
