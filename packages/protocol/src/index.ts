export type { ServerAnalysis } from './analysis.ts';
export { type Clock, isSlow } from './clock.ts';
export { apply, type Change, difference } from './difference.ts';
export { chatLimit, inviteIdForm, keptMessages, nameLimit, PROTOCOL } from './limits.ts';
export type { SeenLine } from './lines.ts';
export type {
  Announced,
  Friend,
  Invitation,
  LobbyMessage,
  LobbyState,
  OwnState,
  PresentPerson,
  TableSummary,
} from './lobby.ts';
export type {
  BotPace,
  ChatMessage,
  LiveCode,
  LiveEvent,
  Notice,
  SeatRequest,
  ServerMessage,
  TableAccess,
  TableInfo,
  TableSeat,
  TableState,
  UndoRequest,
} from './messages.ts';
export { Mirror } from './mirror.ts';
export { distinctName } from './names.ts';
export {
  type BestScore,
  type LadderRow,
  type OnlineGame,
  type Profile,
  type RelationKind,
  type ReportReason,
  reportReasons,
  type ShownRating,
  type Tally,
} from './people.ts';
export { type Phrase, phraseOf, phrases, saidAs } from './phrases.ts';
export type { AskedWindow, Picked, Picture, Reckoning, Undo } from './picture.ts';
export type { QuestBoard, QuestRow } from './quests.ts';
export { isQuiet, type QuietHours } from './quiet.ts';
