import { type Decision, DONE, noPreview, noProspect, type Option, prospects, type Seat } from '@tafelrunde/kernel';
import { gemOn, hexes } from './content/map.ts';
import { SYMBOL } from './content/tokens.ts';
import { isNode } from './language/nodes.ts';
import type { RbQuestion } from './messages.ts';
import { heroValue, usedValue } from './players.ts';
import {
  cardsOfTest,
  fightOdds,
  guarded,
  healthOn,
  meanHealing,
  meanOdds,
  successChance,
  villainOdds,
} from './preview/chances.ts';
import { type RbFact, type RbPreview, type RbProspect, see } from './preview/parts.ts';
import { defOf } from './registry.ts';
import { taskOf } from './rules/adventure.ts';
import { total } from './rules/combat/pool.ts';
import { sideWord } from './rules/combat/say.ts';
import { ADVENTURE_ACTIONS } from './rules/hero-actions.ts';
import type { M } from './state.ts';
import { STAT } from './stats.ts';

/** What the seat that is asked can know of the outcome of its options, before it takes one. */
export function preview(m: M, decision: Decision): RbPreview {
  const special = SPECIAL[decision.prompt[0] as RbQuestion];
  return special ? special(m, decision) : noPreview;
}

const SPECIAL: Partial<Readonly<Record<RbQuestion, (m: M, decision: Decision) => RbPreview>>> = {
  'rb.ask.turn': (m, decision) => prospects(decision, (option) => acting(m, decision.seat, option)),
  'rb.ask.move': (m, decision) => prospects(decision, (option) => stepping(m, option)),
  'rb.ask.event': (m, decision) => prospects(decision, (option) => eventually(m, decision.seat, option)),
  'rb.ask.test': (m, decision) => prospects(decision, ({ id }) => (id === 'exert' ? nextCard(m, decision.seat) : null)),
  'rb.ask.buy': (m, decision) => prospects(decision, (option) => trading(m, decision.seat, option)),
  'rb.ask.buy-any': (m, decision) => prospects(decision, (option) => trading(m, decision.seat, option)),
  'rb.ask.sell': (m, decision) => prospects(decision, (option) => trading(m, decision.seat, option)),
  'rb.ask.combat': (m, decision) => prospects(decision, (option) => striking(m, option), fighting(m, decision.seat)),
  'rb.ask.enemy': (m, decision) => prospects(decision, (option) => striking(m, option)),
  'rb.ask.shield': previewShields,
  'rb.ask.retreat': (m, decision) => prospects(decision, () => null, fighting(m, decision.seat)),
};

const ONE = new Set([
  'rb.option.hex',
  'rb.option.move',
  'rb.option.rest',
  'rb.option.train',
  'rb.option.shop',
  'rb.option.wait',
  'rb.option.stand',
  'rb.option.villain',
  'rb.option.zombie',
]);

/** How many actions something takes (RB-ACTION-02); 0 if it takes none. */
function actionsOf(m: M, { key, card, n }: Option): number {
  if (ONE.has(key)) return 1;
  if (key === 'rb.option.adventure') return ADVENTURE_ACTIONS;
  if (key === 'rb.option.task') return taskOf(m, card)?.actions ?? 0;
  if (key === 'rb.option.action') return defOf(m, card).actions.find(({ ix }) => ix === n)?.actions ?? 0;
  return 0;
}

/** What an action of the turn leads to, and how many are left behind it. */
function acting(m: M, seat: Seat, option: Option): RbProspect {
  const takes = actionsOf(m, option);
  const left = m.s.actions - takes;
  const facts: RbFact[] = [];
  switch (option.key) {
    case 'rb.option.hex':
      facts.push(...arriving(m, option.n, left));
      break;
    case 'rb.option.move':
      facts.push(see(['rb.see.rolls', { n: usedValue(m, seat, STAT.speed) }], 'open'));
      break;
    case 'rb.option.rest':
      facts.push(...resting(m, seat));
      break;
    case 'rb.option.train': {
      const of = heroValue(m, seat, STAT.handLimit);
      facts.push(see(['rb.see.trains', { n: of, of }], 'open'));
      break;
    }
    case 'rb.option.adventure':
      facts.push(...odds(meanOdds(m, seat, option.n), 'rb.see.odds-mean'));
      break;
    case 'rb.option.villain':
      facts.push(...odds(villainOdds(m, seat), 'rb.see.odds'));
      break;
    case 'rb.option.task':
      facts.push(...taskChance(m, seat, option.card));
      break;
  }
  if (takes > 0) facts.push(see(['rb.see.actions', { left }]));
  return { badge: null, facts };
}

function odds(n: number | null, key: 'rb.see.odds' | 'rb.see.odds-mean'): RbFact[] {
  return n === null ? [] : [see([key, { n }], 'chance', n >= 50 ? 'good' : 'bad')];
}

/** What waits on a hex (RB-ADVENTURE-01, RB-ZOMBIE-02). */
function arriving(m: M, hex: number, left: number): RbFact[] {
  const facts: RbFact[] = [];
  const gem = gemOn[hex];
  if (m.s.zombies.includes(hex)) facts.push(see(['rb.see.zombie'], 'open', 'bad'));
  if (gem >= 0 && (m.s.gems & (1 << gem)) !== 0) {
    const more = { name: `deck:${hexes[hex].gem}` };
    const late = left < ADVENTURE_ACTIONS;
    facts.push(see(late ? ['rb.see.gem-late', { more }] : ['rb.see.gem', { more }], 'open', late ? 'plain' : 'good'));
  }
  if (hexes[hex].site === 'city') facts.push(see(['rb.see.city'], 'open', 'good'));
  return facts;
}

