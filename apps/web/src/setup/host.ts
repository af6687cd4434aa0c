import { getContext, hasContext, setContext } from 'svelte';
import type { Beginning } from '../games/module.ts';

/** Where a set-up form hands its result: to a table in this browser, unless somebody else takes it. */
export interface SetupHost {
  /** What the button says. */
  submit(): string;
  /** What a seat for somebody else is called there: nobody else sits at this screen. */
  guest(): string;
  begin(beginning: Beginning): void;
}

const KEY = Symbol('setup host');

/** Takes what set-up forms below this component hand over. */
export function hostSetup(host: SetupHost): void {
  setContext(KEY, host);
}

export function setupHost(): SetupHost | null {
  return hasContext(KEY) ? getContext<SetupHost>(KEY) : null;
}
