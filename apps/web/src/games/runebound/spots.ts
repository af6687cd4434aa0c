import type { SeenOption } from '@tafelrunde/kernel';
import { dieSpot, slotSpot } from './view.ts';

const onTokens = new Set(
  ['agility', 'doubler', 'load', 'spend', 'flip', 'recast', 'remove', 'shield'].map((name) => `rb.option.${name}`),
);
const onDice = new Set(['rb.option.reroll', 'rb.option.die']);

/** Where an option without a card is chosen: on a hex, on a combat token or on a die; '' for those that are buttons. */
export function spotOf({ id, label, spots }: SeenOption): string {
  const [spot = ''] = spots;
  if (spot.startsWith('hex:')) return spot;
  const number = Number(id.slice(1));
  if (onTokens.has(label[0])) return slotSpot(number);
  return onDice.has(label[0]) ? dieSpot(number) : '';
}

/** The die that an option spends on a step, -1 if it spends none. */
export function dieOf({ id, label }: SeenOption): number {
  return label[0].startsWith('rb.option.die-') ? Number(id.slice(1, id.indexOf('.'))) : -1;
}
