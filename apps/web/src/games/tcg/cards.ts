import drop from 'virtual:game-icons/drop';
import ring from 'virtual:game-icons/ring';
import type { SeenZone } from '@tafelrunde/kernel';
import { type SeenInPlay, type SeenSite, tcg } from '@tafelrunde/tcg';
import type { FaceStat, FaceToken, TableCard } from '../../table/face.ts';
import type { TableGame } from '../module.ts';
import { tcgWords } from './words.ts';

/** The known cards of a zone. */
export function known(game: TableGame, { cards }: SeenZone): TableCard[] {
  return cards.flatMap((card) => {
    const found = card ? game.named(card.def) : null;
    return card && found ? [{ ...found, id: card.id }] : [];
  });
}

const sides = new Map(tcg.defs.map(({ id, side }) => [id, side] as const));

/** The own hand: what belongs to the side that is not on is of no use now. */
export const inHand = (game: TableGame, zone: SeenZone, leads: boolean): TableCard[] =>
  known(game, zone).map((card) => ({ ...card, asleep: sides.get(card.def) === (leads ? 'shadow' : 'free') }));

const now = (stat: FaceStat, value: number | undefined): FaceStat =>
  value === undefined ? stat : { ...stat, value, change: Math.sign(value - Number(stat.value)) as -1 | 0 | 1 };

/** A card in play with its values, wounds and states as they are now; null if it is not known. */
export function inPlay(game: TableGame, seen: SeenInPlay): TableCard | null {
  const found = game.named(seen.def);
  if (!found) return null;
  const words = tcgWords();
  // A character shows strength first, then vitality.
  const values = [seen.strength, seen.vitality];
  const tokens: FaceToken[] = [];
  if (seen.wounds) tokens.push({ kind: 'damage', icon: drop, label: words.wound, count: seen.wounds });
  if (seen.ringBearer) tokens.push({ kind: 'mark', icon: ring, label: words.ringBearer, count: 1 });
  const states = [
    ...notesOn(seen),
    ...((seen.assigned ?? '') !== '' ? [words.assigned] : []),
    ...(seen.active ? [] : [words.inactive]),
  ];
  return {
    ...found,
    id: seen.id,
    face: { ...found.face, stats: found.face.stats.map((stat, at) => now(stat, values[at])) },
    tokens,
    states,
  };
}

/** What changes how a character fights and cannot be seen otherwise. */
export function notesOn({ vitality, wounds = 0, roaming, fierce }: SeenInPlay): string[] {
  const words = tcgWords();
  return [
    ...(vitality === 1 && wounds > 0 ? [words.exhausted] : []),
    ...(roaming ? [words.roaming] : []),
    ...(fierce ? [words.fierce] : []),
  ];
}

/** A site of the path. */
export function siteCard(game: TableGame, { id, def, shadowNumber }: SeenSite): TableCard | null {
  const found = game.named(def);
  return (
    found && { ...found, id, face: { ...found.face, stats: found.face.stats.map((stat) => now(stat, shadowNumber)) } }
  );
}
