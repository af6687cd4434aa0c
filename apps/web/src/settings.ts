import { type GameId, isGameId } from '@tafelrunde/games';
import type { Stops } from '@tafelrunde/session';
import { type Speed, speeds } from './engine/pacing.svelte.ts';
import { type Pace, paces, type SeatKind, seatKinds } from './engine/protocol.ts';

/** In which order the cards of the own hand lie. */
export const handOrders = ['drawn', 'kind', 'cost', 'title'] as const;
export type HandOrder = (typeof handOrders)[number];

/** How the page looks; `auto` follows the system. */
export const themes = ['auto', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export const textSizes = ['s', 'm', 'l', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

/** How large cards are: smaller than the room allows, as it allows, or larger at the cost of those that do nothing. */
export const cardSizes = ['s', 'm', 'l'] as const;
export type CardSize = (typeof cardSizes)[number];

/** Whether things move: as the system says, or never. */
export const motions = ['system', 'none'] as const;
export type Motion = (typeof motions)[number];

/** What is asked once more before it is done: what cannot be taken back, or nothing. */
export const confirmations = ['danger', 'never'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Whether a finished game is analysed by itself, or when somebody asks for it. */
export const analyses = ['auto', 'ask'] as const;
export type AnalysisWish = (typeof analyses)[number];

/** From which cost of a choice on, in points of the chance to win, somebody wants to be asked back. */
export const warnings = ['off', '20', '10', '5'] as const;
export type Warning = (typeof warnings)[number];

/** How the people in front of a browser like to play. */
export interface Settings {
  /** Which events are shown, and how they go on. */
  readonly pace: Pace;
  readonly speed: Speed;
  readonly handOrder: HandOrder;
  /** Where they want to be asked, by game. */
  readonly stops: Readonly<Partial<Record<GameId, Stops>>>;
  /** The level of bots in empty seats. */
  readonly bots: Exclude<SeatKind, 'human'>;
  /** What the people at this screen are called, by seat; '' for whoever has said nothing. */
  readonly names: readonly string[];
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly cardSize: CardSize;
  readonly motion: Motion;
  readonly confirm: Confirmation;
  readonly analysis: AnalysisWish;
  readonly warn: Warning;
  /** Whether the chronicle stands at the left, and what is under the hand at the other side. */
  readonly leftHanded: boolean;
  /** Whether every state that a colour tells has a mark of its own, too. */
  readonly marks: boolean;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** Whether letters and numbers are keys of the table. */
  readonly letterKeys: boolean;
}

const usual: Settings = {
  pace: 'weighty',
  speed: 'normal',
  handOrder: 'drawn',
  stops: {},
  bots: 'steady',
  names: [],
  theme: 'auto',
  textSize: 'm',
  cardSize: 'm',
  motion: 'system',
  confirm: 'danger',
  analysis: 'auto',
  warn: 'off',
  leftHanded: false,
  marks: false,
  sound: false,
  volume: 0.5,
  letterKeys: true,
};

const NAME = 24;

type Raw = Partial<Record<keyof Settings | 'off', unknown>>;

/** What is unreadable or of another time counts as not set. */
export function readSettings(text: string | null): Settings {
  let raw: Raw | null;
  try {
    raw = JSON.parse(text ?? 'null') as Raw | null;
  } catch {
    raw = null;
  }
  const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
    all.includes(value as T) ? (value as T) : otherwise;
  const names = Array.isArray(raw?.names) ? raw.names : [];
  return {
    pace: oneOf(paces, raw?.pace, usual.pace),
    speed: oneOf(speeds, raw?.speed, usual.speed),
    handOrder: oneOf(handOrders, raw?.handOrder, usual.handOrder),
    stops: { ...fromOff(raw?.off), ...readStops(raw?.stops) },
    bots: oneOf(seatKinds.slice(1) as Settings['bots'][], raw?.bots, usual.bots),
    names: names.slice(0, 8).map((name) => (typeof name === 'string' ? name.trim().slice(0, NAME) : '')),
    theme: oneOf(themes, raw?.theme, usual.theme),
    textSize: oneOf(textSizes, raw?.textSize, usual.textSize),
    cardSize: oneOf(cardSizes, raw?.cardSize, usual.cardSize),
    motion: oneOf(motions, raw?.motion, usual.motion),
    confirm: oneOf(confirmations, raw?.confirm, usual.confirm),
    analysis: oneOf(analyses, raw?.analysis, usual.analysis),
    warn: oneOf(warnings, raw?.warn, usual.warn),
    leftHanded: raw?.leftHanded === true,
    marks: raw?.marks === true,
    sound: raw?.sound === true,
    volume: typeof raw?.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : usual.volume,
    letterKeys: raw?.letterKeys !== false,
  };
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const switches = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));

function readStops(value: unknown): Settings['stops'] {
  const read = entries(value).flatMap(([game, stops]) => {
    if (!isGameId(game) || typeof stops !== 'object' || stops === null) return [];
    const { windows, cards } = stops as Record<string, unknown>;
    return [[game, { windows: switches(windows), cards: switches(cards) }] as const];
  });
  return Object.fromEntries(read) as Settings['stops'];
}

/** Windows that were switched off before they could be set in more detail. */
function fromOff(value: unknown): Settings['stops'] {
  const read = entries(value).flatMap(([game, off]) => {
    if (!isGameId(game) || !Array.isArray(off)) return [];
    const windows = Object.fromEntries(off.filter((id) => typeof id === 'string').map((id) => [id, false]));
    return [[game, { windows, cards: {} }] as const];
  });
  return Object.fromEntries(read) as Settings['stops'];
}
