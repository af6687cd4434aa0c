import type { Plain, SeenDecision } from '@tafelrunde/kernel';
import type { GameModule, Named } from '../games/module.ts';

/** The only answer that is given ahead: it can never be a choice. */
export const PASS = 'pass';

type Fields = { readonly [name: string]: Plain };

/**
 * Where somebody at a table of a server may pass ahead, found from what his page is shown. It is coarser than what the engine
 * of the browser knows: a window that cannot be told from the view is always asked.
 */
export function windowIn(module: GameModule, view: Plain, decision: SeenDecision | null): string {
  const stops = module.stops?.() ?? [];
  if (!decision?.options.some(({ id }) => id === PASS)) return '';
  const asks = decision.prompt[0].split('.').at(-1) ?? '';
  if (has(stops, asks)) return asks;
  const phase = (view as Fields).phase;
  return decision.kind === 'act' && typeof phase === 'string' && has(stops, phase) ? phase : '';
}

/** What a mark of time is now; null for one that the view does not tell. */
export function markIn(view: Plain, mark: string): string | null {
  const { phase, round, turns, active } = view as Fields;
  const time = round ?? turns;
  switch (mark) {
    case 'phase':
      return phase === undefined || time === undefined ? null : `${time} ${phase}`;
    case 'turn':
      return turns !== undefined ? String(turns) : active !== undefined ? `${round} ${active}` : null;
    case 'round':
      return round === undefined ? null : String(round);
    default:
      return null;
  }
}

function has(named: readonly Named[], id: string): boolean {
  return named.some((one) => one.id === id);
}
