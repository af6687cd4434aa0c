/**
 * The seat that more than half of the voters want as first player; -1 lets chance decide (LCG-SETUP-05). A vote of -1 is
 * for nobody.
 */
export function majority(votes: readonly number[]): number {
  return votes.find((seat) => seat >= 0 && votes.filter((vote) => vote === seat).length * 2 > votes.length) ?? -1;
}
