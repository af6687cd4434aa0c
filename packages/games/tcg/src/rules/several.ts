import { CardOptions, DONE, option, procedure, question } from '@tafelrunde/kernel';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { canExert, exert, wound } from './wounds.ts';

/** What is done to several characters, or to one again and again. */
export type Deed = 'wound' | 'exert' | 'exhaust';

type SeveralVars = {
  deed: Deed;
  /** Whose turn it will be, the next one first. */
  cards: number[];
  /** How many of them have been put in order. */
  sorted: number;
  source: number;
};

/** Does something to several characters, one after another, or to one as often as it can. Stands last in its step. */
export function toEach(m: M, deed: Deed, cards: number[], source: number, ordered = false): void {
  m.call(oneByOne, { deed, cards, sorted: ordered ? cards.length : 0, source });
}

/** Tokens are placed one after another, with a chance to respond before each wound (TCG-WOUND-03). */
export const oneByOne = procedure<TcgState, SeveralVars>('one by one')({
  order: {
    ask: (m, { deed, cards, sorted }) => (deed === 'wound' ? askWoundOrder(m, cards, sorted) : null),
    then(m, v, answer) {
      v.sorted = putNext(v.cards, v.sorted, answer);
      if (v.sorted < v.cards.length) m.goto('order');
    },
  },
  next(m, { deed, cards, source }) {
    if (cards.length === 0) return;
    m.goto('next');
    if (deed === 'exhaust' && canExert(m, cards[0])) {
      exert(m, cards[0], source);
      return;
    }
    const card = cards.shift() as number;
    if (deed === 'wound') wound(m, card, source);
    else if (deed === 'exert') exert(m, card, source);
  },
});

const NEXT = new CardOptions('tcg.option.wound', 'TCG-SILENT-35');

/** Of several that are wounded at once, the Free Peoples player decides who comes next (TCG-SILENT-35). */
export function askWoundOrder(m: M, cards: readonly number[], sorted: number): TcgDecision | null {
  if (cards.length - sorted < 2) return null;
  const options: TcgOption[] = [];
  for (let i = sorted; i < cards.length; i++) options.push(NEXT.of(cards[i], m.s.cards[cards[i]].alias));
  options.push(AS_THEY_LIE);
  return question(m.s.turn, 'order', ORDER, options, 'TCG-WOUND-03');
}

/** Puts the one that was named behind those that have their place; returns how many have one now. */
export function putNext(cards: number[], sorted: number, { id, card }: TcgOption): number {
  if (id === DONE) return cards.length;
  cards.splice(cards.indexOf(card), 1);
  cards.splice(sorted, 0, card);
  return sorted + 1;
}

const ORDER = ['tcg.ask.wound-order'] as const;
const AS_THEY_LIE = option(DONE, 'tcg.option.as-they-lie', { rule: 'TCG-SILENT-35' });
