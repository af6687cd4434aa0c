import { type Clock, isSlow } from '@tafelrunde/protocol';
import { meetingWords } from './meeting-words.ts';
import { onlineWords } from './words.ts';

/** How long people may think, in words. */
export function clockLabel(clock: Clock | null): string {
  const words = onlineWords();
  if (clock === null) return words.clockNone;
  if (isSlow(clock)) return meetingWords().clockDays(Math.round(clock.seconds / 86_400));
  return clock.per === 'decision' ? words.clockDecision(clock.seconds) : words.clockGame(clock.seconds / 60);
}
