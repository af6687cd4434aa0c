import {
  type CardIx,
  cardOption,
  cardsIn,
  DONE,
  did,
  type Effect,
  move,
  type Node,
  option,
  question,
  show,
  shuffle,
} from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { hasTrait, typeOf } from '../registry.ts';
import { rebuildEncounterDeck, reveal } from '../rules/reveal.ts';
import { cardWord } from '../say.ts';
import type { M } from '../state.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { lcg } from './language.ts';

/** What is looked for in a deck: how deep, what, and whether more than one card may be taken. */
interface Search extends Node {
  /** So many cards from the top; 0 for the whole deck. */
  readonly top: number;
  readonly trait: string;
  readonly ally: boolean;
  readonly any: boolean;
}

function fits(m: M, card: CardIx, { trait, ally }: Search): boolean {
  return hasTrait(m, card, trait) && (!ally || typeOf(m, card) === 'ally');
}

const searchNode = lcg.effect<Search>('search for', {
  assemble: (node, a) => {
    const looked = a.local<CardIx[]>('looked');
    const again = a.label();
    const end = a.label();
    a.run((m, v) => {
      const deck = cardsIn(m, ZONE.deck, v.seat);
      const top = (node.top === 0 ? deck : deck.slice(-node.top)).toReversed();
      for (const card of top) show(m, card, 1 << v.seat);
      looked.set(v, top);
      did(v);
    });
    a.place(again);
    a.ask(
      (m, v) => {
        const found = looked.of(v).filter((card) => fits(m, card, node));
        const options = found.map((card) => cardOption(m, card, 'kernel.option.card', 'LCG-SEARCH-01'));
        options.push(option(DONE, 'kernel.option.none', { seat: v.seat, rule: 'LCG-SEARCH-02' }));
        const prompt = [node.any ? 'lcg.ask.search-more' : 'lcg.ask.search'] as const;
        return question(v.seat, 'target', prompt, options, undefined, v.source);
      },
      (m, v, { card }) => {
        if (card < 0) return;
        looked.set(
          v,
          looked.of(v).filter((other) => other !== card),
        );
        // Everybody sees what was looked for (LCG-SEARCH-02).
        move(m, card, ZONE.hand, v.seat);
        if (node.any) m.jump(again.step);
      },
    );
    a.place(end);
    a.run((m, v) => {
      shuffle(m, ZONE.deck, v.seat);
      looked.set(v, []);
    });
  },
  could: () => (m, v) => cardsIn(m, ZONE.deck, v.seat).length > 0,
  text: ({ top, trait, ally, any }) => ({
    verb: 'search',
    object:
      top === 0
        ? { noun: 'deck', det: { poss: 'subject' } }
        : { noun: 'card', det: 'the', adj: ['top'], count: top, of: { noun: 'deck', det: { poss: 'subject' } } },
    adverbs: [forText(trait, ally, any)],
  }),
});

function forText(trait: string, ally: boolean, any: boolean): Literal {
  const { de, en } = traitWord(trait);
  const many = any ? { de: 'beliebig vielen', en: 'any number of' } : { de: '1', en: '1' };
  const what = ally
    ? { de: 'Verbündeten', en: `${en} ally` }
    : { de: any ? 'Karten' : 'Karte', en: any ? `${en} cards` : `${en} card` };
  return {
    de: `nach ${many.de} ${what.de} mit dem Merkmal ${de} für die Hand und mische die übrigen Karten ein`,
    en: `for ${many.en} ${what.en} to add to hand, and shuffle the rest into the deck`,
  };
}

/** The player searches his deck, or the top of it, for cards of a trait, and shuffles the rest in (LCG-SOM-41). */
export const searchFor = (trait: string, how: { top?: number; ally?: true; any?: true } = {}): Effect =>
  searchNode({ trait, top: how.top ?? 0, ally: how.ally ?? false, any: how.any ?? false });

const scoutNode = lcg.effect<Node & { n: number }>('scout', {
  assemble: ({ n }, a) => {
    const looked = a.local<CardIx[]>('looked');
    a.run((m, v) => {
      rebuildEncounterDeck(m);
      const top = cardsIn(m, ZONE.encounterDeck).slice(-n).toReversed();
      for (const card of top) show(m, card, 1 << m.s.first);
      looked.set(v, top);
    });
    a.ask(
      (m, v) => {
        const options = looked.of(v).map((card) => cardOption(m, card, 'kernel.option.card', 'LCG-SOM-07'));
        if (options.length === 0) return null;
        return question(m.s.first, 'target', ['lcg.ask.scout'], options, undefined, v.source);
      },
      (m, v, { card }) => {
        for (const other of looked.of(v)) {
          if (other === card) continue;
          move(m, other, ZONE.encounterDiscard);
          if (m.log) m.say(['lcg.log.scouted', { card: cardWord(m, other) }], [other], 'LCG-SOM-07');
        }
        looked.set(v, []);
        did(v);
        m.call(reveal, { card, guarded: -1, staging: 0, surges: 0 });
      },
    );
  },
  could: () => (m) => cardsIn(m, ZONE.encounterDeck).length > 0,
  text: ({ n }) => ({
    de: `der Startspieler sieht sich die obersten ${n} Karten des Begegnungsdecks an, deckt 1 davon in die Aufmarschzone auf und legt die übrigen ab`,
    en: `the first player looks at the top ${n} cards of the encounter deck, reveals 1 of them into the staging area and discards the rest`,
  }),
});
/** The first player sees some cards of the encounter deck; one is revealed, the others are discarded (LCG-SOM-07). */
export const scout = (n: number): Effect => scoutNode({ n });
