export { type KeptLine, type News, readable, seenLine, Telling } from './lines.ts';
export { type Course, cardOf, Passing, type Stops } from './passing.ts';
export { leadOf } from './picture.ts';
export { cardsShown, type Drawn, positionPicture } from './position-picture.ts';
export { cardsOf, type ReadCard, type ReadPart, type ReadZone, readView } from './read-view.ts';
export { late } from './refusals.ts';
export { type Look, Replay, type ReplayStep, type Stride, strideFrom, strides } from './replay.ts';
export { type Beginning, type Place, Session, type SessionOptions } from './session.ts';
