import { type Condition, cardsIn, type Node } from '@tafelrunde/kernel';
import { DECKS, type Deck } from '../content/map.ts';
import type { AssetKind, DieSymbol, Where } from '../defs.ts';
import { healthOf, heroValue, isWithin } from '../players.ts';
import { defOf } from '../registry.ts';
import { enemyHealth } from '../rules/combat/damage.ts';
import { countSymbol } from '../rules/dice.ts';
import { FIGHT } from '../state.ts';
import { type Attribute, STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { inFight, literal, rb, sideOf } from './language.ts';
import { assetKindWords, attributeWords, deckTrophies, dieWords, whereWords } from './words.ts';

const hasNode = rb.condition<Node & { n: number }>('has-gold', {
  holds:
    ({ n }) =>
    (m, v) =>
      m.s.gold[v.seat] >= n,
  text: ({ n }) => literal(`falls du mindestens ${n} Gold hast`, `if you have at least ${n} gold`),
});
export const has = (_what: 'gold', n: number): Condition => hasNode({ n });

const hasTrophiesNode = rb.condition<Node & { n: number; deck: number }>('has-trophies', {
  holds:
    ({ n, deck }) =>
    (m, v) => {
      let count = 0;
      for (const card of cardsIn(m, ZONE.trophies, v.seat)) if (deck < 0 || defOf(m, card).back === deck) count++;
      return count >= n;
    },
  text: ({ n, deck }) =>
    literal(
      `falls du mindestens ${n} ${deckTrophies(deck).de} hast`,
      `if you have at least ${n} ${deckTrophies(deck).en}`,
    ),
});
export const hasTrophies = (n: number, deck?: Deck): Condition =>
  hasTrophiesNode({ n, deck: deck === undefined ? -1 : DECKS.indexOf(deck) });

const hasStoryNode = rb.condition<Node & { n: number }>('has-story', {
  holds:
    ({ n }) =>
    (m, v) =>
      m.s.story[v.seat] >= n,
  text: ({ n }) => literal(`falls du mindestens ${n} Handlungsmarker hast`, `if you have at least ${n} story tokens`),
});
export const hasStory = (n: number): Condition => hasStoryNode({ n });

const isAtNode = rb.condition<Node & { where: Where }>('is-at', {
  holds:
    ({ where }) =>
    (m, v) =>
      isWithin(m.s.hex[v.seat], where),
  text: ({ where }) => literal(`falls du ${whereWords(where).de} bist`, `if you are ${whereWords(where).en}`),
});
export const isAt = (where: Where): Condition => isAtNode({ where });

const inActNode = rb.condition<Node & { act: number }>('in-act', {
  holds:
    ({ act }) =>
    (m) =>
      m.s.act === act,
  text: ({ act }) => literal(`falls Akt ${act} läuft`, `if it is act ${act}`),
});
export const inAct = (act: 1 | 2): Condition => inActNode({ act });

const attributeNode = rb.condition<Node & { attribute: Attribute; n: number }>('attribute-at-least', {
  holds:
    ({ attribute, n }) =>
    (m, v) =>
      heroValue(m, v.seat, STAT[attribute]) >= n,
  text: ({ attribute, n }) =>
    literal(
      `falls dein Wert in ${attributeWords[attribute].de} mindestens ${n} beträgt`,
      `if your ${attributeWords[attribute].en} is at least ${n}`,
    ),
});
/** Values are compared as they are, negative ones too (RB-ATTRIBUTE-05). */
export const attributeAtLeast = (attribute: Attribute, n: number): Condition => attributeNode({ attribute, n });

const foeIsNode = rb.condition<Node & { trait: string; says: { de: string; en: string } }>('foe-is', {
  holds:
    ({ trait }) =>
    (m, v) => {
      const { fight } = m.s;
      if (!inFight(m) || sideOf(m, v) === 1 || fight.enemy < 0) return false;
      const { traits, boss } = defOf(m, fight.enemy);
      return traits.includes(trait) || (boss?.boss.traits.includes(trait) ?? false);
    },
  text: ({ says }) =>
    literal(`falls dein Gegner das Merkmal „${says.de}“ hat`, `if your opponent has the trait “${says.en}”`),
});
/** Traits matter only where a card asks for them (RB-ENEMY-02). */
export const foeIs = (trait: string, says: { de: string; en: string } = { de: trait, en: trait }): Condition =>
  foeIsNode({ trait, says });

export const foeIsHero: Condition = rb.condition('foe-is-hero', {
  holds: () => (m) => m.s.fight.on === FIGHT.hero,
  text: () => literal('falls dein Gegner ein Held ist', 'if your opponent is a hero'),
})({});

const ownsNode = rb.condition<Node & { kind: AssetKind }>('owns', {
  holds:
    ({ kind }) =>
    (m, v) =>
      cardsIn(m, ZONE.assets, v.seat).some((card) => defOf(m, card).assetKind === kind),
  text: ({ kind }) =>
    literal(
      `falls du Ausrüstung der Art „${assetKindWords[kind].de}“ hast`,
      `if you own an asset of the kind ${assetKindWords[kind].en}`,
    ),
});
export const owns = (kind: AssetKind): Condition => ownsNode({ kind });

export const fighting: Condition = rb.condition('fighting', {
  holds: () => inFight,
  text: () => literal('falls du kämpfst', 'if you are in combat'),
})({});
export const notFighting: Condition = rb.condition('not-fighting', {
  holds: () => (m) => !inFight(m),
  text: () => literal('falls du nicht kämpfst', 'if you are not in combat'),
})({});

const rolledNode = rb.condition<Node & { symbol: DieSymbol }>('rolled-any', {
  holds:
    ({ symbol }) =>
    (m) =>
      countSymbol(m, symbol) > 0,
  text: ({ symbol }) =>
    literal(`falls ein Würfel ${dieWords[symbol].de} zeigt`, `if a die shows ${dieWords[symbol].en}`),
});
export const rolledAny = (symbol: DieSymbol): Condition => rolledNode({ symbol });

const healthNode = rb.condition<Node & { n: number }>('health-at-most', {
  holds:
    ({ n }) =>
    (m, v) => {
      const { fight } = m.s;
      if (inFight(m) && sideOf(m, v) === 1 && fight.enemy >= 0) {
        return enemyHealth(m, fight.enemy) - m.s.cards[fight.enemy].damage <= n;
      }
      return healthOf(m, v.seat) - m.s.damage[v.seat] <= n;
    },
  text: ({ n }) => literal(`falls du höchstens ${n} Gesundheit übrig hast`, `if you have at most ${n} health left`),
});
export const healthAtMost = (n: number): Condition => healthNode({ n });
