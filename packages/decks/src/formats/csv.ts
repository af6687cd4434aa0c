import type { Entry, RawList } from '../draft.ts';
import { sectionOf } from '../headings.ts';
import { titleKey } from '../title-key.ts';

const columns = {
  count: ['count', 'qty', 'quantity', 'copies', 'amount', 'number of cards', 'anzahl', 'menge', 'cardcount'],
  name: ['name', 'title', 'card', 'card name', 'cardname', 'titel', 'karte'],
  code: ['code', 'id', 'blueprint', 'blueprintid', 'card id', 'cardid', 'octgnid', 'nummer'],
  set: ['set', 'pack', 'pack name', 'edition', 'cycle', 'pack_name'],
  section: ['section', 'type', 'typ', 'art', 'part', 'teil', 'deck', 'where'],
  start: ['start', 'starting', 'beginnt'],
} as const;
type Column = keyof typeof columns;

function columnOf(head: string): Column | undefined {
  const key = titleKey(head);
  return (Object.keys(columns) as Column[]).find((column) => (columns[column] as readonly string[]).includes(key));
}

/** The rows of a table with commas, semicolons or tabs; quotation marks hold cells together. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const sign = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0];
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const end = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  for (let i = 0; i <= text.length; i++) {
    const at = text[i];
    if (quoted && at === '"' && text[i + 1] === '"') cell += text[i++];
    else if (at === '"') quoted = quoted ? false : cell.trim() === '' ? true : quoted;
    else if (!quoted && at === sign) end();
    else if (at === undefined || (!quoted && at === '\n')) {
      end();
      if (row.some((one) => one !== '')) rows.push(row);
      row = [];
    } else if (at !== '\r') cell += at;
  }
  return rows;
}

/** Whether the first row names columns of which one is the title of a card or what somebody calls it. */
export function isCsv(text: string): boolean {
  const [head = []] = rowsOf(text.split(/\r?\n/, 1)[0]);
  const found = head.map(columnOf);
  return head.length > 1 && (found.includes('name') || found.includes('code')) && found.filter(Boolean).length > 1;
}

export function readCsv(text: string): RawList {
  const [head = [], ...rows] = rowsOf(text);
  const at = new Map<Column, number>();
  head.forEach((name, i) => {
    const column = columnOf(name);
    if (column && !at.has(column)) at.set(column, i);
  });
  const entries: Entry[] = [];
  const notes: string[] = [];
  rows.forEach((row, i) => {
    const cell = (column: Column): string => row[at.get(column) ?? -1] ?? '';
    const count = Number(cell('count').replace(/[x×]/gi, '') || '1');
    const code = cell('code');
    const name = cell('name') || code;
    if (!(Number.isInteger(count) && count >= 1 && count < 1000) || name === '') {
      notes.push(row.join(', '));
      return;
    }
    const { section, side } = sectionOf(cell('section'));
    entries.push({
      ...{ count, name, sure: true, line: i + 2, raw: row.join(', ') },
      ...(code && { code }),
      ...(section && { section }),
      ...(side && { side }),
      ...(/^(1|x|yes|ja|true)$/i.test(cell('start')) && { starred: true }),
    });
  });
  return { format: 'csv', name: '', notes, entries };
}

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = String(value);
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
