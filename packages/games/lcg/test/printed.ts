import { onTestFinished } from 'vitest';
import type { LcgDef } from '../src/defs.ts';
import { reprint } from './extra-card.ts';

/** For tests: until the test is over, something else is printed on a card than in the box. */
export function printed(id: string, changes: Partial<LcgDef>): void {
  reprint((def) => (def.id === id ? { ...def, ...changes } : def));
  onTestFinished(() => reprint(null));
}
