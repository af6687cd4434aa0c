import type { Frame, Seat } from '@tafelrunde/kernel';
import type { M } from './state.ts';

/** Where the round stands: the step by its number in the reference manual ('' before the first), and whether an action window is open behind it. */
export interface RoundMoment {
  readonly step: string;
  readonly window: boolean;
}

/** A step that is repeated names itself as the next one, not the one behind it, as long as it is carried out. */
const REPEATED = new Set(['3.2', '5.2', '5.3', '6.4a', '6.4.1', '6.4.2', '6.8a', '6.8b', '6.8.1']);
const WINDOW = 'window';
/** Playing cards is what this step is about: its window belongs to it. */
const PLANNING = 'planning';

/** The innermost numbered step that is being carried out. */
export function momentOf(m: M): RoundMoment {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    const above = frames[i + 1];
    const step = runningStep(m, frames[i], above);
    if (step !== '') return { step, window: above?.proc === WINDOW && frames[i].proc !== PLANNING };
  }
  return { step: '', window: false };
}

/** The frame on top stands at the step that asks; one below it names what comes next, and carries out the one before. */
function runningStep(m: M, frame: Frame, above: Frame | undefined): string {
  const names = stepNames(m, frame.proc);
  const at = frame.step === '' ? names.length : names.indexOf(frame.step);
  const stands = above === undefined || (above.proc !== WINDOW && REPEATED.has(frame.step));
  for (let i = stands ? at : at - 1; i >= 0; i--) {
    const [number] = /^\d\.\d+(\.\d+)?[ab]?/.exec(names[i]) ?? [''];
    if (number !== '') return number;
  }
  return '';
}

const known = new Map<string, readonly string[]>();

function stepNames(m: M, proc: string): readonly string[] {
  let names = known.get(proc);
  if (!names) {
    names = m.procedure(proc).stepNames;
    known.set(proc, names);
  }
  return names;
}

/** Questions that go round: whoever is asked is the active player, before he has answered (LCG-TIMING-09). */
const GOING_ROUND = new Set(['3.2', '5.2', '6.4a', '6.8a']);

/** The player who carries out the present step. */
export function activePlayer(m: M): Seat {
  const top = m.s.frames.at(-1);
  return top !== undefined && GOING_ROUND.has(top.step) ? (m.decision()?.seat ?? m.s.active) : m.s.active;
}
