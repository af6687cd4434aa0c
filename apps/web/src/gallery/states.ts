import type { SeenOption } from '@tafelrunde/kernel';
import type { Update } from '../engine/protocol.ts';
import type { TableSource } from '../engine/source.ts';
import type { FaceStat, FaceToken, TableCard } from '../table/face.ts';

const tokens: readonly FaceToken[] = (['resource', 'damage', 'progress', 'mark'] as const).map((kind, at) => ({
  kind,
  icon: '',
  label: kind,
  count: at + 1,
}));

/** A state that a card can be in: its name, what it changes about the card, and how many options are on it. */
interface CardState {
  readonly name: string;
  readonly card?: Partial<TableCard>;
  readonly options?: number;
  readonly picked?: boolean;
  readonly lit?: boolean;
  /** Whether its values are more, less, and partly taken. */
  readonly changed?: boolean;
}

export const cardStates: readonly CardState[] = [
  { name: 'lies there' },
  { name: 'can be chosen', options: 1 },
  { name: 'several options', options: 3 },
  { name: 'chosen', picked: true },
  { name: 'pointed at in the chronicle', lit: true },
  { name: 'exhausted', card: { turned: true } },
  { name: 'exhausted, can be chosen', card: { turned: true }, options: 1 },
  { name: 'attacks or is aimed at', card: { aimed: true } },
  { name: 'not affordable', card: { missing: '1 more' } },
  { name: 'hidden card behind it', card: { behind: '' } },
  { name: 'damaged, numbers changed', changed: true },
  ...tokens.map((token): CardState => ({ name: `token: ${token.kind}`, card: { tokens: [token] } })),
  { name: 'all tokens', card: { tokens } },
];

const idOf = (card: TableCard, state: CardState): string => `${card.def}: ${state.name}`;

/** The card in that state. */
export const inState = (card: TableCard, state: CardState): TableCard => ({
  ...card,
  ...state.card,
  // The back of a hidden card is drawn with the pictures; any of them shows how it peeps out.
  ...(state.card?.behind === undefined ? {} : { behind: card.face.art }),
  ...(state.changed ? { face: { ...card.face, stats: card.face.stats.map(changed) }, tokens: tokens.slice(1, 2) } : {}),
  id: idOf(card, state),
});

/** The first value is more, the second less, and of the last some is taken. */
const changed = (stat: FaceStat, at: number, { length }: readonly FaceStat[]): FaceStat => ({
  ...stat,
  change: at === 0 ? 1 : at === 1 ? -1 : 0,
  ...(at === length - 1 && length > 2 ? { left: 2 } : {}),
});

/** One card of each frame and kind of corner. */
export function samplesOf(cards: readonly TableCard[]): readonly TableCard[] {
  const seen = new Map<string, TableCard>();
  for (const card of cards) {
    const key = `${card.face.frame} ${card.face.corner?.form ?? ''}`;
    if (!seen.has(key)) seen.set(key, card);
  }
  return [...seen.values()];
}

/** The ids of the cards that light up. */
export const litAmong = (cards: readonly TableCard[]): readonly string[] =>
  cards.flatMap((card) => cardStates.filter(({ lit }) => lit).map((state) => idOf(card, state)));

/** The table of a scene, on which those cards are in all of their states; nothing can be answered there. */
export function stilled(source: TableSource, update: Update, cards: readonly TableCard[]): TableSource {
  const label = update.decision?.options[0]?.label ?? ['', {}];
  const option = (card: string, at: number): SeenOption => ({
    ...{ id: `${card} ${at}`, label, cards: [card], seats: [], spots: [], rule: '' },
  });
  const states = cards.flatMap((card) => cardStates.map((state) => ({ ...state, id: idOf(card, state) })));
  const options = states.flatMap(({ id, options: count = 0 }) =>
    Array.from({ length: count }, (_, at) => option(id, at)),
  );
  const picks = states.filter(({ picked }) => picked).map(({ id }) => ({ id, cards: [id], n: 0 }));
  const decision = update.decision && { ...update.decision, options };
  const nothing = (): void => {};
  return {
    ...source,
    ...{ update: { ...update, decision, picks }, lines: [], newFrom: 0, beat: null, curtain: -1 },
    ...{ failure: null, refusal: null, broken: '', waiting: false },
    ...{ answer: nothing, unpick: nothing, undo: nothing, pass: nothing, seen: nothing, lift: nothing, close: nothing },
  };
}
