import type { Change } from '../motion/changes.ts';

/** What can be heard: short, dry, and never two at once. */
export const cueNames = ['card', 'turn', 'coin', 'die', 'blow', 'held', 'due', 'win', 'loss'] as const;
export type CueName = (typeof cueNames)[number];

/** A part of a cue: a tone that slides, or noise through a band around it. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hertz at its start and its end. */
  readonly from: number;
  readonly to: number;
  /** Seconds from the start of the cue, and seconds it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  ...{ wave, from, to, at, lasts, loud },
});

export const cues: Readonly<Record<CueName, readonly Tone[]>> = {
  /** A card laid on felt. */
  card: [tone('noise', 2400, 900, 0, 0.07, 0.35), tone('sine', 190, 120, 0.01, 0.06, 0.3)],
  /** A card turned over: two brushes. */
  turn: [tone('noise', 3200, 2000, 0, 0.05, 0.25), tone('noise', 2000, 1000, 0.08, 0.06, 0.3)],
  /** A blow that lands. */
  blow: [tone('noise', 700, 160, 0, 0.12, 0.6), tone('triangle', 130, 55, 0, 0.2, 0.6)],
  /** A blow that is held: metal. */
  held: [
    tone('triangle', 880, 860, 0, 0.16, 0.3),
    tone('triangle', 1320, 1300, 0, 0.1, 0.18),
    tone('noise', 4200, 3000, 0, 0.03, 0.3),
  ],
  /** Your choice is due: two steps up. */
  due: [tone('sine', 523, 523, 0, 0.13, 0.35), tone('sine', 784, 784, 0.12, 0.2, 0.35)],
  /** Two coins touch. */
  coin: [
    tone('triangle', 2637, 2600, 0, 0.09, 0.2),
    tone('triangle', 3520, 3480, 0.05, 0.16, 0.22),
    tone('noise', 6000, 5000, 0, 0.02, 0.15),
  ],
  /** A die that rolls out on wood. */
  die: [
    tone('noise', 1900, 1200, 0, 0.03, 0.4),
    tone('noise', 1700, 1100, 0.08, 0.03, 0.35),
    tone('noise', 1500, 1000, 0.14, 0.025, 0.28),
    tone('triangle', 420, 300, 0.19, 0.06, 0.3),
  ],
  /** Won: a chord that opens. */
  win: [
    tone('sine', 392, 392, 0, 0.36, 0.25),
    tone('sine', 494, 494, 0.06, 0.3, 0.22),
    tone('sine', 587, 587, 0.12, 0.26, 0.22),
  ],
  /** Lost: two steps down, and darker. */
  loss: [tone('sine', 330, 330, 0, 0.18, 0.28), tone('sine', 247, 233, 0.15, 0.23, 0.3)],
};

/** How long a cue lasts, in seconds. */
export const lengthOfCue = (name: CueName): number => Math.max(...cues[name].map(({ at, lasts }) => at + lasts));

/** What is heard of several things at once: only the weightiest. */
const weight: readonly CueName[] = ['win', 'loss', 'due', 'blow', 'held', 'die', 'coin', 'turn', 'card'];
export const loudest = (names: readonly CueName[]): CueName | undefined => weight.find((name) => names.includes(name));

/** What has happened between two moments at the table. */
export interface Happened {
  readonly changes: readonly Change[];
  /** Somebody aimed at somebody. */
  readonly aimed: boolean;
  /** It is one's own turn to choose, and it was not before. */
  readonly due: boolean;
  /** The game has just ended, and how. */
  readonly over: 'win' | 'loss' | null;
  /** Coins changed hands, or something was cast. */
  readonly coins: boolean;
  readonly cast: boolean;
}

/** The cue for what has happened. */
export function heardOf({ changes, aimed, due, over, coins, cast }: Happened): CueName | undefined {
  const hurt = changes.some((change) => change.kind === 'damage' && change.by > 0);
  const names: CueName[] = changes.flatMap(({ kind }) =>
    kind === 'turn' ? 'turn' : kind === 'appear' || kind === 'move' ? 'card' : [],
  );
  if (hurt) names.push('blow');
  else if (aimed) names.push('held');
  if (coins) names.push('coin');
  if (cast) names.push('die');
  if (due) names.push('due');
  if (over) names.push(over);
  return loudest(names);
}
