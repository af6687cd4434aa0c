import type { Entry, RawList, Section } from '../draft.ts';

const LINE = /^\s*(\d*[_]?\d*\*?)?\|(\d+_\d+\*?)?\|([\d_,*\s]*)\|([\d_,*\s]*)(?:\|([\s\S]*))?$/;
/** How our own export says who begins; GEMP asks at the table, and keeps what it does not know as notes. */
const START = /start(?:ing)?:([\d_,\s]+)/i;

export const isGemp = (text: string): boolean => LINE.test(text.trim());

/** A deck as GEMP keeps it: Ring-bearer, Ring, sites, cards, then format and notes, with strokes between them. */
export function readGemp(text: string): RawList {
  const [, bearer = '', ring = '', sites = '', cards = '', tail = ''] = LINE.exec(text.trim()) ?? [];
  const entries: Entry[] = [];
  const add = (codes: string, section: Section): void => {
    const counts = new Map<string, number>();
    for (const raw of codes.split(',')) {
      const code = raw.trim().replace(/\*$/, '');
      if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    for (const [code, count] of counts)
      entries.push({ count, name: code, code, section, sure: true, line: 1, raw: code });
  };
  add(bearer, 'ring-bearer');
  add(ring, 'ring');
  add(sites, 'site');
  add(cards, 'draw');
  const [, start = ''] = START.exec(tail) ?? [];
  const begins = start
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const notes = tail
    .split('|')
    .map((part) => part.replace(START, '').trim())
    .filter(Boolean);
  return { format: 'gemp', name: '', notes, entries: starred(entries, begins) };
}

/** Those who begin are entries of their own, in their order. */
function starred(entries: readonly Entry[], codes: readonly string[]): readonly Entry[] {
  const left = new Map(entries.filter(({ section }) => section === 'draw').map((entry) => [entry.code, entry.count]));
  const begins = codes.flatMap((code): Entry[] => {
    const n = left.get(code) ?? 0;
    if (n === 0) return [];
    left.set(code, n - 1);
    return [{ count: 1, name: code, code, section: 'draw', starred: true, sure: true, line: 1, raw: code }];
  });
  const others = entries.map((entry) =>
    entry.section === 'draw' ? { ...entry, count: left.get(entry.code) ?? 0 } : entry,
  );
  return [
    ...others.filter(({ section }) => section !== 'draw'),
    ...begins,
    ...others.filter(({ section, count }) => section === 'draw' && count > 0),
  ];
}

export function writeGemp(parts: {
  readonly bearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly cards: readonly (readonly [code: string, count: number])[];
  readonly start: readonly string[];
  readonly notes: string;
}): string {
  const cards = parts.cards.flatMap(([code, count]) => Array.from({ length: count }, () => code));
  const notes = [parts.start.length > 0 ? `Start: ${parts.start.join(',')}` : '', parts.notes.replaceAll('|', '/')];
  const tail = notes.filter(Boolean).join('\n');
  const head = [parts.bearer, parts.ring, parts.sites.join(','), cards.join(',')];
  return [...head, ...(tail === '' ? [] : ['', tail])].join('|');
}
