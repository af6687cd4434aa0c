import {
  type Among,
  Assembler,
  always,
  type CardIx,
  cardOption,
  delay,
  did,
  type Effect,
  type EffectVars,
  fronted,
  modify,
  type Node,
  nounOf,
  prompter,
  question,
  type Select,
  type Test,
  value,
} from '@tafelrunde/kernel';
import { gap, type Literal, type NounPhrase, type Phrase } from '@tafelrunde/words';
import { isReady, titleInPlay } from '../players.ts';
import { gained, inPlay, isEnemy, kindOf, seatOf } from '../registry.ts';
import { attackWith, hasAttacker, mayAttack } from '../rules/combat/player-attack.ts';
import { exhaust } from '../rules/damage.ts';
import { leavePlay } from '../rules/leave.ts';
import { enterPlay, hostsFor } from '../rules/play.ts';
import { putOn } from '../rules/put.ts';
import { cardWord, seatWord, tellBonus } from '../say.ts';
import { type LcgState, type M, PHASE_NAMES } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { ZONE, zones } from '../zones.ts';
import { listOf, ownerOf } from './effect-parts.ts';
import { lcg } from './language.ts';
import { cards, type Filter } from './select.ts';

const object = (select: Select): NounPhrase => nounOf(lcg.textOf(select));

interface CardsNode extends Node {
  readonly what: Select;
}

const exhaustOneNode = lcg.effect<Node & { from: Select; as: string }>('exhaust one', {
  assemble: ({ from, as }, a, l) => {
    const list = listOf(from);
    const what = l.keepPhrase(`${a.name}/${a.next}`, lcg.textOf(from));
    const prompt = prompter<LcgState>('kernel.ask.target', what);
    a.declare(as);
    a.ask(
      (m, v) => {
        const ready = list(m, v).filter((card) => isReady(m, card));
        if (ready.length === 0) return null;
        const options = ready.map((card) => cardOption(m, card, 'kernel.option.card'));
        return question(v.seat, 'target', prompt(m, v), options, undefined, v.source);
      },
      (m, v, { card }) => {
        v[as] = card;
        exhaust(m, card);
        did(v);
      },
    );
  },
  could: ({ from }) => {
    const some = lcg.some(from);
    const fits: Among<LcgState> = (m, _v, card) => isReady(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ from }) => ({ verb: 'exhaust', object: object(from) }),
});
/** A cost: exhausts one of the cards, which stays known under that name. */
export const exhaustOne = (filter: Filter, as: string): Effect =>
  exhaustOneNode({ from: cards({ ...filter, paid: true }), as });

interface Boost {
  readonly stat: StatName;
  readonly n: number;
}

/** What ends with a certain phase can only begin in it (LCG-LASTING-06). */
function phaseOf(until: string): Test<LcgState> {
  const phase = PHASE_NAMES.indexOf(until as (typeof PHASE_NAMES)[number]);
  return phase < 0 ? always : (m) => m.s.phase === phase;
}

const boostNode = lcg.effect<Node & { to: Select; boosts: readonly Boost[]; until: string }>('boost', {
  run: ({ to, boosts, until }) => {
    const list = listOf(to);
    return (m, v) => {
      const cards = list(m, v);
      if (cards.length === 0) return;
      const { source, seat } = v;
      for (const { stat, n } of boosts) {
        modify(m, { stat: STAT[stat], amount: n, cards, source, seat, until });
        for (const card of cards) tellBonus(m, card, STAT[stat], n);
      }
      did(v);
    };
  },
  could: ({ to, until }) => {
    const any = lcg.any(to);
    const inTime = phaseOf(until);
    return inTime === always ? any : (m, v) => inTime(m, v) && any(m, v);
  },
  needs: ({ until }) => phaseOf(until),
  text: ({ to, boosts, until }) => ({
    verb: 'get',
    subject: object(to),
    object: { list: boosts.map(({ stat, n }) => lcg.statChange(STAT[stat], n)) },
    adverbs: [lcg.duration(until)],
    mood: 'declarative',
  }),
});
/** Changes several values of the same cards until a moment. */
export const boost = (to: Select, until: string, ...boosts: readonly Boost[]): Effect =>
  boostNode({ to, boosts, until });

