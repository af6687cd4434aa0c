import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';
import type { AnalysisBench } from './analysis.ts';

export const words: Bilingual<{ readonly head: readonly string[]; readonly about: string }> = {
  de: {
    head: ['Spiel', 'Züge', 'Entscheidungen', 'Partien', 'Kerne', 'Sekunden'],
    about: 'Eine Analyse in der Tiefe, die jeder zuerst bekommt, nach der Uhr; Partien in Gedanken.',
  },
  en: {
    head: ['game', 'turns', 'decisions', 'games', 'cores', 'seconds'],
    about:
      'An analysis at the depth that everybody gets first, by the clock on the wall; games are those played on in thought.',
  },
};

/** How long analyses take, for a terminal. */
export function analysisTable(found: readonly AnalysisBench[], lang: Lang): string {
  const { head, about } = words[lang];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(15))).join('');
  const rows = found.map(({ game, turns, decisions, playouts, cores, seconds }) =>
    line([
      game,
      ...[turns, decisions, playouts, cores].map((n) => numberText(n, lang, 0)),
      numberText(seconds, lang, 1),
    ]),
  );
  return [line(head), ...rows, about, ''].join('\n');
}
