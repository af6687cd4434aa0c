import type { LcgCardSpec } from '../../define.ts';
import { loseGame } from '../../language/campaign-effects.ts';
import { exhaustOne } from '../../language/combat-effects.ts';
import { undefended } from '../../language/conditions.ts';
import { isSo, itself, perPlayer, threatIsX } from '../../language/constants-gained.ts';
import { healedAtMost, keepsFromHealing, onlyFoughtBy, reachedFromStage } from '../../language/constants-scenario.ts';
import { playerCount } from '../../language/counts.ts';
import { damage, heal } from '../../language/damage-effects.ts';
import { removeFromGame } from '../../language/deck-effects.ts';
import { orUndefended } from '../../language/encounter-combat.ts';
import { atQuestPhaseBegin, FROM_DISCARD } from '../../language/encounter-moments.ts';
import { claimFor, fetchToStaging, winGame } from '../../language/encounter-scenario.ts';
import { all, when } from '../../language/language.ts';
import { afterThisExplored, atRoundEnd } from '../../language/moments.ts';
import { named, unhurt } from '../../language/named.ts';
import { exhaustedHero, join, PAYING, searchForNamed } from '../../language/objective-effects.ts';
import {
  afterFirstPlayerEliminated,
  afterHealed,
  attackHits,
  claimedCopies,
  forEachOf,
  mostDamaged,
  whenThisWouldLeave,
} from '../../language/rhosgobel-effects.ts';
import { scout } from '../../language/search-effects.ts';
import { cards, eventCard, thisCard } from '../../language/select.ts';
import { firstPlayer } from '../../language/who.ts';
import { packCard } from './pack.ts';

const card = packCard('rhosgobel');
const set = 'A Journey to Rhosgobel';

const WILYADOR = 'wilyador';
const NAME = 'Wilyador';
const wilyador = named(WILYADOR, { de: NAME, en: NAME, gender: 'm' });
const lost = loseGame('lcg.end.wilyador');

const flock = {
  set,
  traits: ['Creature'],
  threat: 1,
  abilities: [onlyFoughtBy('Eagle'), { kind: 'shadow', effect: when(undefended, attackHits(wilyador)) }],
} as const;

const exhausted = cards({ sort: 'character', state: 'exhausted', det: 'each' });
const damaged = cards({ sort: 'character', state: 'damaged', det: 'each' });

