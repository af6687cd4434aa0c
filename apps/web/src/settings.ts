import type { GameId } from '@tafelrunde/games';
import { type Pace, paces, type SeatKind, seatKinds } from './engine/protocol.ts';

/** In which order the cards of the own hand lie. */
export const handOrders = ['drawn', 'kind', 'cost', 'title'] as const;
export type HandOrder = (typeof handOrders)[number];

export interface Settings {
  readonly pace: Pace;
  readonly handOrder: HandOrder;
  /** Windows in which nobody wants to be asked, by game. */
  readonly off: Readonly<Partial<Record<GameId, readonly string[]>>>;
  /** The level of bots in empty seats. */
  readonly bots: Exclude<SeatKind, 'human'>;
}

const usual: Settings = { pace: 'weighty', handOrder: 'drawn', off: {}, bots: 'steady' };

/** What is unreadable or of another time counts as not set. */
export function readSettings(text: string | null): Settings {
  let raw: Partial<Record<keyof Settings, unknown>> | null;
  try {
    raw = JSON.parse(text ?? 'null') as typeof raw;
  } catch {
    raw = null;
  }
  const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
    all.includes(value as T) ? (value as T) : otherwise;
  const off = Object.entries((raw?.off ?? {}) as Record<string, unknown>).filter(
    ([, list]) => Array.isArray(list) && list.every((id) => typeof id === 'string'),
  );
  return {
    pace: oneOf(paces, raw?.pace, usual.pace),
    handOrder: oneOf(handOrders, raw?.handOrder, usual.handOrder),
    off: Object.fromEntries(off) as Settings['off'],
    bots: oneOf(seatKinds.slice(1) as Settings['bots'][], raw?.bots, usual.bots),
  };
}
