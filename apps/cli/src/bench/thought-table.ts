import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';
import type { ThoughtBench } from './thought.ts';

export const words: Bilingual<{ readonly head: readonly string[]; readonly about: string }> = {
  de: {
    head: ['Spiel', 'erster Gedanke', 'zehnter', 'Verhältnis', 'ein Kern', 'zwei Kerne', 'Verhältnis', 'gerechnet'],
    about:
      'Partien in Gedanken: je Gedanke, nach CPU-Zeit; die Summe mehrerer auf einem Kern und auf zweien, nach der Uhr; und wie sich diese ' +
      'nach CPU-Zeit verhielten, wenn jeder Kern nichts anderes zu tun hätte.',
  },
  en: {
    head: ['game', 'first thought', 'tenth', 'ratio', 'one core', 'two cores', 'ratio', 'reckoned'],
    about:
      'Games played on in thought: of one thought, by CPU time; of several on one core and on two, by the clock on the wall; and how these ' +
      'would compare by CPU time if no core had anything else to do.',
  },
};

/** How much is thought, for a terminal. */
export function thoughtTable(found: readonly ThoughtBench[], lang: Lang): string {
  const { head, about } = words[lang];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(16))).join('');
  const count = (n: number): string => numberText(n, lang);
  const ratio = (now: number, before: number): string => numberText(now / Math.max(1, before), lang, 2);
  const rows = found.map(({ game, first, tenth, oneCore, twoCores, oneReckoned, twoReckoned }) =>
    line([
      game,
      count(first),
      count(tenth),
      ratio(first, tenth),
      count(oneCore),
      count(twoCores),
      ratio(twoCores, oneCore),
      ratio(twoReckoned, oneReckoned),
    ]),
  );
  return [line(head), ...rows, about, ''].join('\n');
}
