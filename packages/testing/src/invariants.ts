import {
  cloneState,
  decodeState,
  encodeState,
  type Game,
  type LogLine,
  Match,
  notPlain,
  type RandomWords,
  type State,
  sharedPart,
} from '@tafelrunde/kernel';
import { difference, sameData, sharesInPlace } from './same.ts';
import { Secrets } from './secrets.ts';
import { Spoken } from './spoken.ts';
import { Broken } from './violations.ts';

/** What a copy of the game was like after an answer that the game itself is about to be given. */
interface Expected<S extends State> {
  readonly state: S;
  readonly saved: string;
  readonly answer: string;
}

/** The checks of one game, and what they remember from decision to decision. */
export class Checker<S extends State> {
  private readonly game: Game<S>;
  private readonly spoken: Spoken<S>;
  private readonly secrets: Secrets<S>;
  private readonly box: readonly number[];
  private readonly loaded: Match<S>;
  private readonly tried: Match<S>;
  private expected: Expected<S> | null = null;
  private decisions = 0;

  constructor(game: Game<S>, first: S, random: RandomWords) {
    this.game = game;
    this.spoken = new Spoken(game);
    this.secrets = new Secrets(game, random);
    this.box = countDefs(game, first);
    this.loaded = new Match(game, cloneState(game, first));
    this.tried = new Match(game, cloneState(game, first));
  }

  /** Looks at a line of the log. */
  line(line: LogLine): void {
    this.spoken.words(line.words);
    this.secrets.hear(line);
  }

  /**
   * The checks at one decision. `next` is the answer that will be given. What costs much (saving, trying every option,
   * dealing anew for every viewer) is left out unless `whole`; what the last decision promised is always looked at.
   */
  check(m: Match<S>, next: string | null, whole = true): void {
    const { s } = m;
    if (this.expected) this.wentOn(s, this.expected);
    this.expected = null;
    this.places(m);
    const ids = this.listed(m);
    this.spoken.decision(m);
    if (!whole) {
      this.secrets.follow(m);
      return;
    }
    const saved = this.save(m);
    const copy = this.loaded;
    if (!sameData(copy.decision(), m.decision())) throw new Broken(1, 'a loaded game asks something else');
    if (copy.answer(NO_OPTION) === null) throw new Broken(5, 'an unlisted answer is accepted');
    const after = this.options(m, ids, next);
    try {
      this.secrets.follow(m);
      this.secrets.deal(m, next);
    } finally {
      // A game that changes when it is looked at also looks different: this is the reason, then.
      if (!sameData(s, copy.s)) this.changed(m, saved);
    }
    if (next === null || after === null) return;
    if (copy.answer(next)) throw new Broken(1, `a loaded game refuses the answer ${next}`);
    this.expected = { state: copy.s, saved, answer: next };
    this.wentOn(after, this.expected);
  }

  /** Something that should only read has changed the game: was it asking, looking or playing on a copy? */
  private changed(m: Match<S>, saved: string): never {
    const before = this.read(saved);
    const loaded = new Match(this.game, this.read(saved));
    loaded.decision();
    if (!sameData(loaded.s, before)) throw new Broken(1, `asking changed the state: ${difference(before, loaded.s)}`);
    loaded.answer(NO_OPTION);
    const refused = difference(before, loaded.s);
    if (!sameData(loaded.s, before)) throw new Broken(5, `a refused answer changed the state: ${refused}`);
    throw new Broken(1, `looking or playing on a clone changed the original: ${difference(before, m.s)}`);
  }

  /** Invariant 1: what is saved is plain data, and the same when it is read again. */
  private save(m: Match<S>): string {
    const odd = notPlain(m.s);
    if (odd) throw new Broken(1, `the state is not plain data at ${odd}`);
    const saved = JSON.stringify(encodeState(this.game, m.s));
    this.loaded.load(this.read(saved));
    const { s, live } = this.loaded;
    const listens = sameData(live.triggers, m.live.triggers) && sameData(live.modifiers, m.live.modifiers);
    if (!listens) throw new Broken(1, 'other cards are listening than in a loaded game');
    if (!sameData(s, m.s)) throw new Broken(1, `a loaded state differs from the saved one: ${difference(s, m.s)}`);
    return saved;
  }

