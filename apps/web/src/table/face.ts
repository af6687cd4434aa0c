import type { Sign } from './signs.ts';

/** A value on a card with its pictogram. */
export interface FaceStat {
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
  /** More or less than printed. */
  readonly change: -1 | 0 | 1;
  /** Of the badge in the corner: its form, where that says something; a class. */
  readonly form?: string;
  /** What is left of it, where some has been taken: "3/5". */
  readonly left?: number;
  /** The one value that stands on a tile. */
  readonly main?: boolean;
}

/** Forms of the window: people, foes, deeds, things and places are told apart by it. */
export type FaceWindow = 'hero' | 'foe' | 'deed' | 'thing' | 'place';

/** A picture that stands at a fixed place of a card. */
interface FaceSign {
  readonly icon: string;
  readonly label: string;
}

/** Tokens of one kind that lie on a card. */
export interface FaceToken {
  readonly kind: 'resource' | 'damage' | 'progress' | 'mark';
  readonly icon: string;
  readonly label: string;
  readonly count: number;
}

/** A keyword with its meaning, for the large card. */
export interface Keyword {
  readonly name: string;
  readonly meaning: string;
  readonly rule: string;
}

/** How a card looks, in one language: all that the shared parts know of a card. */
export interface Face {
  readonly title: string;
  readonly unique: boolean;
  /** What stands before the title of a unique card, if it is not our diamond. */
  readonly uniqueSign?: string;
  /** Class of the frame's colour. */
  readonly frame: string;
  /** Address of its picture; '' if it has none. */
  readonly art: string;
  /** The form of the window through which the picture is seen: it tells the kind of card. */
  readonly window?: FaceWindow;
  /** The badge in the corner: cost, engagement cost. */
  readonly corner: FaceStat | null;
  readonly stats: readonly FaceStat[];
  readonly kind: string;
  readonly traits: string;
  readonly text: readonly string[];
  /** The text in few words and signs, for cards on which the whole does not fit. */
  readonly short?: readonly string[];
  /** The signs of the short form, by the names in its braces. */
  readonly glyphs?: Glyphs;
  readonly keywords: readonly Keyword[];
  /** A line for the mood, without any effect; shown apart from the text. */
  readonly mood?: string;
  /** Words of the text that have a sign of their own. */
  readonly signs?: readonly Sign[];
  /** Words that begin a paragraph and stand in bold. */
  readonly heads?: readonly string[];
  /** A picture by which cards that belong together are known. */
  readonly badge?: FaceSign;
  /** A picture at the top right. */
  readonly emblem?: FaceSign;
  /** A picture at the bottom, in the middle. */
  readonly pointer?: FaceSign;
  /** What stands at the lower right in small print. */
  readonly print?: string;
}

/** Path data and spoken name of what stands in braces in a short form. */
export type Glyphs = Readonly<Record<string, FaceSign>>;

/** A card on the table: its face and what has become of it. */
export interface TableCard {
  /** Its identity in views; '' for a card that is only named. */
  readonly id: string;
  /** Id of its definition, '' if it is face down. */
  readonly def: string;
  readonly face: Face;
  readonly tokens: readonly FaceToken[];
  readonly turned: boolean;
  /** Words for people who cannot see it: exhausted, committed … */
  readonly states: readonly string[];
  /** It attacks, or it is aimed at. */
  readonly aimed?: boolean;
  /** What is missing to pay for it, in words: "1 more". */
  readonly missing?: string;
  /** What it has brought, in a word above it: "+2". */
  readonly note?: string | undefined;
  /** Whether it is of no use now, such as a card of the side that is not on. */
  readonly asleep?: boolean;
  /** A card that lies hidden behind it: the address of its back. */
  readonly behind?: string;
}

/** Everything on a card in one sentence, for screen readers. */
export function spoken({ face, tokens, states }: TableCard): string {
  const values = face.stats.map(({ label, value }) => `${label} ${value}`);
  if (face.corner) values.unshift(`${face.corner.label} ${face.corner.value}`);
  if (face.pointer) values.push(face.pointer.label);
  const lying = tokens.map(({ label, count }) => `${label} ${count}`);
  const kind = [face.kind, face.emblem?.label, face.badge?.label].filter(Boolean).join(', ');
  return [face.title, kind, values.join(', '), [...states, ...lying].join(', ')]
    .filter((part) => part !== '')
    .join('. ');
}
