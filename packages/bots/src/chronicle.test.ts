import { createHash, type Hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { dbg } from '@tafelrunde/dbg';
import {
  below,
  type Decision,
  type Game,
  type Match,
  type Option,
  type RandomWords,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { type ChroniclePosition, wordBook } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { manyPositions as dbgPositions } from '../../games/dbg/test/positions.ts';
import { manyPositions as lcgPositions } from '../../games/lcg/test/positions.ts';
import { manyPositions as runeboundPositions } from '../../games/runebound/test/positions.ts';
import { manyPositions as tcgPositions } from '../../games/tcg/test/positions.ts';
import { Curious } from '../test/curious.ts';
import type { Skill } from './bot.ts';
import { botMessages } from './messages.ts';
import { loadPlayer, type Player } from './player.ts';
import { loadSkill } from './skills.ts';

// What bots think, beside the chronicles of what games say (docs/testing.md): whoever changes it on purpose writes the files anew.

type Positions = () => readonly ChroniclePosition<State>[];

/**
 * Games to think in: how many, and how many decisions of each. One in three is played wildly, to see what is rarely seen. Behind them
 * stand the positions of the game's own chronicle, in which every card is held or met.
 */
const LOOKS: readonly (readonly [game: Game, games: number, most: number, positions: Positions])[] = [
  [lcg, 20, 90, lcgPositions],
  [tcg, 10, 150, tcgPositions],
  [dbg, 12, 120, dbgPositions],
  [runebound, 8, 180, runeboundPositions],
];

/** So many options are put in the order in which they would be chosen. */
const RANKS = 4;

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

/**
 * Of each question that has not been met often, so many options are held against passing and against each other: what a rule of thumb
 * weighs seldom decides who comes first of all, but often who comes before his neighbour.
 */
const DUELLISTS = 6;
const OFTEN = 60;

/** Values are the same on every machine to so many digits. */
const rounded = (value: number): string => value.toPrecision(6);

/** All that the bots of a game think: each thought where it is had first, and marks of all choices and values of each game. */
class Thoughts {
  readonly lines: string[] = [];
  private readonly had = new Set<string>();
  private readonly curious = new Curious();
  private readonly duels = new Map<string, { n: number; readonly mark: Hash }>();
  private readonly game: Game;
  private readonly skill: Skill;
  private readonly steady: Player;
  private readonly keen: Player;

  private constructor(game: Game, skill: Skill, steady: Player, keen: Player) {
    this.game = game;
    this.skill = skill;
    this.steady = steady;
    this.keen = keen;
  }

  static async of(game: Game): Promise<Thoughts> {
    const [skill, steady, keen] = await Promise.all([
      loadSkill(game.id),
      loadPlayer(game, 'steady'),
      loadPlayer(game, 'keen', { playouts: 6 }),
    ]);
    return new Thoughts(game, skill, steady, keen);
  }

  play(name: string, most: number, wild: boolean): void {
    const luck = seedWords(name);
    const setup = this.game.randomSetup((n) => below(luck, n));
    const started = startMatch(this.game, setup, name);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    this.lines.push(`= ${name} ${JSON.stringify(setup)}`);
    this.follow(started.value, name, most, (options, chosen) =>
      wild && below(luck, 3) === 0 ? options[below(luck, options.length)].id : chosen,
    );
  }

  /** Plays on from a position as somebody curious would, who does what was done least so far. */
  explore({ name, begin, most }: ChroniclePosition<State>): void {
    this.lines.push(`= ${name}`);
    const luck = seedWords(name);
    const match: Match = begin();
    this.follow(match, name, most, (options) => this.curious.choose(match, options, luck).id);
  }

  private follow(
    match: Match,
    name: string,
    most: number,
    answer: (options: readonly Option[], chosen: string) => string,
  ): void {
    const marks = { choices: createHash('sha256'), values: createHash('sha256'), ranks: createHash('sha256') };
    let n = 0;
    for (let decision = match.decision(); decision && n < most; decision = match.decision(), n++) {
      const chosen = this.think(match, this.steady, seedWords(`${name} ${n}`));
      marks.choices.update(chosen);
      if (n % 60 === 30) marks.choices.update(this.think(match, this.keen, seedWords(`${name} ${n}`)));
      const greedy = this.skill.greedy?.(this.skill.look(match, decision.seat), decision);
      marks.values.update(`${greedy?.id} ${n % 5 === 0 ? this.valued(match) : ''}\n`);
      marks.ranks.update(`${this.ranked(match, decision).join()}\n`);
      this.duel(match, decision);
      match.answer(answer(decision.options, chosen.slice(0, chosen.indexOf(' '))));
    }
    const ends = Object.values(marks).map((mark) => mark.digest('hex').slice(0, 16));
    this.lines.push(`= ${n} decisions, ${JSON.stringify(match.s.over)}, ${ends.join(' ')}`);
  }

  /**
   * The options in the order in which rules of thumb would take them: each is chosen when those before it are not there. It
   * ends with the only one that is about no card (pass, nobody), which is always there, or where they know of nothing else.
   */
  private ranked(match: Match, decision: Decision): readonly string[] {
    const sight = this.skill.look(match, decision.seat);
    const ranks: string[] = [];
    let { options } = decision;
    while (options.length > 1 && ranks.length < RANKS) {
      const best: Option | undefined = this.skill.steady(sight, { ...decision, options }, seedWords('ranks'), null);
      if (best === undefined) break;
      ranks.push(best.id);
      options = options.filter((option) => option !== best);
      if (best.card < 0 && options.every(({ card }) => card >= 0)) break;
    }
    return ranks;
  }

  /** Who wins where only one option is left beside those that are about no card, or only two. */
  private duel(match: Match, decision: Decision): void {
    const [name] = decision.prompt;
    const met = this.duels.get(name) ?? { n: 0, mark: createHash('sha256') };
    this.duels.set(name, met);
    if (met.n++ >= OFTEN) return;
    const sight = this.skill.look(match, decision.seat);
    const bare = decision.options.filter(({ card }) => card < 0);
    const cards = decision.options.filter(({ card }) => card >= 0).slice(0, DUELLISTS);
    const sets = cards.flatMap((one, at) => [[one], ...cards.slice(at + 1).map((other) => [one, other])]);
    const won = sets.map((set) => {
      const options = [...set, ...bare];
      return this.skill.steady(sight, { ...decision, options }, seedWords('duels'), null)?.id;
    });
    met.mark.update(`${won.join()}\n`);
  }

  /** A mark for each question. */
  duelled(): readonly string[] {
    return [...this.duels].map(([name, { mark }]) => `${name}: ${mark.digest('hex').slice(0, 12)}`).sort();
  }

  /** The choice with what the bot thinks of it, as text that is equal only if both are. */
  private think(match: Match, player: Player, luck: RandomWords): string {
    const thought = { words: null, rest: [] };
    const option = player.choose(match, luck, thought);
    if (thought.words !== null) {
      const line = (['en', 'de'] as const).map((lang) => player.say(thought.words!, lang)).join(' | ');
      const kind = line.replaceAll(/\d+/g, '#');
      if (!this.had.has(kind)) this.lines.push(`  ${line}`);
      this.had.add(kind);
    }
    return `${option.id} ${JSON.stringify(thought)}\n`;
  }

  private valued(match: Match): string {
    const { skill } = this;
    const seats = Array.from({ length: match.s.seats }, (_, seat) => [
      rounded(skill.value(match, seat)),
      ...(skill.features?.read(match, seat).map(rounded) ?? []),
    ]);
    return JSON.stringify([seats, skill.moment?.(match), skill.features && rounded(skill.features.time(match))]);
  }
}

describe.each(LOOKS.map(([game, ...rest]) => [game.id, game, ...rest] as const))(
  '%s',
  (id, game, games, most, positions) => {
    it('is thought about as it was', { timeout: 600_000 }, async () => {
      const thoughts = await Thoughts.of(game);
      for (let i = 1; i <= games; i++) thoughts.play(`thoughts ${i}`, most, i % 3 === 0);
      for (const position of positions()) thoughts.explore(position);
      const lines = [...thoughts.lines, '= who comes before whom', ...thoughts.duelled()];
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file(id));
    });
  },
);

it('every word is as it was', async () => {
  const skills = await Promise.all(['lcg', 'tcg', 'dbg', 'runebound'].map((id) => loadSkill(id)));
  const messages = Object.assign({}, botMessages, ...skills.map((skill) => skill.messages));
  await expect(wordBook({ messages })).toMatchFileSnapshot(file('words'));
});
