// What the engine needs once a bot thinks; a file of its own, so that it is fetched together and not before.
export { advisorFor, counsellorFor } from './advisor.ts';
export { Helpers, helpHere, warmHere } from './crew.ts';
