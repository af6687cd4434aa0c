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

/** Where the round stands: the step under way, or the action window before the step that comes next. */
export interface Moment {
  readonly step: string;
  readonly inWindow: boolean;
}

/** The view names the step that runs, or the next one while something else runs in between. */
export function momentOf(phase: string, step: string, kind: string | undefined): Moment {
  if (phase === 'planning') return { step: '2.2', inWindow: false };
  const shown = stepsOf(phase);
  const inWindow = kind === 'act';
  if (inWindow) return { step: shown.find((one) => at(one) >= at(step)) ?? '', inWindow };
  return { step: [...shown].reverse().find((one) => at(one) <= at(step)) ?? shown[0] ?? '', inWindow };
}

/** "6.10w" as a number that can be compared. */
function at(step: string): number {
  const [phase, number] = step.split('.');
  return Number(phase) * 100 + Number.parseInt(number ?? '0', 10);
}
