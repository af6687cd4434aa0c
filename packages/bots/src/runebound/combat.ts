import { DONE, NO, PASS, YES } from '@tafelrunde/kernel';
import { type RbDecision, type RbOption, SYMBOL, tokens } from '@tafelrunde/runebound';
import type { Thought } from '../bot.ts';
import { combatWorth, couldReflect, DECIDES, freeWorth, surgeWorth } from './abilities.ts';
import { retreatOdds } from './odds.ts';
import type { RbSight } from './sight.ts';
import { faceWorth } from './strength.ts';
import { weights } from './weights.ts';

/** Side 1 without a hero is played by somebody for the enemy. */
const forEnemy = (s: RbSight): boolean => s.fight.turn === 1 && s.fight.foe < 0;

/** Damage that a side can still take. */
function lifeOn(s: RbSight, side: number): number {
  return side === 0 ? s.life(s.fight.hero) : s.foeLife();
}

/** A combat action: a blow that ends it, then whatever makes the next blow better, then the blow. */
export function combatAction(s: RbSight, { options }: RbDecision, thought: Thought | null): RbOption {
  const left = lifeOn(s, 1 - s.fight.turn);
  // Who has nothing to do with a further action declines it, and stays in the round.
  let best = options.find(({ id }) => id === DONE) ?? options.find(({ id }) => id === PASS) ?? options[0];
  const idle = best;
  let high = 0;
  for (const option of options) {
    const worth = actionWorth(s, option, left);
    if (worth > high) {
      high = worth;
      best = option;
    }
  }
  if (thought) thought.words = [best === idle ? 'bots.runebound.why.pass' : 'bots.runebound.why.combat'];
  return best;
}

function actionWorth(s: RbSight, { key, n, more }: RbOption, left: number): number {
  const side = s.fight.turn;
  switch (key) {
    case 'rb.option.attack-physical':
    case 'rb.option.attack-magic':
    case 'rb.option.attack-enemy':
      if (n >= left) return DECIDES + 1;
      // Who would be hurt as much and falls sooner keeps still.
      if ((s.fight.reflect & (2 >> side)) !== 0 && lifeOn(s, side) <= Math.max(n, left)) return 0;
      // What could come back later is dealt at once.
      return weights.attack + weights.blow * n + (couldReflect(s, 1 - side) ? DECIDES / 2 : 0);
    case 'rb.option.surge': {
      const worth = surgeWorth(s, side, more, left);
      return worth >= DECIDES ? DECIDES : worth > 0.4 ? weights.surge + worth : 0;
    }
    case 'rb.option.doubler':
      return bestLoad(s) >= 0.8 ? weights.doubler : 0;
    case 'rb.option.agility': {
      const gain = agilityGain(s);
      // A flip makes the next blow harder, a new cast takes from the opponent's.
      return gain > 0.4 ? weights.agility + gain : 0;
    }
    case 'rb.option.combat':
      return combatWorth(s, side, more) >= 0.5 ? 5.4 : 0;
    case 'rb.option.use':
      return freeWorth(s, side, more) > 0 ? weights.doubler : 0;
    default:
      return 0;
  }
}

const isDamage = (symbol: number): boolean =>
  symbol === SYMBOL.physical || symbol === SYMBOL.magic || symbol === SYMBOL.enemy;

/** The best damage or surge token that could lie on a doubler. */
function bestLoad(s: RbSight): number {
  const { tokens: list, faces, spent, liesOn, split, turn } = s.fight;
  const enemy = forEnemy(s);
  let high = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] !== 0 || liesOn[slot] >= 0 || slot < split !== (turn === 0)) continue;
    const face = tokens[list[slot]].faces[faces[slot]];
    if (!isDamage(face.symbol) && face.symbol !== SYMBOL.surge) continue;
    high = Math.max(high, faceWorth(list[slot] * 2 + faces[slot], enemy));
  }
  return high;
}

