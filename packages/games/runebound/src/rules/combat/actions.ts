import {
  type AskStep,
  aliasId,
  type CardIx,
  cardName,
  cardsIn,
  DONE,
  effectVars,
  option,
  PASS,
  question,
  type Seat,
  type Stepping,
  use,
  type Vars,
} from '@tafelrunde/kernel';
import { SYMBOL } from '../../content/tokens.ts';
import type { RbDef } from '../../defs.ts';
import type { RbWords } from '../../messages.ts';
import { defOf } from '../../registry.ts';
import { type Fight, LIMIT, type M, type RbDecision, type RbOption, type RbState } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import { isUsable, limitKey, listUses, OPTION_USE, sayUse } from '../use.ts';
import { agility } from './agility.ts';
import { forbids, strike } from './damage.ts';
import { doubler, hasLoad } from './doubler.ts';
import { numberOptions, slotOptions } from './options.ts';
import { endSlot, firstSlot, isCovered, pilotOf, spendAll, symbolAt, worth } from './pool.ts';
import { sayAttack, sideWord } from './say.ts';
import { attackWithSome, surgeAbility } from './spend.ts';

const PASS_OPTION = option(PASS, 'rb.option.pass', { rule: 'RB-COMBAT-10' });
const NO_FURTHER = option(DONE, 'rb.option.no-further', { rule: 'RB-GOLDEN-06' });
const agilityOption = slotOptions('a', 'rb.option.agility', 'RB-AGILITY-01');
const doublerOption = slotOptions('d', 'rb.option.doubler', 'RB-DOUBLE-01');

/** Attacks with all tokens of a damage symbol, and with some of them, by the symbol. */
const attackOptions: ((n: number) => RbOption)[] = [];
const someOptions: RbOption[] = [];
for (const [symbol, all, some, rule] of [
  [SYMBOL.physical, 'rb.option.attack-physical', 'rb.option.some-physical', 'RB-DAMAGE-05'],
  [SYMBOL.magic, 'rb.option.attack-magic', 'rb.option.some-magic', 'RB-DAMAGE-07'],
  [SYMBOL.enemy, 'rb.option.attack-enemy', 'rb.option.some-enemy', 'RB-DAMAGE-11'],
] as const) {
  attackOptions[symbol] = numberOptions(() => `x${symbol}`, all, rule);
  someOptions[symbol] = option(`s${symbol}`, some, { n: symbol, rule: 'RB-DAMAGE-06' });
}

/** Symbols and tokens of a side, counted once for a question. */
const sums = [0, 0, 0, 0, 0, 0, 0, 0];
const counts = [0, 0, 0, 0, 0, 0, 0, 0];

function count(fight: Fight, side: number): void {
  for (let i = 0; i < 8; i++) {
    sums[i] = 0;
    counts[i] = 0;
  }
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] !== 0) continue;
    const symbol = symbolAt(fight, slot);
    sums[symbol] += worth(fight, slot);
    counts[symbol]++;
  }
}

/** Steps of the fight to go on with: another action, the other side, the end of the round. */
type Next = 'act' | 'turn' | 'roundEnd';
type InFight = Stepping<RbState, Next>;

/** What a side may do in its turn of the action phase (RB-COMBAT-09): attack, use a token or an ability, or pass. */
export const chooseAction: AskStep<RbState, Vars, Next> = {
  ask(m): RbDecision {
    const { fight } = m.s;
    const side = fight.turn;
    const options: RbOption[] = [];
    count(fight, side);
    const isEnemy = side === 1 && fight.foe < 0;
    // Only heroes spend physical and magic damage, only enemies enemy damage (RB-DAMAGE-10).
    if (isEnemy) {
      listAttack(options, SYMBOL.enemy);
    } else {
      listAttack(options, SYMBOL.physical);
      listAttack(options, SYMBOL.magic);
    }
    const seat = side === 0 ? fight.hero : fight.foe;
    if (sums[SYMBOL.surge] > 0 && (fight.mute & (1 << side)) === 0 && !forbids(m, side, STAT.mute)) {
      if (isEnemy) listSurges(m, fight.enemy, pilotOf(m, 1), options);
      else eachOwn(m, seat, options, listSurges);
    }
    if (counts[SYMBOL.agility] > 0 || counts[SYMBOL.double] > 0) listTokens(fight, side, options);
    if (seat >= 0) {
      eachOwn(m, seat, options, listCombats);
      if (seat === m.s.active) listUses(m, seat, 'frees', options);
    }
    // A further action may be declined without passing; with nothing to do, that is all there is (RB-GOLDEN-06, RB-READ-20).
    if (fight.extra > 0) options.push(NO_FURTHER);
    if (fight.extra === 0 || options.length > 1) options.push(PASS_OPTION);
    const pilot = pilotOf(m, side);
    // Nobody is left to play the enemy: it attacks with all it has, then uses what it can (RB-SILENT-28).
    if (pilot < 0) return question(fight.hero, 'act', askEnemy(m), [options[0]], undefined);
    return question(pilot, 'act', isEnemy ? askEnemy(m) : ASK_HERO, options, 'RB-COMBAT-09');
  },
  then(m, _v, answer) {
    const { fight } = m.s;
    const side = fight.turn;
    if (answer.id === PASS) {
      pass(m, fight);
      return;
    }
    if (answer.id === DONE) {
      fight.extra = 0;
      m.goto('turn');
      return;
    }
    // What is free at any time is no combat action.
    if (fight.extra > 0 && answer.key !== OPTION_USE) fight.extra--;
    if (answer.card >= 0) {
      useCard(m, side, answer);
      return;
    }
    const kind = answer.id[0];
    if (kind === 'x') attackWithAll(m, side, Number(answer.id[1]));
    else if (kind === 's') m.call(attackWithSome, { side, symbol: answer.n, result: 0 });
    else if (kind === 'a') m.call(agility, { side, slot: answer.n });
    else m.call(doubler, { side, slot: answer.n });
  },
};

