import type { LcgView } from '@tafelrunde/lcg';

/** The steps shown for each phase; begin and end of a phase are not worth a line. */
const steps: Readonly<Record<string, readonly string[]>> = {
  resource: ['1.2', '1.3'],
  planning: ['2.2'],
  quest: ['3.2', '3.3', '3.4'],
  travel: ['4.2'],
  encounter: ['5.2', '5.3'],
  combat: ['6.2', '6.4', '6.8'],
  refresh: ['7.2', '7.3', '7.4'],
};

export const phaseIds = Object.keys(steps);

export function stepsOf(phase: string): readonly string[] {
  return steps[phase] ?? [];
}

/** Where the round stands among the steps that are shown: the one under way, or the action window before the next. */
export interface ShownMoment {
  readonly step: string;
  readonly inWindow: boolean;
}

/** The game names the step that is carried out, and whether an action window is open behind it. */
export function shownMoment({ phase, moment }: Pick<LcgView, 'phase' | 'moment'>): ShownMoment {
  const { step, window } = moment;
  const shown = stepsOf(phase);
  // Within an attack the windows belong to the attacks.
  const within = shown.find((one) => step !== one && step.startsWith(one) && at(one) === at(step));
  if (window && within === undefined) return { step: shown.find((one) => at(one) > at(step)) ?? '', inWindow: true };
  return { step: [...shown].reverse().find((one) => at(one) <= at(step)) ?? shown[0] ?? '', inWindow: window };
}

/** "6.10w" as a number that can be compared. */
function at(step: string): number {
  const [phase, number] = step.split('.');
  return Number(phase) * 100 + Number.parseInt(number ?? '0', 10);
}
