import { text } from 'node:stream/consumers';
import { type Clock, systemClock } from './clock.ts';
import type { Lang } from './lang.ts';

/** All that a command may know of the world around it and do to it, so that tests can run the tool in-process. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** All that is piped in. */
  readonly stdin: () => Promise<string>;
  /** Whether a person watches stderr. */
  readonly isTTY: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** By which it is told how long something has taken. */
  readonly clock: Clock;
  /** Language of everything written for people; `run` sets it before any command starts. */
  lang: Lang;
  /** 0: done; 1: something went wrong or was found wrong; 2: the call was wrong. */
  exitCode: number;
}

/** The process's own streams and environment. */
export function nodeIo(): Io {
  return {
    stdout: (out) => void process.stdout.write(out),
    stderr: (out) => void process.stderr.write(out),
    stdin: () => text(process.stdin),
    isTTY: process.stderr.isTTY === true,
    env: process.env,
    // npm changes to the project's folder; the user may stand elsewhere.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    clock: systemClock,
    lang: 'en',
    exitCode: 0,
  };
}
