import type { SeenDecision } from '@tafelrunde/kernel';
import type { LcgView, SeenInPlay } from '@tafelrunde/lcg';
import type { Item, Lane } from '../../layout/lanes.ts';
import { hangingOn } from './view.ts';

/** What the page knows of a card beside the view: whether it can be chosen, or was. */
export interface Chosen {
  readonly options: ReadonlyMap<string, unknown>;
  readonly picked: ReadonlySet<string>;
  readonly decision: SeenDecision | null;
  /** Where room is short, everything that the question is not about may become a tile. */
  readonly small: boolean;
}

const free = (cards: readonly SeenInPlay[]): readonly SeenInPlay[] => cards.filter(({ host }) => host === '');

/** Cards of encounters that lie open for a moment. */
export const passing = ({ revealed, resolving }: LcgView): readonly SeenInPlay[] => [...revealed, ...resolving];

/** Heroes first, then allies, each as they came. */
export function charactersOf(play: readonly SeenInPlay[]): readonly SeenInPlay[] {
  const all = free(play);
  return [...all.filter(({ type }) => type === 'hero'), ...all.filter(({ type }) => type !== 'hero')];
}

/** What stands against one player above, his own characters below. */
export function lanesOf(view: LcgView, seat: number, chosen: Chosen, own: boolean): Lane[] {
  const player = view.players[seat];
  if (!player) return [];
  const items = (cards: readonly SeenInPlay[]): Item[] => cards.map((card) => itemOf(view, card, chosen));
  const engaged = { id: 'engaged', items: items(free(player.engaged)) };
  const staging = { id: 'staging', items: items(free(view.staging)), scale: 0.84, end: true };
  const now = passing(view);
  return [
    {
      id: 'upper',
      groups: own ? [engaged, ...(now.length > 0 ? [{ id: 'now', items: items(now) }] : []), staging] : [engaged],
    },
    { id: 'lower', groups: [{ id: 'area', items: items(charactersOf(player.play)) }] },
  ];
}

function itemOf(view: LcgView, card: SeenInPlay, { options, picked, decision, small }: Chosen): Item {
  // What hangs on a tile is out of sight: whoever carries something to choose stays a card.
  const about = [card, ...hangingOn(view, card.id)];
  const asked = about.some(({ id }) => options.has(id) || picked.has(id) || decision?.source === id);
  const tabs = tabsOn(view, card);
  const hidden = (card.shadows ?? []).includes('');
  const alone = tabs > 0 || hidden || card.type === 'hero';
  const { def, exhausted, damage, resources, progress, committed } = card;
  return {
    id: card.id,
    idle: !asked && (small || exhausted),
    // What is picked lies on no pile with what can still be picked: only the top of a pile can be pressed.
    like: alone ? '' : [def, exhausted, damage, resources, progress, committed, asked, picked.has(card.id)].join(),
    tabs,
    peek: hidden ? 0.14 : 0,
  };
}

/** Attachments, guarded objectives, and shadow cards that lie open: what hangs below a card. */
const tabsOn = (view: LcgView, { id, shadows = [] }: SeenInPlay): number =>
  hangingOn(view, id).length + shadows.filter((shadow) => shadow !== '').length;

/** On which part of the table something lies. */
export function partOf(view: LcgView, viewer: number, id: string): 'middle' | 'world' | 'others' | 'hand' {
  const own = view.players[viewer];
  if (own?.hand.cards.some((card) => card?.id === id)) return 'hand';
  const all = [...view.players.flatMap(({ play }) => play), ...view.attached, ...view.staging, ...view.captive];
  const host = all.find((card) => card.id === id)?.host || id;
  const holds = (cards: readonly SeenInPlay[]): boolean => cards.some((card) => card.id === host);
  if ([own?.play ?? [], own?.engaged ?? [], view.staging, passing(view)].some(holds)) return 'middle';
  return view.players.some(({ play, engaged }) => holds(play) || holds(engaged)) ? 'others' : 'world';
}
