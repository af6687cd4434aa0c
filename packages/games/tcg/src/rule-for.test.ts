import { readFileSync } from 'node:fs';
import { below, seedWords, startMatch } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { tcg } from './game.ts';

test('every question has a rule behind it that the catalogue knows', () => {
  const catalogue = readFileSync(new URL('../../../../docs/rules/tcg.yaml', import.meta.url), 'utf8');
  const luck = seedWords('rules');
  const rules = new Set<string>();
  for (let game = 0; game < 30; game++) {
    const started = startMatch(
      tcg,
      tcg.randomSetup((n) => below(luck, n)),
      `${game}`,
    );
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const m = started.value;
    for (let asked = m.decision(); asked !== null; asked = m.decision()) {
      rules.add(asked.rule ?? tcg.ruleFor?.(asked) ?? 'none');
      for (const { rule } of asked.options) if (rule !== '') rules.add(rule);
      m.take(asked.options[below(luck, asked.options.length)]);
    }
  }
  expect(rules.size).toBeGreaterThan(20);
  expect([...rules].filter((id) => !catalogue.includes(`- id: ${id}\n`))).toEqual([]);
});
