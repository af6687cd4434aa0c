import { dbg } from '@tafelrunde/dbg';
import {
  below,
  type Game,
  type Match,
  type RandomWords,
  redeal,
  type State,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { lcg, ZONE } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { proofread, sample } from '@tafelrunde/testing';
import { catalogue, checkCatalogue } from '@tafelrunde/words';
import { describe, expect, test, vi } from 'vitest';
import { keenBot } from './keen.ts';
import { botMessages } from './messages.ts';
import { levelsOf, loadPlayer, type Player, playerOf } from './player.ts';
import { Sight } from './sight.ts';
import { loadSkill } from './skills.ts';

// Whole games are played in thought, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const FEW = { playouts: 10 };

/** Games to play with: every game that bots have learnt. */
const learnt: readonly Game[] = [lcg, tcg, dbg, runebound];

function start<S extends State>(game: Game<S>, luck: RandomWords, seed: string): Match<S> {
  const started = startMatch(
    game,
    game.randomSetup((n) => below(luck, n)),
    seed,
  );
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Plays random set-ups; calls back at every decision with several options, until the callback has been called so often. */
async function playOn(
  game: Game,
  seed: string,
  visits: number,
  look: (match: Match, player: Player) => void,
): Promise<void> {
  const player = await loadPlayer(game, 'steady');
  const luck = seedWords(seed);
  for (let at = 0, n = 0; n < visits; at++) {
    const match = start(game, luck, `${seed}${at}`);
    for (let decision = match.decision(); decision && n < visits; decision = match.decision()) {
      if (decision.options.length > 1) {
        n++;
        look(match, player);
      }
      match.take(player.choose(match, luck));
    }
  }
}

describe.each(learnt.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(['random', 'steady', 'keen'] as const)(
    'a %s bot chooses alike whatever is hidden from it',
    async (level) => {
      const player = await loadPlayer(game, level, FEW);
      const deal = seedWords('another deal');
      await playOn(game, `hidden ${level}`, level === 'keen' ? 12 : 300, (match) => {
        const other = redeal(match, match.decision()!.seat, deal);
        const [a, b] = [match, other].map((m) => player.choose(m, seedWords('same luck')).id);
        expect(b).toBe(a);
      });
    },
  );

  test('a choice changes nothing', async () => {
    const keen = await loadPlayer(game, 'keen', FEW);
    await playOn(game, 'untouched', 8, (match, steady) => {
      const before = JSON.stringify(match.s);
      for (const player of [steady, keen]) player.choose(match, seedWords('x'), { words: null });
      expect(JSON.stringify(match.s)).toBe(before);
    });
  });

  test('every thought is a sentence in both languages', async () => {
    const keen = await loadPlayer(game, 'keen', FEW);
    let said = 0;
    await playOn(game, 'thoughts', 300, (match, steady) => {
      for (const player of said++ % 25 === 0 ? [steady, keen] : [steady]) {
        const thought = { words: null };
        player.choose(match, seedWords('x'), thought);
        if (thought.words === null) continue;
        for (const lang of ['de', 'en'] as const)
          expect(player.say(thought.words, lang)).toMatch(/^[\p{Lu}„“\d].*[.!]$/u);
      }
    });
  });

  test('its words are complete', async () => {
    const skill = await loadSkill(game.id);
    expect(checkCatalogue(catalogue(botMessages, skill.messages))).toEqual([]);
    for (const key of Object.keys(skill.messages)) expect(key.startsWith(`bots.${game.id}.`)).toBe(true);
  });

  test('it thinks in whole sentences, whatever they are about', async () => {
    const { messages } = await loadSkill(game.id);
    const kinds = { numbers: ['n', 'threat', 'willpower', 'share', 'other'], people: [], texts: ['why'] };
    const all = catalogue(botMessages, messages);
    expect([...all.entries.keys()].flatMap((key) => proofread(all, key, kinds))).toEqual([]);
  });

  test('values lie between lost and won', async () => {
    const skill = await loadSkill(game.id);
    await playOn(game, 'values', 200, (match) => {
      for (let seat = 0; seat < match.s.seats; seat++) {
        const value = skill.value(match, seat);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    });
  });

  test('a keen bot keeps to its playouts', async () => {
    const skill = await loadSkill(game.id);
    let playouts = 0;
    const counting = {
      ...skill,
      value: (...args: Parameters<typeof skill.value>) => {
        playouts++;
        return skill.value(...args);
      },
    };
    const player = playerOf(game, skill, keenBot(counting, { playouts: 12 }));
    await playOn(game, 'budget', 6, (match) => {
      playouts = 0;
      player.choose(match, seedWords('x'));
      expect(playouts).toBeLessThanOrEqual(12);
    });
  });

  test('a keen bot keeps to its time', async () => {
    const skill = await loadSkill(game.id);
    // A clock by which every look takes a millisecond: there is one look every few decisions.
    let now = 0;
    const player = playerOf(
      game,
      skill,
      keenBot(skill, { milliseconds: 50 }, () => now++),
    );
    await playOn(game, 'time', 8, (match) => {
      const began = now;
      player.choose(match, seedWords('x'));
      expect(now - began).toBeLessThanOrEqual(55);
    });
  });
});

test('a game that nobody has taught them is played by chance only', async () => {
  expect(levelsOf('sample')).toEqual(['random']);
  expect(levelsOf('lcg')).toEqual(['random', 'steady', 'keen', 'master']);
  const player = await loadPlayer(sample, 'random');
  const luck = seedWords('a');
  const match = start(sample, luck, 'a');
  const ids = new Set<string>();
  for (let i = 0; i < 200; i++) ids.add(player.choose(match, luck).id);
  expect(ids.size).toBe(match.decision()!.options.length);
  await expect(loadPlayer(sample, 'steady')).rejects.toThrow('bots have not learnt sample');
});

test('looking at a hidden card is an error', () => {
  const match = start(lcg, seedWords('a'), 'a');
  match.decision();
  const sight = new Sight(match, 0);
  const [top] = match.s.zones[match.layout.zone(ZONE.encounterDeck, 0)].slice(-1);
  expect(() => sight.def(top)).toThrow(`seat 0 cannot know what card ${top} is`);
  expect(() => sight.value(top, 0)).toThrow('cannot know');
  expect(sight.cards(ZONE.encounterDeck)).toEqual([]);
  expect(sight.count(ZONE.encounterDeck)).toBeGreaterThan(10);
  const [own] = sight.cards(ZONE.hand);
  expect(sight.def(own)).toBe(lcg.defs[match.s.cards[own].def]);
});
