import type { Entry, RawList, Section } from '../draft.ts';
import { headingOf } from '../headings.ts';

const BEFORE = /^[([]?(\d{1,3})\s*[)\]]?\s*[x×*]?\s+(\S.*)$/i;
const BEFORE_TIGHT = /^(?:(\d{1,3})\s*[x×]|[x×]\s*(\d{1,3}))\s*(\S.*)$/i;
const AFTER =
  /^(.*\S)\s*(?:[\t;]\s*(\d{1,3})|\s[x×]\s?(\d{1,3})|\s(\d{1,3})\s?[x×]|[([](?:[x×]\s?)?(\d{1,2})(?:\s?[x×])?[)\]]|:\s*(\d{1,2}))$/i;
const LINK = /\[([^\]]+)\]\((?:[^)]*\/card\/)?([^)]*)\)/g;

/** A list as people type it, as RingsDB prints it, and as GEMP shows it. */
export function readText(text: string): RawList {
  const entries: Entry[] = [];
  const notes: string[] = [];
  let name = '';
  let section: Section | undefined;
  let side = false;
  const add = (line: string, raw: string, at: number): boolean => {
    const entry = entryOf(line, raw, at);
    if (!entry) return false;
    entries.push({ ...entry, ...(section && { section }), ...(side && { side }) });
    return true;
  };
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = tidy(raw);
    if (line === '') continue;
    const comment = /^(?:\/\/|;|%|#(?!#*\s*(?:side|main))\s)\s*(.*)$/i.exec(line);
    const heading = headingOf(line);
    if (heading) {
      ({ section, side } = heading);
      if (heading.rest !== '' && !add(heading.rest, raw, at)) notes.push(line);
    } else if (comment && !/^#\s*\d/.test(line)) {
      // The first heading of a Markdown page is the name of the deck.
      if (line.startsWith('# ') && name === '' && entries.length === 0) name = comment[1];
      else notes.push(comment[1]);
    } else {
      const entry = entryOf(line, raw, at);
      if (entry?.sure || (entry && !isProse(line))) {
        entries.push({ ...entry, ...(section && { section }), ...(side && { side }) });
      } else notes.push(line);
    }
  }
  return { format: 'text', name, notes, entries };
}

/** Takes away what only decorates a line. */
function tidy(raw: string): string {
  return raw
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\*\*|__/g, '')
    .replace(/^\s*(?:[-•–·]|\*(?=\s*\d))\s*(?=\S)/, '')
    .replace(/\s+(?:\/\/|#)\s.*$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Sentences, addresses and the like. */
function isProse(line: string): boolean {
  return (
    /https?:|www\.|@/.test(line) ||
    (/[.!?…]$/.test(line.replace(/[“”"]$/, '')) && line.split(' ').length > 4) ||
    line.split(' ').length > 9
  );
}

/** One line as a card, with its number before or behind it; null if there is nothing to be a title, or none of it. */
function entryOf(line: string, raw: string, at: number): Entry | null {
  let code: string | undefined;
  let rest = line.replace(LINK, (_, title: string, id: string) => {
    code = id || undefined;
    return title;
  });
  const starred = /\s\*$/.test(rest);
  if (starred) rest = rest.replace(/\s*\*$/, '');
  let count: number | undefined;
  const before = BEFORE_TIGHT.exec(rest) ?? BEFORE.exec(rest);
  if (before) {
    count = Number(before.length > 3 ? (before[1] ?? before[2]) : before[1]);
    rest = before[before.length - 1];
  } else {
    const after = AFTER.exec(rest);
    if (after) {
      count = Number(after.slice(2).find((part) => part !== undefined));
      rest = after[1];
    }
  }
  rest = rest.replace(/^[•·◆♦]\s*/, '').trim();
  const [, tagged, tag] = /^(.*\S)\s*\[(\d{5}|\d+[_-]\d+|\d+[A-Z]\d+)\]$/i.exec(rest) ?? [];
  if (tagged) {
    code = tag;
    rest = tagged;
  }
  if (!/\p{L}/u.test(rest) && !/^\d+[_]\d+|^\d{5}$/.test(rest)) return null;
  if (count === 0) return null;
  const [, title, set] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(rest) ?? [];
  return {
    count: count ?? 1,
    name: rest,
    ...(code && { code }),
    ...(title && { set }),
    ...(starred && { starred }),
    sure: count !== undefined,
    line: at + 1,
    raw: raw.trim(),
  };
}
