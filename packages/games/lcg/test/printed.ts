import { onTestFinished } from 'vitest';
import type { LcgDef } from '../src/defs.ts';
import { registry } from '../src/registry.ts';

/** For tests: until the test is over, something else is printed on a card than in the box. */
export function printed(id: string, changes: Partial<LcgDef>): void {
  const at = registry.findIndex((def) => def.id === id);
  const before = registry[at];
  registry[at] = { ...before, ...changes };
  onTestFinished(() => {
    registry[at] = before;
  });
}
