import type { CardType, Culture, ItemClass, Race, Signet } from './defs.ts';
import { faces } from './players.ts';
import { bears, isCharacter } from './registry.ts';
import type { M } from './state.ts';
import { titleKey } from './titles.ts';

/** What a card must be. Unless `from` says otherwise, active cards in play are meant (TCG-SPOT-01). */
export interface Filter {
  readonly type?: CardType | 'character';
  readonly race?: Race | readonly Race[];
  readonly culture?: Culture;
  /** The title of a person, who is called the same in both languages. */
  readonly title?: string;
  /** A keyword without rules of its own (TCG-KEYWORD-01). */
  readonly keyword?: string;
  readonly signet?: Signet;
  readonly bound?: 'ring' | 'un';
  readonly side?: 'free';
  readonly itemClass?: ItemClass;
  readonly wounded?: true;
  readonly bearing?: ItemClass;
  readonly unassigned?: true;
  /** Whom it must be skirmishing. */
  readonly facing?: Filter;
  /** Whom it must be skirmishing: this very card. */
  readonly facingThis?: true;
  /** Not the card bound to this name; `source` is the card itself. */
  readonly not?: string;
  readonly from?: 'hand' | 'discard' | 'deck';
  readonly det?: 'a' | 'each' | 'all';
}

/** A filter as it is tested: every one has the same shape, so that a test takes no longer than it must. */
export interface Want {
  readonly type: string;
  readonly races: readonly string[];
  readonly culture: string;
  readonly title: string;
  readonly keyword: string;
  readonly signet: string;
  /** 1 for Ring-bound, 2 for unbound, 0 for whatever. */
  readonly bound: number;
  readonly side: string;
  readonly itemClass: string;
  readonly wounded: boolean;
  readonly bearing: ItemClass | '';
  readonly unassigned: boolean;
  readonly facing: Want | null;
}

/** What a filter wants of a card itself; made once, when a card is defined. */
export function wanted(f: Filter): Want {
  return {
    type: f.type ?? '',
    races: f.race === undefined ? [] : typeof f.race === 'string' ? [f.race] : f.race,
    culture: f.culture ?? '',
    title: titleKey(f.title ?? ''),
    keyword: f.keyword ?? '',
    signet: f.signet ?? '',
    bound: f.bound === undefined ? 0 : f.bound === 'ring' ? 1 : 2,
    side: f.side ?? '',
    itemClass: f.itemClass ?? '',
    wounded: f.wounded ?? false,
    bearing: f.bearing ?? '',
    unassigned: f.unassigned ?? false,
    facing: f.facing ? wanted(f.facing) : null,
  };
}

/** Whether a card is what is wanted, wherever it lies. */
export function fits(m: M, card: number, w: Want): boolean {
  const c = m.s.cards[card];
  const def = m.defs[c.def];
  if (w.type !== '' && w.type !== def.type && (w.type !== 'character' || !isCharacter(m, card))) return false;
  if (w.culture !== '' && def.culture !== w.culture) return false;
  if (w.races.length > 0 && !w.races.includes(def.race)) return false;
  if (w.title !== '' && def.titleKey !== w.title) return false;
  if (w.bound !== 0 && (def.type !== 'companion' || def.ringBound !== (w.bound === 1))) return false;
  if (w.side !== '' && def.side !== w.side) return false;
  if (w.itemClass !== '' && def.itemClass !== w.itemClass) return false;
  if (w.keyword !== '' && !def.keywords.includes(w.keyword)) return false;
  if (w.signet !== '' && def.signet !== w.signet) return false;
  if (w.wounded && c.wounds === 0) return false;
  if (w.unassigned && c.assigned >= 0) return false;
  if (w.bearing !== '' && !bears(m, card, w.bearing)) return false;
  return w.facing === null || facesFitting(m, card, w.facing);
}

/** Whether a character is skirmishing somebody who fits. */
export function facesFitting(m: M, card: number, w: Want): boolean {
  return faces(m, card, (_m, other) => fits(m, other, w));
}
