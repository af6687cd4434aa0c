export { apply, type Change, difference } from './difference.ts';
export { chatLimit, inviteIdForm, keptLetters, nameLimit, PROTOCOL } from './limits.ts';
export type { SeenLine } from './lines.ts';
export type {
  BotPace,
  Clock,
  Letter,
  LiveCode,
  LiveEvent,
  Notice,
  SeatRequest,
  ServerMessage,
  TableAccess,
  TableInfo,
  TableSeat,
  TableState,
  TableSummary,
  UndoRequest,
} from './messages.ts';
export { Mirror } from './mirror.ts';
export { distinctName } from './names.ts';
export type { AskedWindow, Picked, Picture, Reckoning } from './picture.ts';
