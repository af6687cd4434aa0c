import type { Seat } from '@tafelrunde/kernel';
import { type Analysis, analysisOf } from './analysis.ts';
import type { Course } from './course.ts';
import type { Job } from './judge.ts';
import { joined, judged, type Sample, sureCost, valueIn } from './judgement.ts';

/** Somebody who tries decisions, in this thread or in workers. */
export interface Crew {
  /** How many decisions are tried at the same time. */
  readonly hands: number;
  judge(job: Job): Promise<Sample>;
}

export interface RunOptions {
  /** Whose decisions are judged; everybody's unless told otherwise. */
  readonly seats?: readonly Seat[];
  /** How often each option is tried in the quick pass, and in the deeper ones behind it. */
  readonly quick?: number;
  readonly deep?: number;
  /** Told after every decision; the analysis so far can be had by asking. */
  readonly progress?: (done: number, total: number, soFar: () => Analysis) => void;
  /** Asked before every decision; true ends the analysis with what there is. */
  readonly stopped?: () => boolean;
}

export const QUICK_DEALS = 8;
const DEEP_DEALS = 0;

/**
 * Analyses a game: a quick pass over every decision, then more deals where something seems to have turned. Ended early, it
 * gives what it has found so far. Equal records give equal analyses, on one core and on many.
 */
export async function analyse(course: Course, crew: Crew, options: RunOptions = {}): Promise<Analysis> {
  const { seats, quick = QUICK_DEALS, deep = DEEP_DEALS, progress, stopped = () => false } = options;
  const chosen = course.choices.filter(({ seat }) => seats?.includes(seat) ?? true);
  const samples = new Map<number, Sample>();
  const soFar = (): Analysis => analysisOf(course, [...samples.values()]);
  let done = 0;
  let total = chosen.length;
  const pass = async (jobs: readonly Job[]): Promise<void> => {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < jobs.length && !stopped()) {
        const job = jobs[next++];
        const sample = await crew.judge(job);
        const before = samples.get(job.position);
        samples.set(job.position, before ? joined(before, sample) : sample);
        progress?.(++done, total, soFar);
      }
    };
    await Promise.all(Array.from({ length: crew.hands }, work));
  };
  await pass(chosen.map(({ position }) => ({ position, deals: quick, block: 0 })));
  if (deep > 0 && !stopped()) {
    const worth = worthMore([...samples.values()]);
    total += worth.length;
    await pass(worth.map((position) => ({ position, deals: deep, block: 1 })));
  }
  return soFar();
}

/** The share of decisions that are looked at again. */
const LOOKED_AT_AGAIN = 0.3;

/** The decisions that most may hang on: those that seem to have cost or changed something, the heaviest first. */
function worthMore(samples: readonly Sample[]): number[] {
  const weighed = samples.map((sample) => {
    const decision = judged(sample);
    const played = valueIn(decision, decision.played);
    const spread = decision.options[0].value - (decision.options.at(-1)?.value ?? 0);
    return { position: decision.position, weight: sureCost(decision) * 2 + (played?.cost ?? 0) + spread / 4 };
  });
  const ranked = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return ranked.slice(0, Math.ceil(samples.length * LOOKED_AT_AGAIN)).map(({ position }) => position);
}
