import {
  type CardIx,
  type Count,
  cancelEvent,
  did,
  type Effect,
  type EffectVars,
  eventOf,
  type GameEvent,
  modify,
  type Node,
  nounOf,
  type Select,
} from '@tafelrunde/kernel';
import type { Clause, Literal, NounPhrase } from '@tafelrunde/words';
import { type Filter, fits, wanted } from '../filter.ts';
import { stands } from '../players.ts';
import { defOf, isActive } from '../registry.ts';
import { addBurdens, corrupt, removeBurdens } from '../rules/burdens.ts';
import { canDraw, draw as drawCards } from '../rules/draw.ts';
import { canDiscard, discardFromPlay } from '../rules/leave.ts';
import { siteOf, swapSite } from '../rules/lose.ts';
import { takeRing, wearRing } from '../rules/ring.ts';
import { type Deed, toEach } from '../rules/several.ts';
import { addTwilight as add, removeTwilight as remove } from '../rules/twilight.ts';
import {
  canBeWounded,
  canExert,
  canHeal,
  exert as exertCard,
  heal as healCard,
  wound as woundCard,
} from '../rules/wounds.ts';
import { cardWord } from '../say.ts';
import { type M, UNTIL } from '../state.ts';
import { STAT } from '../stats.ts';
import { PARTLY, tcg } from './language.ts';
import { filterText } from './select.ts';

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

export interface CardsNode extends Node {
  readonly what: Select;
}

/** An effect on each card of a selector, which could do something if it could on any of them. */
function onCards(
  k: string,
  act: (m: M, card: CardIx, v: EffectVars) => boolean,
  could: (m: M, card: CardIx) => boolean,
  text: (what: NounPhrase) => Clause | Literal,
  rules: { readonly custom?: true } = {},
): (what: Select) => Effect {
  const node = tcg.effect<CardsNode>(k, {
    ...rules,
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

/** The same with tokens that come one after another: what may happen in between belongs to a procedure of the rules. */
function oneByOne(k: string, deed: Deed, text: (what: NounPhrase) => Clause): (what: Select) => Effect {
  const can = deed === 'wound' ? canBeWounded : canExert;
  const node = tcg.effect<CardsNode>(k, {
    run: ({ what }) => {
      const list = listOf(what);
      return (m, v) => {
        const able = list(m, v).filter((card) => can(m, card));
        if (able.length === 0) return;
        did(v, able.length);
        if (able.length > 1 || deed === 'exhaust') toEach(m, deed, able, v.source);
        else if (deed === 'wound') woundCard(m, able[0], v.source);
        else exertCard(m, able[0], v.source);
      };
    },
    could: ({ what }) => {
      const some = tcg.some(what);
      const test = (m: M, _v: EffectVars, card: CardIx): boolean => can(m, card);
      return (m, v) => some(m, v, test);
    },
    text: ({ what }) => text(object(what)),
  });
  return (what) => node({ what });
}

/** Exerts cards; those that are exhausted do not count (TCG-EXERT-03). */
export const exert = oneByOne('exert', 'exert', (what) => ({ verb: 'exert', object: what }));

export const heal = onCards('heal', healCard, canHeal, (what) => ({ verb: 'heal', object: what }));
export const healTwice = onCards(
  'heal twice',
  (m, card) => {
    const done = healCard(m, card);
    healCard(m, card);
    return done;
  },
  canHeal,
  (what) => {
    // The number stands behind: "Heile einen Gefährten zweimal".
    const { de, en } = tcg.say({ verb: 'heal', object: what });
    return { de: `${de} zweimal`, en: `${en} twice` };
  },
);

/** One wound for each, in an order that the Free Peoples player chooses (TCG-SILENT-35). */
export const wound = oneByOne('wound', 'wound', (what) => ({ verb: 'woundVerb', object: what }));

/** Exerts a card as often as possible, which leaves it with one vitality (TCG-EXERT-04). */
export const exhaust = oneByOne('exhaust', 'exhaust', (what) => ({
  verb: 'exert',
  object: what,
  adverbs: [{ de: 'so oft wie möglich', en: 'as often as possible' }],
}));

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
      (m, v) =>
        could(m, v[PARTLY] === 1 ? 1 : n),
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
    if (n.k === 'x') return { de: 'ziehe X Karten', en: 'draw X cards' };
    return { verb: 'draw', object: { noun: 'card', count: 1 }, adverbs: [tcg.textOf(n) as Literal] };
  },
});
/** You draw cards. */
export const draw = (n: Count): Effect => drawNode({ n });

/** Keeps what is reacted to from happening; the words say what that is. */
function prevention(k: string, what: Literal, tell: (m: M, event: GameEvent, source: CardIx) => void): Effect {
  return tcg.effect(k, {
    run: () => (m, v) => {
      cancelEvent(m);
      did(v);
      if (m.log) tell(m, eventOf(m), v.source);
    },
    text: () => ({ verb: 'prevent', object: what }),
  })({});
}
export const preventWound = prevention('prevent wound', { de: 'diese Wunde', en: 'that wound' }, (m, event, source) => {
  const card = event.card as CardIx;
  const words = { source: cardWord(m, source), card: cardWord(m, card) };
  m.say(['tcg.log.wound-prevented', words], [source, card], 'TCG-RESPONSE-01');
});
export const preventBurdens = prevention(
  'prevent burdens',
  { de: 'alle diese Lastmarken', en: 'all of those burdens' },
  (m, event, source) => {
    const words = { source: cardWord(m, source), n: event.n as number };
    m.say(['tcg.log.burdens-prevented', words], [source], 'TCG-RESPONSE-01');
  },
);

/** The Ring-bearer puts on The One Ring until the regroup phase (TCG-RING-02, -03). */
export const putOnRing: Effect = tcg.effect('put on ring', {
  custom: true,
  run: () => (m, v) => {
    did(v);
    wearRing(m, v.source);
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
  custom: true,
  run: () => (m, v) => {
    cancelEvent(m);
    did(v);
    if (m.log) {
      const card = eventOf(m).card as CardIx;
      m.say(['tcg.log.wound-turned', { card: cardWord(m, card) }], [card], 'TCG-RING-05');
    }
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
  { custom: true },
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
  run: ({ of }) => {
    const involved = isInvolved(of);
    return (m, v) => {
      if (!involved(m)) return;
      m.s.cancelled = 1;
      did(v);
      const { fighting } = m.s;
      if (m.log) m.say(['tcg.log.cancelled', { card: cardWord(m, fighting) }], [fighting], 'TCG-SILENT-40');
    };
  },
  could: ({ of }) => isInvolved(of),
  text: ({ of }) => {
    const { de, en } = tcg.say(filterText(of));
    const after = { de: `, an dem ${de} beteiligt ist,`, en: `involving ${en}` };
    return { verb: 'cancel', object: { noun: 'skirmish', det: 'a', after } };
  },
});
/** Whether such a character fights in the skirmish that is on. */
function isInvolved(of: Filter): (m: M) => boolean {
  const want = wanted(of);
  return (m) => m.s.fighting >= 0 && stands(m, m.s.fighting) && fits(m, m.s.fighting, want);
}

/** Ends the skirmish that is being fought, without winner or loser, if such a character is in it. */
export const cancelSkirmish = (of: Filter): Effect => cancelNode({ of });

/** The fellowship may move once more in this turn. */
export const extraMove: Effect = tcg.effect('extra move', {
  custom: true,
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
