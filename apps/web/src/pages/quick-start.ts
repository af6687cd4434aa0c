import { page } from '../page-language.svelte.ts';
import type { GameId } from '../words/index.ts';

/** How each game goes, in a few sentences. */
const all: Readonly<Record<GameId, Readonly<Record<'de' | 'en', readonly string[]>>>> = {
  lcg: {
    de: [
      'Ihr spielt gemeinsam gegen das Begegnungsdeck. Ziel ist, alle Abschnitte des Abenteuers zu schaffen.',
      'In jeder Runde bekommt jeder Held 1 Ressource, und du ziehst 1 Karte. Mit den Ressourcen spielst du Karten derselben Sphäre aus.',
      'Dann stellen sich Charaktere dem Abenteuer: Ihre Willenskraft misst sich mit dem Widerstand in der Aufmarschzone, nachdem dort je Spieler eine Karte aufgedeckt wurde.',
      'Ist sie größer, macht ihr Fortschritt; ist sie kleiner, steigt eure Bedrohung. Bei 50 scheidet man aus.',
      'Danach reist ihr, Gegner stellen euch zum Kampf und greifen an; wer noch aufrecht steht, verteidigt und schlägt zurück.',
      'Am Ende der Runde werden alle wieder spielbereit, und die Bedrohung steigt um 1.',
    ],
    en: [
      'You play together against the encounter deck. The aim is to complete all stages of the quest.',
      'Each round every hero gets 1 resource and you draw 1 card. With the resources you play cards of the same sphere.',
      'Then characters commit to the quest: their willpower is compared with the threat in the staging area, after one card for each player was revealed there.',
      'If it is higher, you make progress; if it is lower, your threat rises. At 50 you are out.',
      'After that you travel, enemies engage you and attack; whoever is still upright defends and strikes back.',
      'At the end of the round everybody is ready again, and threat rises by 1.',
    ],
  },
  tcg: {
    de: [
      'Jeder führt eine Gemeinschaft freier Völker und zugleich den Schatten, der die der anderen jagt.',
      'Wer am Zug ist, spielt seine Gefährten und bewegt sich weiter. Alles, was er ausgibt, füllt die Geisterwelt.',
      'Mit diesem Zwielicht bezahlen die anderen ihre Diener, die nun kämpfen: erst Fernkampf, dann Kampf für Kampf.',
      'Wer mit dem Ringträger den neunten Ort erreicht und dort überlebt, gewinnt. Wessen Ringträger stirbt oder der Versuchung erliegt, verliert.',
    ],
    en: [
      'Everybody leads a fellowship of free peoples, and the shadow that hunts the fellowships of the others.',
      'Whoever has the turn plays companions and moves on. Everything spent fills the twilight pool.',
      'With that twilight the others pay for their minions, which now fight: first archery, then skirmish by skirmish.',
      'Whoever reaches the ninth site with the Ring-bearer and survives there wins. Whose Ring-bearer is killed or corrupted loses.',
    ],
  },
  dbg: {
    de: [
      'Alle beginnen mit einem schwachen Deck aus Tapferkeit und Verzweiflung und einem Helden.',
      'Im Zug spielst du alle Handkarten, sammelst Macht und kaufst damit Karten vom Pfad oder besiegst den Erzfeind.',
      'Gekauftes landet im Ablagestapel und kommt später ins Deck: So wird es mit jedem Zug stärker.',
      'Im Pfad lauern Hinterhalte, und Angriffe treffen die anderen. Ist der letzte Erzfeind besiegt oder das Hauptdeck leer, gewinnt, wer die meisten Siegpunkte hat.',
    ],
    en: [
      'Everybody begins with a weak deck of Courage and Despair and with a hero.',
      'On your turn you play all cards in hand, gather power and use it to buy cards from the path or to defeat the archenemy.',
      'What you buy goes to the discard pile and later into the deck: every turn makes it stronger.',
      'Ambushes and attacks hit the others. When the last archenemy is defeated or the main deck is empty, the most victory points win.',
    ],
  },
  runebound: {
    de: [
      'Jeder zieht mit einem Helden durch Terrinoth. Wer den Endgegner des Szenarios besiegt, gewinnt.',
      'Ein Zug hat drei Aktionen: bewegen (mit Geländewürfeln), ein Abenteuer bestehen (kostet zwei), einkaufen, trainieren oder ausruhen.',
      'Gekämpft wird mit Markern, die man wirft: Was oben liegt, wird nacheinander ausgegeben.',
      'Gold kauft Ausrüstung, mit Trophäen aus Abenteuern lernt man Fertigkeiten. Die Zeit drängt: Runde um Runde rückt die Handlung weiter.',
    ],
    en: [
      'Everybody crosses Terrinoth with a hero. Whoever defeats the villain of the scenario wins.',
      'A turn has three actions: move (with terrain dice), meet an adventure (it takes two), shop, train or rest.',
      'Combat is fought with tokens that are cast: what lies on top is spent in turn.',
      'Gold buys gear, trophies of adventures teach skills. Time is short: the story moves on round by round.',
    ],
  },
};

export const quickStart = (game: GameId): readonly string[] => all[game][page.language];
