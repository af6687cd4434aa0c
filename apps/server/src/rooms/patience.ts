import type { Config } from '../config.ts';

/** How long a table waits for people, in milliseconds. */
export interface Patience {
  /** A line that breaks and comes back within this time has never been away. */
  readonly grace: number;
  /** So long may somebody let a game wait before he can be given notice. */
  readonly wait: number;
  /** So long a notice runs. */
  readonly notice: number;
}

export const patienceOf = ({ graceSeconds, waitSeconds, noticeSeconds }: Config): Patience => ({
  grace: graceSeconds * 1000,
  wait: waitSeconds * 1000,
  notice: noticeSeconds * 1000,
});
