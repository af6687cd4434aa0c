import type { Io } from './io.ts';
import type { Bilingual } from './lang.ts';

export interface Progress {
  update(done: number, total: number): void;
  /** Removes the bar, so that what is written next stands alone. */
  end(): void;
}

const silence = 1000;
const barInterval = 100;
const lineInterval = 5000;
const barWidth = 24;

export const words: Bilingual<(done: number, total: number, seconds: number) => string> = {
  de: (done, total, seconds) => (total > 0 ? `${done} von ${total}, ${seconds} s` : `${seconds} s`),
  en: (done, total, seconds) => (total > 0 ? `${done} of ${total}, ${seconds} s` : `${seconds} s`),
};

/**
 * Shows on stderr that something is going on once it has taken a second: a bar for a person at a terminal, a plain
 * line every few seconds otherwise.
 */
export function progress(io: Io, label: string): Progress {
  const { clock } = io;
  const began = clock.now();
  let shown = began;
  let drawn = false;
  let done = 0;
  let total = 0;

  function show(): void {
    const now = clock.now();
    if (now - began < silence || now - shown < (io.isTTY ? barInterval : lineInterval)) return;
    shown = now;
    drawn = true;
    const state = words[io.lang](done, total, Math.floor((now - began) / 1000));
    io.stderr(io.isTTY ? `\r\x1b[K${label} ${bar(done, total)} ${state}` : `${label}: ${state}\n`);
  }

  const stop = clock.every(io.isTTY ? 250 : 1000, show);
  return {
    update(newDone, newTotal) {
      done = newDone;
      total = newTotal;
      show();
    },
    end() {
      stop();
      if (io.isTTY && drawn) io.stderr('\r\x1b[K');
    },
  };
}

function bar(done: number, total: number): string {
  const full = total > 0 ? Math.round((Math.min(done, total) / total) * barWidth) : 0;
  return `[${'█'.repeat(full)}${'░'.repeat(barWidth - full)}]`;
}
