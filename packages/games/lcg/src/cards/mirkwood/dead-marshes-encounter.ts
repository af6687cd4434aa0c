import type { LcgCardSpec } from '../../define.ts';
import { exhaustCard } from '../../language/card-effects.ts';
import { thereIsNo } from '../../language/conditions.ts';
import { dealtForEscape, gets, whileActive } from '../../language/constants-gained.ts';
import { playerCount } from '../../language/counts.ts';
import { heal } from '../../language/damage-effects.ts';
import { placeResources, shuffleIntoEncounterDeck } from '../../language/encounter-effects.ts';
import { pick, thisEnemy } from '../../language/encounter-picks.ts';
import { fetchToStaging, winGame } from '../../language/encounter-scenario.ts';
import { reveal } from '../../language/enemy-effects.ts';
import {
  escapeTest,
  gollum,
  resetQuest,
  stagedLocations,
  theParty,
  tokensOn,
  unlessAnyPays,
} from '../../language/escape-effects.ts';
import { all, when } from '../../language/language.ts';
import { atQuestPhaseEnd, atRoundEndDamaged, whenThisStageDefeated } from '../../language/marsh-moments.ts';
import { afterThisTravel } from '../../language/moments.ts';
import { whenTokensReach } from '../../language/objective-effects.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer, choosePlayer } from '../../language/players.ts';
import { thisCard } from '../../language/select.ts';
import { chosenPlayer, everyPlayer, firstPlayer, you } from '../../language/who.ts';
import { packCard } from './pack.ts';

const card = packCard('dead-marshes');
const set = 'The Dead Marshes';
const marsh = { set, traits: ['Dead Marshes'] } as const;
/** Tokens that make up the whole of Gollum's flight. */
const FAR_AWAY = 8;

