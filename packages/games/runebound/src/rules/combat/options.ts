import { option } from '@tafelrunde/kernel';
import type { Fight, RbOption } from '../../state.ts';

const MOST_FACES = 256;

/** Options that stand for a token, made once for each slot and what the token shows; `n` is the slot. */
export function slotOptions(
  prefix: string,
  key: RbOption['key'],
  rule: string,
): (fight: Fight, slot: number) => RbOption {
  const made: (RbOption | undefined)[] = [];
  return (fight, slot) => {
    const face = fight.tokens[slot] * 2 + fight.faces[slot];
    const at = slot * MOST_FACES + face;
    let found = made[at];
    if (found === undefined) {
      found = option(`${prefix}${slot}`, key, { n: slot, rule, more: `face:${face}` });
      made[at] = found;
    }
    return found;
  };
}

/** Options that differ in a number only, made once. */
export function numberOptions(id: (n: number) => string, key: RbOption['key'], rule: string): (n: number) => RbOption {
  const made: (RbOption | undefined)[] = [];
  return (n) => {
    let found = made[n];
    if (found === undefined) {
      found = option(id(n), key, { n, rule });
      made[n] = found;
    }
    return found;
  };
}
