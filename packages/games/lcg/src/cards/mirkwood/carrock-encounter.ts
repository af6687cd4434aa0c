import type { LcgCardSpec } from '../../define.ts';
import { payResources } from '../../language/attach-effects.ts';
import { discard } from '../../language/card-effects.ts';
import {
  afterAttackOf,
  afterThisDamagesCharacter,
  attackerIs,
  defenderGets,
  destroyCards,
  threatInStaging,
  unlessSomebodyDiscards,
  whenThisStageDefeated,
} from '../../language/carrock-effects.ts';
import { gets, isSo, itself, whileActive } from '../../language/constants-gained.ts';
import {
  attachedHero,
  defendsReadyAgainst,
  everyEnemyOf,
  perEnemyOf,
  spendAs,
  whileEngaged,
  whileStaged,
} from '../../language/constants-scenario.ts';
import { playerCount } from '../../language/counts.ts';
import { heal } from '../../language/damage-effects.ts';
import { activeLocation } from '../../language/deck-effects.ts';
import { raiseForEach } from '../../language/encounter-combat.ts';
import {
  attachAsCondition,
  moveToStaging,
  placeResources,
  shuffleIntoEncounterDeck,
} from '../../language/encounter-effects.ts';
import { afterThisDefeated, FROM_DISCARD } from '../../language/encounter-moments.ts';
import { pick, pickOne } from '../../language/encounter-picks.ts';
import { fetchToStaging } from '../../language/encounter-scenario.ts';
import { all, when } from '../../language/language.ts';
import { afterThisAttacks, afterThisTravel } from '../../language/moments.ts';
import { IN_ENCOUNTER_DECK, IN_ENCOUNTER_DISCARD, named, SET_ASIDE, stillInPlay } from '../../language/named.ts';
import {
  inStaging,
  join,
  makeActive,
  searchForNamed,
  setAside,
  whenTokensReach,
} from '../../language/objective-effects.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { attacker, cards, eventCard, thisCard } from '../../language/select.ts';
import { cannotDefeatWhile, enemyOf } from '../../language/stage-words.ts';
import { eventPlayer, everyPlayer, firstPlayer } from '../../language/who.ts';
import type { Ability } from '../../spec.ts';
import { packCard } from './pack.ts';

const card = packCard('carrock');
const set = 'Conflict at the Carrock';

const TROLLS = ['louis', 'morris', 'stuart', 'rupert'];
const SACKED = 'sacked';
const says = { de: '„Gefangen!“', en: '“Sacked!”' };

/** Whoever of them falls may set one of the sacked heroes free. */
const freesOne: Ability = {
  kind: 'response',
  moment: afterThisDefeated,
  from: FROM_DISCARD,
  effect: pickOne(named(SACKED, { de: '1 „Gefangen!“ im Spiel', en: '1 “Sacked!” in play' }), discard),
};

/** The values that all four Trolls share. */
const troll = {
  set,
  unique: true,
  traits: ['Troll'],
  engagement: 34,
  threat: 2,
  attack: 4,
  defense: 2,
  hitPoints: 10,
} as const;

const sack = asPlayer(
  firstPlayer,
  pick(1, { sort: 'hero', whose: 'yours', wearing: { id: SACKED, says, not: true } }, attachAsCondition),
);

