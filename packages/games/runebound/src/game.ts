import { cardsIn, defineGame, kernelMessages, seatOf } from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';
import { cards } from './cards/index.ts';
import { copy, copyCard, create } from './create.ts';
import { define } from './define.ts';
import type { HeroSpec } from './defs.ts';
import { flow } from './flow.ts';
import { rb } from './language/language.ts';
import { listCards } from './listing.ts';
import { messages } from './messages.ts';
import { nameOf, placeOrVillain } from './names.ts';
import { abilityOrder, healthOf, rightOf } from './players.ts';
import { previewMessages } from './preview/messages.ts';
import { preview } from './preview.ts';
import { defOf } from './registry.ts';
import { drawAdventure } from './rules/adventure.ts';
import { agility } from './rules/combat/agility.ts';
import { shields } from './rules/combat/damage.ts';
import { doubler } from './rules/combat/doubler.ts';
import { fightProcedure } from './rules/combat/fight.ts';
import { retreat } from './rules/combat/retreat.ts';
import { attackWithSome, spendTokens, surgeAbility } from './rules/combat/spend.ts';
import { rollDice } from './rules/dice.ts';
import { events } from './rules/events.ts';
import { exert } from './rules/exert.ts';
import { game } from './rules/game.ts';
import { learn } from './rules/learn.ts';
import { settle, tooManyAssets, tooManyCards, tooManySkills } from './rules/limits.ts';
import { diceMove, freeMove } from './rules/move.ts';
import { occasion, tellReaction } from './rules/occasion.ts';
import { rest } from './rules/rest.ts';
import { setupGame } from './rules/setup.ts';
import { shop } from './rules/shop.ts';
import { tryTask } from './rules/task.ts';
import { attributeTest } from './rules/test.ts';
import { story, time } from './rules/time.ts';
import { exchange, offers } from './rules/trade.ts';
import { turn } from './rules/turn.ts';
import { checkSetup, randomSetup } from './setup.ts';
import { FIGHT, type M } from './state.ts';
import { STAT, STAT_NAMES } from './stats.ts';
import { view } from './view.ts';
import { ZONE, zoneKinds } from './zones.ts';

const rules = [
  ...[game, setupGame, turn, time, story, diceMove, freeMove, rest, shop, learn, tryTask, drawAdventure],
  ...[attributeTest, rollDice, exert, exchange, offers, tooManyCards, tooManySkills, tooManyAssets],
  ...[fightProcedure, shields, spendTokens, attackWithSome, surgeAbility, agility, doubler, retreat],
];

/** The values printed on hero cards, enemies and villains; story tokens and zombies change a villain's (RB-LORE-01). */
function base(m: M, card: number, stat: number): number {
  const def = defOf(m, card);
  if (def.hero !== null) return printedOn(def.hero, stat);
  if (stat !== STAT.health) return 0;
  if (def.boss === null) return def.health;
  const { fight, story: tokens, zombies } = m.s;
  const { boss, perToken, perZombie } = def.boss;
  const own = fight.on === FIGHT.boss ? tokens[fight.hero] : 0;
  return Math.max(boss.least, boss.health - perToken * own + perZombie * zombies.length);
}

/** What a hero card prints, by name: what is looked up by a name that is reckoned takes longer than all the rest. */
function printedOn(hero: HeroSpec, stat: number): number {
  switch (stat) {
    case STAT.body:
      return hero.body;
    case STAT.mind:
      return hero.mind;
    case STAT.spirit:
      return hero.spirit;
    case STAT.health:
      return hero.health;
    case STAT.speed:
      return hero.speed;
    case STAT.handLimit:
      return hero.handLimit;
    default:
      return 0;
  }
}

/** Who controls a card: its owner, or for an enemy whoever plays it (RB-COMBAT-02). */
function controller(m: M, card: number): number {
  const seat = seatOf(m, card);
  if (seat >= 0) return seat;
  const { fight } = m.s;
  if (fight.on !== FIGHT.none && card === fight.enemy) {
    const right = rightOf(m, fight.hero);
    return right < 0 ? fight.hero : right;
  }
  return m.s.first;
}

/** Runebound, third edition. */
export const runebound = defineGame({
  id: 'runebound',
  version: 1,
  title: { de: 'Runebound', en: 'Runebound' },
  minSeats: 2,
  maxSeats: 4,
  zoneKinds,
  cards,
  define,
  language: rb,
  procedures: rules,
  events,
  policy: {
    order: abilityOrder,
    forced: 'each',
    responses: 'each',
    // Only face-up cards react, and what exertion takes is the number of cards in hand, which everybody sees.
    blind: new Set(),
    asksAnyway: () => false,
    orderPrompt: ['rb.ask.order'],
    respondPrompt: ['rb.ask.respond', { what: ['rb.when.now'] }],
    respondTo: occasion,
    tells: tellReaction,
    passKey: 'rb.option.no-response',
  },
  stats: { names: STAT_NAMES, base, least: -99, round: 'up', lasting: {} },
  catalogue: catalogue(kernelMessages, messages, previewMessages),
  idle: ['pass', 'done', 'no', 'wait'],
  checkSetup,
  randomSetup,
  create,
  copyCard,
  copy,
  controller,
  pool: (m, card) => defOf(m, card).back + 1,
  view,
  name: nameOf,
  noun: placeOrVillain,
  // In sentences a scenario card stands for its villain.
  wordFor: (m, card) => (defOf(m, card).boss === null ? undefined : `villain:${defOf(m, card).id}`),
  flow,
  preview,
  audit,
  settle,
  listCards,
});

/** What must hold at every decision (invariant 4). */
function audit(m: M): readonly string[] {
  const { s } = m;
  const problems: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.gold[seat] < 0 || s.damage[seat] < 0 || s.story[seat] < 0)
      problems.push(`seat ${seat} has less than no tokens`);
    const heroes = cardsIn(m, ZONE.hero, seat).length;
    if (heroes > 1) problems.push(`seat ${seat} has ${heroes} heroes`);
    if (heroes === 1 && s.damage[seat] > healthOf(m, seat)) problems.push(`seat ${seat} has more damage than health`);
  }
  const { fight } = s;
  const slots = fight.tokens.length;
  if (fight.faces.length !== slots || fight.spent.length !== slots || fight.liesOn.length !== slots)
    problems.push('tokens are lost');
  fight.liesOn.forEach((under, slot) => {
    if (under < 0) return;
    if (fight.spent[under] !== 0 || fight.spent[slot] !== 0) problems.push(`slot ${slot} lies on a spent doubler`);
    if (fight.liesOn.indexOf(under) !== slot) problems.push(`two tokens lie on slot ${under}`);
  });
  if (s.playing === 1) {
    for (let market = 0; market < 4; market++) {
      const n = cardsIn(m, ZONE.market0 + market).length;
      if (n < 3 && cardsIn(m, ZONE.assetDeck).length > 0 && !isShopping(m))
        problems.push(`market ${market} has ${n} assets`);
      if (n > 4) problems.push(`market ${market} has ${n} assets`);
    }
  }
  return problems;
}

function isShopping(m: M): boolean {
  return m.s.frames.some(({ proc }) => proc === 'shop');
}
