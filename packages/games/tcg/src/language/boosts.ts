import {
  ADD,
  type CardIx,
  type Count,
  did,
  type Effect,
  type Layer,
  modify,
  type Node,
  SET,
  type Select,
} from '@tafelrunde/kernel';
import type { Clause, Literal, NounPhrase } from '@tafelrunde/words';
import { cardsWord } from '../say.ts';
import { type M, UNTIL } from '../state.ts';
import { STAT, type StatName, statWords } from '../stats.ts';
import { type CardsNode, listOf, object } from './effects.ts';
import { tcg } from './language.ts';

interface Change {
  readonly stat: StatName;
  readonly amount: Count;
}

interface BoostNode extends Node {
  readonly to: Select;
  readonly changes: readonly Change[];
  /** Another amount of the first change if something is so. */
  readonly or: { readonly amount: number; readonly if: Parameters<typeof tcg.test>[0] } | null;
  readonly until: string;
}

const boostNode = tcg.effect<BoostNode>('boost', {
  run: ({ to, changes, or, until }) => {
    const list = listOf(to);
    const counts = changes.map(({ amount }) => tcg.number(amount));
    const instead = or ? tcg.test(or.if) : null;
    return (m, v) => {
      const cards = list(m, v);
      if (cards.length === 0) return;
      const { seat, source } = v;
      changes.forEach(({ stat }, i) => {
        const amount = i === 0 && or && instead?.(m, v) ? or.amount : counts[i](m, v);
        if (amount === 0) return;
        modify(m, { stat: STAT[stat], amount, cards, source, seat, until });
        if (m.log) tellChange(m, cards, stat, amount);
      });
      did(v);
    };
  },
  could: ({ to }) => tcg.any(to),
  text: ({ to, changes, or, until }) => {
    const subject = object(to);
    const gains = changes.map(changeWords);
    if (or) {
      const met = tcg.say({ conj: 'if', ...(tcg.textOf(or.if) as Clause) });
      const other = changeWords({ stat: changes[0].stat, amount: or.amount });
      gains[0] = { de: `${gains[0].de} (${other.de}, ${met.de})`, en: `${gains[0].en} (${other.en} ${met.en})` };
    }
    const duration = tcg.duration(until);
    const adverbs = duration.de === '' ? [] : [duration];
    return { verb: 'get', subject, object: joined(gains), adverbs, mood: 'declarative' };
  },
});

/** Tells the log who gets what. */
function tellChange(m: M, cards: readonly CardIx[], stat: StatName, amount: number): void {
  const words = { card: cardsWord(m, cards), stat: [`tcg.stat.${stat}`] as const };
  if (stat in WORDS) m.say(['tcg.log.gets-keyword', words], cards, 'TCG-PHASE-ACTION-03');
  else m.say(['tcg.log.gets', { ...words, n: signed(amount) }], cards, 'TCG-PHASE-ACTION-03');
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** "Stärke +2", "Schaden +1", "Erbittert". */
export function changeWords({ stat, amount }: Change): Literal {
  const { de, en } = WORDS[stat] ?? statWords[STAT[stat]];
  if (stat in WORDS) return { de, en };
  if (typeof amount === 'number') {
    const n = signed(amount);
    return { de: `${de} ${n}`, en: `${en} ${n}` };
  }
  // X was explained where it was spotted; anything else is counted here.
  if (amount.k === 'x') return { de: `${de} +X`, en: `${en} +X` };
  const each = tcg.textOf(amount) as Literal;
  return { de: `${de} +1 ${each.de}`, en: `${en} +1 ${each.en}` };
}

/** Values of which only matters whether there are any. */
const WORDS: Partial<Record<StatName, Literal>> = {
  archer: { de: 'Bogenschütze', en: 'archer' },
  fierce: { de: 'Erbittert', en: 'fierce' },
};

export function joined(parts: readonly Literal[]): Literal {
  return { de: parts.map(({ de }) => de).join(' und '), en: parts.map(({ en }) => en).join(' and ') };
}

/** Cards gain values; until the end of the phase unless a moment is given. */
export const gains = (to: Select, changes: readonly Change[], until: string = UNTIL.phase): Effect =>
  boostNode({ to, changes, or: null, until });

/** A strength bonus for the phase, perhaps another one if something is so. */
export const strength = (amount: Count, to: Select, or: BoostNode['or'] = null): Effect =>
  boostNode({ to, changes: [{ stat: 'strength', amount }], or, until: UNTIL.phase });

/** A rule about cards that lasts for the phase, as a value and its words. */
function ruled(
  k: string,
  stat: StatName,
  amount: number,
  layer: Layer,
  told: 'tcg.log.unwoundable' | 'tcg.log.wounded-once' | 'tcg.log.hard-to-overwhelm',
  verb: (who: NounPhrase) => Clause,
): (to: Select) => Effect {
  const node = tcg.effect<CardsNode>(k, {
    run: ({ what }) => {
      const list = listOf(what);
      return (m, v) => {
        const { seat, source } = v;
        const cards = list(m, v);
        if (cards.length === 0) return;
        modify(m, { stat: STAT[stat], layer, amount, cards, source, seat, until: UNTIL.phase });
        did(v);
        if (m.log) m.say([told, { card: cardsWord(m, cards) }], cards, 'TCG-PHASE-ACTION-03');
      };
    },
    could: ({ what }) => tcg.any(what),
    text: ({ what }) => verb(object(what)),
  });
  return (what) => node({ what });
}

export const cannotBeWounded = ruled('cannot be wounded', 'unwoundable', 1, ADD, 'tcg.log.unwoundable', (subject) => ({
  verb: 'takeWound',
  subject,
  modal: 'can',
  object: { noun: 'wound', det: 'no', number: 'pl' },
  mood: 'declarative',
}));
export const woundedOnce = ruled('wounded once', 'woundOnce', 1, ADD, 'tcg.log.wounded-once', (subject) => ({
  verb: 'takeWound',
  subject,
  modal: 'can',
  object: { de: 'höchstens eine Wunde', en: 'no more than one wound' },
  mood: 'declarative',
}));
/** Overwhelmed only by three times its strength. */
export const hardToOverwhelm = ruled(
  'hard to overwhelm',
  'overwhelm',
  3,
  SET,
  'tcg.log.hard-to-overwhelm',
  (subject) => ({
    verb: 'overwhelm',
    subject: { de: 'nur dreifache Stärke', en: 'only tripled strength' },
    object: subject,
    mood: 'declarative',
  }),
);
