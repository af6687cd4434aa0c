import type { LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import { thereIsNo } from '../../language/conditions.ts';
import {
  activeMeans,
  costMore,
  gets,
  isConditionWhileClaimed,
  itself,
  perAlly,
  perCardOf,
  threatIsX,
} from '../../language/constants-gained.ts';
import { damage } from '../../language/damage-effects.ts';
import { insteadIf, orUndefended } from '../../language/encounter-combat.ts';
import { gainSurge, shuffleIntoEncounterDeck } from '../../language/encounter-effects.ts';
import { atQuestPhaseBegin } from '../../language/encounter-moments.ts';
import { pick, pickOne, thisLocation } from '../../language/encounter-picks.ts';
import { claimFor } from '../../language/encounter-scenario.ts';
import { reveal } from '../../language/enemy-effects.ts';
import { all, when } from '../../language/language.ts';
import { loseProgressOn, sendAttackerBack } from '../../language/location-effects.ts';
import {
  alliesCheaperThan,
  anyCardOf,
  defenderHasNo,
  discardForThreat,
  doubleAttack,
  loseResourceOrExhaust,
  toEncounterDeckTop,
} from '../../language/mirkwood-effects.ts';
import {
  afterHostDamaged,
  afterQuestSuccess,
  afterQuestSuccessInStaging,
  atRoundEndActive,
} from '../../language/mirkwood-moments.ts';
import { asPlayer } from '../../language/players.ts';
import { loseProgress } from '../../language/quest-effects.ts';
import { scout } from '../../language/search-effects.ts';
import { cards, thisCard } from '../../language/select.ts';
import { onlyCarriersQuest, resetWithout } from '../../language/stage-words.ts';
import { everyPlayer, firstPlayer } from '../../language/who.ts';
import { packCard } from './pack.ts';

const card = packCard('hunt-for-gollum');
const set = 'The Hunt for Gollum';
const clue = anyCardOf('Clue');
const riverlands = cards({ sort: 'location', trait: 'Riverland', det: 'each' });
const carriers = cards({ sort: 'hero', carrying: 'Clue', det: 'each' });

/** The quest and encounter cards of The Hunt for Gollum. */
export const huntForGollumScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 11,
    id: 'the-hunt-begins',
    title: { de: 'Die Jagd beginnt', en: 'The Hunt Begins', as: 'quoted' },
    set,
    stage: 1,
    questPoints: 8,
    abilities: [
      { kind: 'setup', effect: asPlayer(everyPlayer, reveal(1)) },
      { kind: 'forced', moment: afterQuestSuccess, effect: scout(3) },
    ],
  }),

  card('quest', {
    number: 12,
    id: 'a-new-terror-abroad',
    title: { de: 'Ein neuer Schrecken geht um', en: 'A New Terror Abroad', as: 'quoted' },
    set,
    stage: 2,
    questPoints: 10,
    abilities: [{ kind: 'forced', moment: atQuestPhaseBegin, effect: scout(2) }],
  }),

  card('quest', {
    number: 13,
    id: 'on-the-trail',
    title: { de: 'Auf der Fährte', en: 'On the Trail', as: 'quoted' },
    set,
    stage: 3,
    questPoints: 8,
    abilities: [onlyCarriersQuest('Clue'), resetWithout('Clue', 2)],
  }),

  card('objective', {
    number: 14,
    id: 'signs-of-gollum',
    title: { de: 'Zeichen von Gollum', en: 'Signs of Gollum', as: 'pl' },
    set,
    quantity: 4,
    traits: ['Clue'],
    guarded: true,
    detached: 'deckTop',
    abilities: [
      {
        kind: 'response',
        moment: afterQuestSuccessInStaging,
        effect: pick(1, { sort: 'hero', state: 'committed' }, claimFor),
      },
      isConditionWhileClaimed,
      { kind: 'forced', moment: afterHostDamaged, effect: toEncounterDeckTop(thisCard) },
    ],
  }),

  card('location', {
    number: 15,
    id: 'the-old-ford',
    title: { de: 'Die alte Furt', en: 'The Old Ford', as: 'f' },
    set,
    quantity: 2,
    easyQuantity: 0,
    traits: ['Riverland'],
    threat: -1,
    questPoints: 2,
    abilities: [threatIsX(perAlly), { kind: 'shadow', effect: discard(alliesCheaperThan('Riverland')) }],
  }),

  card('location', {
    number: 16,
    id: 'the-eaves-of-mirkwood',
    title: { de: 'Die Säume des Düsterwalds', en: 'The Eaves of Mirkwood', as: 'pl' },
    set,
    quantity: 3,
    traits: ['Forest'],
    threat: 2,
    questPoints: 2,
    abilities: [activeMeans('uncancellable')],
  }),

  card('location', {
    number: 17,
    id: 'river-ninglor',
    title: { de: 'Der Ninglor', en: 'River Ninglor', as: { de: 'm', en: 'the it' } },
    set,
    quantity: 2,
    traits: ['Riverland'],
    threat: 2,
    questPoints: 4,
    abilities: [
      { kind: 'forced', moment: atRoundEndActive, effect: all(loseProgressOn(1, thisLocation), loseProgress(1)) },
      { kind: 'shadow', effect: orUndefended(loseProgress(1), loseProgress(2)) },
    ],
  }),

  card('location', {
    number: 18,
    id: 'the-east-bank',
    title: { de: 'Das Ostufer', en: 'The East Bank', as: 'n' },
    set,
    quantity: 2,
    traits: ['Riverland'],
    threat: 3,
    questPoints: 3,
    abilities: [costMore(1, ['ally']), { kind: 'shadow', effect: when(defenderHasNo('Clue'), sendAttackerBack) }],
  }),

  card('location', {
    number: 19,
    id: 'the-west-bank',
    title: { de: 'Das Westufer', en: 'The West Bank', as: 'n' },
    set,
    quantity: 2,
    traits: ['Riverland'],
    threat: 3,
    questPoints: 3,
    abilities: [
      costMore(1, ['attachment', 'event']),
      { kind: 'shadow', effect: when(defenderHasNo('Clue'), doubleAttack) },
    ],
  }),

  card('enemy', {
    number: 20,
    id: 'goblintown-scavengers',
    title: { de: 'Plünderer aus Bilwissstadt', en: 'Goblintown Scavengers', as: 'pl' },
    set,
    quantity: 2,
    easyQuantity: 1,
    traits: ['Goblin', 'Orc'],
    engagement: 12,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 3,
    abilities: [{ kind: 'whenRevealed', effect: discardForThreat }],
  }),

  card('enemy', {
    number: 21,
    id: 'hunters-from-mordor',
    title: { de: 'Jäger aus Mordor', en: 'Hunters from Mordor', as: 'pl' },
    set,
    quantity: 5,
    easyQuantity: 2,
    traits: ['Mordor'],
    engagement: 34,
    threat: 2,
    attack: 2,
    defense: 2,
    hitPoints: 6,
    abilities: [
      gets(
        itself,
        [
          { stat: 'attack', n: 2 },
          { stat: 'threat', n: 2 },
        ],
        { per: perCardOf('Clue') },
      ),
      { kind: 'shadow', effect: orUndefended(damage(1, carriers), damage(3, carriers)) },
    ],
  }),

  card('treachery', {
    number: 22,
    id: 'false-lead',
    title: { de: 'Falsche Fährte', en: 'False Lead', as: 'quoted' },
    set,
    quantity: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: insteadIf(
          thereIsNo(clue, { de: 'falls kein Hinweis im Spiel ist', en: 'if no Clue is in play' }),
          asPlayer(firstPlayer, pickOne(clue, shuffleIntoEncounterDeck)),
          gainSurge,
        ),
      },
    ],
  }),

  card('treachery', {
    number: 23,
    id: 'flooding',
    title: { de: 'Überflutung', en: 'Flooding', as: 'quoted' },
    set,
    quantity: 2,
    traits: ['Disaster'],
    doomed: 1,
    surge: 1,
    abilities: [
      { kind: 'whenRevealed', effect: loseProgressOn('all', riverlands) },
      { kind: 'shadow', effect: loseProgressOn('all', riverlands) },
    ],
  }),

  card('treachery', {
    number: 24,
    id: 'old-wives-tales',
    title: { de: 'Ammenmärchen', en: "Old Wives' Tales", as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 1,
    traits: ['Gossip'],
    abilities: [{ kind: 'whenRevealed', effect: loseResourceOrExhaust }],
  }),
];
