import { wordsIn } from '../../words-in.ts';

interface SagaWords {
  readonly title: string;
  readonly lead: string;
  readonly new: string;
  readonly easy: string;
  readonly begin: string;
  readonly log: (names: string) => string;
  readonly games: string;
  readonly won: (score: number, rounds: number) => string;
  readonly lost: (rounds: number) => string;
  readonly next: string;
  readonly later: string;
  readonly sum: (won: number, of: number, games: number, score: number) => string;
  readonly play: (scenario: string) => string;
  readonly again: (scenario: string) => string;
  readonly goOn: string;
  readonly write: string;
  readonly over: string;
  readonly download: string;
  readonly load: string;
  readonly remove: string;
  readonly removeAsk: string;
  readonly broken: (n: number) => string;
}

export const sagaWords = wordsIn<SagaWords>({
  de: {
    title: 'Saga: Schatten des Düsterwalds',
    lead: 'Die Szenarien der Abenteuerpacks in der Reihenfolge der Geschichte, immer mit denselben Decks. Wer verliert, versucht es noch einmal; das Logbuch hält jede Partie fest.',
    new: 'Neue Saga',
    easy: 'Leichter Modus',
    begin: 'Saga beginnen',
    log: (names) => `Saga von ${names}`,
    games: 'Partien',
    won: (score, rounds) => `gewonnen, ${score} Punkte in ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
    lost: (rounds) => `verloren nach ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
    next: 'kommt als Nächstes',
    later: 'später',
    sum: (won, of, games, score) =>
      `${won} von ${of} Szenarien gewonnen, ${games === 1 ? '1 Partie' : `${games} Partien`}, zusammen ${score} Punkte (weniger ist besser)`,
    play: (scenario) => `„${scenario}“ spielen`,
    again: (scenario) => `„${scenario}“ noch einmal spielen`,
    goOn: 'Partie fortsetzen',
    write: 'Ins Logbuch schreiben',
    over: 'Gollum ist beim Elbenkönig: Die Saga ist zu Ende.',
    download: 'Logbuch speichern',
    load: 'Logbuch einer Saga laden:',
    remove: 'Saga löschen',
    removeAsk: 'Diese Saga mit ihrem Logbuch löschen?',
    broken: (n) => (n === 1 ? 'Eine Saga ist nicht lesbar.' : `${n} Sagas sind nicht lesbar.`),
  },
  en: {
    title: 'Saga: Shadows of Mirkwood',
    lead: 'The scenarios of the adventure packs in the order of the story, always with the same decks. Whoever loses tries again; the log keeps every game.',
    new: 'New saga',
    easy: 'Easy mode',
    begin: 'Begin the saga',
    log: (names) => `Saga of ${names}`,
    games: 'Games',
    won: (score, rounds) => `won, ${score} points in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    lost: (rounds) => `lost after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    next: 'comes next',
    later: 'later',
    sum: (won, of, games, score) =>
      `${won} of ${of} scenarios won, ${games === 1 ? '1 game' : `${games} games`}, ${score} points in all (fewer are better)`,
    play: (scenario) => `Play “${scenario}”`,
    again: (scenario) => `Play “${scenario}” again`,
    goOn: 'Go on with the game',
    write: 'Write into the log',
    over: 'Gollum is with the Elven King: the saga is complete.',
    download: 'Save the log',
    load: 'Load the log of a saga:',
    remove: 'Delete the saga',
    removeAsk: 'Delete this saga and its log?',
    broken: (n) => (n === 1 ? 'One saga cannot be read.' : `${n} sagas cannot be read.`),
  },
});
