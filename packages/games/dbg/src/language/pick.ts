import {
  type CardIx,
  CardOptions,
  cardOptions,
  clear,
  did,
  type Effect,
  type Language,
  move,
  type Node,
  option,
  pickQuickly,
  question,
} from '@tafelrunde/kernel';
import type { Clause, Literal, Phrase } from '@tafelrunde/words';
import { Prompt } from '../prompts.ts';
import { defOf } from '../registry.ts';
import { gain, type Where } from '../rules/gain.ts';
import { destroy, discard } from '../rules/piles.ts';
import { playFromPath } from '../rules/play.ts';
import { say } from '../say.ts';
import type { DbgOption, DbgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING } from './answers.ts';
import { intoHand, ontoDeck } from './effects.ts';
import { dbg } from './language.ts';
import { type Filter, type Finder, filterNoun, finder, isChoosy } from './select.ts';

/** What becomes of the cards that are picked. */
type Fate = 'destroy' | 'discard' | 'to hand' | 'to deck' | 'gain' | 'gain to hand' | 'gain to deck' | 'play';

interface Pick extends Node {
  readonly fate: Fate;
  readonly n: number;
  /** Any number up to n, none included; otherwise as many as there are. */
  readonly optional: boolean;
  readonly filter: Filter;
  /** Only those of the highest cost. */
  readonly dearest: boolean;
  /** May be chosen among others even if there is no such card (DBG-CANTEA-02). */
  readonly evenWithout: boolean;
}

const WHERE: Partial<Record<Fate, Where>> = { gain: 'discard', 'gain to hand': 'hand', 'gain to deck': 'deck' };

const CLAUSES: Record<Fate, Clause> = {
  destroy: { verb: 'destroy' },
  discard: { verb: 'discard' },
  'to hand': { verb: 'take', prep: intoHand },
  'to deck': { verb: 'put', prep: ontoDeck },
  gain: { verb: 'gain' },
  'gain to hand': { verb: 'gain' },
  'gain to deck': { verb: 'gain' },
  play: { verb: 'play' },
};

const PLAY_TEXT = {
  de: 'spiele 1 Karte aus dem Pfad, als käme sie aus deiner Hand; am Ende des Zuges wird sie zerstört',
  en: 'play 1 card from the Path as if from your hand; it is destroyed at the end of the turn',
};

const KEYS = {
  destroy: 'dbg.option.destroy',
  discard: 'dbg.option.discard',
  'to hand': 'dbg.option.take',
  'to deck': 'dbg.option.to-deck',
  gain: 'dbg.option.gain',
  'gain to hand': 'dbg.option.gain',
  'gain to deck': 'dbg.option.gain',
  play: 'dbg.option.play',
} as const satisfies Record<Fate, DbgOption['key']>;

/** A location in front of somebody is neither in a hand nor in a pile. */
const LOCATION_TEXTS: Partial<Record<Fate, Literal>> = {
  discard: {
    de: 'lege einen deiner ausliegenden Orte auf deinen Ablagestapel',
    en: 'put a location you control into your discard pile',
  },
  destroy: { de: 'zerstöre einen deiner ausliegenden Orte', en: 'destroy a location you control' },
};

/** How gaining one of several cards reads that does not go to the discard pile. */
function gainText({ de, en }: Literal, to: 'hand' | 'deck', optional: boolean): Literal {
  const [there, put] =
    to === 'hand' ? ['into your hand', 'auf die Hand nehmen'] : ['on top of your deck', 'oben auf dein Deck legen'];
  const order = to === 'hand' ? 'nimm diese Karte auf die Hand' : 'lege diese Karte oben auf dein Deck';
  return optional
    ? { de: `du darfst ${de} erhalten und ${put}`, en: `you may gain ${en} and put it ${there}` }
    : { de: `erhalte ${de} und ${order}`, en: `gain ${en} and put it ${there}` };
}

