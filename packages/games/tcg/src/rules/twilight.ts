import type { M } from '../state.ts';

/** Puts tokens into the twilight pool, which has no upper limit (TCG-TWILIGHT-01). */
export function addTwilight(m: M, n: number): void {
  m.s.twilight += n;
  if (m.log && n > 0) m.say(['tcg.log.twilight', { n }], [], 'TCG-TWILIGHT-02');
}

/** Takes tokens out; never more than there are (TCG-READ-02). */
export function removeTwilight(m: M, n: number): number {
  const taken = Math.min(n, m.s.twilight);
  m.s.twilight -= taken;
  if (m.log && taken > 0) m.say(['tcg.log.untwilight', { n: taken }], [], 'TCG-TWILIGHT-02');
  return taken;
}
