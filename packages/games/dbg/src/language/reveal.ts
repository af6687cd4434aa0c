import {
  cardOption,
  cardOptions,
  cardsIn,
  did,
  type Effect,
  EVERYBODY,
  move,
  type Node,
  numberOption,
  option,
  question,
  randomCard,
  show,
  YES,
} from '@tafelrunde/kernel';
import { type CardType, cardTypes, TYPE } from '../defs.ts';
import { Prompt } from '../prompts.ts';
import { defOf } from '../registry.ts';
import { gain } from '../rules/gain.ts';
import {
  canBeDestroyed,
  destroy,
  discard,
  draw,
  revealFromMain,
  revealMain,
  topOfDeck,
  underMain,
} from '../rules/piles.ts';
import { say } from '../say.ts';
import type { DbgOption, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING, YES_NO } from './answers.ts';
import { dbg } from './language.ts';
import { bound } from './select.ts';

const TOP = { noun: 'card', det: 'the', adj: ['top'] } as const;
const YOUR_DECK = { noun: 'deck', det: { poss: 'you' } } as const;

const topNode = dbg.effect<Node & { as: string; look: boolean }>('top', {
  assemble: ({ as, look }, a) => {
    a.declare(as);
    a.run((m, v) => {
      const card = topOfDeck(m, v.seat);
      v[as] = card;
      if (card < 0) return;
      show(m, card, look ? 1 << v.seat : EVERYBODY);
      did(v);
      if (m.log && !look) say(m, 'dbg.log.reveal', { card });
      if (m.log && look) say(m, 'dbg.log.look', { seat: v.seat });
    });
  },
  text: ({ look }) => ({ verb: look ? 'lookAt' : 'reveal', object: { ...TOP, of: YOUR_DECK } }),
});
/** The top card of your deck is turned up and bound to the name. */
export const revealTop = (as: string): Effect => topNode({ as, look: false });
/** You look at the top card of your deck, which is bound to the name. */
export const lookAtTop = (as: string): Effect => topNode({ as, look: true });

const mainNode = dbg.effect<Node & { as: string }>('reveal-main', {
  assemble: ({ as }, a) => {
    a.declare(as);
    a.run((m, v) => {
      v[as] = revealMain(m);
      if (v[as] !== -1) did(v);
    });
  },
  text: () => ({ verb: 'reveal', object: { ...TOP, of: { noun: 'mainDeck', det: 'the' } } }),
});
/** The top card of the main deck is turned up and bound to the name. */
export const revealMainTop = (as: string): Effect => mainNode({ as });

const randomNode = dbg.effect<Node & { as: string }>('reveal-random', {
  assemble: ({ as }, a) => {
    a.declare(as);
    a.run((m, v) => {
      const card = randomCard(m, ZONE.hand, v.seat);
      v[as] = card;
      if (card < 0) return;
      show(m, card, EVERYBODY);
      did(v);
      if (m.log) say(m, 'dbg.log.reveal-hand', { seat: v.seat, card });
    });
  },
  text: () => ({
    de: 'decke eine zufällige Karte aus deiner Hand auf',
    en: 'reveal a random card from your hand',
  }),
});
/** A random card of the hand is turned up and bound to the name. */
export const revealRandom = (as: string): Effect => randomNode({ as });

/** Types that can be named: all but starter. */
const NAMEABLE = cardTypes.filter((type) => type !== 'starter');
const TYPE_OPTIONS = NAMEABLE.map((type) => option(type, 'dbg.option.type', { n: TYPE[type], more: `type:${type}` }));

const ASK_TYPE = new Prompt('dbg.ask.type');
const ASK_COST = new Prompt('dbg.ask.cost');
const ASK_UNDER = new Prompt('dbg.ask.under');
const ASK_ON_DECK = new Prompt('dbg.ask.on-deck');
const ASK_TOP = {
  discard: new Prompt('dbg.ask.discard-top'),
  destroy: new Prompt('dbg.ask.destroy-top'),
} as const;

const nameTypeNode = dbg.effect('name-type', {
  assemble: (_node, a) => {
    a.declare('type');
    a.ask(
      (m, v) => question(v.seat, 'mode', ASK_TYPE.of(m, v.source), TYPE_OPTIONS, undefined, v.source),
      (m, v, answer) => {
        v.type = answer.n;
        if (m.log) say(m, 'dbg.log.name-type', { seat: v.seat, more: answer.more });
      },
    );
  },
  text: () => ({ de: 'nenne einen Kartentyp außer Startkarte', en: 'name a card type other than starter' }),
});
/** You name a card type; it is bound to `type`. */
export const nameType: Effect = nameTypeNode({});

const HIGHEST_COST = 14;

const nameCostNode = dbg.effect('name-cost', {
  assemble: (_node, a) => {
    a.declare('cost');
    const options: DbgOption[] = [];
    for (let n = 0; n <= HIGHEST_COST; n++) options.push(numberOption(n, 'dbg.option.cost'));
    a.ask(
      (m, v) => question(v.seat, 'number', ASK_COST.of(m, v.source), options, undefined, v.source),
      (m, v, answer) => {
        v.cost = answer.n;
        if (m.log) say(m, 'dbg.log.name-cost', { seat: v.seat, n: answer.n });
      },
    );
  },
  text: () => ({ de: 'nenne eine Kostenzahl', en: 'name a cost' }),
});
/** You name a cost, 0 allowed; it is bound to `cost` (DBG-LURTZ-01). */
export const nameCost: Effect = nameCostNode({});

