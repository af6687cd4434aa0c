import {
  aliasId,
  type Decision,
  explainValue,
  knows,
  type Match,
  type Outcome,
  type Plain,
  type Seat,
  type SeenDecision,
  type State,
  viewOf,
} from '@tafelrunde/kernel';

/** Something already picked in the run of picks under way. */
export interface Picked {
  readonly id: string;
  readonly cards: readonly string[];
  /** The number on its label: what it adds to the running total. */
  readonly n: number;
}

/** Why a value is what it is. */
export interface Reckoning {
  readonly stat: string;
  readonly base: number;
  readonly value: number;
  readonly shares: readonly { readonly def: string; readonly layer: number; readonly amount: number }[];
}

/** All that one viewer is shown of a game, apart from the log. Plain data: what is sent are its differences. */
export interface Picture {
  readonly viewer: Seat;
  readonly view: Plain;
  /** The question, if it is this viewer's. */
  readonly decision: SeenDecision | null;
  /** Who is asked; -1 when the game is over. */
  readonly asked: Seat;
  /** How many answers were given. */
  readonly position: number;
  /** Grows whenever answers are taken back, so that a late answer to a question of before is told from a new one. */
  readonly branch: number;
  /** The earliest position that can be gone back to. */
  readonly undoLimit: number;
  /** What this viewer has picked so far in the run of picks he is asked about. */
  readonly picks: readonly Picked[];
  /** Changed values by the identity of the card. */
  readonly reckonings: Readonly<Record<string, readonly Reckoning[]>>;
  readonly over: Outcome | null;
  /** The game's own score sheet, once it is over. */
  readonly result: Plain;
}

/** What an answer picks. */
export function pickedBy<S extends State>(m: Match<S>, decision: Decision, id: string): Picked {
  const option = decision.options.find((one) => one.id === id);
  const cards = option && option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [];
  return { id, cards, n: option?.n ?? 0 };
}

interface Surroundings {
  readonly branch: number;
  readonly undoLimit: number;
  /** The picks of the run under way; shown only to the one who makes them. */
  readonly picks: readonly Picked[];
  readonly result: Plain;
}

/** What that viewer sees now. */
export function pictureOf<S extends State>(
  m: Match<S>,
  viewer: Seat,
  { branch, undoLimit, picks, result }: Surroundings,
): Picture {
  const { view, asked, decision } = viewOf(m, viewer);
  return {
    viewer,
    view: view as Plain,
    decision: decision as SeenDecision | null,
    asked,
    position: m.s.answers,
    branch,
    undoLimit,
    picks: asked === viewer ? picks : [],
    reckonings: reckonings(m, viewer),
    over: m.s.over,
    result,
  };
}

/** Every value that something changes, of every card the viewer knows. */
function reckonings<S extends State>(m: Match<S>, viewer: Seat): Record<string, Reckoning[]> {
  const found: Record<string, Reckoning[]> = {};
  const changing = changingStats(m);
  if (changing.length === 0) return found;
  const { cards } = m.s;
  for (let card = 0; card < cards.length; card++) {
    const { alias } = cards[card];
    if (alias === 0 || !knows(m, viewer, card)) continue;
    for (const stat of changing) {
      const { base, shares, value } = explainValue(m, card, stat);
      if (shares.length === 0) continue;
      const id = aliasId(alias);
      found[id] ??= [];
      found[id].push({
        stat: m.game.stats.names[stat],
        base,
        value,
        shares: shares.map(({ source, layer, amount }) => ({
          def: source >= 0 && knows(m, viewer, source) ? m.game.defs[cards[source].def].id : '',
          layer,
          amount,
        })),
      });
    }
  }
  return found;
}

/** The values that anything on the table can change now: mostly none, and looking at every card for nothing is slow. */
function changingStats<S extends State>(m: Match<S>): readonly number[] {
  const { cards, lasting } = m.s;
  const { kindOf } = m.layout;
  const stats: number[] = [];
  for (let stat = 0; stat < m.game.stats.names.length; stat++) {
    const inPlay = m.box.modifiers[stat].some(({ card, what }) => ((1 << kindOf[cards[card].zone]) & what.zones) !== 0);
    if (inPlay || lasting.some((entry) => entry.stat === stat)) stats.push(stat);
  }
  return stats;
}
