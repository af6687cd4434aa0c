import type { Literal } from '@tafelrunde/kernel';
import { card, type LcgCardSpec } from '../../define.ts';
import { thereIsNo } from '../../language/conditions.ts';
import { afterProgressHere, atQuestPhaseBegin } from '../../language/encounter-moments.ts';
import {
  claimedObjectives,
  enemyInPlay,
  fetchSpider,
  fetchToStaging,
  hasPrisoner,
  idInPlay,
  orcGuard,
  rescue,
  revealObjectives,
  setAside,
  shuffleEncounterDeck,
  takePrisoner,
  winGame,
} from '../../language/encounter-scenario.ts';
import { reveal } from '../../language/enemy-effects.ts';
import { all, when } from '../../language/language.ts';
import { after } from '../../language/moments.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';
import { defOf } from '../../registry.ts';

const SPAWN = 'ungoliants-spawn';
const TROLL = 'hill-troll';
const NAZGUL = 'nazgul-of-dol-guldur';

const oneAlly: Literal = {
  de: 'Alle Spieler zusammen dürfen in jeder Runde höchstens 1 Verbündeten ausspielen.',
  en: 'The players as a group may play no more than 1 ally each round.',
};

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
    says: [
      {
        de: 'Erzwungen: Ist dieser Abschnitt geschafft, geht es mit einem zufälligen der beiden Abschnitte 3 weiter.',
        en: 'Forced: When this stage is defeated, proceed to one of the two stages 3 at random.',
      },
    ],
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
        moment: after(
          'destroy',
          { de: 'nachdem Ungoliants Brut besiegt wurde', en: "after Ungoliant's Spawn is defeated" },
          (m, event) => defOf(m, event.card as number).id === SPAWN && event.kind === 'enemy',
        ),
        effect: winGame,
      },
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
    stageRules: { canAdvance: (m) => !idInPlay(m, SPAWN) },
    says: [
      {
        de: 'Solange Ungoliants Brut im Spiel ist, können die Spieler diesen Abschnitt nicht schaffen. Ist er geschafft, haben sie das Spiel gewonnen.',
        en: "The players cannot defeat this stage while Ungoliant's Spawn is in play. When it is defeated, they win the game.",
      },
    ],
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
          setAside(NAZGUL, {
            de: 'legt den Nazgûl von Dol Guldur offen beiseite',
            en: 'set Nazgûl of Dol Guldur aside, faceup and out of play',
          }),
          revealObjectives,
        ),
      },
      { kind: 'whenRevealed', effect: takePrisoner },
    ],
    stageRules: { allyLimit: 1, canAdvance: (m) => claimedObjectives(m) >= 1 },
    says: [
      oneAlly,
      {
        de: 'Die Spieler können nicht weiterziehen, solange sie nicht mindestens 1 Ziel haben.',
        en: 'The players cannot advance unless they have at least 1 objective.',
      },
    ],
  }),

  card('quest', {
    number: 124,
    id: 'through-the-caverns',
    title: { de: 'Durch die Höhlen', en: 'Through the Caverns', as: 'quoted' },
    set: 'Escape from Dol Guldur',
    stage: 2,
    questPoints: 15,
    abilities: [{ kind: 'response', moment: afterProgressHere, effect: rescue }],
    stageRules: { allyLimit: 1, canAdvance: (m) => claimedObjectives(m) >= 3 && !hasPrisoner(m) },
    says: [
      oneAlly,
      {
        de: 'Die Spieler können nicht weiterziehen, solange der Gefangene nicht befreit ist und sie nicht alle 3 Ziele haben.',
        en: 'The players cannot advance unless the prisoner is rescued and they have all 3 objectives.',
      },
    ],
  }),

  card('quest', {
    number: 125,
    id: 'out-of-the-dungeons',
    title: { de: 'Aus den Kerkern', en: 'Out of the Dungeons', as: 'quoted' },
    set: 'Escape from Dol Guldur',
    stage: 3,
    questPoints: 7,
    abilities: [{ kind: 'forced', moment: atQuestPhaseBegin, effect: asPlayer(everyPlayer, orcGuard) }],
    stageRules: { canAdvance: (m) => !idInPlay(m, NAZGUL) },
    says: [
      {
        de: 'Solange der Nazgûl von Dol Guldur im Spiel ist, können die Spieler diesen Abschnitt nicht schaffen. Ist er geschafft, haben sie das Spiel gewonnen.',
        en: 'The players cannot defeat this stage while Nazgûl of Dol Guldur is in play. When it is defeated, they win the game.',
      },
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
    ],
    stageRules: { canAdvance: (m) => !idInPlay(m, TROLL) },
    says: [
      {
        de: 'Solange ein Hügeltroll im Spiel ist, können die Spieler diesen Abschnitt nicht schaffen.',
        en: 'The players cannot defeat this stage while a Hill Troll is in play.',
      },
    ],
  }),

  card('quest', {
    number: 127,
    id: 'anduin-passage',
    title: { de: 'Fahrt auf dem Anduin', en: 'Anduin Passage', as: 'quoted' },
    set: 'Journey Along the Anduin',
    stage: 2,
    questPoints: 16,
    stageRules: { extraReveal: 1, noEngagementChecks: true },
    says: [
      {
        de: 'In jeder Abenteuerphase wird 1 Begegnungskarte mehr aufgedeckt.',
        en: 'Reveal 1 additional encounter card in each quest phase.',
      },
      {
        de: 'In der Begegnungsphase finden keine Kampfproben statt.',
        en: 'There are no engagement checks in the encounter phase.',
      },
    ],
  }),

  card('quest', {
    number: 128,
    id: 'ambush-on-the-shore',
    title: { de: 'Hinterhalt am Ufer', en: 'Ambush on the Shore', as: 'quoted' },
    set: 'Journey Along the Anduin',
    stage: 3,
    abilities: [{ kind: 'whenRevealed', effect: asPlayer(everyPlayer, reveal(2)) }],
    stageRules: { progressDoesNotWin: true, noStaging: true, isWon: (m) => !enemyInPlay(m) },
    says: [
      {
        de: 'In der Abenteuerphase werden keine Begegnungskarten aufgedeckt.',
        en: 'No encounter cards are revealed in the quest phase.',
      },
      {
        de: 'Sobald kein Gegner mehr im Spiel ist, haben die Spieler das Spiel gewonnen.',
        en: 'As soon as no enemy is in play, the players win the game.',
      },
    ],
  }),
];
