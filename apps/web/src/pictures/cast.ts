import type { Pose } from './figure.ts';
import { type Mood, moods } from './inks.ts';

/** What a game knows of a card for its picture. */
export interface Part {
  readonly id: string;
  /** "hood", or with a place or a pose of its own: "hood night", "hood night bust". */
  readonly shows: string;
  /** Places it fits, the best first. */
  readonly moods: readonly Mood[];
  readonly pose: Pose;
  /** The colour of its frame, by its name in tokens.css; it tints the figure. */
  readonly tint: string;
  readonly foe: boolean;
}

/** A card with its pictogram and its place, which no other card of the game has together. */
export interface Cast extends Pick<Part, 'id' | 'pose' | 'tint' | 'foe'> {
  readonly icon: string;
  readonly mood: Mood;
}

const isMood = (word: string): word is Mood => (moods as readonly string[]).includes(word);

/** Heads and masks fill the picture; everything else stands in it. */
const isHead = (icon: string): boolean =>
  /head|face|helm|hood|mask|skull|king|bust|barbute|galea|cowled|eyes$/.test(icon);

/**
 * Gives each card its pictogram and place. Two cards with the same pictogram get different places: the earlier card keeps the
 * better one, so that cards added at the end change nothing before them.
 */
export function castAll(parts: readonly Part[]): readonly Cast[] {
  const taken = new Set<string>();
  return parts.map(({ id, shows, moods: fitting, pose, tint, foe }) => {
    const [icon = '', ...words] = shows.split(' ');
    const own = words.find(isMood);
    const wanted = [...(own ? [own] : []), ...fitting, ...moods];
    const mood = wanted.find((place) => !taken.has(`${icon} ${place}`));
    if (!mood) throw new Error(`more than ${moods.length} cards show ${icon}, among them ${id}`);
    taken.add(`${icon} ${mood}`);
    const asked = words.find((word) => !isMood(word)) as Pose | undefined;
    return { id, icon, mood, pose: asked ?? (pose === 'stand' && isHead(icon) ? 'bust' : pose), tint, foe };
  });
}
