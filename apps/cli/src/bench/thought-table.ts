import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';
import type { ThoughtBench } from './thought.ts';

export const words: Bilingual<{ readonly head: readonly string[]; readonly about: string }> = {
  de: {
    head: ['Spiel', 'erster Gedanke', 'zehnter', 'Verhältnis', 'ein Kern', 'zwei Kerne', 'Verhältnis'],
    about: 'Partien in Gedanken, nach der Uhr: je Gedanke, und die Summe mehrerer auf einem Kern und auf zweien.',
  },
  en: {
    head: ['game', 'first thought', 'tenth', 'ratio', 'one core', 'two cores', 'ratio'],
    about:
      'Games played on in thought, by the clock on the wall: of one thought, and of several on one core and on two.',
  },
};

/** How much is thought, for a terminal. */
export function thoughtTable(found: readonly ThoughtBench[], lang: Lang): string {
  const { head, about } = words[lang];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(16))).join('');
  const count = (n: number): string => numberText(n, lang);
  const ratio = (now: number, before: number): string => numberText(now / Math.max(1, before), lang, 2);
  const rows = found.map(({ game, first, tenth, oneCore, twoCores }) =>
    line([
      game,
      count(first),
      count(tenth),
      ratio(first, tenth),
      count(oneCore),
      count(twoCores),
      ratio(twoCores, oneCore),
    ]),
  );
  return [line(head), ...rows, about, ''].join('\n');
}
