import type { Entry, RawList } from '../draft.ts';
import { sectionOf } from '../headings.ts';
import { escaped, unescaped } from './xml.ts';

/** OCTGN's id of the game. */
const GAME = 'a21af4e8-be4b-4cda-a6b6-534f9717391f';

export const isO8d = (text: string): boolean => /<deck[\s>]/i.test(text) && /<section[\s>]/i.test(text);

/** A deck file of OCTGN: sections of cards, with their number, id and title. */
export function readO8d(text: string): RawList {
  const entries: Entry[] = [];
  const notes: string[] = [];
  for (const [, attributes, inside] of text.matchAll(/<section\b([^>]*)>([\s\S]*?)<\/section>/gi)) {
    const { section, side } = sectionOf(attribute(attributes, 'name'));
    for (const card of inside.matchAll(/<card\b([^>]*?)(?:\/>|>([\s\S]*?)<\/card>)/gi)) {
      const count = Number(attribute(card[1], 'qty') || '1');
      const name = unescaped(card[2] ?? '').trim();
      const code = attribute(card[1], 'id').toLowerCase();
      if (!(count >= 1 && count < 1000) || (name === '' && code === '')) {
        notes.push(card[0]);
        continue;
      }
      const line = text.slice(0, card.index).split('\n').length;
      entries.push({
        ...{ count, name: name || code, sure: true, line, raw: card[0] },
        ...(code && { code }),
        ...(section && { section }),
        ...(side && { side }),
      });
    }
  }
  const [, said = ''] = /<notes\b[^>]*>([\s\S]*?)<\/notes>/i.exec(text) ?? [];
  const plain = unescaped(said.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')).trim();
  return { format: 'o8d', name: '', notes: [...notes, ...(plain ? plain.split(/\r?\n/) : [])], entries };
}

function attribute(text: string, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(text) ?? [];
  return unescaped(double ?? single ?? '');
}

/** A card of a deck file. */
export interface O8dCard {
  readonly count: number;
  readonly id: string;
  readonly title: string;
}

export function writeO8d(
  sections: readonly (readonly [name: string, cards: readonly O8dCard[]])[],
  notes: string,
): string {
  const parts = sections.map(([name, cards]) => {
    const lines = cards.map(
      ({ count, id, title }) => `    <card qty="${count}" id="${escaped(id)}">${escaped(title)}</card>\n`,
    );
    return `  <section name="${escaped(name)}" shared="False">\n${lines.join('')}  </section>\n`;
  });
  const said = notes === '' ? '' : `  <notes><![CDATA[${notes.replaceAll(']]>', ']]]]><![CDATA[>')}]]></notes>\n`;
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="${GAME}">\n${parts.join('')}${said}</deck>\n`;
}
