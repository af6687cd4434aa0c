import {
  type Count,
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  type EffectVars,
  type Node,
  option,
  question,
  type Select,
  shuffle,
} from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { type Filter, fits, wanted } from '../filter.ts';
import { offerCut } from '../rules/cut.ts';
import { canPlay, hasBearerFor, play } from '../rules/play.ts';
import { cardWord } from '../say.ts';
import type { M, TcgDecision } from '../state.ts';
import { ZONE } from '../zones.ts';
import { tcg } from './language.ts';
import { filterText, lookThroughDeck } from './select.ts';

interface PlayNode extends Node {
  readonly filter: Filter & { readonly from: 'hand' | 'discard' | 'deck' };
  readonly as: string;
  readonly discount: Count;
  /** What the card must be put on. */
  readonly onto: Filter | null;
}

/** What a bearer must be, as text: it stands in the variables of the card that is being played. */
function asText(onto: Filter | null): string {
  return onto ? JSON.stringify(onto) : '';
}

const playNode = tcg.effect<PlayNode>('play', {
  assemble: ({ filter, as, discount, onto }, a, l) => {
    const list = candidates(filter, discount, onto);
    const count = l.number(discount);
    const test = asText(onto);
    const what = l.keepPhrase(`${a.name}/${a.next}`, filterText(filter));
    const { from } = filter;
    a.declare(as);
    // Whoever searches his deck sees all of it, and shuffles it afterwards (TCG-DECK-PLAY-02).
    if (from === 'deck') a.run((m, v) => lookThroughDeck(m, v.seat));
    a.ask(
      (m, v): TcgDecision | null => {
        const found = list(m, v);
        const always = from !== 'discard';
        if (found.length === 0 && !always) return null;
        const options = found.map((card) => cardOption(m, card, 'tcg.option.play'));
        if (found.length === 0 || from === 'deck') options.push(option(DONE, 'kernel.option.none'));
        const prompt = ['tcg.ask.play', { card: cardWord(m, v.source), what: { name: what } }] as const;
        return question(v.seat, 'target', prompt, options, undefined, v.source, always);
      },
      (m, v, answer) => {
        v[as] = answer.card;
        if (answer.card < 0) return;
        did(v);
        play(m, v.seat, answer.card, count(m, v), test);
      },
    );
    if (from === 'deck') {
      a.run((m, v) => {
        shuffle(m, ZONE.deck, v.seat);
        offerCut(m, v.seat);
      });
    }
  },
  could: ({ filter, discount, onto }) => {
    const list = candidates(filter, discount, onto);
    return (m, v) => list(m, v).length > 0;
  },
  text: ({ filter, discount, onto }) => {
    const np = filterText(filter);
    const more: Literal[] = [];
    if (onto) {
      const { de, en } = tcg.say(filterText(onto), { case: 'acc' });
      more.push({ de: `auf ${de}`, en: `on ${en}` });
    }
    if (discount !== 0) more.push(discountText(discount));
    return { verb: 'playCard', object: withMore(np, more) };
  },
});

function discountText(discount: Count): Literal {
  if (typeof discount === 'number') {
    return { de: `(Zwielichtkosten −${discount})`, en: `(twilight cost −${discount})` };
  }
  const { de, en } = tcg.textOf(discount) as Literal;
  return { de: `(Zwielichtkosten −1 ${de})`, en: `(twilight cost −1 ${en})` };
}

/** Says something more behind a noun and what belongs to it. */
function withMore(np: NounPhrase, more: readonly Literal[]): NounPhrase {
  if (more.length === 0 || !('noun' in np)) return np;
  const parts = np.after ? [np.after, ...more] : more;
  return { ...np, after: { de: parts.map(({ de }) => de).join(' '), en: parts.map(({ en }) => en).join(' ') } };
}

function candidates(filter: PlayNode['filter'], discount: Count, onto: Filter | null) {
  const kind = ZONE[filter.from];
  const want = wanted(filter);
  const count = tcg.number(discount);
  const test = asText(onto);
  return (m: M, v: EffectVars): number[] => {
    const found: number[] = [];
    const off = count(m, v);
    for (const card of cardsIn(m, kind, v.seat)) {
      if (!fits(m, card, want) || !canPlay(m, v.seat, card, off)) continue;
      if (test === '' || hasBearerFor(m, v.seat, card, test)) found.push(card);
    }
    return found;
  };
}

/** A card is played, its requirements met and its cost paid (TCG-DECK-PLAY-01); the card is bound to a name. */
export const playFrom = (
  from: 'hand' | 'discard' | 'deck',
  filter: Filter,
  { as = 'played', discount = 0, onto = null }: { as?: string; discount?: Count; onto?: Filter | null } = {},
): Effect => playNode({ filter: { ...filter, from }, as, discount, onto });

const hostNode = tcg.select<Node & { as: string; noun: string }>('bearer of', {
  some:
    ({ as }) =>
    (m, v, test) => {
      const card = v[as];
      // Nobody knows yet on whom it will lie: that is asked before it is played.
      if (card === undefined) return true;
      if (typeof card !== 'number' || card < 0) return false;
      const { host } = m.s.cards[card];
      return host >= 0 && test(m, v, host);
    },
  text: ({ noun }) => ({ noun, det: 'this' }),
});
/** What the card bound to a name lies on. */
export const bearerOf = (as: string, noun = 'companion'): Select => hostNode({ as, noun });