/** A site heals everything, the wilderness as much as the dice fit (RB-REST-02 to -05). */
function resting(m: M, seat: Seat): RbFact[] {
  const of = m.s.damage[seat];
  if (of === 0) return [];
  if (hexes[m.s.hex[seat]].site !== '') return [see(['rb.see.heals', { n: of }], 'certain', 'good')];
  return [see(['rb.see.heals-some', { n: meanHealing(m, seat), of }], 'chance', 'good')];
}

function taskChance(m: M, seat: Seat, card: number): RbFact[] {
  const task = taskOf(m, card);
  return task?.by === 'test' ? testChance(m, seat, task.attribute, task.mod) : [];
}

/** How likely an attribute test succeeds (RB-TEST-10); more cards can be had by exerting. */
function testChance(m: M, seat: Seat, attribute: number, mod: number): RbFact[] {
  const of = cardsOfTest(m, seat, attribute, mod);
  const n = successChance(m, seat, of);
  return n === null ? [] : [see(['rb.see.test', { n, of }], 'chance', n >= 50 ? 'good' : 'bad')];
}

function nextCard(m: M, seat: Seat): RbProspect {
  const n = successChance(m, seat, 1);
  return { badge: null, facts: n === null ? [] : [see(['rb.see.next-card', { n }], 'chance')] };
}

/** An option of an event that is a test. */
function eventually(m: M, seat: Seat, { card, n }: Option): RbProspect | null {
  const { tree } = defOf(m, card);
  if (!('options' in tree)) return null;
  const chosen = tree.options[n];
  if (!chosen || !('effect' in chosen) || !isNode(chosen.effect, 'test')) return null;
  const { attribute, mod } = chosen.effect;
  return { badge: null, facts: testChance(m, seat, STAT[attribute], mod) };
}

/** A die that is spent; what else waits on the hex. */
function stepping(m: M, { id, key, n }: Option): RbProspect | null {
  if (id === DONE || !key.startsWith('rb.option.die-')) return null;
  const { dice, diceSpent, actions } = m.s;
  const spent = diceSpent | (1 << Math.floor(n / 1000));
  const left = dice.filter((_, die) => (spent & (1 << die)) === 0).length;
  return { badge: null, facts: [...arriving(m, n % 1000, actions), see(['rb.see.dice', { left }])] };
}

function trading(m: M, seat: Seat, { key, n }: Option): RbProspect | null {
  const sign = key === 'rb.option.buy' ? -1 : key === 'rb.option.sell' ? 1 : 0;
  if (sign === 0) return null;
  const left = m.s.gold[seat] + sign * n;
  return { badge: see(['rb.badge.gold', { left }]), facts: [see(['rb.see.gold', { left }])] };
}

/** The odds of the fight for the one who is asked. */
function fighting(m: M, seat: Seat): RbProspect {
  if (m.s.fight.enemy < 0 && m.s.fight.foe < 0) return noProspect;
  const n = fightOdds(m);
  return { badge: null, facts: odds(m.s.fight.hero === seat ? n : 100 - n, 'rb.see.odds') };
}

const ATTACKS = ['rb.option.attack-physical', 'rb.option.attack-magic', 'rb.option.attack-enemy'];

/** What an attack with all tokens of a kind does at least and at most. */
function striking(m: M, { key, n }: Option): RbProspect | null {
  if (!ATTACKS.includes(key)) return null;
  const { fight } = m.s;
  const side = 1 - fight.turn;
  const shields = guarded(m, side) ? total(fight, side, SYMBOL.shield) : 0;
  const least = Math.max(0, n - shields);
  const { left } = healthOn(m, side);
  const who = sideWord(m, side);
  const facts: RbFact[] = [
    shields > 0
      ? see(['rb.see.strike-shields', { who, least, n }], 'open')
      : see(['rb.see.strike', { who, n }], 'open'),
  ];
  if (least >= left) facts.push(see(['rb.see.beats', { who }], 'open', 'good'));
  else if (n >= left) facts.push(see(['rb.see.beats-maybe', { who }], 'open', 'good'));
  return { badge: null, facts };
}

/** Spending a shield, or taking the damage: what is left of the health. */
function previewShields(m: M, decision: Decision): RbPreview {
  const { vars } = m.top();
  const [side, coming] = [vars.side as number, vars.n as number];
  const { left, of } = healthOn(m, side);
  const who = sideWord(m, side);
  return prospects(decision, ({ id, n }) => {
    const { fight } = m.s;
    const blocked =
      id === DONE
        ? 0
        : total({ ...fight, spent: fight.spent.map((_, slot) => (slot === n ? 0 : 1)) }, side, SYMBOL.shield);
    const after = left - Math.max(0, coming - blocked);
    return {
      badge: null,
      facts: [
        after > 0
          ? see(['rb.see.keeps', { who, left: after, of }], 'open', after === left ? 'good' : 'bad')
          : see(['rb.see.beats', { who }], 'open', 'danger'),
      ],
    };
  });
}
