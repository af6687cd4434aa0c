import { levelFor, loadPlayer, luckAt } from '@tafelrunde/bots';
import {
  equalPlain,
  flowOf,
  type Game,
  type GameRecord,
  type Plain,
  resignId,
  type Seat,
  type State,
  startMatch,
} from '@tafelrunde/kernel';

/** The game that everybody plays alike: its set-up and its luck. Steady bots have all seats but the first. */
export interface QuestSetup {
  readonly setup: Plain;
  readonly seed: string;
}

/** The person has this seat. */
const PERSON: Seat = 0;

/** How somebody came out of a quest. Of two results, that with the higher figures in this order is the better one. */
export interface QuestResult {
  readonly won: boolean;
  /** What the game counts, more being better: the lead over the best of the others or, played together, the score turned around. */
  readonly points: number;
  /** How many rounds it took, or turns where the game has no rounds. */
  readonly rounds: number;
  /** What the game itself calls the score; null if it counts nothing. */
  readonly score: number | null;
}

/** What is wrong with a record that somebody offers as his quest. */
export type QuestFault =
  /** It is a game of another set-up, or with other luck. */
  | 'other-game'
  /** An answer was not possible there. */
  | 'misfit'
  /** A bot would have answered otherwise. */
  | 'other-bots'
  /** Somebody gave up: a person who does stands on no board, and a bot never does. */
  | 'given-up'
  | 'not-over';

/**
 * Plays the record of a quest again: its result, if all of it could have happened so. What a bot answers follows from the position
 * alone, so that nobody can lead its hand.
 */
export async function replayQuest<S extends State>(
  game: Game<S>,
  quest: QuestSetup,
  record: GameRecord,
): Promise<QuestResult | QuestFault> {
  const started = startMatch(game, quest.setup, quest.seed);
  if (!started.ok) throw new Error('the quest itself cannot be played');
  const match = started.value;
  const isSame = record.game === game.id && record.seed === quest.seed && equalPlain(record.setup, match.s.setup);
  if (!isSame) return 'other-game';
  const bot = await loadPlayer(game, levelFor(game.id, 'steady'));
  const seats = Array.from({ length: match.s.seats }, (_, seat) => seat);
  for (const id of record.answers) {
    const decision = match.decision();
    if (!decision) return 'misfit';
    const { seat } = decision;
    if (seats.some((one) => id === resignId(one))) return 'given-up';
    if (seat !== PERSON && bot.choose(match, luckAt(quest.seed, seat, match.s.answers)).id !== id) return 'other-bots';
    if (match.answer(id)) return 'misfit';
  }
  if (match.decision()) return 'not-over';
  const flow = flowOf(game);
  const results = seats.map((seat) => flow.resultOf(match, seat));
  const { won, score } = results[PERSON];
  const others = results.slice(PERSON + 1).map((other) => other.score ?? 0);
  const longest = flow.marks.at(-1);
  return {
    ...{ won, score },
    points: score === null ? 0 : game.cooperative ? -score : score - Math.max(...others),
    rounds: longest === undefined ? 0 : flow.marksOf(match)[longest],
  };
}