const putIntoPlayNode = lcg.effect<CardsNode & { from: Literal | null }>('put into play', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!mayEnter(m, card)) continue;
        const words = { card: cardWord(m, card), seat: seatWord(v.seat) };
        if (m.log) m.say(['lcg.log.into-play', words], [card], 'LCG-PLAY-06');
        did(v);
        if (m.defs[m.s.cards[card].def].type === 'attachment') m.call(putOn, { seat: v.seat, card });
        else enterPlay(m, card, v.seat, 0);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => mayEnter(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, from }) => ({ verb: 'putIntoPlay', object: object(what), ...(from ? { adverbs: [from] } : {}) }),
});

/**
 * A unique card stays where it is while a copy is in play (LCG-UNIQUE-02, -03), an attachment if nothing can have it
 * (LCG-PLAY-05), an event in any case (LCG-EVENT-04).
 */
function mayEnter(m: M, card: CardIx): boolean {
  const { unique, type } = m.defs[m.s.cards[card].def];
  if (type === 'event' || (type === 'attachment' && hostsFor(m, card).length === 0)) return false;
  return !inPlay(m, card) && !(unique && titleInPlay(m, m.s.cards[card].def));
}

/** Puts cards into play under your control, without playing or paying for them (LCG-PLAY-03 to -06). */
export const putIntoPlay = (what: Select, from: Literal | null = null): Effect => putIntoPlayNode({ what, from });

export const shuffleIntoDeck = (what: Select): Effect => shuffleNode({ what });
const shuffleNode = lcg.effect<CardsNode>('shuffle into deck', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!inPlay(m, card)) continue;
        leavePlay(m, card, 'shuffled', 'deck');
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => inPlay(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => {
    const card = object(what);
    return {
      verb: 'shuffle',
      object: card,
      prep: [{ prep: 'into', np: { noun: 'deck', det: { owner: ownerOf(card) } } }],
    };
  },
});

interface Later extends CardsNode {
  readonly on: string;
  readonly then: Effect;
}

const laterNode = lcg.effect<Later>('later, if still in play', {
  assemble: ({ on, what, then: effect }, a, l) => {
    const list = listOf(what);
    const b = new Assembler<LcgState>(`${a.name}>${a.next}`);
    const end = b.label();
    b.jumpIf(end, (m, v) => !list(m, v).some((card) => inPlay(m, card) && value(m, card, STAT.awaited) > 0));
    l.assemble(effect, b);
    b.place(end);
    l.keep(b);
    a.run((m, v) => {
      const { source, seat } = v;
      modify(m, { stat: STAT.awaited, amount: 1, cards: list(m, v), source, seat, until: WHILE_IN_PLAY });
      delay(m, on, b.name, a.shared(v));
    });
  },
  // What is only put off changes nothing now.
  could: () => () => false,
  text: ({ on, what, then: effect }) => {
    const { de, en } = lcg.say(lcg.textOf(what));
    const moment = lcg.moment(on);
    const front = { de: `falls ${de} ${moment.de} noch im Spiel ist,`, en: `if ${en} is still in play ${moment.en},` };
    return fronted(lcg, front, withPronoun(lcg.textOf(effect), object(what)));
  },
});

/** The same command with a pronoun for what was named just before. */
function withPronoun(phrase: Phrase, named: NounPhrase): Phrase {
  if (!('verb' in phrase) || !('noun' in named) || JSON.stringify(phrase.object) !== JSON.stringify(named))
    return phrase;
  return { ...phrase, object: { pronoun: { noun: named.noun } } };
}

/** Nothing ends what lasts until then; it goes with the card. */
const WHILE_IN_PLAY = 'in play';

/** Puts something off that happens only if the card has not left play until then, even to come back. */
export const laterIfInPlay = (on: string, what: Select, effect: Effect): Effect =>
  laterNode({ on, what, then: effect });

