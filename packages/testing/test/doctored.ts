import { type Game, Option, procedure, type Step } from '@tafelrunde/kernel';
import { sample } from '../src/sample/index.ts';
import type { HoardMatch, HoardState } from '../src/sample/state.ts';

/** The sample game with something changed. */
export function doctored(change: Partial<Game<HoardState>>): Game<HoardState> {
  return { ...sample, ...change };
}

/** The sample game with steps of its own before the first turn. */
export function opening(steps: Readonly<Record<string, Step<HoardState, never>>>): Game<HoardState> {
  const first = procedure<HoardState>('opening')({
    ...(steps as Record<string, Step<HoardState, Record<string, never>>>),
    play(m) {
      m.callByName('game', {});
    },
  });
  return doctored({ procedures: [first, ...sample.procedures] as Game<HoardState>['procedures'] });
}

/** The sample game in which something is done whenever somebody gains gold. */
export function onGain(deed: (m: HoardMatch) => void): Game<HoardState> {
  const gain = sample.events.gain;
  return doctored({
    events: {
      ...sample.events,
      gain: {
        apply: (m, event) => {
          gain.apply(m, event);
          deed(m);
        },
      },
    },
  });
}

/** The sample game with more in its views. */
export function showing(more: (m: HoardMatch, viewer: number) => unknown): Game<HoardState> {
  return doctored({
    view: (m, viewer) => ({ ...(sample.view(m, viewer) as object), more: more(m, viewer) as never }),
  });
}

/** Two options that mean nothing. */
export const heads = (): Option[] => [
  new Option('heads', 'kernel.option.yes'),
  new Option('tails', 'kernel.option.no'),
];
