#!/usr/bin/env node
// `npx tafelrunde …` in a checkout: builds what has changed, then runs the tool where the user stands.
process.env.INIT_CWD ??= process.cwd();
await import('../../../scripts/run.mjs');
