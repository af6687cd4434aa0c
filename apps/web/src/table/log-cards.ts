import type { SeenLine } from '@tafelrunde/protocol';
import type { TableCard } from './face.ts';

/** The cards that a line of the log names, as printed, in the order of its words. */
export function cardsIn(line: Pick<SeenLine, 'words'>, named: (def: string) => TableCard | null): TableCard[] {
  return Object.values(line.words[1] ?? {}).flatMap((value) => {
    const id = typeof value === 'object' && 'name' in value ? value.name : '';
    return id.startsWith('card:') ? (named(id.slice(5)) ?? []) : [];
  });
}

/** The seats that a line names. */
export function seatsIn(line: SeenLine): number[] {
  return Object.values(line.words[1] ?? {}).flatMap((value) => {
    const seat = typeof value === 'object' && 'name' in value ? /^seat:(\d+)$/.exec(value.name)?.[1] : undefined;
    return seat === undefined ? [] : [Number(seat)];
  });
}
