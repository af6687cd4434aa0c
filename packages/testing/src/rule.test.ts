import { afterAll, describe, expect, test } from 'vitest';
import { demandKnown, rule } from './rule.ts';

const seen: { name: string; rules: readonly string[] | undefined }[] = [];

// Only ids with `test: none`: these tests must not make a rule of a game look proven.
describe('a rule test', () => {
  rule('RB-GOLDEN-01', 'shows its id and carries it', ({ task }) => {
    seen.push({ name: task.name, rules: task.meta.rules });
  });

  rule.each([{ n: 1 }, { n: 2 }])(['RB-GOLDEN-01', 'LCG-COMMS-04'], 'row $n', ({ n }, { task }) => {
    seen.push({ name: `${task.name} got ${n}`, rules: task.meta.rules });
  });

  afterAll(() => {
    expect(seen).toEqual([
      { name: 'RB-GOLDEN-01: shows its id and carries it', rules: ['RB-GOLDEN-01'] },
      { name: 'RB-GOLDEN-01 LCG-COMMS-04: row 1 got 1', rules: ['RB-GOLDEN-01', 'LCG-COMMS-04'] },
      { name: 'RB-GOLDEN-01 LCG-COMMS-04: row 2 got 2', rules: ['RB-GOLDEN-01', 'LCG-COMMS-04'] },
    ]);
  });
});

test('an unknown id, or none at all, is refused', () => {
  expect(() => demandKnown(['LCG-ENC-05', 'LCG-EX-05'])).not.toThrow();
  expect(() => demandKnown(['LCG-ENC-05', 'LCG-ENC-99'])).toThrow('LCG-ENC-99');
  expect(() => demandKnown([])).toThrow('at least one');
});
