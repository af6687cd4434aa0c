import { EVERYBODY } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { type KeptLine, readable, seenLine, Telling } from './lines.ts';

let serial = 0;
const line = (said: string, to = EVERYBODY, cards: KeptLine['cards'] = []): KeptLine => ({
  ...{ words: [said], rule: '', to, cards, at: 0 },
  serial: ++serial,
});
const said = (lines: readonly { readonly words: readonly unknown[] }[]) => lines.map(({ words }) => words[0]).join('');

it('a line is read by those it is meant for, with the cards they knew', () => {
  const secret = line('a', 0b001, [
    { id: 'k1', seen: 0b001 },
    { id: 'k2', seen: 0b010 },
  ]);
  expect(seenLine(secret, 0b010)).toBe(null);
  expect(seenLine(secret, 0b001)?.cards).toEqual(['k1']);
  // Two at one screen read with the eyes of both.
  expect(seenLine(secret, 0b011)?.cards).toEqual(['k1', 'k2']);
});

it('tells what is new, and nothing that this reader may not read', () => {
  const telling = new Telling();
  const lines = [line('a'), line('b', 0b010), line('c')];
  expect(said(telling.next(lines, 1).lines)).toBe('ac');
  lines.push(line('d'), line('e', 0b010));
  expect(telling.next(lines, 1)).toMatchObject({ kept: 2, lines: [{ words: ['d'] }] });
  expect(telling.next(lines, 1)).toEqual({ kept: 3, lines: [] });
});

it('says how many lines are still true when some were taken back, also if others have come since', () => {
  const telling = new Telling();
  const [a, b, c] = [line('a'), line('b', 0b010), line('c')];
  telling.next([a, b, c], 1);
  expect(telling.next([a, b], 1)).toEqual({ kept: 1, lines: [] });
  telling.next([a, b, line('d')], 1);
  const again = telling.next([a, line('e'), line('f'), line('g')], 1);
  expect([again.kept, said(again.lines)]).toEqual([1, 'efg']);
});

it('begins again where somebody else, who looks now, reads something different', () => {
  const telling = new Telling();
  const lines = [line('a'), line('b', 0b001), line('c'), line('d', 0b010)];
  expect(said(telling.next(lines, 0b001).lines)).toBe('abc');
  const { kept, lines: told } = telling.next(lines, 0b010);
  expect([kept, said(told)]).toEqual([1, 'cd']);
  expect([...lines.slice(0, kept), ...told].map(({ words }) => words[0])).toEqual(
    readable(lines, 0b010).map(({ words }) => words[0]),
  );
});

it('begins again at a line in which somebody else knew another card, and at none that reads the same', () => {
  const card = (seen: number) => [{ id: 'k1', seen }];
  const [a, b, c] = [line('a'), line('b', EVERYBODY, card(0b001)), line('c')];
  const known = line('d', EVERYBODY, card(0b011));
  const hidden = line('e', EVERYBODY, card(0b100));
  const from = (lines: readonly KeptLine[], then: number) => {
    const telling = new Telling();
    telling.next(lines, 0b001);
    const { kept, lines: told } = telling.next(lines, then);
    return `${kept} ${said(told)}`;
  };
  expect(from([a, b, c], 0b010)).toBe('1 bc');
  expect(from([a, b, c], 0b001)).toBe('3 ');
  // Both know it, or neither does.
  expect(from([a, known, hidden, c], 0b010)).toBe('4 ');
  // Two at one screen: whoever knew it still sees it.
  expect(from([a, b, c], 0b011)).toBe('3 ');
  expect(from([a, known, hidden, c], 0b110)).toBe('2 ec');
});
