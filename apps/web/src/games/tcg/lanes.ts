import type { SeenInPlay, SeenSkirmish, TcgView } from '@tafelrunde/tcg';
import type { Item, Lane } from '../../layout/lanes.ts';

/** An empty place that keeps a column of a skirmish together. */
const BLANK = 'blank:';
export const isBlank = (id: string): boolean => id.startsWith(BLANK);

/** The place of what all skirmishes come to, above those who have no opponent. */
export const STANDING = 'standing';
/** The pair that fights takes so much more of the width than the others; in a low window these would have no room for their numbers. */
const FOUGHT = 1.3;
const FOUGHT_LOW = 1.2;

/** It is wider than a card, and lower. */
const WIDE = 1.7;
const LOW = 0.8;

/** Room for the plates between the two sides. */
const PLATE = 48;

interface Asked {
  readonly isAsked: (id: string) => boolean;
  /** Where room is short, everything that the question is not about may become a tile. */
  readonly small: boolean;
  /** Whether the window is low. */
  readonly low?: boolean;
}

/** Everything that lies on a card, as deep as it goes. */
const allOn = ({ on }: SeenInPlay): SeenInPlay[] => on.flatMap((card) => [card, ...allOn(card)]);

/** What is written below a card: the Ring of somebody whose turn it is not can do nothing, its token says where it is. */
export const tabsOn = (card: SeenInPlay): SeenInPlay[] =>
  allOn(card).filter(({ type, active }) => type !== 'ring' || active);

function itemOf(card: SeenInPlay, { isAsked, small }: Asked): Item {
  const asked = isAsked(card.id) || allOn(card).some(({ id }) => isAsked(id));
  return { id: card.id, idle: !asked && (small || !card.active), tabs: tabsOn(card).length };
}

/**
 * Minions above, the fellowship on its way below. A skirmish is a column: minions above the companion they face; whoever has no
 * opponent stands right of them.
 */
export function lanesOf(view: TcgView, viewer: number, asked: Asked): Lane[] {
  const travels = view.players[view.turn];
  const own = view.players[viewer];
  const items = (cards: readonly SeenInPlay[]): Item[] => cards.map((card) => itemOf(card, asked));
  const { above, below, left, right } = columns(view.minions, travels?.fellowship ?? [], view.skirmishes, asked);
  // There is room for it where two have no opponent, and nobody stands above them.
  const summed =
    above.length > 0 && left.length === 0 && right.length > 1 && !asked.small && view.resolving.length === 0;
  // Where room is short, they have a lane of their own: without plates it is lower.
  const beside = [
    ...(right.length > 0 ? [{ id: 'free', items: right }] : []),
    ...(travels && travels.support.length > 0
      ? [{ id: 'support', items: items(travels.support), scale: 0.84, end: true }]
      : []),
  ];
  const shadowSupport = viewer !== view.turn && own ? own.support : [];
  return [
    {
      id: 'upper',
      groups: [
        { id: 'minions', items: above },
        ...(left.length > 0 ? [{ id: 'free-minions', items: left }] : []),
        ...(view.resolving.length > 0 ? [{ id: 'resolving', items: items(view.resolving) }] : []),
        ...(summed && shadowSupport.length === 0
          ? [{ id: STANDING, items: [{ id: STANDING, ratio: LOW }], scale: WIDE }]
          : []),
        ...(shadowSupport.length > 0
          ? [{ id: 'own-support', items: items(shadowSupport), scale: 0.84, end: true }]
          : []),
      ],
    },
    {
      id: 'lower',
      ...(view.skirmishes.length > 0 ? { above: PLATE } : null),
      groups: [{ id: 'fellowship', items: below }, ...(asked.small ? [] : beside)],
    },
    ...(asked.small && beside.length > 0 ? [{ id: 'beside', groups: beside }] : []),
  ];
}

function columns(
  minions: readonly SeenInPlay[],
  fellowship: readonly SeenInPlay[],
  skirmishes: readonly SeenSkirmish[],
  asked: Asked,
) {
  const above: Item[] = [];
  const below: Item[] = [];
  const find = (cards: readonly SeenInPlay[], id: string): SeenInPlay[] => cards.filter((card) => card.id === id);
  const paired = new Set<string>();
  // A pair stays a pair: nobody in it becomes a tile.
  const whole = { ...asked, isAsked: () => true };
  for (const { companion, minions: foes, fought } of skirmishes) {
    const scale = !fought || asked.small ? 1 : asked.low ? FOUGHT_LOW : FOUGHT;
    const here = foes.flatMap((id) => find(minions, id));
    const sized = (card: SeenInPlay): Item => ({ ...itemOf(card, whole), scale });
    above.push(...here.map(sized));
    below.push(...find(fellowship, companion).map(sized));
    for (const id of [companion, ...foes]) paired.add(id);
    const longer = Math.max(above.length, below.length);
    for (const [list, name] of [
      [above, 'a'],
      [below, 'b'],
    ] as const) {
      while (list.length < longer) list.push({ id: `${BLANK}${name}${list.length}`, scale });
    }
  }
  const free = (cards: readonly SeenInPlay[]): Item[] =>
    cards.filter(({ id }) => !paired.has(id)).map((card) => itemOf(card, asked));
  // As long as nobody is assigned, both sides are one group each.
  return skirmishes.length === 0
    ? { above: free(minions), below: free(fellowship), left: [], right: [] }
    : { above, below, left: free(minions), right: free(fellowship) };
}

/** The open cards of one of the others, for his panel. */
export function panelOf(view: TcgView, seat: number, asked: Asked): Lane[] {
  const player = view.players[seat];
  if (!player) return [];
  const items = (cards: readonly SeenInPlay[]): Item[] => cards.map((card) => itemOf(card, asked));
  return [
    { id: 'fellowship', groups: [{ id: 'fellowship', items: items(player.fellowship) }] },
    { id: 'support', groups: [{ id: 'support', items: items(player.support) }] },
  ];
}

/** On which part of the table something lies. */
export function partOf(view: TcgView, viewer: number, id: string): 'middle' | 'world' | 'others' | 'hand' {
  const own = view.players[viewer];
  if (own?.hand.cards.some((card) => card?.id === id)) return 'hand';
  const holds = (cards: readonly SeenInPlay[]): boolean =>
    cards.some((card) => card.id === id || allOn(card).some((other) => other.id === id));
  const travels = view.players[view.turn];
  const middle = [view.minions, view.resolving, travels?.fellowship ?? [], travels?.support ?? []];
  if (viewer !== view.turn) middle.push(own?.support ?? []);
  if (middle.some(holds)) return 'middle';
  const theirs = view.players.filter((_, seat) => seat !== viewer);
  return theirs.some(({ fellowship, support }) => holds(fellowship) || holds(support)) ? 'others' : 'world';
}
