import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';
import { type Against, type Compared, comparedMeasures } from './against.ts';

export const words: Bilingual<{
  readonly titles: Readonly<Record<Compared, string>>;
  readonly head: readonly string[];
  readonly to: string;
  readonly clock: string;
  readonly alike: (games: number) => string;
  readonly unlike: string;
}> = {
  de: {
    titles: {
      decisions: 'Entscheidungen/s',
      bytes: 'Bytes je Entscheidung',
      steady: 'Bot-Partien/s',
      greedy: 'Gier-Partien/s',
      playouts: 'Vorausdenken/s, warm',
      cold: 'Vorausdenken/s, erste Sekunde',
      clone: 'Kopien/s',
      redeal: 'neu gegeben/s',
      value: 'bewertet/s',
      picture: 'Bilder/s',
      save: 'gespeichert/s',
    },
    head: ['Spiel', 'gemessen', 'vorher', 'jetzt', 'Verhältnis', '95-%-Intervall'],
    to: 'bis',
    clock:
      'CPU-Zeit beider Stände, abwechselnd in kurzen Stücken mit denselben Partien gemessen; bei Bytes ist weniger besser.',
    alike: (games) => `${numberText(games, 'de')} Zufallspartien verliefen gleich.`,
    unlike: 'Nicht alle Zufallspartien verliefen gleich.',
  },
  en: {
    titles: {
      decisions: 'decisions/s',
      bytes: 'bytes a decision',
      steady: 'bot games/s',
      greedy: 'greedy games/s',
      playouts: 'playouts/s, warm',
      cold: 'playouts/s, first second',
      clone: 'clones/s',
      redeal: 'redeals/s',
      value: 'values/s',
      picture: 'pictures/s',
      save: 'saves/s',
    },
    head: ['game', 'measured', 'before', 'now', 'ratio', '95 % interval'],
    to: 'to',
    clock: 'CPU time of both, measured in turns, in short pieces, with the same games; of bytes, less is better.',
    alike: (games) => `${numberText(games, 'en')} random games ran alike.`,
    unlike: 'Not all random games ran alike.',
  },
};

const widths = [12, 32, 14, 14, 12, 18];

/** The comparison for a terminal. */
export function againstTable(compared: readonly Against[], lang: Lang): string {
  const { head, clock } = words[lang];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('');
  const notes = compared.filter(({ alike }) => alike !== 0).map((one) => `${one.game}: ${alikeText(one, lang)}`);
  return [line(head), ...rowsOf(compared, lang).map(line), clock, ...notes, ''].join('\n');
}

function alikeText({ alike }: Against, lang: Lang): string {
  return alike > 0 ? words[lang].alike(alike) : words[lang].unlike;
}

function rowsOf(compared: readonly Against[], lang: Lang): readonly (readonly string[])[] {
  const { titles, to } = words[lang];
  return compared.flatMap(({ game, measures }) =>
    comparedMeasures.flatMap((measure) => {
      const found = measures[measure];
      if (!found) return [];
      const { before, now, ratio, low, high } = found;
      const interval = low === high ? '–' : `${shown(low, lang)} ${to} ${shown(high, lang)}`;
      return [[game, titles[measure], shown(before, lang), shown(now, lang), shown(ratio, lang), interval]];
    }),
  );
}

function shown(value: number, lang: Lang): string {
  return numberText(value, lang, value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

const BEGIN = '<!-- speed -->';
const END = '<!-- /speed -->';

/** The page with the comparison between its marks; rows of other games stay. Null if the page has no marks. */
export function withSpeed(page: string, compared: readonly Against[]): string | null {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from < 0 || to < from) return null;
  const games = new Set(compared.map(({ game }) => game));
  const kept = page
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${words.en.head[0]} `) && !line.startsWith('| --'))
    .filter((line) => !games.has(line.split('|')[1].trim()));
  const rows = rowsOf(compared, 'en').map((cells) => `| ${cells.join(' | ')} |`);
  const table = [`| ${words.en.head.join(' | ')} |`, '| --- | --- | ---: | ---: | ---: | --- |', ...kept, ...rows];
  return `${page.slice(0, from + BEGIN.length)}\n${table.join('\n')}\n${page.slice(to)}`;
}
