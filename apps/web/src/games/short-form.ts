import { type BriefSigns, briefForm, type Lang, type Literal } from '@tafelrunde/words';
import type { Glyphs } from '../table/face.ts';

/** A sign of short forms: what it is called, and the words it stands for, in both languages. */
interface ShortSign {
  readonly label: Literal;
  readonly de: RegExp;
  readonly en: RegExp;
}

export type ShortSigns = Readonly<Record<string, ShortSign>>;

/** Letters of a short form that fit on a card of the narrowest width that shows it. */
export const SHORT_FORM = 120;

/** There is more on the whole card. */
const MORE: Literal = { de: 'mehr auf der ganzen Karte', en: 'more on the whole card' };

const made = new Map<string, readonly string[]>();

/** The short form of a card's text, made once. */
export function shortForm(
  game: string,
  { id, brief }: { readonly id: string; readonly brief?: () => readonly Literal[] },
  lang: Lang,
  signs: ShortSigns,
): readonly string[] {
  const key = `${game} ${id} ${lang}`;
  const kept = made.get(key);
  if (kept) return kept;
  const short = briefForm(brief?.() ?? [], lang, signs satisfies BriefSigns, SHORT_FORM);
  made.set(key, short);
  return short;
}

/** What stands for the names in braces. */
export function glyphsOf<S extends ShortSigns>(
  signs: S,
  icons: Readonly<Record<keyof S, string>>,
  more: string,
  lang: Lang,
): Glyphs {
  const named = Object.entries(signs).map(([name, { label }]) => [name, { icon: icons[name]!, label: label[lang] }]);
  return { ...Object.fromEntries(named), more: { icon: more, label: MORE[lang] } };
}
