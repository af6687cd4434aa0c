import { fileURLToPath } from 'node:url';
import { dbg } from '@tafelrunde/dbg';
import { below, seedWords } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { buildServer } from '../../../../scripts/build.mjs';
import { siege } from '../../src/client/siege.ts';
import { emptyPage, tempFolder } from '../serving.ts';

const luck = seedWords('siege');
function setup() {
  for (;;) {
    const found = dbg.randomSetup((n) => below(luck, n));
    const checked = dbg.checkSetup(found);
    if (checked.ok && dbg.create(checked.setup).seats === 2) return found;
  }
}

// `tafelrunde siege` does the same for as long as one likes, and also says how long honest people waited.
it('a server that is attacked in many ways loses nothing, refuses nobody honest, and stops when it is told to', {
  timeout: 400_000,
}, async () => {
  expect(await buildServer()).toBe(true);
  const report = await siege({
    ...{ data: tempFolder(), seconds: 6, tables: 2, game: 'dbg', setup, env: { TAFELRUNDE_PAGE: emptyPage() } },
    script: fileURLToPath(new URL('../../dist/main.js', import.meta.url)),
    attacker: new URL('../../dist/client/attacker.js', import.meta.url),
  });
  expect(report).toMatchObject({ lost: 0, errors: 0, problems: [] });
  expect(report.honestAnswers).toBeGreaterThan(0);
  expect(report.stopMilliseconds).toBeLessThan(5000);
  // On a busy machine, some of them hardly get to it in so short a time.
  expect(Object.values(report.attempts).filter((tries) => tries > 0).length).toBeGreaterThanOrEqual(5);
});
