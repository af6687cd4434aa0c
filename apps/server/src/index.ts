export { type AppOptions, createApp } from './app.ts';
export type { Language } from './language.ts';
export type { Problem } from './problems.ts';
export { runServer } from './run-server.ts';
export { type RunningServer, type Served, type ServeOptions, serve } from './serve.ts';