/** The quest and encounter cards of The Dead Marshes. */
export const deadMarshesScenario: readonly LcgCardSpec[] = [
  card('quest', {
    number: 105,
    id: 'into-the-marshes',
    title: { de: 'In die Sümpfe', en: 'Into the Marshes', as: 'quoted' },
    set,
    stage: 1,
    questPoints: 12,
    abilities: [
      {
        kind: 'setup',
        effect: all(
          fetchToStaging(['gollum-of-the-marshes'], {
            de: 'sucht Gollum aus dem Begegnungsdeck und legt ihn in die Aufmarschzone; mischt dann das Begegnungsdeck',
            en: 'search the encounter deck for Gollum and add him to the staging area; then shuffle the encounter deck',
          }),
          asPlayer(everyPlayer, reveal(1)),
        ),
      },
    ],
  }),

  card('quest', {
    number: 106,
    id: 'the-capture',
    title: { de: 'Die Gefangennahme', en: 'The Capture', as: 'quoted' },
    set,
    stage: 2,
    questPoints: 3,
    abilities: [
      {
        kind: 'forced',
        moment: whenThisStageDefeated,
        effect: when(
          thereIsNo(gollum, { de: 'falls Gollum nicht im Spiel ist', en: 'if Gollum is not in play' }),
          resetQuest(1),
          choosePlayer(
            escapeTest(chosenPlayer, tokensOn(gollum), {
              counted: {
                de: 'mit 1 Karte für jede Ressource auf Gollum',
                en: 'with 1 card for each resource on Gollum',
              },
              passed: winGame,
              failed: resetQuest(1),
            }),
          ),
        ),
      },
    ],
  }),

  card('objective', {
    number: 107,
    id: 'gollum-of-the-marshes',
    title: { de: 'Gollum', en: 'Gollum', as: 'name m' },
    set,
    unique: true,
    traits: ['Gollum'],
    abilities: [
      { kind: 'passive', moment: whenTokensReach(FAR_AWAY), effect: shuffleIntoEncounterDeck(thisCard) },
      {
        kind: 'forced',
        moment: atQuestPhaseEnd,
        effect: escapeTest(theParty, playerCount, {
          counted: { de: 'mit 1 Karte für jeden Spieler', en: 'with 1 card for each player' },
          failed: placeResources(2, thisCard),
        }),
      },
    ],
  }),

  card('treachery', {
    number: 108,
    id: 'a-wisp-of-pale-sheen',
    title: { de: 'Ein bleicher Schimmer', en: 'A Wisp of Pale Sheen', as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 1,
    traits: ['Escape'],
    escape: 4,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: unlessAnyPays(
          placeResources(2, gollum),
          pick(1, { sort: 'hero', sphere: 'lore', state: 'ready', whose: 'yours' }, exhaustCard),
          placeResources(1, gollum),
          {
            de: 'ein beliebiger Spieler darf einen Helden der Sphäre Wissen erschöpfen, damit es nur 1 Ressource ist',
            en: 'any one player may exhaust a Lore hero to make it 1 resource only',
          },
        ),
      },
    ],
  }),

  card('treachery', {
    number: 109,
    id: 'nightfall',
    title: { de: 'Einbruch der Nacht', en: 'Nightfall', as: 'quoted' },
    set,
    quantity: 3,
    traits: ['Escape'],
    escape: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: escapeTest(firstPlayer, 2, { failed: all(placeResources(1, gollum), raise(2, everyPlayer)) }),
      },
    ],
  }),

  card('treachery', {
    number: 110,
    id: 'through-the-mist',
    title: { de: 'Durch den Nebel', en: 'Through the Mist', as: 'quoted' },
    set,
    quantity: 3,
    traits: ['Escape'],
    escape: 3,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: escapeTest(firstPlayer, 2, {
          stat: 'attack',
          failed: all(placeResources(1, gollum), raise(1, everyPlayer)),
        }),
      },
    ],
  }),

  card('treachery', {
    number: 111,
    id: 'the-lights-of-the-dead',
    title: { de: 'Die Lichter der Toten', en: 'The Lights of the Dead', as: 'quoted' },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Escape'],
    escape: 5,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(everyPlayer, escapeTest(you, 2, { failed: all(placeResources(1, gollum), raise(1)) }), {
          de: 'jeder Spieler legt für sich eine Fluchtprobe mit 2 Karten ab; für jede, die misslingt, lege 1 Ressource auf Gollum, und der Spieler erhöht seinen Bedrohungsgrad um 1',
          en: 'each player makes an escape test of their own with 2 cards; for each that fails, place 1 resource on Gollum, and that player raises their threat by 1',
        }),
      },
    ],
  }),

  card('enemy', {
    number: 112,
    id: 'giant-marsh-worm',
    title: { de: 'Riesiger Sumpfwurm', en: 'Giant Marsh Worm', as: 'm' },
    set,
    quantity: 4,
    easyQuantity: 2,
    traits: ['Creature'],
    engagement: 36,
    threat: 1,
    attack: 3,
    defense: 2,
    hitPoints: 6,
    escape: 2,
    abilities: [{ kind: 'forced', moment: atRoundEndDamaged, effect: heal(2, thisEnemy) }],
  }),

  card('location', {
    number: 113,
    id: 'impassable-bog',
    title: { de: 'Unpassierbarer Sumpf', en: 'Impassable Bog', as: 'm' },
    ...marsh,
    quantity: 4,
    easyQuantity: 2,
    threat: 1,
    questPoints: 12,
    victory: 7,
    escape: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: placeResources(stagedLocations, gollum, {
          de: 'für jeden Ort in der Aufmarschzone',
          en: 'for each location in the staging area',
        }),
      },
    ],
  }),

  card('location', {
    number: 114,
    id: 'the-heart-of-the-marshes',
    title: { de: 'Das Herz der Sümpfe', en: 'The Heart of the Marshes', as: 'n' },
    ...marsh,
    quantity: 4,
    easyQuantity: 2,
    threat: 3,
    questPoints: 4,
    escape: 1,
    abilities: [gets(dealtForEscape, [{ stat: 'escape', n: 1 }], { during: whileActive })],
  }),

  card('location', {
    number: 115,
    id: 'fens-and-mires',
    title: { de: 'Moore und Sümpfe', en: 'Fens and Mires', as: 'pl' },
    ...marsh,
    quantity: 4,
    threat: 2,
    questPoints: 2,
    escape: 2,
    abilities: [{ kind: 'forced', moment: afterThisTravel, effect: placeResources(1, gollum) }],
  }),
];
