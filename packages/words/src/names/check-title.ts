import { checkGermanTitle } from './german-title.ts';
import { englishTokens, type Title } from './title.ts';

/** What is wrong with the grammar of a title; nothing, if it gives none. */
export function checkTitle({ de, en, as }: Title): readonly string[] {
  if (as === undefined) return [];
  const problems = [...checkGermanTitle(de, as)];
  const { use } = englishTokens(as);
  if (use === 'name' && /^The /.test(en)) problems.push(`"${en}" has an article of its own and is no name`);
  if (use !== 'quoted' && /[.!?…]$/.test(en)) problems.push(`"${en}" reads like a sentence: quoted`);
  return problems;
}
