import type { Words } from '@tafelrunde/words';
import { aliasId, type Decision } from './decision.ts';
import { idleOption } from './flow.ts';
import type { Match } from './match.ts';
import { seedWords } from './random.ts';
import { redeal } from './redeal.ts';
import type { CardIx, Frame, Seat, State } from './state.ts';

/**
 * How far what is said of an option can be relied on: it happens, unless another player steps in (`certain`); it is so as things stand, and
 * hidden cards or later choices can still change it (`open`); it is as likely as said (`chance`).
 */
export type Sureness = 'certain' | 'open' | 'chance';

/** What it means for the one who is asked; `danger` is for what loses the game at once. */
export type Tone = 'plain' | 'good' | 'bad' | 'danger';

/** One thing that an option leads to. */
export interface Fact<W extends Words = Words> {
  readonly words: W;
  readonly sure: Sureness;
  readonly tone: Tone;
  /** The cards it is about, by their identities in views. */
  readonly about: readonly string[];
}

/** What an option leads to: a few facts, the weightiest first, and the one that stands above the candidate itself. */
export interface Prospect<W extends Words = Words> {
  readonly badge: Fact<W> | null;
  readonly facts: readonly Fact<W>[];
}

/**
 * What the one who is asked can know of the outcome of his options: of those that lead to nothing worth saying, nothing. Two
 * positions that he cannot tell apart have the same preview.
 */
export interface Preview<W extends Words = Words> {
  /** How it stands before any option is pointed at: what was picked so far, or what is about to happen. */
  readonly now: Prospect<W>;
  readonly options: Readonly<Record<string, Prospect<W>>>;
}

export const noProspect: Prospect<never> = { badge: null, facts: [] };
export const noPreview: Preview<never> = { now: noProspect, options: {} };

/**
 * The preview of the question on the table. The game is dealt anew first, always in the same way: so it is a function of what
 * that seat knows, and can give away nothing else.
 */
export function previewOf<S extends State>(m: Match<S>): Preview {
  const asked = m.decision();
  if (!asked || !m.game.preview) return noPreview;
  const dealt = redeal(m, asked.seat, seedWords('preview'));
  const same = dealt.decision();
  // Where the others' hands decide who is asked, another question may stand there.
  return same?.seat === asked.seat && same.prompt[0] === asked.prompt[0] ? m.game.preview(dealt, same) : noPreview;
}

export function fact<W extends Words>(
  words: W,
  sure: Sureness = 'certain',
  tone: Tone = 'plain',
  about: readonly string[] = [],
): Fact<W> {
  return { words, sure, tone, about };
}

/** The identity of a card in views, for `Fact.about`. */
export function seenAs<S extends State>(m: Match<S>, card: CardIx): string {
  return aliasId(m.s.cards[card].alias);
}

/** The preview of each option by itself; options that lead to nothing worth saying are left out. */
export function prospects<W extends Words>(
  decision: Decision,
  of: (option: Decision['options'][number]) => Prospect<W> | null,
  now: Prospect<W> = noProspect,
): Preview<W> {
  const options: Record<string, Prospect<W>> = {};
  for (const option of decision.options) {
    const found = of(option);
    if (found && (found.badge || found.facts.length > 0)) options[option.id] = found;
  }
  return { now, options };
}

/**
 * The position behind an answer, played in thought on a copy: until `stop` wants to look, or until somebody is asked. Null if the
 * way there shows that seat a card it does not know, or takes luck: then nothing of it can be foreseen.
 */
export function foresee<S extends State>(
  m: Match<S>,
  seat: Seat,
  id: string,
  stop: (frame: Frame) => boolean,
): Match<S> | null {
  const trial = m.clone();
  trial.decision();
  trial.runTo(stop, id);
  return showsNothing(m, trial, seat) ? trial : null;
}

/** Whether that seat learns nothing on the way from one position to another, and no luck is needed. */
export function showsNothing<S extends State>(before: Match<S>, after: Match<S>, seat: Seat): boolean {
  if (before.s.rng.some((word, i) => word !== after.s.rng[i])) return false;
  const bit = 1 << seat;
  return after.s.cards.every((card, ix) => (card.seen & bit) === 0 || (before.s.cards[ix].seen & bit) !== 0);
}

/** More positions than these are not looked at in thought. */
const MOST_TRIED = 96;

/**
 * All positions that an option can lead to, whatever is chosen on the way by whoever is asked: as soon as its effect is done. Others do
 * nothing about it, and what is paid with makes no difference. Null where luck or a hidden card has a say, or where there is too
 * much to try.
 */
export function outcomes<S extends State>(m: Match<S>, seat: Seat, id: string): Match<S>[] | null {
  const depth = m.s.frames.length;
  const ends: Match<S>[] = [];
  let tried = 0;
  const follow = (at: Match<S>, next: string): boolean => {
    if (++tried > MOST_TRIED) return false;
    const trial = at.clone();
    trial.decision();
    const isDone = trial.runTo(() => trial.s.frames.length <= depth, next);
    if (!showsNothing(m, trial, seat)) return false;
    const asked = isDone ? null : trial.decision();
    if (!asked) return ends.push(trial) > 0;
    const idle = idleOption(m.game, asked);
    if (asked.seat !== seat || asked.kind === 'act') return idle !== '' && follow(trial, idle);
    const options = asked.kind === 'pay' ? asked.options.slice(0, 1) : asked.options;
    return options.every((option) => follow(trial, option.id));
  };
  return follow(m, id) ? ends : null;
}
