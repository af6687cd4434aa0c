import { DECKS, gemOn, hexes, hexesWithin, type RbView, runebound } from '@tafelrunde/runebound';
import { page } from '../../page-language.svelte.ts';
import type { TableCard } from '../../table/face.ts';
import { defOf } from './defs.ts';
import { placeCard } from './faces.ts';
import { terrainOf } from './terrain.ts';
import { hasGem, hexSpot, knownIn } from './view.ts';
import { rbWords } from './words.ts';

export const hexName = (hex: number): string => runebound.name(hexSpot(hex), page.language);

/** Where the task of a card is to be done; nothing for cards without one. */
export function goalsOf(def: string): readonly number[] {
  const found = defOf(def);
  if (!found) return [];
  const task = found.task ?? found.options.find((option) => option.task)?.task;
  return task ? hexesWithin(task.at) : [];
}

/** Quests whose goal is a few hexes only are marked on the map all the time. */
const MARKED = 4;

/** The goals that are worth a mark: those of the viewer's own quests and rumors, and of the story quests. */
export function marksOf(view: RbView, viewer: number): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  const own = view.players[viewer];
  const cards = [...view.storyTrack, ...(own ? [...knownIn(own.quests), ...knownIn(own.rumors)] : [])];
  for (const { def } of cards) {
    const goals = goalsOf(def);
    if (goals.length > MARKED) continue;
    for (const hex of goals) found.set(hex, [...(found.get(hex) ?? []), def]);
  }
  return found;
}

/** A hex as something to point at: what it is, and what is there. */
export function hexCard(view: RbView, hex: number, marks: ReadonlyMap<number, readonly string[]>): TableCard {
  const { map, sites, terrain, decks } = rbWords();
  const { site, gem } = hexes[hex]!;
  const title = hexName(hex);
  const text: string[] = [];
  const deck = DECKS[gem];
  if (deck) text.push(hasGem(view.gems, gemOn[hex]!) ? map.gem(decks[deck]) : map.spentGem(decks[deck]));
  if (view.villain === hex) text.push(map.villainHere);
  const zombies = view.zombies.filter((one) => one === hex).length;
  if (zombies > 0) text.push(map.zombies(zombies));
  const heroes = view.players.flatMap((player) =>
    player.hex === hex ? (defOf(player.hero)?.title[page.language] ?? []) : [],
  );
  if (heroes.length > 0) text.push(map.stands(heroes.join(', ')));
  for (const def of marks.get(hex) ?? []) text.push(map.questHere(defOf(def)?.title[page.language] ?? ''));
  const ground = site === 'city' ? '' : terrain[terrainOf(hex)];
  const kind = site === '' ? `${map.wilderness} · ${ground}` : [sites[site], ground].filter(Boolean).join(' · ');
  return placeCard(hexSpot(hex), { title, kind, text });
}
