export { sample } from './game.ts';
