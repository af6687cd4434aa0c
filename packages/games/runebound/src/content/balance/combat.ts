import { type Decision, DONE, NO, type Option, PASS, YES } from '@tafelrunde/kernel';
import { SYMBOL } from '../tokens.ts';
import type { RbSight } from './sight.ts';

const LETHAL = 100;

/** A combat action for the side in turn: finish if possible, then surge, attack, agility; pass if nothing helps. */
export function combatAction(sight: RbSight, { options }: Decision): Option {
  const side = sight.fight.turn;
  let best = options[options.length - 1];
  let most = 0;
  for (const option of options) {
    const worth = option.id === PASS ? 0.01 : actionWorth(sight, side, option);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

function actionWorth(sight: RbSight, side: number, option: Option): number {
  const left = sight.sideLife(1 - side);
  switch (option.key) {
    case 'rb.option.attack-physical':
    case 'rb.option.attack-magic':
    case 'rb.option.attack-enemy':
      return option.n >= left ? LETHAL : 5 + 0.2 * option.n;
    case 'rb.option.surge':
      return abilityWorth(sight, side, sight.text(option.more), left);
    case 'rb.option.combat':
      return specialWorth(sight, side, sight.text(option.more));
    case 'rb.option.doubler':
      return loadWorth(sight, side) >= 1 ? 7 : 0;
    case 'rb.option.agility':
      return agilityWorth(sight, side) > 0.5 ? 3 : 0;
    default:
      return 0;
  }
}

/** Combat actions that cards give for an exertion: heal when hurt, cast bad tokens again. */
function specialWorth(sight: RbSight, side: number, text: string): number {
  if (text.includes('heal')) return sight.sideDamage(side) >= 4 ? 5.5 : 0;
  if (!text.includes('recast')) return 0;
  const { tokens, spent } = sight.fight;
  let gain = 0;
  for (let slot = 0; slot < tokens.length; slot++) {
    if (spent[slot] !== 0 || sight.sideOfSlot(slot) !== side) continue;
    gain += Math.max(0, sight.tokenWorth(slot, true) - sight.tokenWorth(slot)) / 2;
  }
  return gain >= 0.5 ? 3.5 : 0;
}

/** The best spent token of a side that is no surge, by the mean of its faces. */
function spentWorth(sight: RbSight, side: number): number {
  const { tokens, spent } = sight.fight;
  let most = 0;
  for (let slot = 0; slot < tokens.length; slot++) {
    if (spent[slot] === 0 || sight.sideOfSlot(slot) !== side || sight.symbol(slot) === SYMBOL.surge) continue;
    most = Math.max(most, (sight.tokenWorth(slot) + sight.tokenWorth(slot, true)) / 2);
  }
  return most;
}

function abilityWorth(sight: RbSight, side: number, text: string, left: number): number {
  // Spent tokens come back: attack first, then take back the best of them.
  if (text.includes('spent token')) return spentWorth(sight, side) >= 0.9 ? 4.5 : 0;
  const x = sight.symbols(side, SYMBOL.surge);
  const dealt = /deal (\d+|X)/.exec(text);
  const n = dealt ? (dealt[1] === 'X' ? x : Number(dealt[1])) : 0;
  if (n >= left && !text.includes('end of this combat round')) return LETHAL - 1;
  let worth = n;
  const healed = /heal (\d+|X)/.exec(text);
  if (healed) worth += 0.9 * Math.min(sight.sideDamage(side), healed[1] === 'X' ? x : Number(healed[1]));
  const foe = 1 - side;
  if (text.includes('remove') || text.includes('flip') || text.includes('recast')) worth += 1;
  if (text.includes('cannot use surge')) worth += sight.symbols(foe, SYMBOL.surge);
  if (text.includes('deals damage to you')) worth += sight.symbols(foe, SYMBOL.enemy);
  if (text.includes('count double')) worth += ownDamage(sight, side);
  if (text.includes('further combat')) worth += 0.5;
  if (/test|explore/.test(text)) worth += 1;
  return worth > 0.4 ? 6 + worth : 0;
}

function ownDamage(sight: RbSight, side: number): number {
  return (
    sight.symbols(side, SYMBOL.physical) +
    sight.symbols(side, SYMBOL.magic) +
    (side === 1 ? sight.symbols(side, SYMBOL.enemy) : 0)
  );
}

const isDamage = (symbol: number): boolean =>
  symbol === SYMBOL.physical || symbol === SYMBOL.magic || symbol === SYMBOL.enemy;

/** The best damage or surge token that could lie on a doubler. */
function loadWorth(sight: RbSight, side: number): number {
  const { tokens, spent, liesOn } = sight.fight;
  let most = 0;
  for (let slot = 0; slot < tokens.length; slot++) {
    if (spent[slot] !== 0 || liesOn[slot] >= 0 || sight.sideOfSlot(slot) !== side || !isDamage(sight.symbol(slot)))
      continue;
    most = Math.max(most, sight.tokenWorth(slot));
  }
  return most;
}

/** What agility gains on a token: an own one is flipped, one of the opponent cast again. */
function agilityGain(sight: RbSight, side: number, slot: number): number {
  const now = sight.tokenWorth(slot);
  const turned = sight.tokenWorth(slot, true);
  return sight.sideOfSlot(slot) === side ? turned - now : (now - turned) / 2;
}

function agilityWorth(sight: RbSight, side: number): number {
  const { tokens, spent } = sight.fight;
  let most = 0;
  for (let slot = 0; slot < tokens.length; slot++) {
    if (spent[slot] === 0) most = Math.max(most, agilityGain(sight, side, slot));
  }
  return most;
}

const bestBy = (options: readonly Option[], worth: (option: Option) => number): Option => {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const w = worth(option);
    if (w <= most) continue;
    most = w;
    best = option;
  }
  return best;
};

/** Which token an effect is used on, by what the option does with it. */
export function tokenChoice(sight: RbSight, { options }: Decision): Option {
  const side = sight.fight.turn;
  return bestBy(options, (option) => {
    if (option.id === DONE) return 0.05;
    const own = sight.sideOfSlot(option.n) === side;
    const now = sight.tokenWorth(option.n);
    const turned = sight.tokenWorth(option.n, true);
    switch (option.key) {
      case 'rb.option.flip':
        return own ? turned - now : now - turned;
      case 'rb.option.recast':
        return sight.fight.spent[option.n] !== 0 ? now + turned : ((own ? 1 : -1) * (turned - now)) / 2;
      case 'rb.option.load':
        return isDamage(sight.symbol(option.n)) ? now + 1 : now;
      default:
        return own ? -now : now;
    }
  });
}

/** Pays with as little as possible; for X with everything. */
export function spending(sight: RbSight, { options }: Decision): Option {
  const enough = options.find(({ id }) => id === DONE);
  if (enough && !sight.paysForX) return enough;
  const tokens = options.filter(({ id }) => id !== DONE);
  return tokens.length > 0 ? bestBy(tokens, (option) => -sight.tokenWorth(option.n)) : options[0];
}

/** Blocks with the smallest shield there is. */
export function shielding(sight: RbSight, { options }: Decision): Option {
  const shields = options.filter(({ id }) => id !== DONE);
  return shields.length > 0 ? bestBy(shields, (option) => -sight.tokenWorth(option.n)) : options[0];
}

/** Leaves a fight that is about to be lost. */
export function retreating(sight: RbSight, { options }: Decision): Option {
  const side = sight.fight.hero === sight.seat ? 0 : 1;
  const life = sight.sideLife(side);
  const flees = life <= 2 && sight.sideLife(1 - side) >= 3;
  return options.find(({ id }) => id === (flees ? YES : NO)) ?? options[0];
}

/** Any way out will do. */
export function fleeing(_sight: RbSight, { options }: Decision): Option {
  return options.find(({ id }) => id !== DONE) ?? options[0];
}
