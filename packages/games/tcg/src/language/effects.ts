import {
  ADD,
  type CardIx,
  type Clause,
  type Count,
  cancelEvent,
  did,
  type Effect,
  type EffectVars,
  type Layer,
  type Literal,
  modify,
  type Node,
  type NounPhrase,
  nounOf,
  SET,
  type Select,
} from '@tafelrunde/kernel';
import { stands } from '../players.ts';
import { defOf, isActive } from '../registry.ts';
import { addBurdens, corrupt, removeBurdens } from '../rules/burdens.ts';
import { canDraw, draw as drawCards } from '../rules/draw.ts';
import { takeRing } from '../rules/kill.ts';
import { canDiscard, discardFromPlay } from '../rules/leave.ts';
import { siteOf, swapSite } from '../rules/lose.ts';
import { addTwilight as add, removeTwilight as remove } from '../rules/twilight.ts';
import {
  canBeWounded,
  canExert,
  canHeal,
  exert as exertCard,
  heal as healCard,
  wound as woundCard,
} from '../rules/wounds.ts';
import { type M, UNTIL } from '../state.ts';
import { STAT, type StatName, statWords } from '../stats.ts';
import { tcg } from './language.ts';
import { type Filter, filterText, fits, wanted } from './select.ts';

/** The cards of a selector as a list. */
export function listOf(select: Select): (m: M, v: EffectVars) => CardIx[] {
  const cards = tcg.cards(select);
  return (m, v) => {
    const out: CardIx[] = [];
    cards(m, v, out);
    return out;
  };
}

export const object = (select: Select): NounPhrase => nounOf(tcg.textOf(select));

interface CardsNode extends Node {
  readonly what: Select;
}

/** An effect on each card of a selector, which could do something if it could on any of them. */
function onCards(
  k: string,
  act: (m: M, card: CardIx, v: EffectVars) => boolean,
  could: (m: M, card: CardIx) => boolean,
  text: (what: NounPhrase) => Clause,
): (what: Select) => Effect {
  const node = tcg.effect<CardsNode>(k, {
    run: ({ what }) => {
      const list = listOf(what);
      return (m, v) => {
        for (const card of list(m, v)) if (act(m, card, v)) did(v);
      };
    },
    could: ({ what }) => {
      const some = tcg.some(what);
      const test = (m: M, _v: EffectVars, card: CardIx): boolean => could(m, card);
      return (m, v) => some(m, v, test);
    },
    text: ({ what }) => text(object(what)),
  });
  return (what) => node({ what });
}

/** Exerts cards; those that are exhausted do not count (TCG-EXERT-03). */
export const exert = onCards(
  'exert',
  (m, card, v) => exertCard(m, card, v.source),
  canExert,
  (what) => ({ verb: 'exert', object: what }),
);

export const heal = onCards('heal', healCard, canHeal, (what) => ({ verb: 'heal', object: what }));
export const healTwice = onCards(
  'heal twice',
  (m, card) => {
    const done = healCard(m, card);
    healCard(m, card);
    return done;
  },
  canHeal,
  (what) => ({ verb: 'heal', object: what, adverbs: ['twice'] }),
);

/** One wound; several cards get theirs one after another through `each`. */
export const wound = onCards(
  'wound',
  (m, card, v) => woundCard(m, card, v.source),
  canBeWounded,
  (what) => ({ verb: 'woundVerb', object: what }),
);

/** Exerts a card as often as possible, which leaves it with one vitality (TCG-EXERT-04). */
export const exhaust = onCards(
  'exhaust',
  (m, card, v) => {
    let done = false;
    while (exertCard(m, card, v.source)) done = true;
    return done;
  },
  canExert,
  (what) => ({ verb: 'exert', object: what, adverbs: [{ de: 'so oft wie möglich', en: 'as often as possible' }] }),
);

export const discard = onCards(
  'discard',
  discardFromPlay,
  (m, card) => canDiscard(m, card) && isActive(m, card),
  (what) => ({
    verb: 'discard',
    object: what,
  }),
);

