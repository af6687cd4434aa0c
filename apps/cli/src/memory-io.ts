import { systemClock } from './clock.ts';
import type { Io } from './io.ts';

export interface MemoryIo extends Io {
  out: string;
  err: string;
}

/** An Io that keeps what is written, for tests. */
export function memoryIo(
  given: Partial<Pick<Io, 'stdin' | 'isTTY' | 'env' | 'cwd' | 'clock' | 'lang'>> = {},
): MemoryIo {
  const io: MemoryIo = {
    out: '',
    err: '',
    stdout: (text) => {
      io.out += text;
    },
    stderr: (text) => {
      io.err += text;
    },
    stdin: () => Promise.resolve(''),
    isTTY: false,
    env: {},
    cwd: process.cwd(),
    clock: systemClock,
    lang: 'en',
    exitCode: 0,
    ...given,
  };
  return io;
}
