import { meanOf, rateOf } from '../statistics.ts';

export type Cell = string | number;

/** A table of a Markdown page. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** A share in percent with its 95 % interval in brackets (Wilson's). */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–';
  const { rate, low, high } = rateOf(part, whole);
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
}

/** A share in percent as `±` half of its 95 % interval, for shares that are neither near 0 nor near 100. */
export function around(part: number, whole: number): string {
  if (whole === 0) return '–';
  const p = part / whole;
  return `${percent(p)} ± ${percent(1.96 * Math.sqrt((p * (1 - p)) / whole))}`;
}

/** A mean with half of its 95 % interval. */
export function mean(values: readonly number[], digits = 1): string {
  const found = meanOf(values);
  if (found === null) return '–';
  return `${found.mean.toFixed(digits)} ± ${(found.mean - found.low).toFixed(digits)}`;
}

/**
 * The page with these tables in their places, each between `<!-- its name -->` and `<!-- end -->`; the first name that has
 * no place, if there is one.
 */
export function withTables(page: string, tables: Readonly<Record<string, string>>): { page: string; missing?: string } {
  let text = page;
  for (const [name, made] of Object.entries(tables)) {
    const begin = `<!-- ${name} -->\n`;
    const from = text.indexOf(begin);
    const to = text.indexOf('\n<!-- end -->', from);
    if (from < 0 || to < 0) return { page, missing: name };
    text = `${text.slice(0, from + begin.length)}\n${made}\n${text.slice(to)}`;
  }
  return { page: text };
}
