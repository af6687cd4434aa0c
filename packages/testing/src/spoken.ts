import { type Game, type Match, namesOf, type Option, optionWords, type State } from '@tafelrunde/kernel';
import { render, type Words } from '@tafelrunde/words';
import { Broken } from './violations.ts';

/** What was rendered before in each game and need not be rendered again. */
const said = new WeakMap<object, Set<string>>();

/** Invariant 6: what is said renders in both languages, and nothing of it is left unfilled. */
export class Spoken<S extends State> {
  private readonly game: Game<S>;
  private readonly known: Set<string>;

  constructor(game: Game<S>) {
    this.game = game;
    this.known = said.get(game) ?? new Set();
    said.set(game, this.known);
  }

  /** The question on the table and all that may be answered. */
  decision(m: Match<S>): void {
    const decision = m.decision();
    if (!decision) return;
    this.words(decision.prompt);
    for (const option of decision.options) this.option(m, option);
  }

  private option(m: Match<S>, option: Option): void {
    const { key, card, seat, n, more } = option;
    const id = `${key} ${card < 0 ? -1 : m.s.cards[card].def} ${seat} ${n} ${more}`;
    if (this.known.has(id)) return;
    this.words(optionWords(m, option));
    this.known.add(id);
  }

  /** Any words; each different text once. */
  words(words: Words): void {
    const id = JSON.stringify(words);
    if (this.known.has(id)) return;
    for (const lang of ['de', 'en'] as const) {
      let text: string;
      try {
        text = render(words, lang, this.game.catalogue, namesOf(this.game));
      } catch (error) {
        throw new Broken(6, `${id} (${lang}): ${(error as Error).message}`);
      }
      if (text.trim() === '' || UNFILLED.test(text)) throw new Broken(6, `${id} (${lang}): ${text}`);
    }
    this.known.add(id);
  }
}

const UNFILLED = /[{}]|undefined|NaN|\bnull\b/;

/** Invariant 6 for the texts of all cards. */
export function checkCardTexts<S extends State>(game: Game<S>): void {
  for (const { id, title, text } of game.listCards()) {
    for (const lang of ['de', 'en'] as const) {
      if (title[lang].trim() === '') throw new Broken(6, `${id} has no title (${lang})`);
      if (UNFILLED.test(text[lang])) throw new Broken(6, `${id} (${lang}): ${text[lang]}`);
      if ((text.de === '') !== (text.en === '')) throw new Broken(6, `${id} has a text in one language only`);
    }
  }
}
