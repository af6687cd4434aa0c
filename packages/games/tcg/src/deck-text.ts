import type { Lang, Registry, Result } from '@tafelrunde/kernel';
import type { DeckList } from './decks.ts';
import type { TcgDef } from './defs.ts';
import { titleKey } from './titles.ts';

/** Title and subtitle: "Gimli, Unbidden Guest". */
export function fullTitle({ title, subtitle }: TcgDef, lang: Lang): string {
  return subtitle[lang] === '' ? title[lang] : `${title[lang]}, ${subtitle[lang]}`;
}

/** A deck as text: Ring-bearer, Ring and sites above an empty line; starting companions are marked with a star. */
export function deckToText(
  { ringBearer, ring, sites, start, cards }: DeckList,
  lang: Lang,
  pool: Registry<TcgDef>,
): string {
  const line = (id: string, n: number, star = ''): string => `${n}x ${fullTitle(pool.get(id), lang)}${star}`;
  const above = [ringBearer, ring, ...sites].map((id) => line(id, 1));
  const left = { ...cards };
  const starred = start.map((id) => {
    left[id]--;
    return line(id, 1, ' *');
  });
  const below = Object.entries(left).flatMap(([id, n]) => (n > 0 ? [line(id, n)] : []));
  return `${[...above, '', ...starred, ...below].join('\n')}\n`;
}

const LINE = /^(\d{1,2})\s*[x×]?\s+(.+)$/i;

/** A deck from its text, with German or English titles; a line that names no card is refused with that line. */
export function deckFromText(text: string, pool: Registry<TcgDef>): Result<DeckList> {
  let ringBearer = '';
  let ring = '';
  const sites: string[] = [];
  const start: string[] = [];
  const cards: Record<string, number> = {};
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const star = line.endsWith('*');
    const plain = star ? line.slice(0, -1).trim() : line;
    const [, number = '1', title = plain] = LINE.exec(plain) ?? [];
    const def = byTitle(title, pool);
    const n = Number(number);
    if (!def || n === 0) return { ok: false, problem: ['tcg.deck.line', { n: i + 1, line }] };
    if (def.type === 'ring') ring = def.id;
    else if (def.type === 'site') for (let copy = 0; copy < n; copy++) sites.push(def.id);
    else if (def.titleKey === 'frodo' && ringBearer === '') ringBearer = def.id;
    else {
      cards[def.id] = (cards[def.id] ?? 0) + n;
      if (star) for (let copy = 0; copy < n; copy++) start.push(def.id);
    }
  }
  return { ok: true, value: { ringBearer, ring, sites, start, cards } };
}

function byTitle(title: string, { defs }: Registry<TcgDef>): TcgDef | undefined {
  const wanted = plainTitle(title);
  const langs = ['de', 'en'] as const;
  return (
    defs.find((def) => langs.some((lang) => plainTitle(fullTitle(def, lang)) === wanted)) ??
    defs.find((def) => langs.some((lang) => plainTitle(def.title[lang]) === wanted) || def.id === title)
  );
}

/** How a title is read: without regard to accents, capitals and the form of quotation marks. */
function plainTitle(title: string): string {
  return titleKey(title)
    .replace(/[’‘`´]/g, "'")
    .replace(/[„“”"«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
