import { fileURLToPath } from 'node:url';
import { dbg } from '@tafelrunde/dbg';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { type BriefSigns, briefForm, langs } from '@tafelrunde/words';
import { expect, it } from 'vitest';

/** Two signs stand for all: what they do to a text is the same. */
const SIGNS: BriefSigns = {
  card: { de: /\bKarten?\b/g, en: /\bcards?\b/g },
  wound: { de: /\b(?:Schaden|Wunden?)\b/g, en: /\b(?:damage|wounds?)\b/g },
};

/** As much as one likes, as much as a card of the table has room for, and too little for most. */
const ROOM = [10_000, 120, 40];

it.each([lcg, tcg, dbg, runebound])('short forms of $id are as the book has them', async ({ id, defs }) => {
  const lines = defs.flatMap((def) => {
    const texts = def.brief?.() ?? [];
    if (texts.length === 0) return [];
    const forms = langs.flatMap((lang) => ROOM.map((most) => briefForm(texts, lang, SIGNS, most).join(' / ')));
    return [`= ${def.id}`, ...forms.filter((form, i) => forms.indexOf(form) === i)];
  });
  const file = fileURLToPath(new URL(`brief/${id}.txt`, import.meta.url));
  await expect(`${[...new Set(lines)].join('\n')}\n`).toMatchFileSnapshot(file);
});
