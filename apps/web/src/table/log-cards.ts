import type { SeenLine } from '@tafelrunde/protocol';
import type { TableCard } from './face.ts';

/** The cards that a line of the log names, as printed, in the order of its words. */
export function cardsIn(line: Pick<SeenLine, 'words'>, named: (def: string) => TableCard | null): TableCard[] {
  return Object.values(line.words[1] ?? {}).flatMap((value) => {
    const id = typeof value === 'object' && 'name' in value ? value.name : '';
    return id.startsWith('card:') ? (named(id.slice(5)) ?? []) : [];
  });
}

/** Of how many lines the last cards are looked for. */
const LATELY = 40;

/** The last cards that something happened to, each once, the latest first. */
export function latestCards(
  lines: readonly Pick<SeenLine, 'words'>[],
  named: (def: string) => TableCard | null,
  most: number,
): TableCard[] {
  const found: TableCard[] = [];
  for (const line of lines.slice(-LATELY).toReversed()) {
    for (const card of cardsIn(line, named)) {
      if (found.length === most) return found;
      if (!found.some(({ def }) => def === card.def)) found.push(card);
    }
  }
  return found;
}

/** The seats that a line names. */
export function seatsIn(line: SeenLine): number[] {
  return Object.values(line.words[1] ?? {}).flatMap((value) => {
    const seat = typeof value === 'object' && 'name' in value ? /^seat:(\d+)$/.exec(value.name)?.[1] : undefined;
    return seat === undefined ? [] : [Number(seat)];
  });
}