/** Tokens: what is done with so many of them. A cost can be paid only if they are there. */
function tokens(
  k: string,
  act: (m: M, n: number, v: EffectVars) => void,
  could: (m: M, n: number) => boolean,
  text: (n: number) => Clause,
): (n: number) => Effect {
  const node = tcg.effect<Node & { n: number }>(k, {
    run:
      ({ n }) =>
      (m, v) => {
        did(v);
        act(m, n, v);
      },
    could:
      ({ n }) =>
      (m) =>
        could(m, n),
    text: ({ n }) => text(n),
  });
  return (n) => node({ n });
}

export const addBurden = tokens(
  'add burden',
  (m, n, v) => addBurdens(m, n, v.source),
  () => true,
  (n) => ({ verb: 'add', object: { noun: 'burden', count: n } }),
);
export const removeBurden = tokens(
  'remove burden',
  (m, n) => removeBurdens(m, n),
  (m, n) => m.s.burdens[m.s.turn] >= n,
  (n) => ({ verb: 'remove', object: { noun: 'burden', count: n } }),
);
export const addTwilight = tokens(
  'add twilight',
  (m, n) => add(m, n),
  () => true,
  (n) => ({ verb: 'add', object: { noun: 'twilightToken', count: n } }),
);
export const removeTwilight = tokens(
  'remove twilight',
  (m, n) => remove(m, n),
  (m, n) => m.s.twilight >= n,
  (n) => ({ verb: 'remove', object: { noun: 'twilightToken', count: n } }),
);

const drawNode = tcg.effect<Node & { n: Count }>('draw', {
  run: ({ n }) => {
    const count = tcg.number(n);
    return (m, v) => {
      did(v);
      drawCards(m, v.seat, count(m, v));
    };
  },
  could: ({ n }) => {
    const count = tcg.number(n);
    return (m, v) => count(m, v) > 0 && canDraw(m, v.seat);
  },
  text: ({ n }) => {
    if (typeof n === 'number') return { verb: 'draw', object: { noun: 'card', count: n } };
    return { verb: 'draw', object: { noun: 'card', count: 1 }, adverbs: [tcg.textOf(n) as Literal] };
  },
});
/** You draw cards. */
export const draw = (n: Count): Effect => drawNode({ n });

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
        if (amount !== 0) modify(m, { stat: STAT[stat], amount, cards, source, seat, until });
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
    return { verb: 'gain', subject, object: joined(gains), adverbs, mood: 'declarative' };
  },
});

/** "Stärke +2", "Schaden +1", "Erbittert". */
export function changeWords({ stat, amount }: Change): Literal {
  const { de, en } = WORDS[stat] ?? statWords[STAT[stat]];
  if (stat in WORDS) return { de, en };
  const n = typeof amount === 'number' ? (amount < 0 ? `−${-amount}` : `+${amount}`) : '+X';
  return { de: `${de} ${n}`, en: `${en} ${n}` };
}

/** Values of which only matters whether there are any. */
const WORDS: Partial<Record<StatName, Literal>> = {
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
      };
    },
    could: ({ what }) => tcg.any(what),
    text: ({ what }) => verb(object(what)),
  });
  return (what) => node({ what });
}

export const cannotBeWounded = ruled('cannot be wounded', 'unwoundable', 1, ADD, (subject) => ({
  verb: 'takeWound',
  subject,
  modal: 'can',
  object: { noun: 'wound', det: 'no', number: 'pl' },
  mood: 'declarative',
}));
export const woundedOnce = ruled('wounded once', 'woundOnce', 1, ADD, (subject) => ({
  verb: 'takeWound',
  subject,
  modal: 'can',
  object: { de: 'höchstens eine Wunde', en: 'no more than one wound' },
  mood: 'declarative',
}));
/** Overwhelmed only by three times its strength. */
export const hardToOverwhelm = ruled('hard to overwhelm', 'overwhelm', 3, SET, (subject) => ({
  verb: 'overwhelm',
  subject: { de: 'nur dreifache Stärke', en: 'only tripled strength' },
  object: subject,
  mood: 'declarative',
}));

/** Keeps what is reacted to from happening; the words say what that is. */
function prevention(k: string, what: Literal): Effect {
  return tcg.effect(k, {
    run: () => (m, v) => {
      cancelEvent(m);
      did(v);
    },
    text: () => ({ verb: 'prevent', object: what }),
  })({});
}
export const preventWound = prevention('prevent wound', { de: 'diese Wunde', en: 'that wound' });
export const preventBurdens = prevention('prevent burdens', {
  de: 'alle diese Lastmarken',
  en: 'all of those burdens',
});

