export type { CommandModule } from './commands.ts';
export type { Io } from './io.ts';
export type { Bilingual, Lang } from './lang.ts';
export { run } from './tool.ts';
