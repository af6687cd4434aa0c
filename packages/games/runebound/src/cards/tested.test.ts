import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runebound } from '../game.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** The tests that play. What only compares cards with a list is none of them. */
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !/(printed|counts|tested)\.test\.ts$/.test(file))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');
/** Everything that is quoted in them, and the cards of the lists. */
const named = new Set([
  ...[...tests.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text]) => text),
  ...[...tests.matchAll(/^(?:(?:combat|exploration|social) )?([a-z-]+)(?= [@|\d])/gm)].map(([, id]) => id),
]);

it('every card is played by a test', () => {
  const missing = runebound.defs.filter(({ id, title }) => !named.has(id) && !named.has(title.en));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
