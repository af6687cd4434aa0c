import type { Job, Sample } from '@tafelrunde/analysis';
import type { GameId } from '@tafelrunde/games';
import type { GameRecord, Seat } from '@tafelrunde/kernel';
import type { Look, ReplayStep } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';

/** What the page asks of the worker that plays a record again. */
export type ReplayRequest =
  | { readonly type: 'load'; readonly game: GameId; readonly text: string }
  | { readonly type: 'look'; readonly position: number; readonly viewer: Seat; readonly open: boolean };

export type ReplayReply =
  | {
      readonly type: 'loaded';
      readonly record: GameRecord;
      readonly seats: number;
      readonly steps: readonly ReplayStep[];
    }
  | { readonly type: 'look'; readonly position: number; readonly look: Look }
  | { readonly type: 'failed'; readonly words: Words }
  | { readonly type: 'broken'; readonly message: string };

/** What the page asks of a worker that judges decisions. */
export type JudgeRequest =
  | { readonly type: 'record'; readonly record: GameRecord }
  | { readonly type: 'judge'; readonly n: number; readonly job: Job };

export type JudgeReply =
  | { readonly type: 'sample'; readonly n: number; readonly sample: Sample }
  | { readonly type: 'broken'; readonly n: number; readonly message: string };
