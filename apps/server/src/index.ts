export { type AppOptions, createApp } from './app.ts';
export { BadConfig, type Config, readConfig } from './config.ts';
export { type ServedGame, type ServedGames, served, theGames } from './games.ts';
export type { Language } from './language.ts';
export type { Problem } from './problems.ts';
export { endSoon, processLog, stopSignal } from './process.ts';
export { runServer } from './run-server.ts';
export { type RunningServer, type Served, type ServeOptions, serve } from './serve.ts';
export { type BackupProblem, backUp, restore } from './store/backup.ts';