const spareNode = lcg.effect<CardsNode & { whom: NounPhrase }>('spare', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const { source, seat } = v;
      for (const enemy of list(m, v)) {
        modify(m, { stat: STAT.spares, amount: seatOf(m, enemy), cards: [enemy], source, seat, until: 'phase' });
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, e) =>
      kindOf(m, e) === ZONE.engaged && !gained(m, e, STAT.spares, seatOf(m, e));
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, whom }) => {
    const enemies = object(what);
    const none = 'det' in enemies && enemies.det === 'each';
    return {
      verb: 'attackVerb',
      subject: none ? { ...enemies, det: 'no' } : enemies,
      object: whom,
      modal: 'can',
      negative: !none,
      adverbs: ['thisPhase'],
      mood: 'declarative',
    };
  },
});
/** Engaged enemies cannot attack the player they are engaged with until the end of the phase. */
export const cannotAttackTheirPlayer = (what: Select, whom: NounPhrase): Effect => spareNode({ what, whom });

/** Where enemies lie that characters attack. */
const FOUGHT = zones.mask('engaged', 'staging');

/** Under this name the attacker of an extra attack is known. */
export const STRIKER = 'striker';

/** Whether the one that was exhausted could attack an enemy; before that, whether anybody could who can be exhausted. */
function isPrey(m: M, v: EffectVars, enemy: CardIx): boolean {
  if (!isEnemy(m, enemy)) return false;
  const one = v[STRIKER];
  if (typeof one === 'number' && one >= 0) return mayAttack(m, one, enemy);
  return hasAttacker(m, v.seat, enemy);
}

/** Tries the enemies that somebody could attack at all, wherever they lie. */
function someFoe(m: M, v: EffectVars, passes: Among<LcgState>, test: Among<LcgState>): boolean {
  const { zones } = m.s;
  for (let zone = 0; zone < zones.length; zone++) {
    if ((FOUGHT & (1 << m.layout.kindOf[zone])) === 0) continue;
    const list = zones[zone];
    for (let i = 0; i < list.length; i++) if (passes(m, v, list[i]) && test(m, v, list[i])) return true;
  }
  return false;
}

/** Whether there is an enemy that a character could attack in the combat phase. */
export function hasPrey(m: M, _v: EffectVars, card: CardIx): boolean {
  const { zones } = m.s;
  for (let zone = 0; zone < zones.length; zone++) {
    if ((FOUGHT & (1 << m.layout.kindOf[zone])) === 0) continue;
    const list = zones[zone];
    for (let i = 0; i < list.length; i++) if (isEnemy(m, list[i]) && mayAttack(m, card, list[i])) return true;
  }
  return false;
}

const THE_EXHAUSTED: NounPhrase = { noun: 'character', det: 'the', adj: ['exhausted'] };

/** The enemies that the exhausted character could attack. */
export const prey: Select = lcg.select('prey', {
  cards: () => (m, v, out) => {
    const found: CardIx[] = [];
    someFoe(m, v, isPrey, (_m, _v, enemy) => found.push(enemy) === 0);
    for (const enemy of found.sort((a, b) => a - b)) out.push(enemy);
  },
  some: () => (m, v, test) => someFoe(m, v, isPrey, test),
  text: () => ({
    noun: 'enemy',
    det: 'a',
    relative: { verb: 'attackVerb', subject: THE_EXHAUSTED, object: gap, modal: 'can' },
  }),
})({});

const strikeNode = lcg.effect<Node & { at: Select }>('strike', {
  run: ({ at }) => {
    const list = listOf(at);
    return (m, v) => {
      const attacker = v[STRIKER] as CardIx;
      for (const enemy of list(m, v)) attackWith(m, v.seat, enemy, [attacker]);
      did(v);
    };
  },
  could: ({ at }) => {
    return lcg.any(at);
  },
  text: ({ at }) => ({
    verb: 'attackVerb',
    subject: THE_EXHAUSTED,
    object: object(at),
    adverbs: ['immediately'],
    mood: 'declarative',
  }),
});
/** The exhausted character attacks at once, beside the attacks of the combat phase (LCG-COMBAT-P-18). */
export const strike = (at: Select): Effect => strikeNode({ at });
