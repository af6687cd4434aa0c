import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './server.mjs';
import { visitor } from './visit.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'tafelrunde-copy-'));
const MINUTES = 60_000;

/** Everything but the documentation. */
const BUILD = `
  const { setup } = await import('./scripts/setup.mjs');
  const { buildServer, buildTool, buildWeb } = await import('./scripts/build.mjs');
  await setup();
  for (const build of [buildServer, buildTool, buildWeb]) if (!(await build())) process.exitCode = 1;`;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '' },
  });
const tool = (...args: string[]): string => run(process.execPath, 'scripts/run.mjs', ...args);

/** The project as it is in git or changed beside it, with what is installed, and with what was compiled: only what the new game changes is compiled anew. */
function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(project, file), join(copy, file), { recursive: true, force: true, errorOnExist: false });
  }
  const packages = new Set(
    files
      .split('\0')
      .filter((name) => name.endsWith('/package.json'))
      .map(dirname),
  );
  for (const folder of packages) {
    const built = join(folder, 'dist');
    // The page is built as a whole.
    if (folder !== 'apps/web' && existsSync(join(project, built)))
      cpSync(join(project, built), join(copy, built), { recursive: true, preserveTimestamps: true });
  }
  // Links instead of copies: what is installed is not changed, only added to.
  execFileSync('cp', ['-al', join(project, 'node_modules'), join(copy, 'node_modules')]);
}

describe('a game that is added in its own folder, and by one line', () => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;

  beforeAll(async () => {
    copyProject();
    cpSync(join(copy, 'docs/examples/stones'), join(copy, 'packages/games/stones'), { recursive: true });
    appendFileSync(
      join(copy, 'packages/games/all/src/games.ts'),
      "export { default as stones } from '@tafelrunde/stones/manifest';\n",
    );
    run(process.execPath, '-e', BUILD);
    server = await startServer(join(copy, 'apps/server/dist/main.js'));
  }, 10 * MINUTES);

  afterAll(async () => {
    await server?.stop();
    rmSync(copy, { recursive: true, force: true });
  });

  it(
    'is checked by random play, and played in series',
    () => {
      expect(JSON.parse(tool('fuzz', '--game', 'stones', '--games', '5', '--json'))).toMatchObject({
        game: 'stones',
        games: 5,
        violations: [],
      });
      const series = JSON.parse(tool('sim', '--game', 'stones', '--games', '10', '--bot', 'random', '--json'));
      expect(series).toMatchObject({ game: 'stones', games: 10 });
    },
    2 * MINUTES,
  );

  it(
    'is played in the page',
    async () => {
      const context = await visitor({ language: 'en' });
      const page = await context.newPage();
      await page.goto(server!.url);
      const card = page.getByRole('article', { name: /Stones/ });
      await card.getByRole('button', { name: 'Play' }).click();
      await page.getByRole('button', { name: /^Take 2 stones/ }).click();
      await page
        .getByText(/\d stones left/)
        .first()
        .waitFor();
    },
    2 * MINUTES,
  );

  it(
    'is played at tables of the server, too',
    () => {
      const load = JSON.parse(
        tool('load', '--game', 'stones', '--tables', '2', '--seconds', '3', '--think', '0.2', '--json'),
      );
      expect(load).toMatchObject({ errors: 0 });
      expect(load.answersPerSecond).toBeGreaterThan(0);
    },
    2 * MINUTES,
  );
});
