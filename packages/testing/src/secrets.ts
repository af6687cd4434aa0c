import {
  below,
  type CardIx,
  EVERYBODY,
  type Game,
  type LogLine,
  type Match,
  type RandomWords,
  redeal,
  type Seat,
  SPECTATOR,
  type State,
  viewOf,
} from '@tafelrunde/kernel';
import { difference, sameText } from './same.ts';
import { Broken } from './violations.ts';

/** A game dealt anew for one viewer that has taken the same answer as the real one. */
interface Elsewhere<S extends State> {
  readonly m: Match<S>;
  readonly answer: string;
  readonly lines: readonly LogLine[];
}

/**
 * Invariant 3. A viewer must not be able to tell a game in which everything hidden from him is dealt anew: not when he
 * looks, and not by what happens after the next answer as long as that shows him nothing new. The second half finds
 * what was copied out of hidden cards into variables, and questions that are asked because of what a hand holds.
 */
export class Secrets<S extends State> {
  private readonly game: Game<S>;
  private readonly random: RandomWords;
  /** The games dealt anew at the last decision, by viewer. */
  private elsewhere: (Elsewhere<S> | null)[] = [];
  /** Who had seen which card when the last answer was given, and the news then. */
  private readonly seen: number[] = [];
  private news = 0;
  private lines: LogLine[] = [];

  constructor(game: Game<S>, random: RandomWords) {
    this.game = game;
    this.random = random;
  }

  /** Takes note of what the log of the real game says. */
  hear(line: LogLine): void {
    this.lines.push(line);
  }

  /** At a decision: compares with the games that were dealt anew at the last one, if any were. */
  follow(m: Match<S>): void {
    if (this.elsewhere.length > 0) {
      const shown = this.shown(m.s);
      this.elsewhere.forEach((last, i) => {
        const viewer = viewerAt(m, i);
        if (last) this.compare(viewer, m, viewOf(m, viewer), last, shown);
      });
    }
    this.elsewhere = [];
    this.lines = [];
  }

  /** At a decision, before the answer `next` is given: deals anew for every viewer. */
  deal(m: Match<S>, next: string | null): void {
    for (let i = 0; i <= m.s.seats; i++) {
      const viewer = viewerAt(m, i);
      const real = viewOf(m, viewer);
      const dealt = redeal(m, viewer, this.random);
      const swaps = this.swaps(m, viewer);
      swap(dealt, swaps);
      const other = look(dealt, viewer);
      // Who may know who else could act still has to find his own question in a redealt game.
      const lenient = this.game.cooperative && real.asked !== other.asked && real.asked !== viewer;
      if (!sameText(lenient ? real.view : real, lenient ? other.view : other)) {
        throw new Broken(3, `viewer ${viewer} can tell a redealt game: ${difference(real, other)}`);
      }
      swap(dealt, swaps);
      dealt.load(dealt.s);
      if (next !== null) this.elsewhere[i] = goOn(dealt, viewer, next);
    }
    m.s.cards.forEach((card, ix) => {
      this.seen[ix] = card.seen;
    });
    this.news = m.s.news;
  }

  /** To whom cards were shown since the last answer; everybody if there was a roll or anything else to be seen. */
  private shown(state: S): number {
    let viewers = 0;
    let cards = 0;
    for (let ix = 0; ix < this.seen.length; ix++) {
      const gained = state.cards[ix].seen & ~this.seen[ix];
      if (gained === 0) continue;
      viewers |= gained;
      cards++;
    }
    return state.news - this.news === cards ? viewers : EVERYBODY;
  }

  private compare(
    viewer: Seat,
    m: Match<S>,
    real: ReturnType<typeof viewOf>,
    { m: dealt, answer, lines }: Elsewhere<S>,
    shown: number,
  ): void {
    const me = 1 << viewer;
    if (((shown | this.shown(dealt.s)) & me) !== 0) return;
    const other = viewOf(dealt, viewer);
    if (this.game.cooperative && (real.asked !== other.asked || place(m) !== place(dealt))) return;
    if (!sameText(real, other)) {
      const where = difference(real, other);
      throw new Broken(3, `viewer ${viewer} can tell a redealt game by what follows ${answer}: ${where}`);
    }
    const [said, other2] = [heardBy(this.lines, me), heardBy(lines, me)];
    if (!sameText(said, other2)) {
      throw new Broken(3, `viewer ${viewer} can tell a redealt game by the log: ${difference(said, other2)}`);
    }
  }

  /**
   * Pairs of cards that lie hidden in one zone and look alike. Exchanged, they show whether a view gives away their
   * numbers, which say what they are as plainly as their names.
   */
  private swaps(m: Match<S>, viewer: Seat): readonly CardIx[] {
    const pairs: CardIx[] = [];
    for (let zone = 0; zone < m.s.zones.length; zone++) {
      if (m.layout.sightOf[zone] === EVERYBODY) continue;
      const hidden = m.s.zones[zone].filter((card) => (m.s.cards[card].seen & (1 << viewer)) === 0);
      const half = hidden.length >> 1;
      if (half === 0) continue;
      const turn = below(this.random, half);
      for (let i = 0; i < half; i++) {
        const [a, b] = [hidden[i], hidden[half + ((i + turn) % half)]];
        if (m.game.pool(m, a) === m.game.pool(m, b)) pairs.push(a, b);
      }
    }
    return pairs;
  }
}

/** Every seat, and behind them the spectators. */
function viewerAt<S extends State>(m: Match<S>, i: number): Seat {
  return i < m.s.seats ? i : SPECTATOR;
}

function look<S extends State>(dealt: Match<S>, viewer: Seat): ReturnType<typeof viewOf> {
  try {
    // Looked at before it is asked who decides: where a hand decides that, the redealt game would move on.
    const view = dealt.game.view(dealt, viewer);
    return { ...viewOf(dealt, viewer), view };
  } catch (error) {
    throw new Broken(3, `viewer ${viewer} cannot look at a redealt game: ${(error as Error).stack}`);
  }
}

function goOn<S extends State>(dealt: Match<S>, viewer: Seat, answer: string): Elsewhere<S> | null {
  const asked = dealt.decision()?.seat;
  const lines: LogLine[] = [];
  dealt.log = (line) => lines.push(line);
  try {
    // The answer may be one that only the real hand allows.
    return dealt.answer(answer) ? null : { m: dealt, answer, lines };
  } catch (error) {
    // Bots go on from their own questions, so there it must be possible. While another seat is busy with a card that
    // this viewer has not seen, a redealt game need not make sense.
    if (asked !== viewer) return null;
    throw new Broken(3, `a redealt game cannot go on with ${answer}: ${(error as Error).stack}`);
  }
}

function swap<S extends State>({ s: { cards, zones } }: Match<S>, pairs: readonly CardIx[]): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    const zone = zones[cards[a].zone];
    const [atA, atB] = [zone.indexOf(a), zone.indexOf(b)];
    zone[atA] = b;
    zone[atB] = a;
    const [cardA, cardB] = [cards[a], cards[b]];
    cards[a] = cardB;
    cards[b] = cardA;
    // Definitions stay with their numbers: they were dealt at random anyway.
    const { def } = cardA;
    cardA.def = cardB.def;
    cardB.def = def;
  }
}

function heardBy(lines: readonly LogLine[], viewers: number): unknown[] {
  return lines.filter(({ to }) => (to & viewers) !== 0).map(({ words, rule }) => [words, rule]);
}

/** Where a game stands; two that skipped different players who had nothing to do stand in different places. */
function place<S extends State>(m: Match<S>): string {
  return JSON.stringify(m.s.frames);
}
