import {
  type CardIx,
  CardOptions,
  cardName,
  cardsIn,
  effectVars,
  option,
  PASS,
  perGame,
  procedure,
  question,
  type Seat,
  seatName,
  type Vars,
} from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import { say } from '../say.ts';
import type { DbgOption, DbgState, DbgWords, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { destroy, draw } from './piles.ts';

/** An attack of a played card, an ambush from the Path, or an ambush of the whole group. */
export const KIND = { attack: 0, ambush: 1, group: 2 } as const;

/** Whoever is attacked or ambushed, who of them has avoided it, and what happens to the others. */
interface AssaultVars extends Vars {
  kind: number;
  /** The card that attacks or ambushes. */
  source: CardIx;
  /** Who played it; -1 for an ambush. */
  by: Seat;
  /** Clockwise. */
  victims: Seat[];
  /** The victim whose turn it is to defend, later the one who is hit. */
  at: number;
  /** Seats that have avoided it, as a set. */
  avoided: number;
  /** Seats that draw a card for everybody who has avoided it. */
  close: Seat[];
  /** What happens to a victim, or to all victims together. */
  proc: string;
  together: number;
  avoidable: number;
  /** A card that changes hands by this attack; -1 if none does, or as soon as somebody has received it. */
  gift: CardIx;
}

const SUFFER = option(PASS, 'dbg.option.suffer', { rule: 'DBG-ATTACK-05' });

/** Whether a seat has anything that others cannot tell from a Defense: a hand, or a location that defends. */
function mayDefend(m: M, seat: Seat): boolean {
  if (cardsIn(m, ZONE.hand, seat).length > 0) return true;
  const places = cardsIn(m, ZONE.locations, seat);
  for (let i = 0; i < places.length; i++) {
    if (defOf(m, places[i]).defense !== null) return true;
  }
  return false;
}

/** Every Defense the seat could use, and suffering it. */
function defenses(m: M, seat: Seat): readonly DbgOption[] {
  let options = addDefenses(m, cardsIn(m, ZONE.hand, seat), 'hand', null);
  options = addDefenses(m, cardsIn(m, ZONE.locations, seat), 'play', options);
  if (options === null) return ONLY_SUFFER;
  options.push(SUFFER);
  return options;
}

const DEFEND = new CardOptions('dbg.option.defend', 'DBG-ATTACK-02');
const ONLY_SUFFER: readonly DbgOption[] = [SUFFER];

function addDefenses(m: M, list: readonly CardIx[], from: string, options: DbgOption[] | null): DbgOption[] | null {
  let out = options;
  for (let i = 0; i < list.length; i++) {
    const c = m.s.cards[list[i]];
    const { defense } = m.defs[c.def];
    if (defense === null || defense.from !== from) continue;
    out ??= [];
    out.push(DEFEND.of(list[i], c.alias));
  }
  return out;
}

/** What the victim is asked; made once for each definition, kind of assault and attacker. */
const promptsOf = perGame<DbgState, Map<number, DbgWords>>(() => new Map());

function promptOf(m: M, { kind, source, by }: AssaultVars): DbgWords {
  const { def } = m.s.cards[source];
  const key = (def * 8 + by + 1) * 4 + kind;
  const prompts = promptsOf(m);
  let words = prompts.get(key);
  if (words === undefined) {
    words = makePrompt(m, kind, source, by);
    prompts.set(key, words);
  }
  return words;
}

function makePrompt(m: M, kind: number, source: CardIx, by: Seat): DbgWords {
  const about = { card: cardName(m, source), threat: { name: `threat:${kind}/${defOf(m, source).id}` } };
  if (kind === KIND.attack) return ['dbg.ask.defend-attack', { ...about, seat: seatName(by) }];
  return [kind === KIND.ambush ? 'dbg.ask.defend-ambush' : 'dbg.ask.defend-group', about];
}

const RULES = ['DBG-ATTACK-02', 'DBG-AMBUSH-07', 'DBG-GROUP-AMBUSH-03'] as const;

/** What whoever is asked now whether he defends himself could answer. */
export function defensesNow(m: M): readonly DbgOption[] {
  const { victims, at } = m.top().vars as AssaultVars;
  return defenses(m, victims[at]);
}

/** Where it goes on: with the next victim who may defend himself or, if there is none, with what follows. */
function nextVictim(m: M, v: AssaultVars): 'defend' | 'avoided' | 'hit' {
  const { victims } = v;
  while (v.at < victims.length && !mayDefend(m, victims[v.at])) v.at++;
  if (v.at < victims.length) return 'defend';
  if (v.close.length > 0) return 'avoided';
  v.at = 0;
  return 'hit';
}

/** Every victim may avoid it, one after another and openly; then it hits the others (DBG-SILENT-11). */
export const assault = procedure<DbgState, AssaultVars>('assault')({
  next(m, v) {
    m.goto(v.avoidable === 0 ? 'hit' : nextVictim(m, v));
  },
  defend: {
    ask(m, v) {
      const seat = v.victims[v.at];
      const prompt = promptOf(m, v);
      return question(seat, 'act', prompt, defenses(m, seat), RULES[v.kind], v.source, true);
    },
    then(m, v, answer) {
      const seat = v.victims[v.at];
      v.at++;
      if (answer.card < 0) return m.goto(nextVictim(m, v));
      // What the Defense does comes first.
      m.goto('next');
      v.avoided |= 1 << seat;
      if (m.log) say(m, 'dbg.log.avoid', { seat, card: answer.card }, RULES[v.kind]);
      m.callByName(defOf(m, answer.card).defense!.proc, effectVars(seat, answer.card));
    },
  },
  avoided(m, v) {
    v.at = 0;
    let avoiders = 0;
    for (let rest = v.avoided; rest !== 0; rest &= rest - 1) avoiders++;
    for (const seat of v.close) draw(m, seat, avoiders);
  },
  hit(m, v) {
    if (v.together === 1) {
      m.done();
      const affected = v.victims.filter((seat) => (v.avoided & (1 << seat)) === 0);
      const vars = effectVars(m.s.turn, v.source);
      vars.affected = affected;
      m.callByName(v.proc, vars);
      return;
    }
    while (v.at < v.victims.length && (v.avoided & (1 << v.victims[v.at])) !== 0) v.at++;
    if (v.at >= v.victims.length) {
      // Nobody received what was given away: whoever was to have it has avoided it.
      if (v.gift >= 0) destroy(m, v.gift);
      return m.done();
    }
    const seat = v.victims[v.at++];
    m.goto('hit');
    if (m.log) say(m, 'dbg.log.suffer', { seat, card: v.source }, 'DBG-ATTACK-05');
    m.callByName(v.proc, effectVars(seat, v.source));
    if (v.kind === KIND.ambush && m.s.ambushes === 1) afterFirstAmbush(m, seat);
  },
});

/** The question whether somebody defends himself, for those who answer without one (`Quick`). */
export const ASK_DEFENSE = assault.step('defend').ask!;

/** What the top archenemy adds to the first ambush of a turn. */
function afterFirstAmbush(m: M, seat: Seat): void {
  const top = cardsIn(m, ZONE.archenemy);
  if (top.length === 0) return;
  const { firstAmbush } = defOf(m, top[0]);
  firstAmbush?.(m, effectVars(seat, top[0]));
}

/** Begins an attack or ambush. */
export function assail(
  m: M,
  what: { kind: number; source: CardIx; by?: Seat; victims: Seat[]; proc: string; gift?: CardIx },
  together = false,
  avoidable = true,
): void {
  const { kind, source, by = -1, victims, proc, gift = -1 } = what;
  m.call(assault, {
    kind,
    source,
    by,
    victims,
    at: 0,
    avoided: 0,
    close: [],
    proc,
    together: together ? 1 : 0,
    avoidable: avoidable ? 1 : 0,
    gift,
  });
}

/** The attack or ambush that is being defended against or suffered. */
export function assaultUnderWay(m: M): AssaultVars {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i].proc === assault.name) return frames[i].vars as AssaultVars;
  }
  throw new Error('nobody is attacked');
}

/** The seats clockwise from one of them. */
export function clockwise(m: M, from: Seat, n = m.s.seats): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < n; i++) out.push((from + i) % m.s.seats);
  return out;
}

/** The other players, clockwise (DBG-ATTACK-01, DBG-EFFECT-01). */
export function othersOf(m: M, seat: Seat): Seat[] {
  return clockwise(m, seat + 1, m.s.seats - 1);
}