/** The Ring-bearer puts on The One Ring until the regroup phase (TCG-RING-02, -03). */
export const putOnRing: Effect = tcg.effect('put on ring', {
  run: () => (m, v) => {
    m.s.wearing = 1;
    did(v);
  },
  text: () => ({
    verb: 'putOn',
    subject: { noun: 'ringBearer', det: { poss: 'you' } },
    object: { de: 'den Einen Ring', en: 'The One Ring' },
    adverbs: [{ de: 'bis zur Sammelphase', en: 'until the regroup phase' }],
    mood: 'declarative',
  }),
})({});

/** That wound becomes a burden (TCG-RING-05). */
export const woundToBurden: Effect = tcg.effect('wound to burden', {
  run: () => (m, v) => {
    cancelEvent(m);
    did(v);
    addBurdens(m, 1, v.source);
  },
  text: () => ({ de: 'füge statt dieser Wunde 1 Lastmarke hinzu', en: 'add 1 burden instead of that wound' }),
})({});

/** This companion bears The One Ring from now on (TCG-RING-10). */
export const becomeRingBearer = onCards(
  'become ring-bearer',
  (m, card) => {
    takeRing(m, card);
    return true;
  },
  () => true,
  (what) => ({
    verb: 'become',
    subject: what,
    predicate: { de: 'zum Ringträger (Resistenz 5)', en: 'the Ring-bearer (resistance 5)' },
    mood: 'declarative',
  }),
);

/** The Ring-bearer is corrupted, whatever his burdens (TCG-LOSE-05). */
export const corruptRingBearer: Effect = tcg.effect('corrupt', {
  run: () => (m) => corrupt(m),
  text: () => ({
    de: 'der Ringträger erliegt der Versuchung',
    en: 'the Ring-bearer is corrupted',
  }),
})({});

const cancelNode = tcg.effect<Node & { of: Filter }>('cancel skirmish', {
  run: () => (m, v) => {
    m.s.cancelled = 1;
    did(v);
  },
  could: ({ of }) => {
    const want = wanted(of);
    return (m) => m.s.fighting >= 0 && stands(m, m.s.fighting) && fits(m, m.s.fighting, want);
  },
  text: ({ of }) => {
    const { de, en } = tcg.say(filterText(of));
    const after = { de: `, an dem ${de} beteiligt ist,`, en: `involving ${en}` };
    return { verb: 'cancel', object: { noun: 'skirmish', det: 'a', after } };
  },
});
/** Ends the skirmish that is being fought, without winner or loser, if such a character is in it. */
export const cancelSkirmish = (of: Filter): Effect => cancelNode({ of });

/** The fellowship may move once more in this turn. */
export const extraMove: Effect = tcg.effect('extra move', {
  run: () => (m, v) => {
    m.s.extraMoves++;
    did(v);
  },
  text: () => ({
    verb: 'be',
    subject: { de: 'die Bewegungsweite in diesem Spielzug', en: 'the move limit for this turn' },
    predicate: { de: 'um 1 höher', en: '1 higher' },
    mood: 'declarative',
  }),
})({});

/** A site is replaced by one of the same number from your adventure deck (TCG-SITE-03). */
export const replaceSite = onCards(
  'replace site',
  (m, site, v) => {
    const fresh = siteOf(m, v.seat, defOf(m, site).site);
    if (fresh < 0) return false;
    swapSite(m, site, fresh);
    return true;
  },
  () => true,
  (what) => ({
    verb: 'replace',
    object: what,
    adverbs: [{ de: 'durch einen aus deinem Abenteuerdeck', en: 'with one from your adventure deck' }],
  }),
);

/** A site's text counts where the fellowship is, until the turn ends (TCG-SITE-08). */
export const copySite = onCards(
  'copy site',
  (m, site, v) => {
    const { seat, source } = v;
    modify(m, { stat: STAT.copied, amount: 1, cards: [site], source, seat, until: UNTIL.turn });
    return true;
  },
  () => true,
  (what) => ({ verb: 'use', object: what, adverbs: [{ de: 'auch hier', en: 'here, too' }] }),
);
