import { wordsIn } from '../words-in.ts';

interface ReplayWords {
  readonly title: string;
  readonly lead: string;
  readonly missing: string;
  readonly badLink: string;
  readonly openFile: string;
  readonly noGames: string;
  readonly statistics: string;
  readonly close: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly last: string;
  readonly pace: string;
  readonly paces: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly stride: string;
  readonly strides: Readonly<Record<'answer' | 'action' | 'turn' | 'round', string>>;
  readonly timeline: string;
  readonly at: (position: number, end: number) => string;
  readonly round: (n: number) => string;
  readonly turn: (n: number) => string;
  readonly through: string;
  readonly allOpen: string;
  readonly goOn: string;
  readonly tryAnother: string;
  readonly keep: string;
  readonly chose: (who: string, what: string) => string;
  readonly ended: string;
  readonly branches: string;
  readonly branch: (name: string, position: number) => string;
  readonly mainLine: string;
  readonly jump: string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly share: {
    readonly picture: string;
    readonly open: string;
    readonly title: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly tooLong: string;
    readonly seesAll: string;
    readonly file: string;
    readonly text: (lang: 'de' | 'en') => string;
  };
  readonly analysis: {
    readonly title: string;
    readonly open: string;
    readonly start: string;
    readonly stop: string;
    readonly elsewhere: string;
    readonly queued: string;
    readonly progress: (done: number, total: number) => string;
    readonly deeper: string;
    readonly how: (deals: number) => string;
    readonly waits: string;
    readonly noChoice: string;
    readonly notJudged: string;
    readonly played: string;
    readonly noMistake: string;
    readonly cost: (share: string, error: string) => string;
    readonly best: string;
    readonly curve: (name: string) => string;
    readonly luck: (name: string, choice: string, error: string, luck: string) => string;
    readonly turningPoints: string;
    readonly none: string;
    readonly kinds: Readonly<Record<'mistake' | 'stroke' | 'luck', string>>;
    readonly happened: string;
    readonly instead: (what: string) => string;
    readonly broken: string;
    readonly lessons: string;
    readonly lesson: string;
    readonly likely: string;
    readonly likelyHow: (games: string) => string;
    readonly from: string;
    readonly lessonAsk: string;
    readonly lessonRight: string;
    readonly lessonWrong: (cost: string, error: string, best: string) => string;
    readonly lessonOther: string;
    readonly lessonGoOn: string;
    readonly lessonAgain: string;
    readonly lessonCost: (cost: string) => string;
  };
}

const percent = (n: number, lang: string): string => n.toLocaleString(lang);

