export { type KeptLine, type News, readable, seenLine, Telling } from './lines.ts';
export { type Course, Passing } from './passing.ts';
export { late } from './refusals.ts';
export { type Beginning, type Means, type Place, Session } from './session.ts';
