import type { RuleCatalogue } from '@tafelrunde/rules';
import { coverageOf, isProven, type Results } from '@tafelrunde/testing/rules';
import type { Lang } from './lang.ts';
import { rulesWords } from './rules-words.ts';

const lineWidth = 110;
const areaWidth = 16;
const countWidth = 13;

/** Proven and total per area with the unproven ids, and a sum per game. */
export function rulesTable(catalogues: readonly RuleCatalogue[], results: Results, lang: Lang): string {
  return `${catalogues.map((catalogue) => gameTable(catalogue, results, lang)).join('\n\n')}\n`;
}

function gameTable(catalogue: RuleCatalogue, results: Results, lang: Lang): string {
  const words = rulesWords[lang];
  const areas = coverageOf(catalogue, results);
  const lines = areas.map(({ area, proven, total, unproven }) => row(area, `${proven} / ${total}`, unproven));
  const sum = (count: (area: (typeof areas)[number]) => number) => areas.reduce((all, area) => all + count(area), 0);
  const rules = words.sum(
    catalogue.game,
    sum((area) => area.proven),
    sum((area) => area.total),
  );
  const { examples } = catalogue;
  const proven = examples.filter((example) => isProven(results, example.id)).length;
  return [
    row(words.area, words.proven, [words.unproven]),
    ...lines,
    `${rules}, ${words.examples(proven, examples.length)}`,
  ].join('\n');
}

/** The ids are broken into lines that stay in their column. */
function row(area: string, count: string, ids: readonly string[]): string {
  const lines = [''];
  for (const id of ids) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${id}` : id;
    if (longer.length <= lineWidth - areaWidth - countWidth) lines[last] = longer;
    else lines.push(id);
  }
  const indent = ' '.repeat(areaWidth + countWidth);
  return `${area.padEnd(areaWidth)}${count.padEnd(countWidth)}${lines.join(`\n${indent}`)}`.trimEnd();
}
