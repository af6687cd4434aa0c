import { describe, expect, it } from 'vitest';
import type { RawList } from '../src/draft.ts';
import { isCsv, readCsv } from '../src/formats/csv.ts';
import { isGemp, readGemp } from '../src/formats/gemp.ts';
import { readJson } from '../src/formats/json.ts';
import { isO8d, readO8d } from '../src/formats/octgn.ts';
import { readText } from '../src/formats/text.ts';
import { headingOf } from '../src/headings.ts';
import { ODD_LISTS } from './odd-lists.ts';
import { HEADINGS } from './words-of-headings.ts';

/** A list as its own format reads it, before any card is looked for; null if it is no list. */
function rawOf(text: string): RawList | null {
  try {
    return readJson(JSON.parse(text));
  } catch {
    if (isO8d(text)) return readO8d(text);
    if (isGemp(text)) return readGemp(text);
    return isCsv(text) ? readCsv(text) : readText(text);
  }
}

it('each format keeps count, name, code, part, place and wording of every line', async () => {
  const lines = ODD_LISTS.map((text) => text.trim()).map((text) => {
    const raw = rawOf(text);
    const entries = raw?.entries.map((entry) => `\n    ${JSON.stringify(entry)}`).join('') ?? '';
    return `${JSON.stringify(text)}\n  ${raw ? JSON.stringify({ ...raw, entries: undefined }) : 'none'}${entries}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./raw.txt');
});

describe('every word that heads a part of a list', () => {
  for (const [part, words] of Object.entries(HEADINGS)) {
    it(part, () => {
      const heads = { beside: { side: true }, nothing: { side: false } }[part] ?? { section: part, side: false };
      for (const word of words) expect([word, headingOf(word)]).toEqual([word, { ...heads, rest: '' }]);
    });
  }
});
