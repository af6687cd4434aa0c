export type { CommandModule } from './commands.ts';
export type { Io } from './io.ts';
export type { Lang, Words } from './lang.ts';
export { run } from './tool.ts';
