import type { GameId } from '@tafelrunde/games';
import type { ReadCard } from '@tafelrunde/session';
import type { TableCard } from '../../table/face.ts';

/** How the fields of a game's view are shown. */
interface FieldLook {
  readonly label: (key: string) => string;
  readonly hidden: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
  /** Places whose cards are counted, and spread out when somebody asks. */
  readonly piles: ReadonlySet<string>;
  /** What a word in the view says to a player. */
  readonly value: (key: string, value: string) => string;
}

const looks = new Map<GameId, FieldLook>();

export function provideLook(game: GameId, look: FieldLook): void {
  looks.set(game, look);
}

export function lookOf(game: GameId): FieldLook {
  const look = looks.get(game);
  if (!look) throw new Error(`${game} has no generic table`);
  return look;
}

/** A card of a view, with what the view says of it. */
export function seen(
  card: ReadCard,
  named: (def: string) => TableCard | null,
  { label, hidden, value: words }: FieldLook,
): TableCard | null {
  const found = named(card.def);
  if (!found) return null;
  const states = Object.entries(card.more).flatMap(([key, value]) => {
    if (hidden.has(key) || value === false || value === 0 || value === '') return [];
    if (value === true) return [label(key)];
    if (typeof value === 'string') return [`${label(key)} ${words(key, value)}`];
    return typeof value === 'number' ? [`${label(key)} ${value}`] : [];
  });
  return { ...found, id: card.id, states, turned: card.more.exhausted === true };
}
