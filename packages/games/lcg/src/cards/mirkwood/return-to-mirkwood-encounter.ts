import type { LcgCardSpec } from '../../define.ts';
import { loseGame } from '../../language/campaign-effects.ts';
import { exhaustCard } from '../../language/card-effects.ts';
import { undefended } from '../../language/conditions.ts';
import { activeMeans, isSo, itself } from '../../language/constants-gained.ts';
import { damage } from '../../language/damage-effects.ts';
import { FROM_DISCARD } from '../../language/encounter-moments.ts';
import { called, pick, thisEnemy } from '../../language/encounter-picks.ts';
import { charactersControlledBy } from '../../language/encounter-players.ts';
import { reveal } from '../../language/enemy-effects.ts';
import {
  changeGuard,
  engagesGuard,
  guard,
  joinsPlayer,
  mayChangeGuard,
  otherThanGuard,
  struckGuard,
} from '../../language/guard-effects.ts';
import { all, may, when } from '../../language/language.ts';
import { makeActive } from '../../language/location-effects.ts';
import { afterQuestFails, atCombatPhaseBegin, atEncounterPhaseBegin } from '../../language/marsh-moments.ts';
import { discardTop } from '../../language/mirkwood-effects.ts';
import { afterThisLeaves } from '../../language/mirkwood-moments.ts';
import { afterThisEngages, afterThisExplored, afterThisTravel, atRoundEnd } from '../../language/moments.ts';
import { lower, raise } from '../../language/player-effects.ts';
import { asPlayer, choosePlayer } from '../../language/players.ts';
import { cards, thisCard } from '../../language/select.ts';
import { cannotDefeatWhile, enemyThere, guardCannotCommit, guardCannotPlay } from '../../language/stage-words.ts';
import { chosenPlayer, everyPlayer } from '../../language/who.ts';
import { ZONE } from '../../zones.ts';
import { packCard } from './pack.ts';

const card = packCard('return-to-mirkwood');
const set = 'Return to Mirkwood';
const forest = { set, traits: ['Forest'] } as const;
const tantrum = { set, traits: ['Tantrum'] } as const;

/** Wherever Gollum has gone to, the game is lost. */
const FROM_ANYWHERE_ELSE =
  FROM_DISCARD | (1 << ZONE.encounterDeck) | (1 << ZONE.removed) | (1 << ZONE.victory) | (1 << ZONE.staging);

const bite = (n: number) =>
  asPlayer(
    struckGuard,
    pick(1, { sort: 'hero', whose: 'yours' }, (hero) => damage(n, hero)),
  );

const allEnemies = called(cards({ sort: 'enemy', det: 'all' }), {
  de: 'alle Gegner im Spiel',
  en: 'all enemies in play',
  number: 'pl',
});

