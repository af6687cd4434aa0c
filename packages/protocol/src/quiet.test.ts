import { describe, expect, it } from 'vitest';
import { isQuiet } from './quiet.ts';

describe('quiet hours', () => {
  const at = (time: string): number => Date.parse(`2026-01-15T${time}:30Z`);
  const day = { quiet: { from: '12:00', to: '14:30', zone: 'UTC' } };
  const night = { quiet: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' } };

  it.each([
    ['11:59', false],
    ['12:00', true],
    ['14:29', true],
    ['14:30', false],
  ])('of a day, at %s', (time, quiet) => expect(isQuiet(day, at(time))).toBe(quiet));

  it.each([
    // An hour later where he lives.
    ['20:59', false],
    ['21:00', true],
    ['23:30', true],
    ['05:59', true],
    ['06:00', false],
  ])('over midnight, where somebody lives, at %s', (time, quiet) => expect(isQuiet(night, at(time))).toBe(quiet));

  it('are none from a time to itself, and none unless wished for', () => {
    expect(isQuiet({ quiet: { from: '12:00', to: '12:00', zone: 'UTC' } }, at('12:00'))).toBe(false);
    expect(isQuiet({ quiet: null }, at('12:00'))).toBe(false);
  });
});
