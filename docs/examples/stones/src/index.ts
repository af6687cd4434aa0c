export { type StonesView, stones } from './game.ts';