/** The words of the replay. */
export const replayWords = wordsIn<ReplayWords>({
  de: {
    title: 'Noch einmal ansehen',
    lead: 'Jede Partie Zug für Zug, von jedem Platz aus, mit dem, was jede Wahl wert war.',
    missing: 'Diese Partie ist in diesem Browser nicht (mehr) gespeichert.',
    badLink: 'Dieser Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.',
    openFile: 'Eine Aufzeichnung öffnen …',
    noGames: 'Noch ist keine Partie zu Ende gespielt. Sobald eine fertig ist, steht sie hier.',
    statistics: 'Deine Partien in Zahlen',
    close: 'Schließen',
    first: 'An den Anfang',
    back: 'Zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Weiter',
    last: 'Ans Ende',
    pace: 'Tempo',
    paces: { slow: 'langsam', normal: 'normal', fast: 'schnell' },
    stride: 'Schritt',
    strides: { answer: 'Antwort', action: 'Aktion', turn: 'Zug', round: 'Runde' },
    timeline: 'Zeitleiste',
    at: (position, end) => `Antwort ${position} von ${end}`,
    round: (n) => `Runde ${n}`,
    turn: (n) => `Zug ${n}`,
    through: 'Gesehen von',
    allOpen: 'alle Karten offen',
    goOn: 'Ab hier weiterspielen',
    tryAnother: 'Anderes versuchen',
    keep: 'Doch nicht',
    chose: (who, what) => `${who}: ${what}`,
    ended: 'Die Partie ist zu Ende.',
    branches: 'Zweige',
    branch: (name, position) => `${name}, ab Antwort ${position}`,
    mainLine: 'Zur ursprünglichen Partie',
    jump: 'Dorthin springen',
    previousTurn: 'Voriger Wendepunkt',
    nextTurn: 'Nächster Wendepunkt',
    share: {
      picture: 'Bild sichern (SVG)',
      open: 'Diesen Moment teilen',
      title: 'Teilen',
      link: 'Link zu diesem Moment',
      copy: 'Kopieren',
      copied: 'Kopiert.',
      tooLong: 'Diese Partie ist zu lang für einen Link. Gib sie als Datei weiter.',
      seesAll: 'Wer den Link öffnet, kann die ganze Partie von jedem Platz aus ansehen.',
      file: 'Aufzeichnung als Datei',
      text: (lang) => (lang === 'de' ? 'Als Text, deutsch' : 'Als Text, englisch'),
    },
    analysis: {
      title: 'Was war es wert?',
      open: 'Analyse',
      start: 'Partie analysieren',
      stop: 'Anhalten',
      elsewhere: 'Den Server analysieren lassen',
      queued: 'Wartet, bis sie an der Reihe ist …',
      progress: (done, total) => `${done} von ${total} Entscheidungen beurteilt`,
      deeper: 'Mehr Partien zählen',
      how: (deals) => `${deals} Partien je Möglichkeit, von Bots weitergespielt, mit dem, was dieser Platz wusste`,
      waits: 'Die Bots spielen jede Möglichkeit in Gedanken weiter. Das dauert meist unter einer Minute.',
      noChoice: 'Hier gab es nichts zu entscheiden.',
      notJudged: 'Diese Entscheidung ist noch nicht beurteilt.',
      played: 'gewählt',
      noMistake: 'Die Fehlerbalken überlappen sich: kein Fehler.',
      cost: (share, error) => `Kostet ${share} ± ${error}.`,
      best: 'Die beste Wahl.',
      curve: (name) => `Gewinnaussicht von ${name}`,
      luck: (name, choice, error, luck) => `${name}: eigene Wahl ${choice} ± ${error}, Karten und andere ${luck}`,
      turningPoints: 'Wendepunkte',
      none: 'Kein Wendepunkt, der sicher wäre.',
      kinds: { mistake: 'Fehler', stroke: 'starker Zug', luck: 'aufgedeckt' },
      happened: 'Karten, Würfel oder andere',
      instead: (what) => `statt dessen: ${what}`,
      broken: 'Die Analyse ist abgebrochen. Versuche es noch einmal.',
      lessons: 'Was du mitnehmen kannst',
      lesson: 'Als Rätsel spielen',
      likely: 'Wie wahrscheinlich war es?',
      likelyHow: (games) =>
        `Gewinnaussicht nach jeder Wahl, aus ${games} Partien, die Bots weitergespielt haben; das Band ist der Fehler.`,
      from: 'Ab hier ansehen',
      lessonAsk: 'Was wäre hier besser gewesen? Wähle am Tisch.',
      lessonRight: 'Richtig: Das war die beste Wahl.',
      lessonWrong: (cost, error, best) => `Das kostet ${cost} ± ${error}. Besser: ${best}.`,
      lessonOther: 'Das wurde nicht nachgerechnet. Versuche eine andere Wahl oder spiele damit weiter.',
      lessonGoOn: 'Damit weiterspielen',
      lessonAgain: 'Noch einmal wählen',
      lessonCost: (cost) => `kostete ${cost}`,
    },
  },
  en: {
    title: 'Replay',
    lead: 'Every game step by step, from every seat, with what each choice was worth.',
    missing: 'This game is not kept in this browser (any more).',
    badLink: 'This link is damaged or incomplete. Have it sent to you again.',
    openFile: 'Open a record …',
    noGames: 'No game has been finished yet. As soon as one is, it stands here.',
    statistics: 'Your games in numbers',
    close: 'Close',
    first: 'To the beginning',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward',
    last: 'To the end',
    pace: 'Pace',
    paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
    stride: 'Step',
    strides: { answer: 'answer', action: 'action', turn: 'turn', round: 'round' },
    timeline: 'Timeline',
    at: (position, end) => `answer ${position} of ${end}`,
    round: (n) => `Round ${n}`,
    turn: (n) => `Turn ${n}`,
    through: 'Seen by',
    allOpen: 'all cards open',
    goOn: 'Play on from here',
    tryAnother: 'Try another option',
    keep: 'Never mind',
    chose: (who, what) => `${who}: ${what}`,
    ended: 'The game is over.',
    branches: 'Branches',
    branch: (name, position) => `${name}, from answer ${position}`,
    mainLine: 'To the game it comes from',
    jump: 'Go there',
    previousTurn: 'Previous turning point',
    nextTurn: 'Next turning point',
    share: {
      picture: 'Save a picture (SVG)',
      open: 'Share this moment',
      title: 'Share',
      link: 'Link to this moment',
      copy: 'Copy',
      copied: 'Copied.',
      tooLong: 'This game is too long for a link. Hand it on as a file.',
      seesAll: 'Whoever opens the link can look at the whole game from every seat.',
      file: 'Record as a file',
      text: (lang) => (lang === 'de' ? 'As text, German' : 'As text, English'),
    },
    analysis: {
      title: 'What was it worth?',
      open: 'Analysis',
      start: 'Analyse the game',
      stop: 'Stop',
      elsewhere: 'Let the server analyse it',
      queued: 'Waiting for its turn …',
      progress: (done, total) => `${done} of ${total} decisions judged`,
      deeper: 'Count more games',
      how: (deals) => `${deals} games per option, played on by bots, by what this seat knew`,
      waits: 'The bots play every option on in thought. It takes less than a minute for most games.',
      noChoice: 'There was nothing to decide here.',
      notJudged: 'This decision has not been judged yet.',
      played: 'played',
      noMistake: 'The error bars overlap: no mistake.',
      cost: (share, error) => `Costs ${share} ± ${error}.`,
      best: 'The best choice.',
      curve: (name) => `Chance to win of ${name}`,
      luck: (name, choice, error, luck) => `${name}: own choices ${choice} ± ${error}, cards and others ${luck}`,
      turningPoints: 'Turning points',
      none: 'No turning point that would be sure.',
      kinds: { mistake: 'mistake', stroke: 'strong move', luck: 'revealed' },
      happened: 'cards, dice or others',
      instead: (what) => `instead: ${what}`,
      broken: 'The analysis has broken off. Try again.',
      lessons: 'What to take along',
      lesson: 'Play it as a puzzle',
      likely: 'How likely was it?',
      likelyHow: (games) =>
        `Chance to win after each choice, from ${games} games played on by bots; the band is the error.`,
      from: 'Replay from here',
      lessonAsk: 'What would have been better here? Choose at the table.',
      lessonRight: 'Right: that was the best choice.',
      lessonWrong: (cost, error, best) => `That costs ${cost} ± ${error}. Better: ${best}.`,
      lessonOther: 'That was not reckoned. Try another choice, or play on with it.',
      lessonGoOn: 'Play on with it',
      lessonAgain: 'Choose again',
      lessonCost: (cost) => `cost ${cost}`,
    },
  },
});

/** A share as people write it: "12 %". */
export const share = (value: number, lang: string): string => `${percent(Math.round(value * 100), lang)} %`;

/** A change with its sign. */
export const change = (value: number, lang: string): string =>
  `${value < 0 ? '−' : '+'}${share(Math.abs(value), lang)}`;
