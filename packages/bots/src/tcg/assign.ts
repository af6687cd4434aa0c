import { type CardIx, DONE } from '@tafelrunde/kernel';
import type { TcgDecision, TcgOption } from '@tafelrunde/tcg';
import type { Thought } from '../bot.ts';
import { fightWorth } from './fight.ts';
import { cardParam } from './say.ts';
import type { TcgSight } from './sight.ts';

interface Pair {
  readonly companion: CardIx;
  readonly minion: CardIx;
  readonly worth: number;
}

const isFree = (s: TcgSight, minion: CardIx): boolean => s.card(minion).assigned < 0;

/** What it is worth that this companion faces that minion, besides those it faces already. */
export function pairWorth(s: TcgSight, companion: CardIx, minion: CardIx): number {
  const already = s.against(companion);
  return fightWorth(s, companion, [...already, minion]) - fightWorth(s, companion, already);
}

/** The best pair that is left; the Ring-bearer only meets whom he is sure to beat. */
function bestPair(s: TcgSight, companions: readonly CardIx[]): Pair | null {
  let best: Pair | null = null;
  for (const companion of companions) {
    for (const minion of s.minions) {
      if (!isFree(s, minion)) continue;
      const worth = pairWorth(s, companion, minion);
      if (s.isRingBearer(companion) && worth <= 0) continue;
      if (!best || worth > best.worth) best = { companion, minion, worth };
    }
  }
  return best;
}

/** Somebody must meet every minion: those that are left go where the Shadow wants them, to the Ring-bearer most likely. */
export function defender(s: TcgSight, { options }: TcgDecision, thought: Thought | null): TcgOption {
  const done = options.find(({ id }) => id === DONE)!;
  const companions = options.filter(({ card }) => card >= 0).map(({ card }) => card);
  const best = bestPair(s, companions);
  if (!best) {
    if (thought) thought.words = ['bots.tcg.why.enough-defenders'];
    return done;
  }
  if (thought) {
    thought.words = [
      'bots.tcg.why.defender',
      { card: cardParam(s, best.companion), minion: cardParam(s, best.minion) },
    ];
  }
  return options.find(({ card }) => card === best.companion)!;
}

/** Which minion the companion that was picked faces. */
export function defended(s: TcgSight, { options, source = -1 }: TcgDecision): TcgOption {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = source < 0 ? 0 : pairWorth(s, source, option.card);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** Free minions attack as long as somebody can be hurt: together, where it hurts most. */
export function attacker(s: TcgSight, { options }: TcgDecision, thought: Thought | null): TcgOption {
  const strongest = options
    .filter(({ card }) => card >= 0)
    .reduce((a, b) => (s.strength(b.card) > s.strength(a.card) ? b : a));
  if (thought) thought.words = ['bots.tcg.why.attacker', { card: cardParam(s, strongest.card) }];
  return strongest;
}

/** Whom a free minion attacks. */
export function attacked(s: TcgSight, { options, source = -1 }: TcgDecision): TcgOption {
  const free = s.minions.filter((minion) => isFree(s, minion) && s.card(minion).owner === s.seat);
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const already = s.against(option.card);
    // All free minions together, and this one alone: what can be done to this companion.
    const together = -fightWorth(s, option.card, [...already, ...free]);
    const alone = -fightWorth(s, option.card, [...already, source >= 0 ? source : free[0]]);
    const worth = Math.max(together * 0.9, alone) + fightWorth(s, option.card, already);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
