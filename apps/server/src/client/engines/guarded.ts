import { type ChildProcessWithoutNullStreams, type SpawnOptions, spawn } from 'node:child_process';

/**
 * Runs a program that must not outlive us. Its guard holds the other end of a pipe: each line there is a signal for the program, and the
 * end of it means that we are gone, however that came: then the program is ended, and the folder that was given to it thrown away.
 */
export const GUARD = `
folder=$1
shift
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
(
  while read -r signal <&3; do kill -s "$signal" "$program"; done
  [ -z "$folder" ] || : >"$folder.gone"
  kill -s CONT "$program"
  kill -s QUIT "$program"
  sleep 3
  kill -s KILL "$program"
) >/dev/null 2>&1 &
guard=$!
exec 3<&-
wait "$program"
code=$?
kill "$guard" 2>/dev/null
if [ -n "$folder" ] && [ -e "$folder.gone" ]; then rm -rf "$folder" "$folder.gone"; fi
exit "$code"
`;

export interface GuardOptions extends SpawnOptions {
  /** Thrown away with the program if we end without a word. */
  readonly folder?: string;
}

/** A program in the background that is gone at the latest when we are. */
export class Guarded {
  readonly child: ChildProcessWithoutNullStreams;
  private readonly direct: boolean;

  constructor(program: string, args: readonly string[], { folder = '', ...options }: GuardOptions) {
    // Where there is no such shell, it has to do without.
    this.direct = process.platform === 'win32';
    const own = { ...options, stdio: 'pipe' } as const;
    this.child = this.direct
      ? spawn(program, args, own)
      : spawn('/bin/sh', ['-c', GUARD, 'guard', folder, program, ...args], own);
    // It may have ended before it hears of anything.
    this.child.stdin.on('error', () => {});
  }

  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    if (this.direct) this.child.kill(signal);
    else this.child.stdin.write(`${signal.slice('SIG'.length)}\n`);
  }
}
