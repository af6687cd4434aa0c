import { cardsIn, type Match, type Plain, seedWords, startMatch } from '@tafelrunde/kernel';
import type { ScenarioId } from '../../defs.ts';
import { runebound } from '../../game.ts';
import type { RbState } from '../../state.ts';
import { ZONE } from '../../zones.ts';
import { sensible } from './player.ts';

/** What one hero did in one game. */
export interface HeroResult {
  readonly hero: string;
  readonly won: boolean;
  readonly eliminated: boolean;
  readonly adventures: number;
  /** Gold from everything but the sale of assets. */
  readonly gold: number;
  readonly trophies: number;
  readonly skills: number;
  /** Lore or companions gained. */
  readonly story: number;
}

export interface GameSummary {
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
  readonly heroes: readonly HeroResult[];
}

const HEROES = ['corbin', 'laurel', 'lissa', 'hawthorne', 'mok', 'thorn'];
const MOST_DECISIONS = 200_000;

interface Tally {
  adventures: number;
  gold: number;
  trophies: number;
  skills: number;
  story: number;
}

/** Six heroes in an order that follows from the number of the game. */
function shuffled(index: number, players: number): string[] {
  const luck = seedWords(`heroes ${index}`);
  return HEROES.map((hero, i) => ({ hero, key: Math.imul(luck[i % 4] ^ (i * 0x9e3779b9), 0x85ebca6b) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .slice(0, players)
    .map(({ hero }) => hero);
}

/** Plays one game among sensible players. */
export function playGame(scenario: ScenarioId, players: number, index: number, seed: string): GameSummary {
  const heroes = shuffled(index, players);
  const setup = { players, scenario, heroes, first: -1 } as unknown as Plain;
  const started = startMatch(runebound, setup, `${seed}/${scenario}/${index}`);
  if (!started.ok) throw new Error(`the game refuses its setup: ${JSON.stringify(started.problem)}`);
  const match = started.value;
  const luck = seedWords(`${seed}/${scenario}/${index}/luck`);
  const tallies = heroes.map((): Tally => ({ adventures: 0, gold: 0, trophies: 0, skills: 0, story: 0 }));
  let decisions = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    if (++decisions > MOST_DECISIONS) throw new Error(`game ${index} does not end`);
    const option = decision.options.length === 1 ? decision.options[0] : sensible(match, decision, luck);
    if (option.key === 'rb.option.adventure') tallies[decision.seat].adventures++;
    const before = heroes.map((_, seat) => openOf(match, seat));
    match.take(option);
    match.decision();
    const sold = option.key === 'rb.option.sell' ? option.n : 0;
    for (const [seat, tally] of tallies.entries())
      count(tally, before[seat], openOf(match, seat), seat === decision.seat ? sold : 0);
  }
  const { winners, reason } = match.s.over!;
  return {
    reason,
    rounds: match.s.round,
    decisions,
    heroes: heroes.map((hero, seat) => ({
      hero,
      won: winners.includes(seat),
      eliminated: (match.s.eliminated & (1 << seat)) !== 0,
      ...tallies[seat],
    })),
  };
}

/** What is counted of a hero: gold, trophies, learned skills, story tokens. */
function openOf(match: Match<RbState>, seat: number): readonly number[] {
  const { s } = match;
  const { length: trophies } = cardsIn(match, ZONE.trophies, seat);
  return [s.gold[seat], trophies, cardsIn(match, ZONE.skills, seat).length, s.story[seat]];
}

/** Adds what has become more; what has become less was spent. */
function count(tally: Tally, before: readonly number[], after: readonly number[], sold: number): void {
  tally.gold += Math.max(0, after[0] - before[0] - sold);
  tally.trophies += Math.max(0, after[1] - before[1]);
  tally.skills += Math.max(0, after[2] - before[2]);
  tally.story += Math.max(0, after[3] - before[3]);
}
