import { cardsIn, defineGame, kernelMessages, MOMENT } from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';
import { cards } from './cards/index.ts';
import { copy, copyCard, create } from './create.ts';
import { define } from './define.ts';
import { flow } from './flow.ts';
import { lastingModifiers } from './language/effects.ts';
import { dbg as language } from './language/language.ts';
import { listCards } from './listing.ts';
import { messages } from './messages.ts';
import { nameOf, nounOf } from './names.ts';
import { previewMessages } from './preview/messages.ts';
import { preview } from './preview.ts';
import { defOf } from './registry.ts';
import { assault, clockwise } from './rules/assault.ts';
import { fortune } from './rules/gain.ts';
import { PATH_SIZE } from './rules/path.ts';
import { playCard, playEach } from './rules/play.ts';
import { isLost, loseGame } from './rules/score.ts';
import { setUp } from './rules/setup.ts';
import { game } from './rules/turn.ts';
import { checkSetup, randomSetup, setupOf } from './setup.ts';
import { type M, MARK } from './state.ts';
import { view } from './view.ts';
import { ZONE, zoneKinds } from './zones.ts';

const rules = [game, setUp, playCard, playEach, fortune, assault];

/** Cards that are hidden in the same way: a player's, the main deck's, archenemies of one level. */
function pool(m: M, card: number): number {
  const c = m.s.cards[card];
  const kind = m.layout.kindOf[c.zone];
  // Whoever has given a card away in a draft knows that it is not in his deck, so it is not mixed with that.
  const away = c.owner >= 0 && c.owner !== m.layout.seatOf[c.zone];
  if (kind === ZONE.aside || (kind === ZONE.hand && (away || (c.marks & MARK.drafted) !== 0))) return 40;
  if (c.owner >= 0) return c.owner;
  const { level, group } = m.defs[c.def];
  // Face-down archenemies of Impossible Mode are known by their order, or else all but the last could be anywhere.
  if (group === 'impossible') return level === 4 ? 14 : shuffled(m) ? 15 : 100 + card;
  return level > 0 ? 10 + level : 8;
}

function shuffled(m: M): boolean {
  return setupOf(m).mode === 'impossible-shuffled';
}

/** A common loss takes place as soon as a step is over. */
function settle(m: M): void {
  if (!m.s.over && isLost(m)) loseGame(m);
}

/** The Path never has too many places, nobody owes Power, and what lies in a seat's zones is its own. */
function audit(m: M): readonly string[] {
  const problems: string[] = [];
  if (cardsIn(m, ZONE.path).length > PATH_SIZE) problems.push('the Path has more than five cards');
  if (cardsIn(m, ZONE.archenemy).length > 1) problems.push('two archenemies on top');
  m.s.cards.forEach((c, card) => {
    const seat = m.layout.seatOf[c.zone];
    const kind = m.layout.kindOf[c.zone];
    const passing = kind === ZONE.hand || kind === ZONE.aside;
    if (seat >= 0 && c.owner !== seat && !passing)
      problems.push(`card ${card} lies with ${seat} and belongs to ${c.owner}`);
    if (seat < 0 && c.owner >= 0) problems.push(`card ${card} lies on the table and belongs to ${c.owner}`);
  });
  return problems;
}

/** The Fellowship of the Ring Deck-Building Game. */
export const dbg = defineGame({
  id: 'dbg',
  version: 1,
  title: {
    de: 'Der Herr der Ringe: Die Gefährten – Deckbau-Spiel',
    en: 'The Lord of the Rings: The Fellowship of the Ring Deck-Building Game',
  },
  minSeats: 2,
  maxSeats: 5,
  zoneKinds,
  cards,
  define,
  language,
  procedures: rules,
  events: { play: MOMENT, 'play-ally': MOMENT },
  policy: {
    order: (m) => clockwise(m, m.s.turn),
    forced: 'each',
    responses: 'each',
    // Defenses are asked for by the rules of attacks themselves: everybody who holds cards is (rules/assault.ts).
    blind: new Set(),
    asksAnyway: () => false,
    orderPrompt: ['dbg.ask.order'],
    respondPrompt: ['dbg.ask.respond'],
    passKey: 'dbg.option.pass',
  },
  stats: {
    names: ['cost'],
    base: (m, card) => defOf(m, card).cost,
    least: 0,
    round: 'up',
    lasting: lastingModifiers,
  },
  catalogue: catalogue(kernelMessages, messages, previewMessages),
  idle: ['pass', 'done', 'no'],
  checkSetup,
  randomSetup,
  create,
  copy,
  copyCard,
  controller: (m, card) => Math.max(0, m.layout.seatOf[m.s.cards[card].zone]),
  pool,
  view,
  name: nameOf,
  noun: nounOf,
  flow,
  preview,
  audit,
  settle,
  listCards,
});
