import type { Bilingual } from './lang.ts';

export const rulesWords: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly json: string;
  readonly run: string;
  readonly noRun: string;
  readonly unknownGame: (game: string, games: readonly string[]) => string;
  readonly missing: string;
  readonly stale: string;
  readonly running: string;
  readonly failed: string;
  readonly notRun: (files: readonly string[]) => string;
  readonly area: string;
  readonly proven: string;
  readonly unproven: string;
  readonly sum: (game: string, proven: number, total: number) => string;
  readonly examples: (proven: number, total: number) => string;
}> = {
  de: {
    about: 'zeigt, welche Regeln durch einen bestandenen Test bewiesen sind und welche nicht',
    game: 'nur dieses Spiel',
    json: 'gibt JSON aus',
    run: 'lässt alle Regeltests laufen, auch wenn sich nichts geändert hat',
    noRun: 'nimmt die letzten Ergebnisse, auch wenn sie veraltet sind',
    unknownGame: (game, games) => `Das Spiel „${game}“ gibt es nicht; bekannt sind ${games.join(', ')}.`,
    missing: 'Die Regeltests sind noch nie gelaufen; ohne --no-run laufen sie jetzt.',
    stale:
      'Diese Ergebnisse sind veraltet: Seitdem haben sich Quelltexte geändert. Ohne --no-run laufen die Tests neu.',
    running: 'Regeltests',
    failed: 'Nicht alle Regeltests haben bestanden; was sie nennen, gilt als nicht bewiesen. (Mehr dazu mit DEBUG=1.)',
    notRun: (files) => `Diese Tests liefen hier nicht, npm test lässt sie laufen: ${files.join(', ')}`,
    area: 'Bereich',
    proven: 'bewiesen',
    unproven: 'nicht bewiesen',
    sum: (game, proven, total) => `${game}: ${proven} von ${total} Regeln bewiesen`,
    examples: (proven, total) => `${proven} von ${total} Beispielen`,
  },
  en: {
    about: 'shows which rules are proven by a passing test and which are not',
    game: 'only this game',
    json: 'prints JSON',
    run: 'runs all rule tests even if nothing has changed',
    noRun: 'takes the last results even if they are out of date',
    unknownGame: (game, games) => `There is no game "${game}"; known are ${games.join(', ')}.`,
    missing: 'The rule tests have never been run; without --no-run they run now.',
    stale: 'These results are out of date: sources have changed since. Without --no-run the tests run again.',
    running: 'rule tests',
    failed: 'Not all rule tests passed; what they name counts as unproven. (Set DEBUG=1 for more.)',
    notRun: (files) => `These tests did not run here, npm test runs them: ${files.join(', ')}`,
    area: 'area',
    proven: 'proven',
    unproven: 'unproven',
    sum: (game, proven, total) => `${game}: ${proven} of ${total} rules proven`,
    examples: (proven, total) => `${proven} of ${total} examples`,
  },
};
