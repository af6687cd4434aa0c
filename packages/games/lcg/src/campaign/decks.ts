import type { Result } from '@tafelrunde/kernel';
import { tally } from './log.ts';
import { type PoolCard, poolCard } from './pool.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * Shares the pool's cards with a player back out among the decks, by seat: boons as the players want (LCG-CAMPAIGN-24),
 * burdens in any case (LCG-CAMPAIGN-25).
 */
export function shareOut(
  pool: { readonly boons: readonly string[]; readonly burdens: readonly string[] },
  wanted: readonly (readonly string[])[],
  facts: (id: string) => PoolCard | undefined = poolCard,
): Result<readonly Counts[]> {
  const forDecks = (id: string): boolean => {
    const known = facts(id);
    return known?.back === 'player' && !known.permanent && !known.setup;
  };
  const left = tally(pool.boons.filter(forDecks));
  const decks: Record<string, number>[] = wanted.map(() => ({}));
  for (const [seat, ids] of wanted.entries()) {
    for (const id of ids) {
      const name = { card: { name: `card:${id}` } };
      if (!(left[id] > 0)) return { ok: false, problem: ['lcg.prepare.7.not-in-pool', name] };
      if (facts(id)?.oneEach && decks[seat][id] > 0) return { ok: false, problem: ['lcg.prepare.7.one-each', name] };
      left[id]--;
      decks[seat][id] = (decks[seat][id] ?? 0) + 1;
    }
  }
  pool.burdens.filter(forDecks).forEach((id, i) => {
    const deck = decks[i % decks.length];
    deck[id] = (deck[id] ?? 0) + 1;
  });
  return { ok: true, value: decks };
}
