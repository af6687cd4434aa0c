// npm start: installs and builds what is missing, then serves the table.

import { pathToFileURL } from 'node:url';
import { buildDocumentation, buildServer, buildWeb } from './build.mjs';
import { at, stopWithNpm } from './lib.mjs';
import { setup } from './setup.mjs';

stopWithNpm();
await setup();
if (!(await buildServer()) || !(await buildWeb()) || !(await buildDocumentation())) {
  console.error('The build failed; the reason is above.');
  process.exit(1);
}
// In this very process, so that signals, exit code and PORT are the server's own business.
await import(pathToFileURL(at('apps/server/dist/main.js')).href);