/** The quest and encounter cards of Return to Mirkwood. */
export const returnToMirkwoodScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 126,
    id: 'through-the-forest',
    title: { de: 'Durch den Wald', en: 'Through the Forest', as: 'quoted' },
    set,
    stage: 1,
    questPoints: 12,
    abilities: [
      {
        kind: 'setup',
        effect: all(
          choosePlayer(
            joinsPlayer('gollum-the-prisoner', chosenPlayer, {
              de: 'sucht Gollum aus dem Begegnungsdeck und legt ihn vor diesen Spieler, der ihn nun bewacht; mischt dann das Begegnungsdeck',
              en: 'search the encounter deck for Gollum and put him in front of that player, who now guards him; then shuffle the encounter deck',
            }),
          ),
          asPlayer(everyPlayer, reveal(1)),
        ),
      },
    ],
  }),

  card('quest', {
    number: 127,
    id: 'escape-attempt',
    title: { de: 'Fluchtversuch', en: 'Escape Attempt', as: 'quoted' },
    set,
    stage: 2,
    questPoints: 3,
    abilities: [guardCannotCommit, { kind: 'passive', moment: afterQuestFails, effect: loseGame('lcg.end.escaped') }],
  }),

  card('quest', {
    number: 128,
    id: 'to-the-elvin-kings-halls',
    title: { de: 'Zur Halle des Elfenkönigs', en: "To the Elvin King's Halls", as: 'quoted' },
    set,
    stage: 3,
    questPoints: 7,
    abilities: [guardCannotPlay],
  }),

  card('quest', {
    number: 129,
    id: 'ambush',
    title: { de: 'Hinterhalt', en: 'Ambush', as: 'quoted' },
    set,
    stage: 4,
    questPoints: 2,
    abilities: [
      { kind: 'forced', moment: atCombatPhaseBegin, effect: engagesGuard(allEnemies) },
      cannotDefeatWhile(enemyThere),
    ],
  }),

  card('objective', {
    number: 130,
    id: 'gollum-the-prisoner',
    title: { de: 'Gollum', en: 'Gollum', as: 'name m' },
    set,
    unique: true,
    joins: true,
    escorted: true,
    hitPoints: 5,
    traits: ['Creature'],
    abilities: [
      isSo(itself, 'cannotCommit', 'cannotAttack', 'cannotDefend'),
      isSo(itself, 'takesUndefended'),
      { kind: 'passive', moment: afterThisLeaves, from: FROM_ANYWHERE_ELSE, effect: loseGame('lcg.end.gollum') },
      { kind: 'forced', moment: atRoundEnd, effect: all(raise(3, guard), mayChangeGuard(may)) },
    ],
  }),

  card('location', {
    number: 131,
    id: 'the-spiders-ring',
    title: { de: 'Der Spinnenkreis', en: "The Spiders' Ring", as: 'm' },
    ...forest,
    quantity: 4,
    easyQuantity: 2,
    threat: 3,
    questPoints: 2,
    abilities: [activeMeans('guardStays'), { kind: 'shadow', effect: when(undefended, makeActive(thisCard)) }],
  }),

  card('location', {
    number: 132,
    id: 'dry-watercourse',
    title: { de: 'Ausgetrockneter Bachlauf', en: 'Dry Watercourse', as: 'm' },
    ...forest,
    quantity: 3,
    threat: 2,
    questPoints: 2,
    abilities: [activeMeans('guardShared')],
  }),

  card('location', {
    number: 133,
    id: 'woodmans-glade',
    title: { de: 'Waldlichtung des Jägers', en: "Woodman's Glade", as: 'f' },
    ...forest,
    quantity: 3,
    threat: 2,
    questPoints: 2,
    abilities: [
      {
        kind: 'travel',
        cost: asPlayer(guard, pick(1, { sort: 'hero', whose: 'yours', state: 'ready' }, exhaustCard)),
      },
      { kind: 'response', moment: afterThisExplored, from: FROM_DISCARD, effect: lower(2, otherThanGuard) },
    ],
  }),

  card('location', {
    number: 134,
    id: 'wood-elf-path',
    title: { de: 'Waldelbenpfad', en: 'Wood Elf Path', as: 'm' },
    ...forest,
    quantity: 3,
    threat: 1,
    questPoints: 3,
    abilities: [{ kind: 'response', moment: afterThisTravel, everybody: true, effect: mayChangeGuard(may) }],
  }),

  card('treachery', {
    number: 135,
    id: 'gollums-anguish',
    title: { de: 'Gollums Pein', en: "Gollum's Anguish", as: 'quoted' },
    ...tantrum,
    quantity: 2,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: all(raise(8, struckGuard), changeGuard) },
      { kind: 'shadow', effect: raise(4, struckGuard) },
    ],
  }),

  card('treachery', {
    number: 136,
    id: 'gollums-bite',
    title: { de: 'Gollums Biss', en: "Gollum's Bite", as: 'quoted' },
    ...tantrum,
    quantity: 2,
    easyQuantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: all(bite(4), changeGuard) },
      { kind: 'shadow', effect: bite(2) },
    ],
  }),

  card('treachery', {
    number: 137,
    id: 'wasted-provisions',
    title: { de: 'Vergeudeter Proviant', en: 'Wasted Provisions', as: 'quoted' },
    ...tantrum,
    quantity: 3,
    easyQuantity: 2,
    abilities: [
      { kind: 'whenRevealed', effect: all(discardTop(10, struckGuard), changeGuard) },
      { kind: 'shadow', effect: discardTop(5, struckGuard) },
    ],
  }),

  card('enemy', {
    number: 138,
    id: 'mirkwood-bats',
    title: { de: 'Fledermäuse des Düsterwalds', en: 'Mirkwood Bats', as: 'pl' },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Creature'],
    engagement: 22,
    threat: 1,
    attack: 1,
    defense: 1,
    hitPoints: 1,
    surge: 1,
    abilities: [{ kind: 'forced', moment: afterThisEngages, effect: damage(1, charactersControlledBy(guard)) }],
  }),

  card('enemy', {
    number: 139,
    id: 'attercop-attercop',
    title: { de: 'Atterkopp, Atterkopp', en: 'Attercop, Attercop', as: 'name m' },
    set,
    quantity: 3,
    easyQuantity: 0,
    traits: ['Creature', 'Spider'],
    engagement: 44,
    threat: 2,
    attack: 8,
    defense: 4,
    hitPoints: 6,
    abilities: [{ kind: 'forced', moment: atEncounterPhaseBegin, effect: engagesGuard(thisEnemy) }],
  }),
];
