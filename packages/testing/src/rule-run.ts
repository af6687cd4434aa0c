import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunProgress } from './rule-reporter.ts';

/** How a run of the rule tests ended; `output` is what vitest said. */
export type RunOutcome = { readonly passed: boolean; readonly output: string };

// From the sources it is a .ts file, from the build a .js file.
const reporter = fileURLToPath(
  new URL(`./rule-reporter${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** Runs the given test files in a process of its own and leaves the results in `.cache/rules.json`. */
export function runRuleTests(
  project: string,
  files: readonly string[],
  onProgress: (progress: RunProgress) => void,
): Promise<RunOutcome> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const args = [vitest, 'run', '--passWithNoTests', '--reporter=default', `--reporter=${reporter}`, ...files];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: project,
      env: plainEnv(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('message', (message) => onProgress(message as RunProgress));
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/** No colours in the captured output, and nothing of a vitest run that this process may be part of. */
function plainEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|FORCE_COLOR|NODE_OPTIONS)/.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: '1' };
}
