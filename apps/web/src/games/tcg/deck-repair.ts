import { checkDeck, type DeckList, MOST_COPIES, type TcgDef, tcg } from '@tafelrunde/tcg';
import { changed, defOf, hasRoom } from './deck-math.ts';

const EACH_SIDE = 30;

/** A deck that can be played under the full rules, as near to this one as may be. */
export function repaired(list: DeckList): DeckList | null {
  if (checkDeck(list, 'deluxe', tcg.cards) === null) return list;
  const bearer = tcg.defs.find(({ titleKey, resistance }) => titleKey === 'frodo' && resistance > 0);
  const ring = tcg.defs.find(({ type }) => type === 'ring');
  if (!bearer || !ring) return null;
  let now: DeckList = {
    ringBearer: defOf(list.ringBearer)?.titleKey === 'frodo' ? list.ringBearer : bearer.id,
    ring: defOf(list.ring)?.type === 'ring' ? list.ring : ring.id,
    sites: sitesOf(list.sites),
    start: [],
    cards: {},
  };
  for (const [id, n] of Object.entries(list.cards)) {
    for (let i = 0; i < Math.min(n, MOST_COPIES); i++) if (hasRoom(now, id)) now = changed(now, id, 1);
  }
  const most = Math.max(EACH_SIDE, sizeOf(now, 'free'), sizeOf(now, 'shadow'));
  for (const side of ['free', 'shadow'] as const) now = filled(now, side, most);
  // Those who begin, as long as they may.
  for (const id of list.start) {
    const more = { ...now, start: [...now.start, id] };
    if (checkDeck(more, 'deluxe', tcg.cards) === null) now = more;
  }
  return checkDeck(now, 'deluxe', tcg.cards) === null ? now : null;
}

function sizeOf({ cards }: DeckList, side: TcgDef['side']): number {
  return Object.entries(cards).reduce((sum, [id, n]) => sum + (defOf(id)?.side === side ? n : 0), 0);
}

/** One site of each number, all of the Two Towers. */
function sitesOf(own: readonly string[]): readonly string[] {
  return Array.from({ length: 9 }, (_, at) => {
    const fits = (def: TcgDef | undefined): boolean => def?.type === 'site' && def.site === at + 1 && def.towers;
    return own.find((id) => fits(defOf(id))) ?? tcg.defs.find(fits)?.id ?? '';
  });
}

/** Fills one side up, with more of what is there, then with others, the cheap ones first. */
function filled(list: DeckList, side: 'free' | 'shadow', most: number): DeckList {
  let now = list;
  const there = Object.keys(list.cards).filter((id) => defOf(id)?.side === side);
  const others = tcg.defs
    .filter((def) => def.side === side && !(def.id in list.cards) && def.id !== list.ringBearer)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ id }) => id);
  for (const id of [...there, ...others]) {
    while (sizeOf(now, side) < most && hasRoom(now, id)) now = changed(now, id, 1);
  }
  return now;
}
