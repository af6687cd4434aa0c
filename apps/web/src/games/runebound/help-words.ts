import type { Lang } from '@tafelrunde/words';

type Named = readonly [title: string, text: string];

/** The words of the help, the legend and the scenario card. */
export interface HelpWords {
  readonly help: {
    readonly title: string;
    readonly missed: string;
    readonly legend: string;
    readonly topics: Readonly<Record<'limits' | 'once' | 'simultaneous' | 'fair' | 'x', Named>>;
  };
  readonly legend: {
    readonly combat: string;
    readonly terrain: string;
    readonly compass: string;
    readonly hero: string;
    readonly success: string;
    readonly action: string;
    readonly gold: string;
    readonly decks: string;
    readonly scenarios: string;
    readonly sites: string;
  };
  readonly scenarioCard: { readonly front: string; readonly back: string; readonly token: string };
}

export const helpWords: Readonly<Record<Lang, HelpWords>> = {
  de: {
    help: {
      title: 'Hilfe',
      missed: 'Leicht übersehen',
      legend: 'Alle Zeichen',
      topics: {
        limits: [
          'Was ausgehen kann',
          'Gold, Schaden, Handlungsmarker und Würfel gehen nie aus. Abenteuerkarten schon: Sind Stapel und Ablage leer, gibt es von dort keine Trophäen mehr.',
        ],
        once: [
          'Ein Mal pro Zug',
          'Gemeint ist dein eigener Zug – aber jeder Moment darin, sogar zwischen zwei Würfeln einer Bewegung.',
        ],
        simultaneous: [
          'Gleichzeitige Fähigkeiten',
          'Wer am Zug ist, handelt zuerst alle seine Fähigkeiten ab, in der Reihenfolge seiner Wahl. Danach kommen die anderen der Reihe nach.',
        ],
        fair: [
          'Faires Spiel',
          'Spielt, um zu gewinnen, und tauscht nur, wenn beide etwas davon haben. Wer einen Feind führt, macht es dem Helden so schwer wie möglich.',
        ],
        x: [
          'Der Buchstabe X',
          'X ist eine Zahl: was du bezahlt hast oder was die Fähigkeit nennt, nach dem Stand in diesem Augenblick. Löst etwas anderes die Fähigkeit aus, ist X = 1.',
        ],
      },
    },
    legend: {
      combat: 'Kampfmarker',
      terrain: 'Gelände und Würfel',
      compass: 'Kompass: jedes Gelände',
      hero: 'Helden und Karten',
      success: 'Erfolg in Proben',
      action: 'Kostet eine Aktion',
      gold: 'Gold',
      decks: 'Abenteuer: Stapel, Kristalle und Trophäen',
      scenarios: 'Szenarien',
      sites: 'Orte',
    },
    scenarioCard: { front: 'Vorderseite', back: 'Rückseite', token: 'Kampfmarker des Endgegners, beide Seiten' },
  },
  en: {
    help: {
      title: 'Help',
      missed: 'Easily missed',
      legend: 'All signs',
      topics: {
        limits: [
          'What can run out',
          'Gold, damage, story tokens and dice never do. Adventure cards do: once a deck and its discards are empty, there are no more trophies from it.',
        ],
        once: ['Once per turn', 'That is your own turn – but any moment of it, even between two dice of a move.'],
        simultaneous: [
          'Simultaneous abilities',
          'Whoever has the turn resolves all of theirs first, in the order they like. Then the others follow in player order.',
        ],
        fair: [
          'Fair play',
          'Play to win, and trade only if both gain by it. Whoever leads an enemy makes it as hard for the hero as possible.',
        ],
        x: [
          'The letter X',
          'X is a number: what you have paid, or what the ability names, as things stand at that moment. If something else triggers the ability, X is 1.',
        ],
      },
    },
    legend: {
      combat: 'Combat tokens',
      terrain: 'Terrain and dice',
      compass: 'Compass: any terrain',
      hero: 'Heroes and cards',
      success: 'Success in tests',
      action: 'Takes an action',
      gold: 'Gold',
      decks: 'Adventures: decks, gems and trophies',
      scenarios: 'Scenarios',
      sites: 'Places',
    },
    scenarioCard: { front: 'Front', back: 'Back', token: 'The villain’s combat token, both sides' },
  },
};
