import { melt } from './german/prepositions.ts';
import { capitalise } from './text.ts';

/** A piece of a rendered text: plain, or the title of a thing that can light up. */
export type Part = string | { readonly id: string; readonly text: string };

/** An article, preposition or pronoun whose spelling depends on what stands before it. */
interface Lead {
  readonly lead: string;
  readonly melts: boolean;
  readonly capital: boolean;
}

export type Piece = Part | Lead;

/** Adds pieces to others; plain texts side by side become one. */
export function append(pieces: Piece[], more: readonly Piece[]): void {
  for (const piece of more) {
    const last = pieces[pieces.length - 1];
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
}

/** Spells out a whole text: capitals where sentences begin, "zum" for "zu dem", a comma behind a name with one in it. */
export function settle(pieces: readonly Piece[]): readonly Part[] {
  const parts: Part[] = [];
  let before = '';
  for (const piece of pieces) {
    const part = typeof piece === 'object' && 'lead' in piece ? spelled(piece, parts, before) : piece;
    const last = parts[parts.length - 1];
    const text = typeof part === 'string' ? closed(part, last) : part.text;
    append(parts, [typeof part === 'string' ? text : part]);
    before += text;
  }
  return parts;
}

function spelled({ lead, melts, capital }: Lead, parts: Part[], before: string): string {
  const last = parts[parts.length - 1];
  if (melts && typeof last === 'string') {
    const [, rest, prep] = /^(.*?)(\p{L}+) $/su.exec(last) ?? [];
    const short = prep === undefined ? '' : melt(prep.toLowerCase(), lead);
    if (short) {
      parts[parts.length - 1] = rest;
      return prep === prep.toLowerCase() ? short : capitalise(short);
    }
  }
  return capital || /(?:^|[.!?]["“”»]* )["„“(]*$/.test(before) ? capitalise(lead) : lead;
}

/** "kauft Boromir, Hauptmann des Weißen Turms, für 5". */
function closed(text: string, last: Part | undefined): string {
  return typeof last === 'object' && last.text.includes(', ') && /^ [\p{L}\d]/u.test(text) ? `,${text}` : text;
}
