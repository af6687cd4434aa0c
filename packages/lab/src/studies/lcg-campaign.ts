import { loadPlayer, type Player } from '@tafelrunde/bots';
import {
  below,
  cloneState,
  Match,
  type Plain,
  prepareMatches,
  type RandomWords,
  type Result,
  SPECTATOR,
  seedWords,
} from '@tafelrunde/kernel';
import {
  type Choices,
  finish,
  freeHeroes,
  type LcgState,
  lcg,
  nextScenario,
  prepare,
  startCampaign,
  starterDecks,
} from '@tafelrunde/lcg';
import type { Study, StudyWish } from './study.ts';

const SEATS = [
  { name: 'Bilbo', deck: starterDecks.leadership },
  { name: 'Sam', deck: starterDecks.spirit },
];
/** How often, in a thousand answers, a rule of thumb is ignored while trying things out. */
const WILD = 120;
/** Every way to go on is tried so often for a round. */
const TRIES = 40;
/** So many ways to go on are kept after every round. */
const WAYS = 16;
/** What a card in play is worth, by its type. */
const WORTH: Readonly<Record<string, number>> = { hero: 20, ally: 4, objective: 15 };

/** A game as far as it has come, and the answers that led there. */
interface Way {
  readonly match: Match<LcgState>;
  readonly answers: readonly string[];
}

/** A won game that begins like this, with that luck; null if none was found. */
export type Win = (first: Match<LcgState>, seed: string) => Way | null;

/**
 * Lets the computer play a campaign of the living card game from the first scenario to the last, with a fallen hero on the
 * way: the game that packages/games/lcg/test/campaign-played.json keeps and a test replays. Rules of thumb alone never get
 * out of Dol Guldur: here they may try out how the same luck goes on, as nobody at a table can.
 */
export const study: Study = async ({ progress }) => {
  const player = await loadPlayer(lcg, 'steady');
  return { text: playCampaign((first, seed) => win(player, first, seed, progress), progress), tables: {} };
};

/** The campaign that comes of it, as the file that keeps it. */
export function playCampaign(winning: Win, progress?: (what: string) => void): string {
  const players = SEATS.map(({ name, deck }) => ({ name, heroes: deck.heroes }));
  let log = ok(startCampaign(players));
  const games: { choices: Choices; seed: string; answers: readonly string[] }[] = [];
  for (let scenario = nextScenario(log); scenario !== null; scenario = nextScenario(log)) {
    const free = [...freeHeroes(log)];
    const { fallen } = log;
    const choices: Choices = {
      first: 0,
      mode: 'easy',
      players: log.players.map(({ heroes }, seat) => ({
        heroes,
        deck: SEATS[seat].deck.deck,
        replace: Object.fromEntries(heroes.filter((id) => fallen.includes(id)).map((id) => [id, free.shift() ?? ''])),
      })),
    };
    const prepared = ok(prepare(log, choices));
    // A set-up is plain data; its type has no index signature.
    const start = ok(prepareMatches(lcg, prepared.setup as unknown as Plain));
    for (let n = 1; ; n++) {
      const seed = `${scenario} ${n}`;
      const won = winning(start(seed), seed);
      if (!won) {
        progress?.(`${seed}: lost`);
        continue;
      }
      const after = ok(finish(prepared.log, won.match));
      // The first scenario is not to be an easy walk: somebody has to fall. But not everybody before the last one.
      if (scenario === 'mirkwood' && after.fallen.length === 0) continue;
      if (scenario !== 'dol-guldur' && after.fallen.length > 2) continue;
      games.push({ choices, seed, answers: won.answers });
      log = after;
      break;
    }
    progress?.(`${scenario}: ${log.total}, ${log.fallen.join(', ')}`);
  }
  return JSON.stringify({ players, games }, null, 1);
}

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** How far a game has come: stages and objectives count most, then progress, who is still there, and what threatens them. */
function worth(match: Match<LcgState>): number {
  const { quest, stagesLeft, threat, players } = lcg.view(match, SPECTATOR);
  let sum = -25 * stagesLeft - threat * 1.5;
  for (const { progress } of quest) sum += progress;
  for (const one of players) {
    sum -= one.threat * 0.7 + one.engaged.length * 2;
    for (const { type, damage } of one.play) sum += (WORTH[type] ?? 0) - damage;
  }
  return sum;
}

/** Plays on for a round with rules of thumb, sometimes ignoring them. */
function tryOut(player: Player<LcgState>, way: Way, luck: RandomWords): Way {
  const match = new Match(lcg, cloneState(lcg, way.match.s));
  const answers = way.answers.slice();
  const end = match.s.round + 1;
  for (let decision = match.decision(); decision !== null && match.s.round < end; decision = match.decision()) {
    const { options } = decision;
    const wild = options.length === 1 || below(luck, 1000) < WILD;
    const option = wild ? options[below(luck, options.length)] : player.choose(match, luck);
    answers.push(option.id);
    match.take(option);
  }
  return { match, answers };
}

/** The same, found by trying. */
export function win(
  player: Player<LcgState>,
  first: Match<LcgState>,
  seed: string,
  progress?: StudyWish['progress'],
): Way | null {
  const luck = seedWords(`tries ${seed}`);
  first.decision();
  let ways: readonly Way[] = [{ match: first, answers: [] }];
  while (ways.length > 0) {
    const next: (Way & { readonly value: number })[] = [];
    for (const way of ways) {
      for (let i = 0; i < TRIES; i++) {
        const tried = tryOut(player, way, luck);
        const { over } = tried.match.s;
        if (over && over.winners.length > 0) return tried;
        if (!over) next.push({ ...tried, value: worth(tried.match) });
      }
    }
    ways = next.sort((one, other) => other.value - one.value).slice(0, WAYS);
    const [best] = ways;
    if (best) progress?.(`${seed}, round ${best.match.s.round}: ${next.length} ways to go on`);
  }
  return null;
}
