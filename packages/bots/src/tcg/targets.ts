import type { CardIx } from '@tafelrunde/kernel';
import type { TcgDecision, TcgOption } from '@tafelrunde/tcg';
import { keepWorth } from './actions.ts';
import { companionWorth, minionWorth } from './fight.ts';
import type { TcgSight } from './sight.ts';

/** Wounds and exertions on somebody's own characters: where most life is left, and least at stake. */
export function hurtLeast(s: TcgSight, options: readonly TcgOption[]): TcgOption {
  return most(
    options,
    (card) => s.life(card) * 2 - (s.isRingBearer(card) ? 3 : 0) - (s.life(card) <= 1 ? worth(s, card) : 0),
  );
}

/** Wounds on others' characters: where they kill, and whom it is worth most. */
export function hurtMost(s: TcgSight, options: readonly TcgOption[]): TcgOption {
  return most(options, (card) => worth(s, card) / Math.max(1, s.life(card)) + (s.inFight(card) ? 1 : 0));
}

/** Healing: the Ring-bearer and those who are nearest to death first. */
export function healMost(s: TcgSight, options: readonly TcgOption[]): TcgOption {
  return most(options, (card) => {
    const { wounds } = s.card(card);
    return wounds === 0 ? -1 : worth(s, card) / Math.max(1, s.life(card)) + wounds;
  });
}

const worth = (s: TcgSight, card: CardIx): number =>
  s.def(card).type === 'minion' ? minionWorth(s, card) : companionWorth(s, card);

/** The option whose card is liked most; an option without a card counts 0. */
export function most(options: readonly TcgOption[], likes: (card: CardIx) => number): TcgOption {
  let best = options[0];
  let high = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = option.card < 0 ? 0 : likes(option.card);
    if (value > high) {
      high = value;
      best = option;
    }
  }
  return best;
}

/** Which card an effect takes: own texts help own cards and hurt others', others' texts the other way round. */
export function target(s: TcgSight, { options, source = -1 }: TcgDecision): TcgOption {
  const first = options.find(({ card }) => card >= 0);
  if (!first) return options[0];
  if (s.hand().includes(first.card)) return most(options, (card) => -keepWorth(s, card));
  if (!options.every(({ card }) => card < 0 || (s.knows(card) && s.isCharacter(card)))) {
    const mine = (card: CardIx): boolean => s.card(card).owner === s.seat;
    return most(options, (card) => (mine(card) ? 0 : 1) + (s.knows(card) ? s.def(card).cost * 0.1 : 0));
  }
  const own = s.card(first.card).owner === s.seat;
  if (!own) return hurtMost(s, options);
  // Strength for somebody who fights; otherwise a cost that somebody must bear, or healing.
  const fights = options.filter(({ card }) => card >= 0 && s.inFight(card));
  if (fights.length > 0 && source >= 0 && s.def(source).type === 'event') return fights[0];
  if (fights.length > 0 && s.fighting >= 0) return fights[0];
  if (options.some(({ card }) => card >= 0 && s.card(card).wounds > 0) && source >= 0 && heals(s, source)) {
    return healMost(s, options);
  }
  return hurtLeast(s, options);
}

const HEALERS: ReadonlySet<string> = new Set(['4C93', '4C266', '4U263', '4P365', '4U344']);

const heals = (s: TcgSight, source: CardIx): boolean => s.knows(source) && HEALERS.has(s.def(source).id);
