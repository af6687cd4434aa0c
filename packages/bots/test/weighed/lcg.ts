import { DONE, Option, PASS } from '@tafelrunde/kernel';
import { type CardType, type LcgDecision, type LcgDef, lcg, ZONE } from '@tafelrunde/lcg';
import { FROM_HAND, IN_PLAY, keepWorth, nearTroll, RESPONSES } from '../../src/lcg/actions.ts';
import { battle, defendedCost, foes, killNeeds, killWorth, undefendedCost } from '../../src/lcg/battle.ts';
import { packStageDone, trollsAhead } from '../../src/lcg/carrock.ts';
import { clueDread, clueLost, lacksClue } from '../../src/lcg/hunt.ts';
import { handsOver, hurryOf, playerFor } from '../../src/lcg/mirkwood.ts';
import { troubleOf } from '../../src/lcg/quest.ts';
import { curesOf } from '../../src/lcg/reading.ts';
import { cureWorth, eagleHurt, eagleOf, requestDone } from '../../src/lcg/rhosgobel.ts';
import type { LcgSight } from '../../src/lcg/sight.ts';
import { steady } from '../../src/lcg/steady.ts';
import { LIKINGS } from '../../src/lcg/targets.ts';
import { hurtOf, lossOf, threatCost, worthOf } from '../../src/lcg/worth.ts';
import { seen, type Weighed } from './seen.ts';

const WHEN = { ...FROM_HAND, ...RESPONSES, ...IN_PLAY };
const TYPES: readonly CardType[] = ['enemy', 'location', 'objective', 'treachery'];
/** Questions about cards of such kinds. */
const ASKED = {
  enemies: ['lcg.ask.engage', 'lcg.ask.attack', 'lcg.ask.spider', 'lcg.ask.shadow-away'],
  locations: ['lcg.ask.travel'],
  fighters: ['lcg.ask.damage', 'lcg.ask.attackers', 'lcg.ask.join', 'lcg.ask.defend', 'lcg.ask.host', 'lcg.ask.escape'],
  heroes: ['lcg.ask.pay', 'lcg.ask.commit'],
  held: ['lcg.ask.give', 'lcg.ask.take', 'lcg.ask.restricted', 'lcg.ask.prevent', 'kernel.ask.target'],
} as const;

/** What rules of thumb of the living card game weigh in a position, whether they are asked for it or not. */
export function* weighed(s: LcgSight): Weighed {
  yield* seen(s);
  const fighters = s.order.flatMap((seat) => s.characters(seat));
  const met = [...s.order.flatMap((seat) => s.engaged(seat)), ...s.staged('enemy')];
  const enemies = met.filter((card) => s.knows(card));
  const locations = [...s.staged('location'), ...(s.location >= 0 ? [s.location] : [])];
  const held = s.hand();
  yield ['staged', TYPES.map((type) => s.staged(type))];
  for (const seat of s.order) {
    yield ['seats', [s.threat(seat), s.margin(seat), s.resources(seat), s.readyCharacters(seat), s.heroes(seat)]];
    yield ['playerFor', [-1, s.quest, ...enemies].map((source) => playerFor(s, s.order, source))];
  }
  const state = [nearTroll, trollsAhead, packStageDone, lacksClue, clueDread, eagleOf, eagleHurt, requestDone, hurryOf];
  for (const weigh of state) yield [weigh.name, weigh(s)];
  if (s.guard >= 0) yield ['handsOver', handsOver(s)];
  yield ['escapeCards', [s.escapeCards(), s.revealThreat()]];
  for (const n of [1, 3, 9]) yield ['threat', [threatCost(s, n), foes(s, s.threat() + n)]];
  for (const enemy of enemies) {
    yield ['enemy', [killWorth(s, enemy), killNeeds(s, enemy), undefendedCost(s, enemy), s.hasAttacked(enemy)]];
    for (const card of s.characters()) yield ['defendedCost', defendedCost(s, enemy, card)];
  }
  for (let n = 0; n <= enemies.length; n++) {
    yield [
      'battle',
      [battle(s, s.readyCharacters(), enemies.slice(0, n)), battle(s, s.characters(), enemies.slice(n))],
    ];
  }
  for (const card of fighters) {
    yield ['loss', [lossOf(s, card), ...[1, 2, 3, 5].map((damage) => hurtOf(s, card, damage))]];
    if (s.isHero(card)) yield ['clueLost', clueLost(s, card)];
  }
  for (const card of held) yield ['keepWorth', keepWorth(s, card)];
  const all = [...fighters, ...enemies, ...locations, ...held];
  for (const [id, when] of Object.entries(WHEN)) {
    yield [`when ${id}`, [...s.characters(), ...held.slice(0, 2), ...attached(s)].map((card) => when(s, card))];
  }
  for (const [id, liking] of Object.entries(LIKINGS)) yield [`liking ${id}`, all.map((card) => liking(s, card, card))];
  const lists = { enemies, locations, fighters, heroes: s.heroes(), held };
  for (const [kind, questions] of Object.entries(ASKED)) {
    const cards = lists[kind as keyof typeof lists];
    if (cards.length === 0) continue;
    for (const question of questions) yield [question, cards.map((_, n) => answered(s, question, cards.slice(n)))];
  }
}

/** Cards that lie on those of the seat. */
const attached = (s: LcgSight): readonly number[] => s.cards(ZONE.play).filter((card) => s.card(card).host >= 0);

/** What is answered to a question about these cards, about each enemy in turn. */
function answered(s: LcgSight, question: string, cards: readonly number[]): readonly string[] {
  const about = cards.map((card) => new Option(`${card}`, 'lcg.option.pass', card));
  const options = [
    ...about,
    new Option(question === 'lcg.ask.engage' || question === 'lcg.ask.travel' ? PASS : DONE, 'lcg.option.pass'),
  ];
  const sources = s.engaged().length > 0 ? s.engaged() : s.staged('enemy');
  return sources.slice(0, 2).map((source) => {
    const decision = { seat: s.seat, kind: 'target', prompt: [question], options, source } as unknown as LcgDecision;
    return steady(s, decision, [1, 2, 3, 4], null).id;
  });
}

/** What is known of cards wherever they are. */
export function* known(s: LcgSight): Weighed {
  const defs: readonly LcgDef[] = lcg.defs as readonly LcgDef[];
  for (const def of defs) {
    yield [`known ${def.id}`, [worthOf(def), curesOf(def), troubleOf(def.id), cureWorth(s, def)]];
  }
}
