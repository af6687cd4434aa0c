import { type Count, type CountNode, cardsIn, type Node } from '@tafelrunde/kernel';
import { DECKS, type Deck } from '../content/map.ts';
import { SYMBOL, type SymbolName } from '../content/tokens.ts';
import type { DieSymbol } from '../defs.ts';
import { usedValue } from '../players.ts';
import { defOf } from '../registry.ts';
import { countOf } from '../rules/combat/pool.ts';
import { countMatching, countSymbol } from '../rules/dice.ts';
import { ATTRIBUTES, type Attribute, STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { literal, rb, sideOf } from './language.ts';
import { attributeWords, deckTrophies, dieWords, symbolWords } from './words.ts';

const attributeNode = rb.count<Node & { attribute: Attribute }>('attribute', {
  count:
    ({ attribute }) =>
    (m, v) =>
      usedValue(m, v.seat, STAT[attribute]),
  text: ({ attribute }) =>
    literal(`dein Wert in ${attributeWords[attribute].de}`, `your ${attributeWords[attribute].en}`),
});
/** The value of the hero's attribute; a negative one counts as 0 (RB-ATTRIBUTE-04). */
export const attribute = (name: Attribute): CountNode => attributeNode({ attribute: name });

/** What was paid for a surge ability of cost X; 1 if another ability triggers it (RB-X-01, RB-X-03). */
export const x: CountNode = rb.count('x', {
  count: () => (_m, v) => (typeof v.x === 'number' ? v.x : 1),
  text: () => literal('die ausgegebene Energie', 'the surge spent'),
})({});

export const successes: CountNode = rb.count('successes', {
  count: () => (_m, v) => (typeof v.successes === 'number' && v.successes > 0 ? v.successes : 0),
  text: () => literal('die Zahl der Erfolge', 'the number of successes'),
})({});

/** Rolled dice that match the terrain of the own hex (RB-SPACE-05). */
export const matching: CountNode = rb.count('matching', {
  count: () => (m, v) => (m.s.hex[v.seat] < 0 ? 0 : countMatching(m, m.s.hex[v.seat])),
  text: () =>
    literal(
      'die Zahl der Würfel, die zum Gelände deines Feldes passen',
      'the number of dice that match the terrain of your hex',
    ),
})({});

const rolledNode = rb.count<Node & { symbol: DieSymbol }>('rolled', {
  count:
    ({ symbol }) =>
    (m) =>
      countSymbol(m, symbol),
  text: ({ symbol }) =>
    literal(
      `die Zahl der gewürfelten ${dieWords[symbol].de}-Symbole`,
      `the number of ${dieWords[symbol].en} symbols rolled`,
    ),
});
export const rolled = (symbol: DieSymbol): CountNode => rolledNode({ symbol });

/** Story tokens of the hero who fights this enemy. */
export const storyOfFoe: CountNode = rb.count('story-of-foe', {
  count: () => (m) => (m.s.fight.hero >= 0 ? m.s.story[m.s.fight.hero] : 0),
  text: () => literal('die Zahl der Handlungsmarker des Gegners', 'the number of story tokens of its opponent'),
})({});

export const zombiesOnBoard: CountNode = rb.count('zombies', {
  count: () => (m) => m.s.zombies.length,
  text: () => literal('die Zahl der Zombies auf dem Spielbrett', 'the number of zombies on the board'),
})({});

const poolNode = rb.count<Node & { symbol: SymbolName; foe: boolean }>('pool-tokens', {
  count:
    ({ symbol, foe }) =>
    (m, v) =>
      countOf(m.s.fight, foe ? 1 - sideOf(m, v) : sideOf(m, v), SYMBOL[symbol]),
  text: ({ symbol, foe }) =>
    literal(
      `die Zahl der Marker mit ${symbolWords[symbol].de} im Kampfpool ${foe ? 'des Gegners' : 'deiner Seite'}`,
      `the number of ${symbolWords[symbol].en} tokens in ${foe ? 'the opponent’s' : 'your'} pool`,
    ),
});
export const ownTokens = (symbol: SymbolName): CountNode => poolNode({ symbol, foe: false });
export const foeTokens = (symbol: SymbolName): CountNode => poolNode({ symbol, foe: true });

const trophiesNode = rb.count<Node & { deck: number }>('trophies', {
  count:
    ({ deck }) =>
    (m, v) => {
      let n = 0;
      for (const card of cardsIn(m, ZONE.trophies, v.seat)) if (deck < 0 || defOf(m, card).back === deck) n++;
      return n;
    },
  text: ({ deck }) =>
    literal(`die Zahl deiner ${deckTrophies(deck).de}`, `the number of your ${deckTrophies(deck).en}`),
});
export const trophiesOwned = (deck?: Deck): CountNode =>
  trophiesNode({ deck: deck === undefined ? -1 : DECKS.indexOf(deck) });

const learnedNode = rb.count<Node & { attribute: number }>('learned-skills', {
  count:
    ({ attribute }) =>
    (m, v) => {
      let n = 0;
      for (const card of cardsIn(m, ZONE.skills, v.seat))
        if (attribute < 0 || defOf(m, card).attribute === attribute) n++;
      return n;
    },
  text: ({ attribute }) =>
    attribute < 0
      ? literal('die Zahl deiner erlernten Fertigkeiten', 'the number of skills you have learned')
      : literal(
          `die Zahl deiner erlernten Fertigkeiten (${attributeWords[ATTRIBUTES[attribute]].de})`,
          `the number of ${attributeWords[ATTRIBUTES[attribute]].en} skills you have learned`,
        ),
});
export const learnedSkills = (name?: Attribute): CountNode =>
  learnedNode({ attribute: name === undefined ? -1 : ATTRIBUTES.indexOf(name) });

const timesNode = rb.count<Node & { n: number; of: Count }>('times', {
  count: ({ n, of }, l) => {
    const count = l.number(of);
    return (m, v) => n * count(m, v);
  },
  text: ({ n, of }, l) => {
    const { de, en } = typeof of === 'number' ? literal(`${of}`, `${of}`) : l.say(l.textOf(of));
    return literal(`${n} × ${de}`, `${n} × ${en}`);
  },
});
export const times = (n: number, of: Count): CountNode => timesNode({ n, of });
