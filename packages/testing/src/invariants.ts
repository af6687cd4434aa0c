import {
  cloneState,
  decodeState,
  encodeState,
  equalPlain,
  type Game,
  Match,
  notPlain,
  optionWords,
  type RandomWords,
  redeal,
  render,
  type Seat,
  sharedPart,
  SPECTATOR,
  type State,
  viewOf,
  type Words,
} from '@tafelrunde/kernel';
import { Broken } from './violations.ts';

/** What the checks of one game remember from decision to decision. */
export class Checker<S extends State> {
  private readonly game: Game<S>;
  private readonly rendered = new Set<string>();
  private readonly random: RandomWords;
  private readonly box: string;

  constructor(game: Game<S>, first: S, random: RandomWords) {
    this.game = game;
    this.random = random;
    this.box = boxOf(first);
  }

  /** All checks that look at one decision. `next` is the answer that will be given. */
  check(m: Match<S>, next: string | null): void {
    const before = text(this.game, m.s);
    this.plain(m);
    this.places(m);
    this.options(m);
    this.views(m);
    this.decisionWords(m);
    if (text(this.game, m.s) !== before) throw new Broken(1, 'asking or looking changed the state');
    if (next !== null) this.copies(m, next);
  }

  private plain(m: Match<S>): void {
    const odd = notPlain(m.s);
    if (odd) throw new Broken(1, `the state is not plain data at ${odd}`);
  }

  /** Invariant 1: the loaded game, the clone and the original go on alike and do not touch each other. */
  private copies(m: Match<S>, next: string): void {
    const { game } = this;
    const clone = cloneState(game, m.s);
    const shared = sharedPart(m.s, clone);
    if (shared) throw new Broken(1, `the clone shares ${shared} with the original`);
    const saved = JSON.stringify(encodeState(game, m.s));
    const loaded = decodeState(game, JSON.parse(saved));
    if (!loaded) throw new Broken(1, 'a saved state cannot be read');
    if (!equalPlain(loaded, m.s)) throw new Broken(1, 'a loaded state differs from the saved one');
    const fromClone = new Match(game, clone);
    const fromLoaded = new Match(game, loaded);
    if (fromClone.answer(next) || fromLoaded.answer(next)) throw new Broken(1, `a copy refuses the answer ${next}`);
    fromClone.decision();
    fromLoaded.decision();
    if (JSON.stringify(encodeState(game, m.s)) !== saved) throw new Broken(1, 'playing on a clone changed the original');
    if (text(game, fromClone.s) !== text(game, fromLoaded.s)) throw new Broken(1, 'clone and loaded game went on apart');
  }

  /** Invariant 3: whoever looks sees the same when everything hidden from him is dealt anew. */
  private views(m: Match<S>): void {
    for (const viewer of viewers(m)) {
      const real = JSON.stringify(viewOf(m, viewer));
      const other = redeal(m, viewer, this.random);
      const dealt = JSON.stringify(viewOf(other, viewer));
      if (real !== dealt) {
        const at = firstDifference(real, dealt);
        throw new Broken(3, `viewer ${viewer} can tell a redealt game: ${real.slice(at, at + 80)} / ${dealt.slice(at, at + 80)}`);
      }
    }
  }

  /** Invariant 4. */
  private places(m: Match<S>): void {
    const found = new Array<number>(m.s.cards.length).fill(0);
    m.s.zones.forEach((cards, zone) => {
      for (const card of cards) {
        found[card]++;
        if (m.s.cards[card].zone !== zone) throw new Broken(4, `card ${card} lies in ${m.layout.nameOf(zone)}, but says otherwise`);
      }
    });
    found.forEach((times, card) => {
      if (times !== 1) throw new Broken(4, `card ${card} (${this.defId(m, card)}) is in ${times} places`);
    });
    if (boxOf(m.s) !== this.box) throw new Broken(4, 'the cards are no longer those of the box');
    const problems = this.game.audit(m);
    if (problems.length > 0) throw new Broken(4, problems.join('; '));
  }

  private defId(m: Match<S>, card: number): string {
    return this.game.defs[m.s.cards[card].def].id;
  }

  /** Invariant 5: at least one option, ids that tell them apart, each of them accepted. */
  private options(m: Match<S>): void {
    const decision = m.decision();
    if (!decision) {
      if (!m.s.over) throw new Broken(5, 'nobody is asked, but the game is not over');
      return;
    }
    if (decision.seat < 0 || decision.seat >= m.s.seats) throw new Broken(5, `seat ${decision.seat} is asked`);
    const ids = new Set<string>();
    for (const option of decision.options) {
      if (ids.has(option.id)) throw new Broken(5, `two options have the id ${option.id}`);
      ids.add(option.id);
    }
    if (ids.size === 0) throw new Broken(5, 'a decision without an option');
    for (const id of ids) {
      const tried = m.clone();
      const refusal = tried.answer(id);
      if (refusal) throw new Broken(5, `the listed option ${id} is refused`);
    }
    const tried = m.clone();
    if (tried.answer('no such option') === null) throw new Broken(5, 'an unlisted answer is accepted');
    if (text(this.game, tried.s) !== text(this.game, m.s)) throw new Broken(5, 'a refused answer changed the state');
  }

  /** Invariant 6, for what is asked. */
  private decisionWords(m: Match<S>): void {
    const decision = m.decision();
    if (!decision) return;
    this.words(decision.prompt);
    for (const option of decision.options) this.words(optionWords(m, option));
  }

  /** Invariant 6, for any words; each different text once. */
  words(words: Words): void {
    const key = JSON.stringify(words);
    if (this.rendered.has(key)) return;
    this.rendered.add(key);
    for (const lang of ['de', 'en'] as const) {
      let said: string;
      try {
        said = render(words, lang, this.game.catalogue, (id, l) => this.game.name(id, l));
      } catch (error) {
        throw new Broken(6, `${key} (${lang}): ${(error as Error).message}`);
      }
      if (said.trim() === '' || /[{}]|undefined|NaN|\bnull\b/.test(said)) throw new Broken(6, `${key} (${lang}): ${said}`);
    }
  }
}

/** Invariant 6 for the texts of all cards. */
export function checkCardTexts<S extends State>(game: Game<S>): void {
  for (const card of game.listCards()) {
    for (const lang of ['de', 'en'] as const) {
      if (card.title[lang].trim() === '') throw new Broken(6, `${card.id} has no title (${lang})`);
      if (/[{}]|undefined|NaN|\bnull\b/.test(card.text[lang])) throw new Broken(6, `${card.id} (${lang}): ${card.text[lang]}`);
    }
  }
}

function viewers<S extends State>(m: Match<S>): Seat[] {
  return [...Array(m.s.seats).keys(), SPECTATOR];
}

function text<S extends State>(game: Game<S>, state: S): string {
  return JSON.stringify(encodeState(game, state));
}

function boxOf(state: State): string {
  return state.cards
    .map((card) => card.def)
    .sort((a, b) => a - b)
    .join();
}

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return Math.max(0, i - 30);
}
