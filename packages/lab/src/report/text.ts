import type { Lang } from '@tafelrunde/words';

/** Text that may stand anywhere in a page. */
export function plainText(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign]);
}

/** A number as people of that language write it. */
export function numberText(value: number, lang: Lang, digits = 0): string {
  return value.toLocaleString(lang === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A share in percent; German puts a space before the sign. */
export function percent(share: number, lang: Lang, digits = 1): string {
  return `${numberText(share * 100, lang, digits)}${lang === 'de' ? ' ' : ''}%`;
}