/** What agility could gain now: the best flip of an own token, or the best new cast of one of the opponent's. */
function agilityGain(s: RbSight): number {
  const { tokens: list, faces, spent, split, turn } = s.fight;
  const enemy = forEnemy(s);
  let best = 0;
  for (let slot = 0; slot < list.length; slot++) {
    if (spent[slot] !== 0) continue;
    const face = list[slot] * 2 + faces[slot];
    const own = slot < split === (turn === 0);
    const gain = own ? flipGain(face, enemy) : recastGain(face, !enemy);
    if (gain > best) best = gain;
  }
  return best;
}

const flipGain = (face: number, enemy: boolean): number => faceWorth(face ^ 1, enemy) - faceWorth(face, enemy);
const recastGain = (face: number, enemy: boolean): number => -flipGain(face, enemy) / 2;

/** The face that an option stands for; -1 if it is about something else. */
function faceOf({ more }: RbOption): number {
  return more.startsWith('face:') ? Number(more.slice(5)) : -1;
}

/** Agility: the own token that gains most by its other side, or the opponent's that would lose most by a new cast. */
export function agility(s: RbSight, { options }: RbDecision): RbOption {
  const enemy = forEnemy(s);
  return most(options, (option) => {
    const face = faceOf(option);
    if (face < 0) return 0;
    return option.key === 'rb.option.flip' ? flipGain(face, enemy) : recastGain(face, !enemy);
  });
}

/** The token that gains most by being doubled: damage first. */
export function double(s: RbSight, { options }: RbDecision): RbOption {
  return most(options, (option) => {
    const face = faceOf(option);
    if (face < 0) return -1;
    const bonus = isDamage(tokens[face >> 1].faces[face & 1].symbol) ? 1 : 0;
    return faceWorth(face, forEnemy(s)) + bonus;
  });
}

/** Tokens that an effect removes, flips or has cast anew: the opponent's best, or one's own worst. */
export function token(s: RbSight, { options }: RbDecision): RbOption {
  const { turn, split, spent } = s.fight;
  const enemy = forEnemy(s);
  return most(options, (option) => {
    if (option.id === DONE) return 0.05;
    const face = faceOf(option);
    if (face < 0) return 0;
    const own = option.n < split === (turn === 0);
    const asEnemy = own ? enemy : !enemy;
    switch (option.key) {
      case 'rb.option.flip':
        return (own ? 1 : -1) * flipGain(face, asEnemy);
      case 'rb.option.recast':
        if (spent[option.n] !== 0) return faceWorth(face, asEnemy) + faceWorth(face ^ 1, asEnemy);
        return ((own ? 1 : -1) * flipGain(face, asEnemy)) / 2;
      default:
        return own ? -faceWorth(face, asEnemy) : faceWorth(face, asEnemy);
    }
  });
}

/** The ability that does most now, of those that were found. */
export function borrow(s: RbSight, { options }: RbDecision): RbOption {
  const side = s.fight.turn;
  return most(options, ({ more }) => surgeWorth(s, side, more, lifeOn(s, 1 - side)));
}

/** Spends as little as will do; for X all there is. */
export function spend(s: RbSight, { options }: RbDecision): RbOption {
  const enough = options.find(({ id }) => id === DONE);
  if (enough && !s.paysForX) return enough;
  const rest = options.filter(({ id }) => id !== DONE);
  return rest.length > 0 ? most(rest, (option) => -faceWorth(faceOf(option), false)) : options[0];
}

/** Blocks with the smallest shield there is: every blow may be the last. */
export function shield({ options }: RbDecision): RbOption {
  const shields = options.filter(({ id }) => id !== DONE);
  return shields.length > 0 ? most(shields, (option) => -faceWorth(faceOf(option), false)) : options[0];
}

/** Runs from a fight that is as good as lost. */
export function retreat(s: RbSight, { options }: RbDecision, thought: Thought | null): RbOption {
  const flees = retreatOdds(s) < 0.15;
  if (thought) thought.words = [flees ? 'bots.runebound.why.retreat' : 'bots.runebound.why.fight-on'];
  return options.find(({ id }) => id === (flees ? YES : NO)) ?? options[0];
}

/** The option that is liked most. */
export function most(options: readonly RbOption[], likes: (option: RbOption) => number): RbOption {
  let best = options[0];
  let high = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = likes(option);
    if (value > high) {
      high = value;
      best = option;
    }
  }
  return best;
}
