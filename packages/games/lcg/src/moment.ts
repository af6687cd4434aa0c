import type { Frame, Match, State } from '@tafelrunde/kernel';
import type { M } from './state.ts';

/** Where the round stands: the step by its number in the reference manual ('' before the first), and whether an action window is open behind it. */
export interface Moment {
  readonly step: string;
  readonly window: boolean;
}

/** Steps that are carried out again and again: what such a one says comes next, and its own number. */
const REPEATED: Readonly<Record<string, string>> = {
  'committing player': '3.2',
  'engaging player': '5.2',
  '5.3': '5.3',
  '6.4.1': '6.4.1',
  '6.4.2': '6.4.2',
  'attacking player': '6.8a',
  '6.8b': '6.8b',
  '6.8.1': '6.8.1',
};
const WINDOW = 'window';
/** Playing cards is what this step is about: its window belongs to it. */
const PLANNING = 'planning';

/** The innermost numbered step that is being carried out. */
export function momentOf(m: M): Moment {
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
  const repeated = REPEATED[frame.step];
  if (above !== undefined && above.proc !== WINDOW && repeated !== undefined) return repeated;
  const names = stepNames(m, frame.proc);
  const at = frame.step === '' ? names.length : names.indexOf(frame.step);
  for (let i = above === undefined ? at : at - 1; i >= 0; i--) {
    const [number] = /^\d\.\d+(\.\d+)?[ab]?/.exec(names[i]) ?? [''];
    if (number !== '') return number;
  }
  return '';
}

const known = new Map<string, readonly string[]>();

function stepNames(m: M, proc: string): readonly string[] {
  let names = known.get(proc);
  if (!names) {
    names = (m as unknown as Match<State>).procedure(proc).stepNames;
    known.set(proc, names);
  }
  return names;
}
