import type { Lang } from '@tafelrunde/words';
import type { TcgDef } from './defs.ts';

/** How titles are compared: Théoden is Theoden, whatever accents an edition prints (TCG-UNIQUE-04). */
export function titleKey(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Title and subtitle: "Gimli, Unbidden Guest". */
export function fullTitle({ title, subtitle }: TcgDef, lang: Lang): string {
  return subtitle[lang] === '' ? title[lang] : `${title[lang]}, ${subtitle[lang]}`;
}
