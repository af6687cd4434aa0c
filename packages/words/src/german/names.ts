import { definiteArticle } from './endings.ts';
import { genitiveOf } from './nouns.ts';
import type { Case, GermanName } from './types.ts';

/** A name in a case; "der Schattenschlüssel" keeps its article apart. */
export function nameForm(name: GermanName, kase: Case): { readonly article?: string; readonly rest: string } {
  const given = name.forms?.[kase];
  if (!name.article) return { rest: given ?? (kase === 'gen' ? genitiveOfName(name) : name.text) };
  const { gender, number = 'sg', text } = name;
  const strong = kase === 'gen' && gender !== 'f' && number === 'sg';
  return { article: definiteArticle(kase, number, gender), rest: given ?? (strong ? genitiveOf(text) : text) };
}

/** "Aragorns", "Legolas’". */
export function genitiveOfName({ text, forms }: GermanName): string {
  return forms?.gen ?? (/[sßxz]$/.test(text) ? `${text}’` : `${text}s`);
}