function pickText({ fate, n, optional, filter, dearest }: Pick, l: Language<DbgState>): Phrase {
  if (fate === 'play') return PLAY_TEXT;
  const ofLocations = filter.from[0] === 'locations' ? LOCATION_TEXTS[fate] : undefined;
  if (ofLocations) return ofLocations;
  const noun = dearest
    ? { de: `die teuerste Karte aus dem Pfad`, en: `the card of highest cost from the Path` }
    : filterNoun(filter, optional && n > 1 ? 'up to' : n, n);
  const to = WHERE[fate];
  if (to !== undefined && to !== 'discard') return gainText(l.say(noun, { case: 'acc' }), to, optional);
  const clause: Clause = { ...CLAUSES[fate], object: noun };
  return optional ? { ...clause, modal: 'may', mood: 'declarative' } : clause;
}

/** Options made so far, by what becomes of the card. */
const MADE = Object.fromEntries(Object.entries(KEYS).map(([fate, key]) => [fate, new CardOptions(key)])) as Record<
  Fate,
  CardOptions<DbgOption['key']>
>;

/** The cards that are looked at in one question; what they were is not needed any more when the next one is made. */
const looked: CardIx[] = [];

/** The cards among which there is a choice. */
function candidates(m: M, seat: number, find: Finder, { dearest }: Pick): readonly CardIx[] {
  clear(looked);
  find(m, seat, looked);
  if (!dearest) return looked;
  const costs = looked.map((card) => defOf(m, card).cost);
  const most = Math.max(...costs);
  return looked.filter((_, i) => costs[i] === most);
}

const pickNode = dbg.effect<Pick>('pick', {
  assemble: (node, a, l) => {
    const { fate, n, optional, filter } = node;
    const find = finder(filter, fate === 'destroy');
    const left = n > 1 ? a.local<number>('left') : null;
    const group = `${a.name}/${a.next}`;
    const made = MADE[fate];
    const loop = a.label();
    const what = l.keepPhrase(`${a.name}/${a.next}`, pickText({ ...node, n: 1, optional: false }, l));
    const prompt = new Prompt(optional ? 'dbg.ask.may' : 'dbg.ask.must', { what: { name: what } });
    // Where a hand decides what there is to choose, everybody who holds cards is asked.
    const secret = filter.from.includes('hand') && (isChoosy(filter) || fate === 'destroy');
    if (left) {
      a.run((_m, v) => {
        left.set(v, n);
      });
    }
    a.place(loop);
    a.ask(
      (m, v) => {
        const found = candidates(m, v.seat, find, node);
        const always = secret && m.s.zones[m.layout.zone(ZONE.hand, v.seat)].length > 0;
        if (found.length === 0 && !always) return null;
        const orNone = optional || found.length === 0;
        if (found.length === 1 && !orNone && !always) return made.of(found[0], m.s.cards[found[0]].alias);
        if (m.quick !== null) {
          const picked = pickQuickly(m, v.seat, found, made, orNone ? NOTHING : null);
          if (picked !== null) return picked;
        }
        const options: DbgOption[] = [];
        for (let i = 0; i < found.length; i++) {
          options.push(made.of(found[i], m.s.cards[found[i]].alias));
        }
        if (orNone) options.push(NOTHING);
        const picked = left ? n - left.of(v) : 0;
        const run = { id: group, picked, min: optional ? 0 : n, max: n };
        return question(v.seat, 'pick', prompt.of(m, v.source), options, undefined, v.source, always, run);
      },
      (m, v, answer) => {
        if (answer.card < 0) return;
        did(v);
        if (left && left.set(v, left.of(v) - 1) > 0) m.jump(loop.step);
        settle(m, v.seat, answer.card, node.fate);
      },
    );
  },
  could: (node) => {
    const find = finder(node.filter, node.fate === 'destroy');
    return (m, v) => node.evenWithout || candidates(m, v.seat, find, node).length > 0;
  },
  text: pickText,
});

function settle(m: M, seat: number, card: number, fate: Fate): void {
  switch (fate) {
    case 'destroy':
      destroy(m, card);
      break;
    case 'discard':
      discard(m, card);
      break;
    case 'to hand':
      if (m.log) say(m, 'dbg.log.take', { seat, card });
      move(m, card, ZONE.hand, seat);
      break;
    case 'to deck':
      // Nobody else sees which card of the hand it is.
      if (m.log) say(m, 'dbg.log.to-deck', { seat });
      move(m, card, ZONE.deck, seat);
      break;
    case 'play':
      playFromPath(m, seat, card);
      break;
    default:
      gain(m, seat, card, WHERE[fate]!);
  }
}