/** The quest and encounter cards of Conflict at the Carrock. */
export const carrockScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 35,
    id: 'grimbeorns-quest',
    title: { de: 'Grimbeorns Abenteuer', en: "Grimbeorn's Quest", as: 'quoted' },
    set,
    stage: 1,
    questPoints: 7,
    abilities: [
      {
        kind: 'setup',
        effect: all(
          fetchToStaging(['the-carrock'], {
            de: 'sucht den Carrock aus dem Begegnungsdeck und legt ihn in die Aufmarschzone',
            en: 'search the encounter deck for The Carrock and add it to the staging area',
          }),
          setAside(
            named(TROLLS, { de: 'die 4 einzigartigen Trolle', en: 'the 4 unique Trolls' }, { at: IN_ENCOUNTER_DECK }),
          ),
          setAside(
            named(SACKED, { de: '4 „Gefangen!“', en: '4 copies of “Sacked!”' }, { at: IN_ENCOUNTER_DECK, most: 4 }),
          ),
          shuffleIntoEncounterDeck(
            named(
              SACKED,
              { de: 'davon je Spieler 1', en: '1 of these per player' },
              { at: SET_ASIDE, most: playerCount },
            ),
          ),
        ),
      },
      {
        kind: 'forced',
        moment: whenThisStageDefeated,
        effect: all(
          discard(activeLocation),
          makeActive(
            named('the-carrock', {
              de: { nom: 'der Carrock', gen: 'des Carrock', dat: 'dem Carrock', acc: 'den Carrock' },
              en: 'The Carrock',
            }),
          ),
        ),
      },
    ],
  }),

  card('quest', {
    number: 36,
    id: 'against-the-trolls',
    title: { de: 'Gegen die Trolle', en: 'Against the Trolls', as: 'quoted' },
    set,
    stage: 2,
    questPoints: 1,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: moveToStaging(
          named(
            TROLLS,
            { de: 'die 4 beiseitegelegten Trolle', en: 'the 4 Trolls that were set aside' },
            { at: SET_ASIDE },
          ),
        ),
      },
      cannotDefeatWhile(enemyOf('Troll')),
    ],
  }),

  card('objective', {
    number: 37,
    id: 'grimbeorn-the-old',
    title: { de: 'Grimbeorn der Alte', en: 'Grimbeorn the Old', as: 'name m' },
    set,
    unique: true,
    joins: true,
    detached: 'discard',
    traits: ['Ally'],
    willpower: 2,
    attack: 4,
    defense: 3,
    hitPoints: 10,
    abilities: [
      defendsReadyAgainst('Troll'),
      {
        kind: 'action',
        anyone: true,
        cost: payResources(1, 'leadership'),
        effect: when(inStaging, placeResources(1, thisCard)),
      },
      { kind: 'passive', moment: whenTokensReach(8), effect: join(thisCard, firstPlayer) },
    ],
  }),

  card('enemy', {
    number: 38,
    id: 'louis',
    title: { de: 'Louis', en: 'Louis', as: 'name m' },
    ...troll,
    abilities: [
      {
        kind: 'forced',
        moment: afterAttackOf('Troll'),
        effect: raise(3, eventPlayer({ noun: 'player', det: 'the', adj: ['attacked'] })),
      },
      freesOne,
    ],
  }),

  card('enemy', {
    number: 39,
    id: 'morris',
    title: { de: 'Morris', en: 'Morris', as: 'name m' },
    ...troll,
    abilities: [gets(everyEnemyOf('Troll'), [{ stat: 'attack', n: 1 }], { during: whileEngaged }), freesOne],
  }),

  card('enemy', {
    number: 40,
    id: 'stuart',
    title: { de: 'Stuart', en: 'Stuart', as: 'name m' },
    ...troll,
    abilities: [gets(everyEnemyOf('Troll'), [{ stat: 'defense', n: 1 }], { during: whileEngaged }), freesOne],
  }),

  card('enemy', {
    number: 41,
    id: 'rupert',
    title: { de: 'Rupert', en: 'Rupert', as: 'name m' },
    ...troll,
    abilities: [
      {
        kind: 'forced',
        moment: afterThisAttacks,
        effect: shuffleIntoEncounterDeck(
          named(
            SACKED,
            {
              de: 'alle „Gefangen!“ aus dem Ablagestapel der Begegnungskarten',
              en: 'all copies of “Sacked!” in the encounter discard pile',
            },
            { at: IN_ENCOUNTER_DISCARD },
          ),
        ),
      },
      freesOne,
    ],
  }),

  card('enemy', {
    number: 42,
    id: 'muck-adder',
    title: { de: 'Schlammnatter', en: 'Muck Adder', as: 'f' },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Creature'],
    engagement: 20,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 4,
    abilities: [
      {
        kind: 'forced',
        moment: afterThisDamagesCharacter,
        effect: discard(stillInPlay(eventCard({ noun: 'character', det: 'that' }))),
      },
      { kind: 'shadow', effect: defenderGets(-1) },
    ],
  }),

  card('location', {
    number: 43,
    id: 'the-carrock',
    title: { de: 'Der Carrock', en: 'The Carrock', as: 'm' },
    set,
    unique: true,
    immune: true,
    traits: ['Riverland'],
    threat: 2,
    questPoints: 6,
    abilities: [
      isSo(itself, 'cannotTravelTo'),
      gets(
        everyEnemyOf('Troll'),
        [
          { stat: 'attack', n: 1 },
          { stat: 'defense', n: 1 },
        ],
        { during: whileActive },
      ),
    ],
  }),

  card('location', {
    number: 44,
    id: 'river-langflood',
    title: { de: 'Der Langquell', en: 'River Langflood', as: { de: 'm', en: 'the it' } },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Riverland'],
    threat: 2,
    questPoints: 3,
    abilities: [gets(itself, [{ stat: 'threat', n: 1 }], { per: perEnemyOf('Troll'), during: whileStaged })],
  }),

  card('location', {
    number: 45,
    id: 'bee-pastures',
    title: { de: 'Bienenweiden', en: 'Bee Pastures', as: 'pl' },
    set,
    quantity: 3,
    traits: ['Wilderlands'],
    threat: 1,
    questPoints: 2,
    abilities: [
      {
        kind: 'response',
        moment: afterThisTravel,
        effect: searchForNamed('grimbeorn-the-old', {
          de: {
            nom: 'Grimbeorn der Alte',
            gen: 'Grimbeorns des Alten',
            dat: 'Grimbeorn dem Alten',
            acc: 'Grimbeorn den Alten',
          },
          en: 'Grimbeorn the Old',
        }),
      },
    ],
  }),

  card('location', {
    number: 46,
    id: 'oak-wood-grove',
    title: { de: 'Eichenwald', en: 'Oak-wood Grove', as: 'm' },
    set,
    quantity: 3,
    traits: ['Forest'],
    threat: 2,
    questPoints: 1,
    abilities: [spendAs('leadership')],
  }),

  card('treachery', {
    number: 47,
    id: 'a-frightened-beast',
    title: { de: 'Ein verängstigtes Tier', en: 'A Frightened Beast', as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 1,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: unlessSomebodyDiscards(
          cards({ sort: 'ally', trait: 'Creature', whose: 'yours', paid: true }),
          raiseForEach(everyPlayer, threatInStaging, {
            de: 'um den gesamten Widerstand in der Aufmarschzone',
            en: 'by the total threat in the staging area',
          }),
        ),
      },
    ],
  }),

  card('treachery', {
    number: 48,
    id: SACKED,
    title: { de: 'Gefangen!', en: 'Sacked!', as: 'quoted' },
    set,
    quantity: 5,
    easyQuantity: 4,
    uncancellable: true,
    abilities: [
      { kind: 'whenRevealed', effect: sack },
      isSo(attachedHero, 'cannotAttack', 'cannotDefend', 'cannotCommit', 'cannotTrigger', 'cannotCollect'),
      { kind: 'shadow', effect: when(attackerIs('Troll'), sack) },
    ],
  }),

  card('treachery', {
    number: 49,
    id: 'roasted-slowly',
    title: { de: 'Langsam geröstet', en: 'Roasted Slowly', as: 'quoted' },
    set,
    quantity: 2,
    easyQuantity: 0,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: all(
          destroyCards(cards({ sort: 'hero', det: 'each', wearing: { id: SACKED, says } })),
          shuffleIntoEncounterDeck(thisCard),
        ),
      },
      { kind: 'shadow', effect: when(attackerIs('Troll'), heal(2, attacker)) },
    ],
  }),
];