const ASK_HERO = ['rb.ask.combat'] as const;
const askEnemy = (m: M): RbWords => ['rb.ask.enemy', { card: cardName(m, m.s.fight.enemy) }];

/** A side that has passed acts no more in this round (RB-COMBAT-11); once both have, it is over. */
function pass(m: InFight, fight: Fight): void {
  if (m.log) m.say(['rb.log.pass', { who: sideWord(m, fight.turn) }], [], 'RB-COMBAT-10');
  fight.passed |= 1 << fight.turn;
  fight.extra = 0;
  if (fight.passed === 3) {
    m.goto('roundEnd');
    return;
  }
  fight.turn = 1 - fight.turn;
  m.goto('act');
}

function listAttack(options: RbOption[], symbol: number): void {
  if (counts[symbol] === 0) return;
  options.push(attackOptions[symbol](sums[symbol]));
  if (counts[symbol] > 1) options.push(someOptions[symbol]);
}

/** Spends all tokens of one damage symbol (RB-DAMAGE-05, -07, -11). */
function attackWithAll(m: M, side: number, symbol: number): void {
  const { fight } = m.s;
  const n = spendAll(fight, side, symbol);
  if (m.log) sayAttack(m, side, n, symbol);
  strike(m, 1 - side, n, symbol, true);
}

function listTokens(fight: Fight, side: number, options: RbOption[]): void {
  const end = endSlot(fight, side);
  for (let slot = firstSlot(fight, side); slot < end; slot++) {
    if (fight.spent[slot] !== 0) continue;
    const symbol = symbolAt(fight, slot);
    if (symbol === SYMBOL.agility) options.push(agilityOption(fight, slot));
    else if (symbol === SYMBOL.double && !isCovered(fight, slot) && hasLoad(fight, side, slot)) {
      options.push(doublerOption(fight, slot));
    }
  }
}

type Lister = (m: M, card: CardIx, seat: Seat, options: RbOption[]) => void;

/** The hero card, the assets and the learned skills of a hero (RB-ENERGY-06). */
function eachOwn(m: M, seat: Seat, options: RbOption[], list: Lister): void {
  for (let kind: number = ZONE.hero; kind <= ZONE.skills; kind++) {
    const cards = cardsIn(m, kind, seat);
    for (let i = 0; i < cards.length; i++) list(m, cards[i], seat, options);
  }
}

function listSurges(m: M, card: CardIx, seat: Seat, options: RbOption[]): void {
  const { surges } = defOf(m, card);
  if (surges.length === 0) return;
  const vars = effectVars(seat, card);
  vars.x = sums[SYMBOL.surge];
  for (let i = 0; i < surges.length; i++) {
    const { cost, ix, usable, says } = surges[i];
    if (cost > sums[SYMBOL.surge] || wasUsed(m.s.fight, card, ix) || !usable(m, vars)) continue;
    options.push(
      option(aliasId(m.s.cards[card].alias, ix), 'rb.option.surge', {
        card,
        n: cost,
        rule: 'RB-ENERGY-01',
        more: says,
      }),
    );
  }
}

/** Each surge ability once in a combat round (RB-ENERGY-02). */
function wasUsed({ used }: Fight, card: CardIx, ix: number): boolean {
  for (let i = 0; i < used.length; i += 2) if (used[i] === card && used[i + 1] === ix) return true;
  return false;
}

/** Combat actions that cards give (RB-COMBAT-17). */
function listCombats(m: M, card: CardIx, seat: Seat, options: RbOption[]): void {
  const { combats } = defOf(m, card);
  for (let i = 0; i < combats.length; i++) {
    const ability = combats[i];
    if (!isUsable(m, seat, card, ability)) continue;
    options.push(
      option(aliasId(m.s.cards[card].alias, ability.ix), 'rb.option.combat', {
        card,
        rule: 'RB-COMBAT-17',
        more: ability.says,
      }),
    );
  }
}

function abilityNumber(answer: RbOption): number {
  return Number(answer.id.slice(answer.id.indexOf('.') + 1));
}

function useCard(m: InFight, side: number, answer: RbOption): void {
  const { card } = answer;
  const ix = abilityNumber(answer);
  const def: RbDef = defOf(m, card);
  if (answer.key === 'rb.option.surge') {
    const ability = def.surges.find((other) => other.ix === ix)!;
    m.call(surgeAbility, { side, card, ix, cost: ability.cost < 0 ? 1 : ability.cost, result: 0 });
    return;
  }
  const seat = pilotOf(m, side);
  const list = answer.key === OPTION_USE ? def.frees : def.combats;
  const ability = list.find((other) => other.ix === ix)!;
  if (ability.limit !== '') use(m, LIMIT[ability.limit], limitKey(card, ix));
  if (m.log) sayUse(m, seat, card, ability.says, answer.rule);
  // What is free at any time is no combat action: the same side goes on.
  if (answer.key === OPTION_USE) m.goto('act');
  m.callByName(ability.proc, effectVars(seat, card));
}
