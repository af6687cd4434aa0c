import type { Entry, RawList, Section } from '../draft.ts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decks of RingsDB and of DragnCards as their programs hand them out; null if it is neither. */
export function readJson(data: unknown): RawList | null {
  if (Array.isArray(data))
    return data.length === 1 && isData(data[0]) && 'slots' in data[0] ? ringsdb(data[0]) : dragncards(data, '');
  if (!isData(data)) return null;
  if (isData(data.slots) || isData(data.heroes)) return ringsdb(data);
  for (const key of ['cards', 'loadList', 'deckList', 'deck']) {
    const list = data[key];
    if (Array.isArray(list)) return dragncards(list, text(data.label) || text(data.name));
  }
  // Ready-made decks of DragnCards stand under their own name.
  const inner = isData(data.preBuiltDecks) ? Object.values(data.preBuiltDecks) : Object.values(data);
  return inner.length === 1 && isData(inner[0]) ? readJson(inner[0]) : null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function counted(slots: unknown, more: Partial<Entry>): Entry[] {
  if (!isData(slots)) return [];
  return Object.entries(slots).flatMap(([code, n]) => {
    const count = Number(n);
    if (!Number.isInteger(count) || count < 1) return [];
    return [{ count, name: code, code, sure: true, line: 0, raw: code, ...more }];
  });
}

/** RingsDB: numbers of cards with how many there are; heroes are named apart, and among the others, too. */
function ringsdb(data: Data): RawList {
  const heroes = isData(data.heroes) ? data.heroes : {};
  const slots = counted(data.slots, {}).filter(({ code }) => !Object.hasOwn(heroes, code ?? ''));
  const entries = [...counted(heroes, { section: 'hero' }), ...slots, ...counted(data.sideslots, { side: true })];
  const said = text(data.description_md) || text(data.description);
  return { format: 'ringsdb', name: text(data.name), notes: said === '' ? [] : said.split(/\r?\n/), entries };
}

const groups: readonly (readonly [RegExp, Section | undefined, boolean])[] = [
  [/sideboard/i, undefined, true],
  [/deck/i, undefined, false],
  [/play/i, 'hero', false],
];

/** DragnCards: a list of cards, each with the place it is laid. */
function dragncards(list: readonly unknown[], name: string): RawList | null {
  const entries: Entry[] = [];
  const notes: string[] = [];
  for (const [at, one] of list.entries()) {
    if (!isData(one)) return null;
    const code = text(one.databaseId) || text(one.uuid) || text(one.cardDbId);
    const title = text(one._name) || text(one.name);
    const count = Number(one.quantity ?? 1);
    if (code === '' && title === '') return null;
    if (!(Number.isInteger(count) && count >= 1)) {
      notes.push(title || code);
      continue;
    }
    const [, section, side] = groups.find(([group]) => group.test(text(one.loadGroupId))) ?? [];
    entries.push({
      ...{ count, name: title || code, sure: true, line: at + 1, raw: title || code },
      ...(code && { code: code.toLowerCase() }),
      ...(section && { section }),
      ...(side && { side }),
    });
  }
  return entries.length > 0 ? { format: 'dragncards', name, notes, entries } : null;
}
