import { type Collection, oneCore, readCollection } from '@tafelrunde/lcg';

/** What somebody owns, kept in this browser, and whether decks and tables keep to it. */
export interface Owned {
  on: boolean;
  boxes: Record<keyof Collection, number>;
}

/** What was kept; somebody who never said anything owns a core set, and is not held to it. */
export function readOwned(text: string | null): Owned {
  try {
    const { on, boxes } = JSON.parse(text ?? '') as Record<string, unknown>;
    const read = readCollection(boxes as never);
    if (read) return { on: on === true, boxes: { ...read } };
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  return { on: false, boxes: { ...oneCore } };
}
