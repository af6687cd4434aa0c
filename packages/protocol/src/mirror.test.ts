import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';
import { keptMessages } from './limits.ts';
import type { SeenLine } from './lines.ts';
import type { ChatMessage, ServerMessage, TableInfo } from './messages.ts';
import { Mirror } from './mirror.ts';
import type { Picture } from './picture.ts';

const line = (key: string): SeenLine => ({ words: [key], cards: [], rule: '' });
const lines = (...keys: string[]): SeenLine[] => keys.map(line);
const picture = (gold: number): Picture => ({ view: { gold } }) as unknown as Picture;
const said = (at: number): ChatMessage => ({ at, text: `line ${at}` }) as unknown as ChatMessage;
const hear = (mirror: Mirror, message: object): Mirror => {
  mirror.hear(message as ServerMessage);
  return mirror;
};
const begun = (): Mirror => hear(new Mirror(), { type: 'game', picture: picture(1), lines: lines('a', 'b', 'c') });
const change = (before: Picture, after: Picture, kept: number, ...keys: string[]): object => ({
  type: 'change',
  change: difference(before, after),
  kept,
  lines: lines(...keys),
});

describe('what a client knows of a table', () => {
  it('is nothing at first', () => {
    expect({ ...new Mirror() }).toEqual({ table: null, picture: null, lines: [], newFrom: 0, chat: [] });
  });

  it('is the table as it was told last', () => {
    const table = { id: 'x' } as unknown as TableInfo;
    expect({ ...hear(begun(), { type: 'table', table }) }).toEqual({ ...begun(), table });
  });

  it('begins with the whole game, of which no line is new', () => {
    expect({ ...begun() }).toMatchObject({ picture: picture(1), lines: lines('a', 'b', 'c'), newFrom: 3 });
  });

  it('goes on with what has changed, and with the lines behind those that are kept', () => {
    const next = hear(begun(), change(picture(1), picture(2), 3, 'd'));
    expect({ ...next }).toMatchObject({ picture: picture(2), lines: lines('a', 'b', 'c', 'd'), newFrom: 3 });
    const back = hear(next, change(picture(2), picture(1), 2, 'e'));
    expect({ ...back }).toMatchObject({ picture: picture(1), lines: lines('a', 'b', 'e'), newFrom: 2 });
    const less = hear(back, { type: 'change', change: null, kept: 1, lines: [] });
    expect({ ...less }).toMatchObject({ picture: picture(1), lines: lines('a'), newFrom: 1 });
  });

  it('stays the very same where nothing was said', () => {
    const mirror = begun();
    const { lines: before, picture: shown } = mirror;
    hear(mirror, { type: 'change', change: null, kept: 3, lines: [] });
    expect(mirror.lines).toBe(before);
    expect(mirror.picture).toBe(shown);
    hear(mirror, { type: 'error', ref: 1 });
    expect({ ...mirror }).toEqual({ ...begun() });
  });

  it('has the chat, all of it or what is new, and no more than it can use', () => {
    const mirror = hear(begun(), { type: 'chat', all: true, messages: [said(1)] });
    expect(hear(mirror, { type: 'chat', all: false, messages: [said(2)] }).chat).toEqual([said(1), said(2)]);
    expect(hear(mirror, { type: 'chat', all: true, messages: [said(3)] }).chat).toEqual([said(3)]);
    const many = Array.from({ length: 2 * keptMessages }, (_, i) => said(10 + i));
    expect(hear(mirror, { type: 'chat', all: false, messages: many }).chat).toEqual(many);
  });
});
