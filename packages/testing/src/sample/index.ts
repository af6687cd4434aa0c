export { type HoardView, sample } from './game.ts';
