import { below, type Decision, DONE, type Match, type Option, PASS, type RandomWords, YES } from '@tafelrunde/kernel';
import type { RbState } from '../../state.ts';
import { ZONE } from '../../zones.ts';
import { distance, gemHexes } from '../map.ts';
import { combatAction, fleeing, retreating, shielding, spending, tokenChoice } from './combat.ts';
import { RbSight } from './sight.ts';
import {
  buyChoice,
  diceChoice,
  leastOf,
  leastSkill,
  sellChoice,
  stepChoice,
  testChoice,
  turnChoice,
  worthMost,
} from './turn.ts';

type Chooser = (sight: RbSight, decision: Decision, random: RandomWords) => Option;

const any: Chooser = (_sight, { options }, random) => options[below(random, options.length)];
const first: Chooser = (_sight, { options }) => options[0];
const decline: Chooser = (_sight, { options }) =>
  options.find(({ id }) => id === PASS || id === DONE || id === 'no') ?? options[options.length - 1];

/** Where many gems lie within a turn’s walk. */
const bestStart: Chooser = (_sight, { options }) => {
  const gemsNear = (hex: number): number => gemHexes.filter((gem) => distance(hex, gem) <= 2).length;
  return options.reduce((best, option) => (gemsNear(option.n) > gemsNear(best.n) ? option : best));
};

/** Uses whatever may be used, if it costs no last card. */
const respond: Chooser = (sight, { options }) => {
  const use = options.find(({ id }) => id !== PASS);
  const pass = options.find(({ id }) => id === PASS) ?? options[0];
  if (!use) return pass;
  const { text, id } = sight.def(use.card);
  if (id === 'thorn' || id === 'taxidermist') return sight.count(ZONE.hand) >= 3 ? use : pass;
  if (text.en.includes('heal') && sight.damage() < 3) return pass;
  return use;
};

const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'rb.ask.turn': turnChoice,
  'rb.ask.hero': any,
  'rb.ask.start': bestStart,
  'rb.ask.move': stepChoice,
  'rb.ask.free-move': stepChoice,
  'rb.ask.goal': stepChoice,
  'rb.ask.dice': diceChoice,
  'rb.ask.test': testChoice,
  'rb.ask.exert': leastSkill,
  'rb.ask.discard': leastSkill,
  'rb.ask.hand-limit': leastSkill,
  'rb.ask.skill-limit': leastOf,
  'rb.ask.asset-limit': leastOf,
  'rb.ask.lose-asset': leastOf,
  'rb.ask.event': worthMost,
  'rb.ask.outcome': worthMost,
  'kernel.ask.mode': worthMost,
  'rb.ask.trophy': first,
  'rb.ask.sell': sellChoice,
  'rb.ask.buy': buyChoice,
  'rb.ask.combat': combatAction,
  'rb.ask.enemy': combatAction,
  'rb.ask.spend': spending,
  'rb.ask.shield': shielding,
  'rb.ask.agility': tokenChoice,
  'rb.ask.doubler': tokenChoice,
  'rb.ask.token': tokenChoice,
  'rb.ask.retreat': retreating,
  'rb.ask.flee': fleeing,
  'rb.ask.respond': respond,
  'rb.ask.parry': (_sight, { options }) => options.find(({ id }) => id === YES) ?? options[0],
  'rb.ask.trade': decline,
  'rb.ask.agree': decline,
};

/** A sensible player for balance runs: earn, learn, equip, stay healthy, then face the villain. */
export function sensible(match: Match<RbState>, decision: Decision, random: RandomWords): Option {
  const choose = CHOOSERS[decision.prompt[0]] ?? any;
  return choose(new RbSight(match, decision.seat), decision, random);
}
