import { card, type LcgCardSpec } from '../../define.ts';
import { thereIsNo } from '../../language/conditions.ts';
import { afterProgressHere, atQuestPhaseBegin } from '../../language/encounter-moments.ts';
import {
  fetchSpider,
  fetchToStaging,
  orcGuard,
  rescue,
  revealObjectives,
  shuffleEncounterDeck,
  takePrisoner,
  winGame,
} from '../../language/encounter-scenario.ts';
import { reveal } from '../../language/enemy-effects.ts';
import { all, when } from '../../language/language.ts';
import { afterDefeatOf } from '../../language/moments.ts';
import { IN_ENCOUNTER_DECK, named } from '../../language/named.ts';
import { setAside } from '../../language/objective-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import {
  allyLimit,
  cannotDefeatWhile,
  cardInPlay,
  enemyThere,
  fewerObjectivesThan,
  prisonerHeld,
  revealMore,
  stageIs,
  wonUnless,
} from '../../language/stage-words.ts';
import { everyPlayer } from '../../language/who.ts';
import { defOf } from '../../registry.ts';

const SPAWN = 'ungoliants-spawn';
const SPAWN_NAME = { de: 'Ungoliants Brut', en: "Ungoliant's Spawn" };
const TROLL = 'hill-troll';
const NAZGUL = 'nazgul-of-dol-guldur';

export const questCards: readonly LcgCardSpec[] = [
  card('quest', {
    number: 119,
    id: 'flies-and-spiders',
    title: { de: 'Fliegen und Spinnen', en: 'Flies and Spiders', as: 'quoted' },
    set: 'Passage Through Mirkwood',
    stage: 1,
    questPoints: 8,
    abilities: [
      {
        kind: 'setup',
        effect: fetchToStaging(['forest-spider', 'old-forest-road'], {
          de: 'sucht 1 Waldspinne und 1 Alte Waldstraße aus dem Begegnungsdeck und legt sie in die Aufmarschzone; mischt dann das Begegnungsdeck',
          en: 'search the encounter deck for 1 Forest Spider and 1 Old Forest Road and add them to the staging area; then shuffle the encounter deck',
        }),
      },
    ],
  }),

  card('quest', {
    number: 120,
    id: 'a-fork-in-the-road',
    title: { de: 'Eine Weggabelung', en: 'A Fork in the Road', as: 'quoted' },
    set: 'Passage Through Mirkwood',
    stage: 2,
    questPoints: 2,
    abilities: [stageIs('randomNext')],
  }),

  card('quest', {
    number: 121,
    id: 'dont-leave-the-path',
    title: { de: 'Kommt nicht vom Weg ab!', en: "Don't Leave the Path!", as: 'quoted' },
    set: 'Passage Through Mirkwood',
    stage: 3,
    abilities: [
      { kind: 'whenRevealed', effect: all(asPlayer(everyPlayer, fetchSpider), shuffleEncounterDeck) },
      {
        kind: 'forced',
        moment: afterDefeatOf(SPAWN, SPAWN_NAME),
        effect: winGame,
      },
      stageIs('progressDoesNotWin'),
    ],
    stageRules: { progressDoesNotWin: true },
    says: [
      {
        de: 'Fortschritt allein beendet diesen Abschnitt nicht: Die Spieler müssen Ungoliants Brut finden und besiegen.',
        en: "Progress alone does not complete this stage: the players must find and defeat Ungoliant's Spawn.",
      },
    ],
  }),

  card('quest', {
    number: 122,
    id: 'beorns-path',
    title: { de: 'Beorns Pfad', en: "Beorn's Path", as: 'quoted' },
    set: 'Passage Through Mirkwood',
    stage: 3,
    questPoints: 10,
    abilities: [cannotDefeatWhile(cardInPlay(SPAWN, SPAWN_NAME))],
  }),

  card('quest', {
    number: 123,
    id: 'the-necromancers-tower',
    title: { de: 'Der Turm des Geisterbeschwörers', en: "The Necromancer's Tower", as: 'quoted' },
    set: 'Escape from Dol Guldur',
    stage: 1,
    questPoints: 9,
    abilities: [
      {
        kind: 'setup',
        effect: all(
          setAside(
            named(
              NAZGUL,
              { de: 'den Nazgûl von Dol Guldur', en: 'Nazgûl of Dol Guldur' },
              { at: IN_ENCOUNTER_DECK, most: 1 },
            ),
          ),
          revealObjectives,
        ),
      },
      { kind: 'whenRevealed', effect: takePrisoner },
      allyLimit(1),
      cannotDefeatWhile(fewerObjectivesThan(1)),
    ],
  }),

  card('quest', {
    number: 124,
    id: 'through-the-caverns',
    title: { de: 'Durch die Höhlen', en: 'Through the Caverns', as: 'quoted' },
    set: 'Escape from Dol Guldur',
    stage: 2,
    questPoints: 15,
    abilities: [
      { kind: 'response', moment: afterProgressHere, effect: rescue },
      allyLimit(1),
      cannotDefeatWhile(prisonerHeld, fewerObjectivesThan(3)),
    ],
  }),

  card('quest', {
    number: 125,
    id: 'out-of-the-dungeons',
    title: { de: 'Aus den Kerkern', en: 'Out of the Dungeons', as: 'quoted' },
    set: 'Escape from Dol Guldur',
    stage: 3,
    questPoints: 7,
    abilities: [
      { kind: 'forced', moment: atQuestPhaseBegin, effect: asPlayer(everyPlayer, orcGuard) },
      cannotDefeatWhile(cardInPlay(NAZGUL, { de: 'der Nazgûl von Dol Guldur', en: 'Nazgûl of Dol Guldur' })),
    ],
  }),

  card('quest', {
    number: 126,
    id: 'to-the-river',
    title: { de: 'Zum Fluss …', en: 'To the River...', as: 'quoted' },
    set: 'Journey Along the Anduin',
    stage: 1,
    questPoints: 8,
    abilities: [
      { kind: 'setup', effect: asPlayer(everyPlayer, reveal(1)) },
      {
        kind: 'whenRevealed',
        effect: when(
          thereIsNo(cards({ sort: 'enemy', also: (m, _v, card) => defOf(m, card).id === TROLL }), {
            de: 'falls kein Hügeltroll im Spiel ist',
            en: 'if no Hill Troll is in play',
          }),
          fetchToStaging([TROLL], {
            de: 'Sucht 1 Hügeltroll aus dem Begegnungsdeck und legt ihn in die Aufmarschzone; mischt dann das Begegnungsdeck',
            en: 'Search the encounter deck for 1 Hill Troll and add it to the staging area; then shuffle the encounter deck',
          }),
        ),
      },
      cannotDefeatWhile(cardInPlay(TROLL, { de: 'ein Hügeltroll', en: 'a Hill Troll' })),
    ],
  }),

  card('quest', {
    number: 127,
    id: 'anduin-passage',
    title: { de: 'Fahrt auf dem Anduin', en: 'Anduin Passage', as: 'quoted' },
    set: 'Journey Along the Anduin',
    stage: 2,
    questPoints: 16,
    abilities: [revealMore(1), stageIs('noEngagementChecks')],
  }),

  card('quest', {
    number: 128,
    id: 'ambush-on-the-shore',
    title: { de: 'Hinterhalt am Ufer', en: 'Ambush on the Shore', as: 'quoted' },
    set: 'Journey Along the Anduin',
    stage: 3,
    abilities: [
      { kind: 'whenRevealed', effect: asPlayer(everyPlayer, reveal(2)) },
      stageIs('noStaging'),
      wonUnless(enemyThere),
    ],
  }),
];
