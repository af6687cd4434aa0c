import type { RbState } from '@tafelrunde/runebound';
import type { Scene } from '../bot.ts';

/** Fights. What they bring is there when somebody is asked for the next action. */
export const scene: Scene<RbState> = {
  isOn: ({ s }) => s.fight.on !== 0,
  isOver: (match) => match.s.fight.on === 0 && match.decision()?.prompt[0] === 'rb.ask.turn',
};
