import { Option } from '@tafelrunde/kernel';
import type { Fight } from '../../state.ts';

const MOST_FACES = 256;

/** Options that stand for a token, made once for each slot and what the token shows; `n` is the slot. */
export function slotOptions(prefix: string, key: string, rule: string): (fight: Fight, slot: number) => Option {
  const made: (Option | undefined)[] = [];
  return (fight, slot) => {
    const face = fight.tokens[slot] * 2 + fight.faces[slot];
    const at = slot * MOST_FACES + face;
    let option = made[at];
    if (option === undefined) {
      option = new Option(`${prefix}${slot}`, key, -1, -1, slot, rule, `face:${face}`);
      made[at] = option;
    }
    return option;
  };
}

/** Options that differ in a number only, made once. */
export function numberOptions(id: (n: number) => string, key: string, rule: string): (n: number) => Option {
  const made: (Option | undefined)[] = [];
  return (n) => {
    let option = made[n];
    if (option === undefined) {
      option = new Option(id(n), key, -1, -1, n, rule);
      made[n] = option;
    }
    return option;
  };
}
