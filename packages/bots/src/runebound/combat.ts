import { type Decision, DONE, NO, type Option, PASS, YES } from '@tafelrunde/kernel';
import type { Thought } from '../bot.ts';
import type { RbSight } from './sight.ts';
import { faceWorth } from './strength.ts';

/** Side 1 without a hero is played by somebody for the enemy. */
const forEnemy = (s: RbSight): boolean => s.fight.turn === 1 && s.fight.foe < 0;

/** A combat action: a blow that ends it, then whatever makes the next blow better, then the blow. */
export function combatAction(s: RbSight, { options }: Decision, thought: Thought | null): Option {
  const enemy = forEnemy(s);
  const left = s.fight.turn === 0 ? s.foeLife() : s.life(s.fight.hero);
  let best = options.find(({ id }) => id === PASS) ?? options[0];
  let most = 0;
  for (const option of options) {
    const worth = actionWorth(s, option, left, enemy);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) thought.words = [best.id === PASS ? 'bots.runebound.why.pass' : 'bots.runebound.why.combat'];
  return best;
}

function actionWorth(s: RbSight, { key, n }: Option, left: number, enemy: boolean): number {
  switch (key) {
    case 'rb.option.attack-physical':
    case 'rb.option.attack-magic':
    case 'rb.option.attack-enemy':
      return n >= left ? 100 : 2 + n * 0.1;
    case 'rb.option.doubler':
      return 6;
    case 'rb.option.agility':
      return agilityGain(s, enemy) > 0.4 ? 5 : 0.5;
    case 'rb.option.surge':
      return 4 + n * 0.1;
    case 'rb.option.combat':
    case 'rb.option.use':
      return 3;
    default:
      return 0;
  }
}

/** What agility could gain now: the best flip of an own token, or the best new cast of one of the opponent's. */
function agilityGain(s: RbSight, enemy: boolean): number {
  const { tokens, faces, spent, split, turn } = s.fight;
  let best = 0;
  for (let slot = 0; slot < tokens.length; slot++) {
    if (spent[slot] !== 0) continue;
    const face = tokens[slot] * 2 + faces[slot];
    const own = slot < split === (turn === 0);
    const gain = own ? flipGain(face, enemy) : recastGain(face, !enemy);
    if (gain > best) best = gain;
  }
  return best;
}

const flipGain = (face: number, enemy: boolean): number => faceWorth(face ^ 1, enemy) - faceWorth(face, enemy);
const recastGain = (face: number, enemy: boolean): number => -flipGain(face, enemy) / 2;

/** The face that an option stands for; -1 if it is about something else. */
function faceOf({ more }: Option): number {
  return more.startsWith('face:') ? Number(more.slice(5)) : -1;
}

/** Agility: the own token that gains most by its other side, or the opponent's that would lose most by a new cast. */
export function agility(s: RbSight, { options }: Decision): Option {
  const enemy = forEnemy(s);
  return most(options, (option) => {
    const face = faceOf(option);
    if (face < 0) return 0;
    return option.key === 'rb.option.flip' ? flipGain(face, enemy) : recastGain(face, !enemy);
  });
}

/** The token that gains most by being doubled. */
export function double(s: RbSight, { options }: Decision): Option {
  return most(options, (option) => faceWorth(faceOf(option), forEnemy(s)));
}

/** Tokens to lose or to have cast anew: the opponent's best, or one's own worst. */
export function token(s: RbSight, { options }: Decision): Option {
  return most(options, (option) => {
    const face = faceOf(option);
    if (face < 0) return 0;
    const mine = option.n < s.fight.split === (s.fight.hero === s.seat);
    return mine ? -faceWorth(face, false) : faceWorth(face, true);
  });
}

/** Spends as little as will do. */
export function spend({ options }: Decision): Option {
  const enough = options.find(({ id }) => id === DONE);
  return enough ?? most(options, (option) => -faceWorth(faceOf(option), false));
}

/** Shields are for blows, and every blow may be the last. */
export function shield({ options }: Decision): Option {
  return options.find(({ id }) => id !== DONE) ?? options[0];
}

/** Runs from a fight that is as good as lost. */
export function retreat(s: RbSight, { options }: Decision, thought: Thought | null): Option {
  const flee = s.life() <= 2 && s.foeLife() >= 4;
  if (thought) thought.words = [flee ? 'bots.runebound.why.retreat' : 'bots.runebound.why.fight-on'];
  return options.find(({ id }) => id === (flee ? YES : NO)) ?? options[0];
}

/** The option that is liked most. */
export function most(options: readonly Option[], likes: (option: Option) => number): Option {
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
