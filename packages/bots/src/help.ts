import {
  decodeState,
  encodeState,
  type Game,
  Match,
  type Plain,
  type RandomWords,
  redeal,
  type State,
} from '@tafelrunde/kernel';
import type { Skill } from './bot.ts';
import { Playouts } from './playout.ts';
import type { Round } from './shares.ts';
import { loadSkill } from './skills.ts';

/** There in Node, in pages and in workers alike, but in none of the libraries that all three share. */
declare const performance: { now(): number };

/** What a helper on another core is asked, as a message. */
export interface HelpTask {
  readonly game: string;
  /** A state that the seat that is asked cannot tell from the real one. */
  readonly state: Plain;
  readonly round: Round;
  readonly milliseconds: number;
}

/** The position on the table as helpers get it: dealt anew, so that nobody but the table itself ever has the real one. */
export function positionFor<S extends State>(match: Match<S>, random: RandomWords): Plain {
  return encodeState(match.game, redeal(match, match.decision()!.seat, random).s);
}

/** Tries the deals of a round: what a helper does on its core. */
export async function help<S extends State>(
  game: Game<S>,
  { state, round, milliseconds }: HelpTask,
  clock?: () => number,
) {
  const decoded = decodeState(game, state, true);
  if (!decoded) throw new Error(`a state of ${game.id} cannot be read`);
  return helpWith(await loadSkill<S>(game.id), new Match(game, decoded), round, milliseconds, clock);
}

/**
 * The same in a match, which may be any that the seat that is asked cannot tell from the real one: all of them lead to the same
 * deals.
 */
export function helpWith<S extends State>(
  skill: Skill<S>,
  match: Match<S>,
  { luck, deals, plans }: Round,
  milliseconds: number,
  clock: () => number = () => performance.now(),
): number[][] {
  const decision = match.decision();
  if (!decision) throw new Error('nobody is asked: the game is over');
  const sight = skill.look(match, decision.seat);
  const deadline = clock() + milliseconds;
  return new Playouts(skill, sight, decision, luck, () => clock() >= deadline).tryAll(deals, plans);
}
