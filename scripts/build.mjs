// Builds the packages, the tool, the server and the page, each only when its sources have changed.
import { pathToFileURL } from 'node:url';
import { runTool, unlessDone } from './lib.mjs';
import { setup } from './setup.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json'];

/** The server, with what it stands on; compiler messages go to stderr. */
export const buildServer = () =>
  unlessDone({
    name: 'the server',
    sources: [...settings, 'packages', 'apps/server'],
    result: 'apps/server/dist/main.js',
    work: async () => (await runTool('tsc', ['-b', 'apps/server'], { quiet: true })) === 0,
  });

/** The command line tool, with what it stands on. */
export const buildTool = () =>
  unlessDone({
    name: 'the tool',
    sources: [...settings, 'packages', 'apps/server', 'apps/cli'],
    result: 'apps/cli/dist/main.js',
    work: async () => (await runTool('tsc', ['-b', 'apps/cli'], { quiet: true })) === 0,
  });

/** The page. */
export const buildWeb = () =>
  unlessDone({
    name: 'the page',
    sources: [...settings, 'packages', 'apps/web'],
    result: 'apps/web/dist/index.html',
    work: async () => (await runTool('vite', ['build', 'apps/web', '--logLevel', 'warn'], { quiet: true })) === 0,
  });

/** The documentation, which the server shows under /docs. */
export const buildDocumentation = () =>
  unlessDone({
    name: 'the documentation',
    sources: ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'docs', 'scripts'],
    result: 'dist/docs/index.html',
    // Loaded late: what it needs may have to be installed first.
    work: async () => (await import('./docs.mjs')).buildDocs() > 0,
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setup();
  const built = [await buildServer(), await buildTool(), await buildWeb(), await buildDocumentation()];
  process.exitCode = built.every(Boolean) ? 0 : 1;
}
