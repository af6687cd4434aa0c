import { expect, it } from 'vitest';
import type { TableCard } from './face.ts';
import { latestCards } from './log-cards.ts';

const named = (def: string): TableCard | null => (def === 'ghost' ? null : ({ def, id: def } as TableCard));
const line = (...defs: string[]) => ({
  words: [
    'log',
    Object.fromEntries(defs.map((def, at) => [`c${at}`, { name: def === '' ? 'seat:0' : `card:${def}` }])),
  ] as const,
});

it('finds the last cards that lines name, the latest first, each once', () => {
  const lines = [line('orc'), line('elf', 'orc'), line(''), line('ghost'), line('elf')];
  expect(latestCards(lines, named, 4).map(({ def }) => def)).toEqual(['elf', 'orc']);
  expect(latestCards(lines, named, 1).map(({ def }) => def)).toEqual(['elf']);
  expect(latestCards([], named, 1)).toEqual([]);
  expect(latestCards([line('orc'), ...Array.from({ length: 40 }, () => line(''))], named, 1)).toEqual([]);
});
