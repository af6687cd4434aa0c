import type { Condition, Count, Node, Select } from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { defOf, inPlay, kindOf } from '../registry.ts';
import { FORM, type M } from '../state.ts';
import { IN_PLAY, zones } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { lcg } from './language.ts';

/** Where cards are looked for by their title. */
export const SET_ASIDE = zones.mask('aside');
export const IN_ENCOUNTER_DECK = zones.mask('encounterDeck');
export const IN_ENCOUNTER_DISCARD = zones.mask('encounterDiscard');

/** Whether a card lies there and shows that title. */
export function isNamed(m: M, card: number, id: string, at = IN_PLAY): boolean {
  const { form } = m.s.cards[card];
  if (form === FORM.orcGuard || form === FORM.facedown || defOf(m, card).id !== id) return false;
  return (at & (1 << kindOf(m, card))) !== 0;
}

interface Named extends Node {
  readonly ids: readonly string[];
  readonly at: number;
  readonly most: Count;
  readonly text: NounPhrase;
}

const EVERY = 99;

const namedNode = lcg.select<Named>('named', {
  cards: ({ ids, at, most }) => {
    const count = lcg.number(most);
    return (m, v, out) => {
      for (const id of ids) {
        let left = count(m, v);
        for (let card = 0; card < m.s.cards.length && left > 0; card++) {
          if (!isNamed(m, card, id, at)) continue;
          out.push(card);
          left--;
        }
      }
    };
  },
  text: ({ text }) => text,
});

/** Cards by their titles, and how they are called; not more of each than are asked for. */
export const named = (
  ids: string | readonly string[],
  text: NounPhrase,
  { at = IN_PLAY, most = EVERY as Count } = {},
): Select => namedNode({ ids: typeof ids === 'string' ? [ids] : ids, text, at, most });

const stillNode = lcg.select<Node & { of: Select }>('still in play', {
  cards: ({ of }) => {
    const list = listOf(of);
    return (m, v, out) => {
      for (const card of list(m, v)) if (inPlay(m, card)) out.push(card);
    };
  },
  text: ({ of }) => lcg.textOf(of),
});
/** The same cards, as far as they have not left play. */
export const stillInPlay = (of: Select): Select => stillNode({ of });

const unhurtNode = lcg.condition<Node & { of: Select; text: Literal }>('no damage on', {
  holds: ({ of }) => {
    const list = listOf(of);
    return (m, v) => list(m, v).every((card) => m.s.cards[card].damage === 0);
  },
  text: ({ text }) => text,
});
/** No damage is left on these cards. */
export const unhurt = (of: Select, text: Literal): Condition => unhurtNode({ of, text });
