import type { LiveCode, LiveEvent } from '@tafelrunde/protocol';

/** Why the server said no to a request. */
export type ApiCode =
  | 'bad-request'
  | 'not-ours'
  | 'too-fast'
  | 'too-large'
  | 'nobody'
  | 'not-found'
  | 'not-allowed'
  | 'login-taken'
  | 'login-wrong'
  | 'passkey-wrong'
  | 'passkey-unused'
  | 'quota'
  | 'quest-day'
  | 'quest-unfit'
  | 'analyses-busy'
  | 'failed'
  | 'busy'
  | 'no-server';

/** Every word of the pages for playing together. A language that lacks one does not compile. */
export interface OnlineWords {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly nameHint: string;
  readonly enter: string;
  readonly rename: string;
  readonly you: (name: string) => string;
  readonly open: string;
  readonly game: string;
  readonly openGame: (game: string) => string;
  readonly create: string;
  readonly noTables: string;
  readonly myTables: string;
  readonly noMine: string;
  readonly go: string;
  readonly back: string;
  readonly states: Readonly<Record<'open' | 'running' | 'over', string>>;
  readonly halted: string;
  readonly seatOf: (n: number) => string;
  readonly free: string;
  readonly bot: (level: string) => string;
  readonly levels: Readonly<Record<string, string>>;
  readonly access: string;
  readonly accessLink: string;
  readonly accessPublic: string;
  readonly spectators: string;
  readonly clock: string;
  readonly clockNone: string;
  readonly clockDecision: (seconds: number) => string;
  readonly clockGame: (minutes: number) => string;
  readonly lobby: string;
  readonly invite: string;
  readonly qr: string;
  readonly sit: string;
  readonly stand: string;
  readonly leave: string;
  readonly waitForHost: string;
  readonly notYetReady: string;
  readonly save: string;
  readonly slowHint: string;
  readonly waitForReady: string;
  readonly host: string;
  readonly here: string;
  readonly away: string;
  readonly brings: string;
  readonly otherBrought: string;
  readonly fill: (seat: number) => string;
  readonly watchers: (n: number) => string;
  readonly goesOn: string;
  readonly chat: string;
  readonly chatNew: (n: number) => string;
  readonly chatPlaceholder: string;
  readonly send: string;
  readonly chatEmpty: string;
  readonly close: string;
  readonly events: Readonly<Record<LiveEvent, (name: string) => string>>;
  readonly undoAsks: (name: string) => string;
  readonly undoWaits: string;
  readonly seatWanted: (name: string, seat: number) => string;
  readonly seatAsked: string;
  readonly noticeToYou: (seconds: number) => string;
  readonly noticeTo: (name: string, seconds: number) => string;
  readonly noticeBack: string;
  readonly giveNotice: (name: string) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly standIn: string;
  readonly imBack: string;
  readonly botPlaysForYou: string;
  readonly botFor: (name: string) => string;
  readonly botPace: Readonly<Record<'short' | 'steady', string>>;
  readonly left: (name: string, time: string) => string;
  readonly notSeated: string;
  readonly noWatching: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly full: string;
  readonly loggedOut: string;
  readonly gone: string;
  readonly goneDetail: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly replay: string;
  readonly replayAt: (at: number, of: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly through: string;
  readonly everybody: string;
  readonly goOn: string;
  readonly record: string;
  readonly account: string;
  readonly accountLead: string;
  readonly login: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly enrol: string;
  readonly logIn: string;
  readonly passkeyLead: string;
  readonly passkeyLogIn: string;
  readonly passkeyEnrol: string;
  readonly passkeyAdd: string;
  readonly passkeyAdded: string;
  readonly logOut: string;
  readonly loggedIn: (login: string) => string;
  readonly kept: Readonly<Record<'waiting' | 'done' | 'failed', string>>;
  readonly privacy: string;
  readonly problems: Readonly<Record<ApiCode, string>>;
  readonly refusals: Readonly<Record<LiveCode, string>>;
}
