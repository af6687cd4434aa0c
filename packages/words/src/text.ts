import type { Lang } from './lang.ts';

export type Join = 'and' | 'or';

const JOINERS: Record<Lang, Record<Join, string>> = {
  de: { and: 'und', or: 'oder' },
  en: { and: 'and', or: 'or' },
};

/** "a", "a und b", "a, b und c". An item that ends in a closing comma keeps it: "der Ork, der angreift, und …". */
export function joinList(items: readonly string[], lang: Lang, join: Join = 'and'): string {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1] as string;
  return tidy(`${items.slice(0, -1).join(', ')} ${JOINERS[lang][join]} ${last}`, 'keep');
}

/** Puts the pieces that are there next to each other. */
export function join(...pieces: readonly (string | undefined)[]): string {
  return pieces.filter(Boolean).join(' ');
}

/** Sets spaces and commas right; a comma that closes a clause disappears before other punctuation and at the end. */
export function tidy(text: string, trailingComma: 'drop' | 'keep' = 'drop'): string {
  const clean = text
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ +([,.;:!?)])/g, '$1')
    .replace(/,+/g, ',')
    .replace(/,([.;:!?)])/g, '$1')
    .trim();
  return trailingComma === 'drop' ? clean.replace(/,$/, '') : clean;
}

/** Makes the first letter a capital, past opening quotes and brackets; a text that starts with a digit stays. */
export function capitalise(text: string): string {
  return text.replace(/^([\s"'„“»«([]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
}

/** One printed sentence: pieces joined, first letter a capital, a full stop unless it already ends. */
export function sentence(...pieces: readonly (string | undefined)[]): string {
  const text = capitalise(tidy(join(...pieces)));
  return text === '' || /[.!?:…]["“”»«)]*$/.test(text) ? text : `${text}.`;
}
