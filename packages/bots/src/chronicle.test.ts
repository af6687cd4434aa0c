import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { dbg } from '@tafelrunde/dbg';
import { below, type Game, type Match, type RandomWords, seedWords, startMatch } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { wordBook } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import type { Skill } from './bot.ts';
import { botMessages } from './messages.ts';
import { loadPlayer, type Player } from './player.ts';
import { loadSkill } from './skills.ts';

// What bots think, beside the chronicles of what games say (docs/testing.md): whoever changes it on purpose writes the files anew.

/** Games to think in: how many, and how many decisions of each. One in three is played wildly, to see what is rarely seen. */
const LOOKS: readonly (readonly [game: Game, games: number, most: number])[] = [
  [lcg, 20, 90],
  [tcg, 10, 150],
  [dbg, 12, 120],
  [runebound, 8, 180],
];

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

/** Values are the same on every machine to so many digits. */
const rounded = (value: number): string => value.toPrecision(6);

/** All that the bots of a game think: each thought where it is had first, and marks of all choices and values of each game. */
class Thoughts {
  readonly lines: string[] = [];
  private readonly had = new Set<string>();
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
    this.lines.push(`= ${name} ${JSON.stringify(setup)}`);
    const started = startMatch(this.game, setup, name);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const match = started.value;
    const marks = { choices: createHash('sha256'), values: createHash('sha256') };
    let n = 0;
    for (let decision = match.decision(); decision && n < most; decision = match.decision(), n++) {
      const chosen = this.think(match, this.steady, seedWords(`${name} ${n}`));
      marks.choices.update(chosen);
      if (n % 60 === 30) marks.choices.update(this.think(match, this.keen, seedWords(`${name} ${n}`)));
      const greedy = this.skill.greedy?.(this.skill.look(match, decision.seat), decision);
      marks.values.update(`${greedy?.id} ${n % 5 === 0 ? this.valued(match) : ''}\n`);
      const { options } = decision;
      match.answer(
        wild && below(luck, 3) === 0 ? options[below(luck, options.length)].id : chosen.slice(0, chosen.indexOf(' ')),
      );
    }
    const [choices, values] = [marks.choices, marks.values].map((mark) => mark.digest('hex').slice(0, 16));
    this.lines.push(`= ${n} decisions, ${JSON.stringify(match.s.over)}, ${choices} ${values}`);
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

describe.each(LOOKS.map(([game, ...rest]) => [game.id, game, ...rest] as const))('%s', (id, game, games, most) => {
  it('is thought about as it was', { timeout: 600_000 }, async () => {
    const thoughts = await Thoughts.of(game);
    for (let i = 1; i <= games; i++) thoughts.play(`thoughts ${i}`, most, i % 3 === 0);
    await expect(`${thoughts.lines.join('\n')}\n`).toMatchFileSnapshot(file(id));
  });
});

it('every word is as it was', async () => {
  const skills = await Promise.all(['lcg', 'tcg', 'dbg', 'runebound'].map((id) => loadSkill(id)));
  const messages = Object.assign({}, botMessages, ...skills.map((skill) => skill.messages));
  await expect(wordBook({ messages })).toMatchFileSnapshot(file('words'));
});