const whileNode = dbg.effect<Node & { type: CardType }>('take-while', {
  run:
    ({ type }) =>
    (m, v) => {
      for (;;) {
        const card = topOfDeck(m, v.seat);
        if (card < 0) return;
        show(m, card, EVERYBODY);
        if (m.log) say(m, 'dbg.log.reveal', { card });
        draw(m, v.seat, 1);
        did(v);
        if ((defOf(m, card).types & TYPE[type]) === 0) return;
      }
    },
  text: ({ type }, l) => {
    const { de, en } = l.say({ noun: type, det: 'a' });
    return {
      de: `decke die oberste Karte deines Decks auf und nimm sie auf die Hand; ist sie ${de}, wiederhole dies`,
      en: `reveal the top card of your deck and take it into your hand; if it is ${en}, repeat this`,
    };
  },
});
/** Cards of your deck go to your hand one after another until one is not of that type. */
export const takeWhile = (type: CardType): Effect => whileNode({ type });

/** Cards that lie turned up beside the main deck. */
function revealed(m: M): readonly number[] {
  return cardsIn(m, ZONE.revealed);
}

const harvestNode = dbg.effect<Node & { n: number; type: CardType | null }>('harvest', {
  assemble: ({ n, type }, a) => {
    const loop = a.label();
    a.run((m, v) => {
      const wanted = type === null ? (v.type as number) : TYPE[type];
      const taken = revealFromMain(m, n).filter((card) => (defOf(m, card).types & wanted) !== 0);
      for (let i = taken.length - 1; i >= 0; i--) gain(m, v.seat, taken[i], 'hand');
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const list = revealed(m);
        if (list.length === 0) return null;
        const options = cardOptions(m, list, 'dbg.option.under');
        return question(v.seat, 'order', ASK_UNDER.of(m, v.source), options, undefined, v.source);
      },
      (m, _v, answer) => {
        underMain(m, answer.card);
        m.jump(loop.step);
      },
    );
  },
  text: ({ n, type }, l) => {
    const which =
      type === null
        ? { de: 'jede davon, die von diesem Typ ist,', en: 'each of them that is of that type' }
        : l.say({ noun: type, det: 'each', after: { de: 'darunter', en: 'among them' } }, { case: 'acc' });
    return {
      de: `decke die obersten ${n} Karten des Hauptdecks auf, erhalte ${which.de} und nimm alles Erhaltene auf die Hand; lege die übrigen in beliebiger Reihenfolge unter das Hauptdeck`,
      en: `reveal the top ${n} cards of the main deck, gain ${which.en}, and put what you gained into your hand; put the rest under the main deck in any order`,
    };
  },
});
/** Reveals cards of the main deck and gains those of a type (or of the type that was named) to the hand. */
export const harvest = (n: number, type: CardType | null = null): Effect => harvestNode({ n, type });

const mayTopNode = dbg.effect<Node & { what: 'gained' }>('may-on-deck', {
  custom: true,
  assemble: (_node, a) => {
    a.declare('gained');
    a.run((m, v) => {
      const main = cardsIn(m, ZONE.main);
      v.gained = main.length === 0 ? -1 : main[main.length - 1];
      if (v.gained !== -1) gain(m, v.seat, v.gained as number, 'discard');
    });
    a.ask(
      (m, v) => {
        const card = bound(v, 'gained');
        if (card < 0 || m.layout.kindOf[m.s.cards[card].zone] !== ZONE.discard) return null;
        const options = [cardOption(m, card, 'dbg.option.to-deck'), NOTHING];
        return question(
          v.seat,
          'target',
          ASK_ON_DECK.withCard(m, v.source, 'gained', card),
          options,
          undefined,
          v.source,
        );
      },
      (m, v, answer) => {
        if (answer.card >= 0) move(m, answer.card, ZONE.deck, v.seat);
        did(v);
      },
    );
  },
  text: () => ({
    de: 'erhalte die oberste Karte des Hauptdecks; du darfst sie oben auf dein Deck legen',
    en: 'gain the top card of the main deck; you may put it on top of your deck',
  }),
});
/** You gain the top card of the main deck and may put it on top of your deck. */
export const gainTopMaybeOnDeck: Effect = mayTopNode({ what: 'gained' });

interface MayTop extends Node {
  readonly as: string;
  readonly fate: 'discard' | 'destroy';
}

const mayWithTopNode = dbg.effect<MayTop>('may-with-top', {
  assemble: ({ as, fate }, a) => {
    a.ask(
      (m, v) => {
        const card = bound(v, as);
        if (card < 0 || (fate === 'destroy' && !canBeDestroyed(m, card))) return null;
        const prompt = ASK_TOP[fate].withCard(m, v.source, 'top', card);
        return question(v.seat, 'confirm', prompt, YES_NO, undefined, v.source);
      },
      (m, v, answer) => {
        if (answer.id !== YES) return;
        if (fate === 'discard') discard(m, bound(v, as));
        else destroy(m, bound(v, as));
        did(v);
      },
    );
  },
  text: ({ fate }) => ({ verb: fate, object: { noun: 'card', det: 'that' }, modal: 'may', mood: 'declarative' }),
});
/** You may discard or destroy the card of your deck that is bound to the name; the question says which it is. */
export const mayWithTop = (fate: MayTop['fate'], as: string): Effect => mayWithTopNode({ as, fate });