/** The quest and encounter cards of A Journey to Rhosgobel. */
export const rhosgobelScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 60,
    id: 'the-wounded-eagle',
    title: { de: 'Der verwundete Adler', en: 'The Wounded Eagle', as: 'quoted' },
    set,
    stage: 1,
    questPoints: 8,
    abilities: [
      {
        kind: 'setup',
        effect: all(
          fetchToStaging(['rhosgobel', WILYADOR], {
            de: 'sucht Rhosgobel und Wilyador aus dem Begegnungsdeck und legt sie in die Aufmarschzone; mischt dann das Begegnungsdeck',
            en: 'search the encounter deck for Rhosgobel and Wilyador and add them to the staging area; then shuffle the encounter deck',
          }),
          damage(2, wilyador),
          join(wilyador, firstPlayer),
        ),
      },
    ],
  }),

  card('quest', {
    number: 61,
    id: 'radagasts-request',
    title: { de: 'Radagasts Bitte', en: "Radagast's Request", as: 'quoted' },
    set,
    stage: 2,
    questPoints: 12,
    abilities: [
      { kind: 'response', moment: atQuestPhaseBegin, cost: damage(playerCount, wilyador), effect: scout(3) },
      {
        kind: 'forced',
        moment: afterHealed(WILYADOR, NAME),
        effect: removeFromGame(eventCard({ noun: 'card', det: 'that' }, 'by')),
      },
    ],
  }),

  card('quest', {
    number: 62,
    id: 'return-to-rhosgobel',
    title: { de: 'Rückkehr nach Rhosgobel', en: 'Return to Rhosgobel', as: 'quoted' },
    set,
    stage: 3,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: all(
          forEachOf(
            claimedCopies('athelas', {
              de: 'jedes Athelas an einem Helden',
              en: 'each Athelas attached to a hero',
            }),
            heal(5, wilyador),
          ),
          when(
            unhurt(wilyador, {
              de: 'falls kein Schaden mehr auf Wilyador liegt',
              en: 'if no damage is left on Wilyador',
            }),
            winGame,
            lost,
          ),
        ),
      },
    ],
  }),

  card('objective', {
    number: 63,
    id: 'athelas',
    title: { de: 'Athelas', en: 'Athelas', as: { de: 'n', en: 'name it' } },
    set,
    quantity: 4,
    traits: ['Item'],
    guarded: true,
    detached: 'discard',
    abilities: [
      {
        kind: 'action',
        anyone: true,
        cost: exhaustOne({ sort: 'hero', whose: 'yours' }, PAYING),
        effect: claimFor(exhaustedHero),
      },
    ],
  }),

  card('objective', {
    number: 64,
    id: WILYADOR,
    title: { de: NAME, en: NAME, as: 'name m' },
    set,
    unique: true,
    joins: true,
    detached: 'discard',
    followsFirst: true,
    traits: ['Creature', 'Eagle'],
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 20,
    abilities: [
      isSo(itself, 'cannotHaveAttachments'),
      healedAtMost(5),
      { kind: 'forced', moment: atRoundEnd, effect: damage(2, thisCard) },
      { kind: 'passive', moment: whenThisWouldLeave, effect: lost },
      { kind: 'passive', moment: afterFirstPlayerEliminated, effect: lost },
    ],
  }),

  card('location', {
    number: 65,
    id: 'rhosgobel',
    title: { de: 'Rhosgobel', en: 'Rhosgobel', as: 'name n' },
    set,
    unique: true,
    traits: ['Forest'],
    threat: -1,
    questPoints: 4,
    victory: 4,
    abilities: [threatIsX(perPlayer), keepsFromHealing(WILYADOR, NAME), reachedFromStage(2)],
  }),

  card('location', {
    number: 66,
    id: 'forest-grove',
    title: { de: 'Waldlichtung', en: 'Forest Grove', as: 'f' },
    set,
    quantity: 4,
    traits: ['Forest'],
    threat: 2,
    questPoints: 3,
    abilities: [
      {
        kind: 'response',
        moment: afterThisExplored,
        from: FROM_DISCARD,
        effect: searchForNamed('athelas', { de: '1 Athelas', en: '1 Athelas' }),
      },
    ],
  }),

  card('treachery', {
    number: 67,
    id: 'exhaustion',
    title: { de: 'Erschöpfung', en: 'Exhaustion', as: 'quoted' },
    set,
    quantity: 4,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: damage(2, exhausted) },
      { kind: 'shadow', effect: damage(1, exhausted) },
    ],
  }),

  card('treachery', {
    number: 68,
    id: 'swarming-insects',
    title: { de: 'Insektenschwarm', en: 'Swarming Insects', as: 'quoted' },
    set,
    quantity: 4,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: damage(1, cards({ sort: 'character', bare: true, det: 'each' })) },
      { kind: 'shadow', effect: damage(3, mostDamaged) },
    ],
  }),

  card('treachery', {
    number: 69,
    id: 'festering-wounds',
    title: { de: 'Eiternde Wunden', en: 'Festering Wounds', as: 'quoted' },
    set,
    quantity: 2,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: damage(2, damaged) },
      { kind: 'shadow', effect: orUndefended(damage(1, damaged), damage(2, damaged)) },
    ],
  }),

  card('enemy', {
    number: 70,
    id: 'mirkwood-flock',
    title: { de: 'Vogelschwarm des Düsterwalds', en: 'Mirkwood Flock', as: 'm whole' },
    ...flock,
    quantity: 4,
    engagement: 32,
    attack: 2,
    defense: 1,
    hitPoints: 3,
  }),

  // Another card than the one of Passage Through Mirkwood, which has the same title.
  card('enemy', {
    number: 71,
    id: 'bats-of-rhosgobel',
    title: { de: 'Schwarze Waldfledermäuse', en: 'Black Forest Bats', as: 'pl' },
    ...flock,
    quantity: 5,
    engagement: 26,
    attack: 1,
    defense: 0,
    hitPoints: 2,
  }),
];
