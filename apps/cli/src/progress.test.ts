import { expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import type { Lang } from './lang.ts';
import { memoryIo } from './memory-io.ts';
import { progress } from './progress.ts';

function fakeClock() {
  let now = 0;
  let tick: (() => void) | undefined;
  const clock: Clock = {
    now: () => now,
    every: (_, callback) => {
      tick = callback;
      return () => {
        tick = undefined;
      };
    },
  };
  return {
    clock,
    running: () => tick !== undefined,
    pass: (seconds: number) => {
      now += seconds * 1000;
      tick?.();
    },
  };
}

function watch(isTTY: boolean, lang: Lang = 'en') {
  const time = fakeClock();
  const io = memoryIo({ isTTY, lang, clock: time.clock });
  return { io, time, bar: progress(io, 'games') };
}

test('what takes less than a second shows nothing', () => {
  const { io, time, bar } = watch(true);
  bar.update(1, 4);
  time.pass(0.9);
  bar.end();
  expect(io.err).toBe('');
  expect(time.running()).toBe(false);
});

test('a terminal gets a bar that is removed in the end', () => {
  const { io, time, bar } = watch(true);
  time.pass(1.5);
  bar.update(1, 4);
  time.pass(1);
  expect(io.err.split('\r\x1b[K').at(-1)).toBe(`games [${'█'.repeat(6)}${'░'.repeat(18)}] 1 of 4, 2 s`);
  bar.end();
  expect(io.err.endsWith('\r\x1b[K')).toBe(true);
});

test('a log gets a plain line every few seconds', () => {
  const { io, time, bar } = watch(false, 'de');
  for (let second = 1; second <= 12; second++) {
    bar.update(second, 20);
    time.pass(1);
  }
  bar.end();
  expect(io.err).toBe('games: 5 von 20, 5 s\ngames: 10 von 20, 10 s\n');
});
