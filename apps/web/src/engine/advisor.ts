import {
  type Budget,
  budgetOf,
  type Crew,
  type Level,
  levelFor,
  loadPlayer,
  luckAt,
  type Thought,
} from '@tafelrunde/bots';
import { type Game, type Match, type Seat, type State, seedWords } from '@tafelrunde/kernel';
import type { Lang } from '@tafelrunde/words';

/** Decides for a bot. */
export interface Advisor<S extends State = State> {
  /** The id of the option it takes; the match is not changed. */
  choose(match: Match<S>): string;
  /** The same with the help of other cores. */
  think?(match: Match<S>, crew: Crew): Promise<string>;
}

/** Decides for a bot, and can say why. */
export interface Counsellor<S extends State = State> {
  counsel(match: Match<S>, crew: Crew): Promise<{ readonly id: string; readonly why: Readonly<Record<Lang, string>> }>;
}

/** A bot that thinks ahead, for somebody who asks what to do and does not want to wait for long. */
export async function counsellorFor<S extends State>(game: Game<S>, seed: string): Promise<Counsellor<S>> {
  const player = await loadPlayer(game, levelFor(game.id, 'keen'), ADVICE);
  return {
    async counsel(match, crew) {
      const thought: Thought = { words: null };
      const { id } = await player.think(match, seedWords(`${seed}:hint:${match.s.answers}`), crew, thought);
      const say = (lang: Lang): string => (thought.words ? player.say(thought.words, lang) : '');
      return { id, why: { de: say('de'), en: say('en') } };
    },
  };
}

/** Long enough to play well, short enough not to be waited for. Advice is never waited for longer; a bot may have saved something. */
const ADVICE: Budget = { milliseconds: 800 };
const KEEN: Budget = { ...budgetOf('keen'), ...ADVICE };

/** The bot of that level on a seat. Its luck follows from the seed and the position, so that a game can be played again. */
export async function advisorFor<S extends State>(
  game: Game<S>,
  level: Level,
  seed: string,
  seat: Seat,
): Promise<Advisor<S>> {
  const known = levelFor(game.id, level);
  const player = await loadPlayer(game, known, known === 'keen' ? KEEN : budgetOf(known));
  const luck = (match: Match<S>) => luckAt(seed, seat, match.s.answers);
  return {
    choose: (match) => player.choose(match, luck(match)).id,
    think: async (match, crew) => (await player.think(match, luck(match), crew)).id,
  };
}
