import { budgetOf, type Level, levels, thinksAhead } from '@tafelrunde/bots';
import type { Plain } from '@tafelrunde/kernel';
import type { BotSpec } from './series.ts';
import type { DeckWish, TableMaker, TableSetup } from './table.ts';

/** A bot as people write it: `steady`, `keen:500ms`, `keen:200`, with both bounds `keen:1s..2s`, `keen:200..400`; null if it is none. */
export function readBot(text: string): BotSpec | null {
  const [, name = '', usual, most] = /^([a-z]+)(?::(.+?)(?:\.\.(.+))?)?$/.exec(text.trim()) ?? [];
  if (!(levels as readonly string[]).includes(name)) return null;
  const level = name as Level;
  if (usual === undefined) return thinksAhead(level) ? { level, budget: budgetOf(level) } : { level };
  if (!thinksAhead(level)) return null;
  const amount = readAmount(usual);
  const longest = readAmount(most ?? usual);
  if (!amount || longest?.unit !== amount.unit || longest.value < amount.value) return null;
  const stretch = most === undefined ? {} : { stretch: longest.value / amount.value };
  return { level, budget: { [amount.unit]: amount.value, ...stretch } };
}

/** An amount of time or of games in thought; null if it is none. */
function readAmount(text: string): { readonly unit: 'milliseconds' | 'playouts'; readonly value: number } | null {
  const [, amount = '', unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(text) ?? [];
  const value = Number(amount) * (unit === 's' ? 1000 : 1);
  if (!(value > 0) || (unit === undefined && !Number.isInteger(value))) return null;
  return { unit: unit === undefined ? 'playouts' : 'milliseconds', value };
}

/** What somebody has said about what is played, as text. */
export interface SaidWish {
  readonly scenario?: string;
  readonly deck?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Plain>>;
}

/**
 * The tables that are meant, played in turns: one for each scenario and deck. `a+b` are the decks of two seats, `a,b` two
 * decks to compare, `all` every deck or scenario of the game. Fails with a `WishError`.
 */
export function tablesFor(
  maker: TableMaker,
  said: SaidWish,
  deckWish: (name: string) => DeckWish,
): readonly TableSetup[] {
  const scenarios = listOf(said.scenario, maker.scenarios);
  const decks = listOf(said.deck, maker.decks);
  return scenarios.flatMap((scenario) =>
    decks.map((deck) =>
      maker.table({
        ...(said.seats !== undefined && { seats: said.seats }),
        ...(scenario !== undefined && { scenario }),
        ...(deck !== undefined && { decks: deck.split('+').map(deckWish) }),
        ...(said.options && { options: said.options }),
      }),
    ),
  );
}

function listOf(text: string | undefined, all: readonly string[]): readonly (string | undefined)[] {
  if (text === undefined || text === '') return [undefined];
  return text === 'all' ? all : text.split(',');
}

/** An option of a game: `mode=easy`, `shadows=false`. Values are JSON, or else text; null if it is none. */
export function readOption(text: string): readonly [name: string, value: Plain] | null {
  const at = text.indexOf('=');
  if (at < 1) return null;
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value) as Plain];
  } catch {
    return [text.slice(0, at), value];
  }
}
