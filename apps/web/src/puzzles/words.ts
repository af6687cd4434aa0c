import { wordsIn } from '../words-in.ts';

interface PuzzleWords {
  readonly title: string;
  readonly lead: string;
  readonly ofDay: string;
  readonly solve: string;
  readonly any: string;
  readonly none: string;
  readonly count: (n: number, solved: number) => string;
  readonly difficulty: (n: number) => string;
  readonly streak: (row: number, best: number, days: number) => string;
  readonly ask: string;
  readonly right: (value: number, next: number) => string;
  readonly wrong: string;
  readonly again: string;
  readonly show: string;
  readonly solution: (what: string, value: number, next: number) => string;
  readonly next: string;
  readonly goOn: string;
  readonly close: string;
  readonly checked: (deals: number, lead: number) => string;
}

export const puzzleWords = wordsIn<PuzzleWords>({
  de: {
    title: 'Rätsel',
    lead: 'Stellungen aus Partien der Bots, in denen eine Wahl klar die beste ist. Entscheide mit dem, was der Platz weiß.',
    ofDay: 'Rätsel des Tages',
    solve: 'Lösen',
    any: 'Ein anderes',
    none: 'Für dieses Spiel gibt es noch keine Rätsel.',
    count: (n, solved) => `${n} Rätsel, ${solved} gelöst`,
    difficulty: (n) => `Schwierigkeit ${n} von 5`,
    streak: (row, best, days) =>
      `${row} in Folge richtig, höchstens ${best}; Rätsel des Tages an ${days} Tagen in Folge`,
    ask: 'Was ist hier am besten?',
    right: (value, next) => `Richtig: ${value} % Gewinnaussicht, die nächstbeste Wahl hat ${next} %.`,
    wrong: 'Das ist nicht das Beste.',
    again: 'Noch einmal versuchen',
    show: 'Lösung zeigen',
    solution: (what, value, next) => `${what}: ${value} % Gewinnaussicht, die nächstbeste Wahl hat ${next} %.`,
    next: 'Nächstes Rätsel',
    goOn: 'Von hier weiterspielen',
    close: 'Schließen',
    checked: (deals, lead) => `geprüft auf ${deals} Verteilungen, Vorsprung ${lead} Standardfehler`,
  },
  en: {
    title: 'Puzzles',
    lead: 'Positions from games of the bots in which one choice is clearly the best. Decide by what the seat knows.',
    ofDay: 'Puzzle of the day',
    solve: 'Solve',
    any: 'Another one',
    none: 'There are no puzzles for this game yet.',
    count: (n, solved) => `${n} puzzles, ${solved} solved`,
    difficulty: (n) => `difficulty ${n} of 5`,
    streak: (row, best, days) => `${row} right in a row, at best ${best}; puzzle of the day on ${days} days in a row`,
    ask: 'What is best here?',
    right: (value, next) => `Right: ${value} % chance to win, the next best choice has ${next} %.`,
    wrong: 'That is not the best.',
    again: 'Try again',
    show: 'Show the solution',
    solution: (what, value, next) => `${what}: ${value} % chance to win, the next best choice has ${next} %.`,
    next: 'Next puzzle',
    goOn: 'Play on from here',
    close: 'Close',
    checked: (deals, lead) => `checked on ${deals} deals, ahead by ${lead} standard errors`,
  },
});
