// npm run tafelrunde -- …: builds what has changed, then runs the command line tool. Prints nothing itself on stdout.
import { existsSync } from 'node:fs';
import { buildTool } from './build.mjs';
import { at, run, stopWithNpm } from './lib.mjs';
import { setup } from './setup.mjs';

stopWithNpm();
await setup();
const tool = at('apps/cli/dist/main.js');
if (!(await buildTool()) || !existsSync(tool)) {
  console.error('The build failed; the reason is above.');
  process.exit(1);
}
process.exitCode = await run(process.execPath, [tool, ...process.argv.slice(2)], { handlesSignals: true });
