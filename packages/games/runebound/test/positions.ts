import { type ChroniclePosition, inTurn, table } from '@tafelrunde/testing';
import { hexes } from '../src/content/map.ts';
import { regions } from '../src/content/regions.ts';
import type { RbDef } from '../src/defs.ts';
import { runebound } from '../src/game.ts';
import type { RbState } from '../src/state.ts';

const SCENARIOS = ['margath', 'vorakesh'] as const;

/**
 * Turns of heroes who have much and stand where there is something to do: at random most of a game is walking. Over all of
 * them every hero has his turn, and every asset, skill, quest, rumour and enemy is met.
 */
export function manyPositions(): ChroniclePosition<RbState>[] {
  const dealer = (isMeant: (def: RbDef) => boolean) => inTurn(runebound.defs.filter(isMeant).map(({ id }) => id));
  const heroes = dealer(({ type }) => type === 'hero');
  const assets = dealer(({ type }) => type === 'asset');
  const skills = dealer(({ type }) => type === 'skill');
  const rumors = dealer(({ options }) => options.some(({ task }) => task !== null));
  const gems = inTurn(hexes.filter(({ gem }) => gem >= 0));
  const places = inTurn(Object.keys(regions) as (keyof typeof regions)[]);
  const box = SCENARIOS.map((scenario) => {
    const of = (isMeant: (def: RbDef) => boolean) =>
      dealer((def) => (def.scenario === '' || def.scenario === scenario) && isMeant(def));
    const adventures = (back: number) =>
      of((def) => def.back === back && ['enemy', 'event', 'quest'].includes(def.type));
    return {
      combat: adventures(0),
      exploration: adventures(1),
      social: adventures(2),
      quests: of(({ type }) => type === 'quest'),
      enemies: of(({ type }) => type === 'enemy'),
      stories: of(({ type }) => type === 'story'),
      waiting: of(({ type }) => type === 'storyQuest'),
    };
  });
  return Array.from({ length: 40 }, (_, i) => {
    const { combat, exploration, social, quests, enemies, stories, waiting } = box[i % 2];
    const players = Array.from({ length: 2 + (i % 5 === 4 ? 1 : 0) }, (_, seat) => {
      const [{ row, col }] = gems(1);
      return {
        hero: heroes(1)[0],
        at: i % 3 === 2 ? places(1)[0] : ([row, col] as const),
        gold: 6 + (i % 3),
        damage: i % 4,
        story: i % 3,
        assets: assets(3),
        skills: skills(3),
        hand: skills(4),
        trophies: seat === 0 ? [...enemies(1), ...quests(1)] : [],
        quests: quests(1),
        rumors: rumors(1),
      };
    });
    const position = {
      scenario: SCENARIOS[i % 2],
      players,
      act: i % 4 < 2 ? 1 : 2,
      space: 1 + (i % 5),
      round: 3,
      decks: { combat: combat(4), exploration: exploration(4), social: social(4) },
      storyDeck: stories(2),
      storyTrack: waiting(1),
      zombies: i % 4 === 1 ? places(2) : [],
      seed: `position ${i}`,
    } as const;
    return { name: `position ${i + 1}`, begin: () => table('runebound', position).m, most: 40 };
  });
}
