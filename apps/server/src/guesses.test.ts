import { describe, expect, it } from 'vitest';
import { Guesses } from './guesses.ts';

describe('guesses', () => {
  it('slow strangers down from the twenty-first on, and forget after an hour', () => {
    let now = 0;
    const guesses = new Guesses(() => now);
    for (let i = 0; i < 20; i++) guesses.wrong('anna', `n${i}`);
    expect(guesses.slowness('anna', 'x')).toBe(0);
    guesses.wrong('anna', 'n20');
    expect(guesses.slowness('anna', 'x')).toBe(50);
    now += 60 * 60_000;
    guesses.wrong('anna', 'n21');
    expect(guesses.slowness('anna', 'x')).toBe(0);
  });

  it('remember the last eight networks of an owner, whose mistakes slow nobody down', () => {
    const guesses = new Guesses(() => 0);
    for (let i = 0; i < 9; i++) guesses.right('anna', `home${i}`);
    guesses.right('anna', 'home1');
    for (let i = 0; i < 30; i++) guesses.wrong('anna', 'home2');
    expect(guesses.slowness('anna', 'stranger')).toBe(0);
    for (let i = 0; i < 30; i++) guesses.wrong('anna', `n${i}`);
    expect(['home0', 'home1', 'home8', 'home2'].map((home) => guesses.slowness('anna', home) > 0)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    guesses.right('anna', 'home9');
    expect(['home1', 'home2'].map((home) => guesses.slowness('anna', home) > 0)).toEqual([false, true]);
  });

  it('are forgiven to a network by the right password', () => {
    const guesses = new Guesses(() => 0);
    for (let i = 0; i < 9; i++) guesses.wrong('anna', 'a');
    expect(guesses.wait('anna', 'a')).toBe(16_000);
    guesses.right('anna', 'a');
    expect(guesses.wait('anna', 'a')).toBe(0);
  });
});
