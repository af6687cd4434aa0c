import type { DbgView } from '@tafelrunde/dbg';
import type { SeenZone } from '@tafelrunde/kernel';
import type { Group, Item, Lane } from '../../layout/lanes.ts';

/** The place of the power that is left, beside the cards that made it. */
export const POWER = 'power';

const idsOf = ({ cards }: SeenZone): string[] => cards.flatMap((card) => card?.id ?? []);

/** Archenemy and Path above, what was played below, with the power it has made. */
export function lanesOf(view: DbgView, viewer: number, isAsked: (id: string) => boolean): Lane[] {
  const own = view.players[viewer];
  const items = (ids: readonly string[]): Item[] => ids.map((id) => ({ id, idle: !isAsked(id) }));
  const group = (id: string, zone: SeenZone | undefined): Group[] =>
    zone && zone.count > 0 ? [{ id, items: items(idsOf(zone)) }] : [];
  const offered = (ids: readonly string[]): Item[] => ids.map((id) => ({ id }));
  return [
    {
      id: 'upper',
      bare: true,
      groups: [
        // The archenemy is larger than the Path.
        { id: 'archenemy', items: offered(view.archenemy ? [view.archenemy.id] : []), scale: 1.15 },
        { id: 'path', items: offered(view.path.map(({ id }) => id)) },
        ...group('revealed', view.revealed),
      ],
    },
    {
      id: 'lower',
      bare: true,
      groups: [
        { id: 'played', items: items(own ? idsOf(own.played) : []) },
        ...group('locations', own?.locations),
        ...group('aside', own?.aside),
        ...(view.turn === viewer ? [{ id: POWER, items: [{ id: POWER }], end: true }] : []),
      ],
    },
  ];
}

/** Cards of a player that lie open: what he has played, his places, what he has shown. */
export function openOf(view: DbgView, seat: number): readonly SeenZone[] {
  const player = view.players[seat];
  return player ? [player.played, player.locations, player.aside, player.hand] : [];
}

const LAST = 5;

/** What one of the others shows in short: his open cards, or those of his last turn, which lie on top of his discard pile. */
export function shownOf(view: DbgView, seat: number): readonly SeenZone[] {
  const open = openOf(view, seat);
  const discard = view.players[seat]?.discard;
  const isBare = open.every((zone) => idsOf(zone).length === 0);
  return isBare && discard ? [{ ...discard, cards: discard.cards.slice(-LAST) }] : open;
}

/** The open cards of one of the others as lanes, for his panel. */
export function panelOf(view: DbgView, seat: number): Lane[] {
  const [played, locations, aside, hand] = openOf(view, seat);
  const groups = [
    ['played', played],
    ['locations', locations],
    ['aside', aside],
    ['hand', hand],
  ] as const;
  return [
    {
      id: 'open',
      groups: groups.flatMap(([id, zone]) =>
        zone && idsOf(zone).length > 0 ? [{ id, items: idsOf(zone).map((card) => ({ id: card })) }] : [],
      ),
    },
  ];
}

/** On which part of the table something lies. */
export function partOf(view: DbgView, viewer: number, id: string): 'middle' | 'world' | 'others' | 'hand' {
  const own = view.players[viewer];
  if (own && idsOf(own.hand).includes(id)) return 'hand';
  if (view.valorTop?.id === id) return 'world';
  const theirs = view.players.some(
    (_, seat) => seat !== viewer && openOf(view, seat).some((zone) => idsOf(zone).includes(id)),
  );
  return theirs ? 'others' : 'middle';
}