const pick = (fate: Fate, n: number, filter: Filter, optional = false, dearest = false): Effect =>
  pickNode({ fate, n, filter, optional, dearest, evenWithout: false });

const HAND_OR_DISCARD: Filter = { from: ['hand', 'discard'] };
const HAND: Filter = { from: ['hand'] };

/** You must destroy cards of your hand or discard pile. */
export const mustDestroy = (n = 1, more: Partial<Filter> = {}): Effect =>
  pick('destroy', n, { ...HAND_OR_DISCARD, ...more });
/** You may destroy up to so many cards of your hand or discard pile. */
export const mayDestroy = (n = 1, more: Partial<Filter> = {}): Effect =>
  pick('destroy', n, { ...HAND_OR_DISCARD, ...more }, true);
/** You choose and discard cards of your hand. */
export const discardChosen = (n = 1, more: Partial<Filter> = {}): Effect => pick('discard', n, { ...HAND, ...more });
/** You may choose and discard a card of your hand. */
export const mayDiscard = (n = 1, more: Partial<Filter> = {}): Effect => pick('discard', n, { ...HAND, ...more }, true);
/** A location you control goes to your discard pile. */
export const discardLocation: Effect = pick('discard', 1, { from: ['locations'] });
export const destroyLocation: Effect = pick('destroy', 1, { from: ['locations'] });
/** Cards of your discard pile go to your hand. */
export const takeBack = (n: number, more: Partial<Filter> = {}, optional = false): Effect =>
  pick('to hand', n, { from: ['discard'], ...more }, optional);
/** Cards of your hand go on top of your deck. */
export const putOnDeck = (n: number): Effect => pick('to deck', n, HAND);
/** You may gain a card of the Path. */
export const mayGain = (more: Partial<Filter>, to: Where = 'discard'): Effect =>
  pick(to === 'discard' ? 'gain' : `gain to ${to}`, 1, { from: ['path'], ...more }, true);
/** You gain the card of highest cost in the Path. */
export const gainDearest: Effect = pick('gain', 1, { from: ['path'] }, false, true);
/** You play a card of the Path as if from your hand. */
export const playPathCard: Effect = pick('play', 1, { from: ['path'] });
/** A card of your discard pile is destroyed; this may be chosen without having one. */
export const destroyDiscarded: Effect = pickNode({
  fate: 'destroy',
  n: 1,
  filter: { from: ['discard'] },
  optional: false,
  dearest: false,
  evenWithout: true,
});

const OR = new Prompt('dbg.ask.or');

const orNode = dbg.effect<Node & { filter: Filter; otherwise: Effect }>('discard-or', {
  assemble: ({ filter, otherwise }, a, l) => {
    const find = finder(filter);
    const no = a.label();
    const end = a.label();
    const text = l.keepPhrase(`${a.name}/${a.next}`, l.textOf(otherwise));
    const instead = option('instead', 'kernel.option.mode', { more: text });
    a.ask(
      (m, v) => {
        const found: number[] = [];
        find(m, v.seat, found);
        const options = cardOptions(m, found, KEYS.discard);
        options.push(instead);
        const always = m.s.zones[m.layout.zone(ZONE.hand, v.seat)].length > 0;
        return question(v.seat, 'target', OR.of(m, v.source), options, undefined, v.source, always);
      },
      (m, v, answer) => {
        if (answer.card < 0) return m.jump(no.step);
        discard(m, answer.card);
        did(v);
      },
    );
    a.jump(end);
    a.place(no);
    l.assemble(otherwise, a);
    a.place(end);
  },
  text: ({ filter, otherwise }, l) => {
    const first = l.say({ verb: 'discard', object: filterNoun(filter, 1, 1) });
    const second = l.say(l.textOf(otherwise));
    return { de: `${first.de} oder ${second.de}`, en: `${first.en} or ${second.en}` };
  },
});
/** You discard a card that is not a starter, or else suffer something. */
export const discardGrownOr = (otherwise: Effect): Effect =>
  orNode({ filter: { from: ['hand'], grown: true }, otherwise });