  private read(saved: string): S {
    const state = decodeState(this.game, JSON.parse(saved), true);
    if (!state) throw new Broken(1, 'a saved state cannot be read');
    return state;
  }

  /** Invariants 1 and 2: original, clone and loaded game are the same after the same answer. */
  private wentOn(state: S, { state: other, saved, answer }: Expected<S>): void {
    if (sameData(state, other)) return;
    const odd = notPlain(state);
    if (odd) throw new Broken(1, `the state is not plain data at ${odd}`);
    const what = `after ${answer}: ${difference(state, other)}`;
    // Does even one and the same position go on in different ways?
    const outcomes = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const m = new Match(this.game, this.read(saved));
      m.answer(answer);
      outcomes.add(JSON.stringify(m.s));
    }
    if (outcomes.size > 1) throw new Broken(2, `the same answer leads to different states ${what}`);
    throw new Broken(1, `original, clone and loaded game went on apart ${what}`);
  }

  /** Invariant 4. */
  private places(m: Match<S>): void {
    const { cards, zones } = m.s;
    const found = new Array<number>(cards.length).fill(0);
    for (let zone = 0; zone < zones.length; zone++) {
      for (const card of zones[zone]) {
        if (cards[card]?.zone !== zone)
          throw new Broken(4, `card ${card} lies in ${m.layout.nameOf(zone)}, but says otherwise`);
        found[card]++;
      }
    }
    for (let card = 0; card < cards.length; card++) {
      if (found[card] === 1) continue;
      throw new Broken(4, `card ${card} (${this.game.defs[cards[card].def].id}) is in ${found[card]} places`);
    }
    if (!sameData(countDefs(this.game, m.s), this.box)) throw new Broken(4, 'the cards are no longer those of the box');
    const problems = this.game.audit(m);
    if (problems.length > 0) throw new Broken(4, problems.join('; '));
  }

  /** Invariant 5: somebody at the table is asked, and ids tell the options apart. */
  private listed(m: Match<S>): ReadonlySet<string> {
    const decision = m.decision();
    const ids = new Set<string>();
    if (!decision) {
      if (!m.s.over) throw new Broken(5, 'nobody is asked, but the game is not over');
      return ids;
    }
    if (decision.seat < 0 || decision.seat >= m.s.seats) throw new Broken(5, `seat ${decision.seat} is asked`);
    for (const { id } of decision.options) {
      if (ids.has(id)) throw new Broken(5, `two options have the id ${id}`);
      ids.add(id);
    }
    if (ids.size === 0) throw new Broken(5, 'a decision without an option');
    return ids;
  }

  /**
   * Invariant 5: each option is accepted by a clone (which shares nothing: invariant 1). Returns the clone that took the
   * answer `next`.
   */
  private options(m: Match<S>, ids: ReadonlySet<string>, next: string | null): S | null {
    let after: S | null = null;
    let first = true;
    for (const id of ids) {
      const clone = cloneState(this.game, m.s);
      if (first) this.separate(m.s, clone);
      first = false;
      this.tried.load(clone);
      if (this.tried.answer(id)) throw new Broken(5, `the listed option ${id} is refused`);
      if (id === next) after = clone;
    }
    return after;
  }

  /** Invariant 1: whatever a clone shares is frozen. That it shares nothing crosswise is looked at now and then. */
  private separate(state: S, clone: S): void {
    if (!sharesInPlace(state, clone) && this.decisions++ % 8 > 0) return;
    const shared = sharedPart(state, clone);
    if (shared) throw new Broken(1, `the clone shares ${shared} with the original`);
  }
}

const NO_OPTION = 'no such option';

function countDefs<S extends State>(game: Game<S>, { cards }: State): readonly number[] {
  const counts = new Array<number>(game.defs.length).fill(0);
  for (let i = 0; i < cards.length; i++) counts[cards[i].def]++;
  return counts;
}
