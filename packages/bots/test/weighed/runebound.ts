import { cityHexes, hexes, type RbDef, runebound, tokens, ZONE } from '@tafelrunde/runebound';
import { combatWorth, couldReflect, freeWorth, surgeWorth } from '../../src/runebound/abilities.ts';
import { assetWorth, buyGain, goal, isOutdone, plansOf } from '../../src/runebound/goals.ts';
import { fightOdds, gearWorth, retreatOdds, villainOdds } from '../../src/runebound/odds.ts';
import { meaningOf, modeOf } from '../../src/runebound/reading.ts';
import { type RbSight, roundsLeft } from '../../src/runebound/sight.ts';
import { cardWorth, learnGain, skillStrength, skillWorth, spendsCards } from '../../src/runebound/skills.ts';
import { faceWorth, strength } from '../../src/runebound/strength.ts';
import { taskChances } from '../../src/runebound/tasks.ts';
import { wayTo } from '../../src/runebound/ways.ts';
import { effectWorth } from '../../src/runebound/worth.ts';
import { seen, type Weighed } from './seen.ts';

const defs: readonly RbDef[] = runebound.defs as readonly RbDef[];

/** What rules of thumb of Runebound weigh in a position, whether they are asked for it or not. */
export function* weighed(s: RbSight): Weighed {
  yield* seen(s);
  yield ['left', roundsLeft(s)];
  for (let seat = 0; seat < s.seats; seat++) {
    yield ['hero', [s.story(seat), s.isOut(seat), s.life(seat), s.hurt(seat), s.trophies(seat), s.hexOf(seat)]];
    yield ['odds', [villainOdds(s, seat), strength(s, seat), spendsCards(s, seat), s.tokens(seat), s.bossLife(seat)]];
  }
  yield ['fight odds', [fightOdds(s), ...[1, 3, 6].map((life) => fightOdds(s, life))]];
  const plans = plansOf(s);
  yield ['goal', goal(s)];
  for (let hex = 0; hex < hexes.length; hex += 8) yield ['plans', [1, 2, 3].map((actions) => plans.best(hex, actions))];
  for (const card of s.hand()) {
    yield ['card in hand', [cardWorth(s, card), skillWorth(s, card), learnGain(s, card)]];
  }
  for (const card of s.assets()) yield ['asset', isOutdone(s, card)];
  for (const market of cityHexes.keys()) {
    for (const card of s.cards(ZONE.market0 + market)) yield ['market', buyGain(s, s.def(card))];
  }
  const fights = s.fight.on !== 0;
  if (fights) yield ['retreat', [retreatOdds(s), couldReflect(s, 0), couldReflect(s, 1), s.foeLife()]];
  for (const def of defs) yield* weighedCard(s, def, fights);
}

function* weighedCard(s: RbSight, def: RbDef, fights: boolean): Weighed {
  const { id, type, task, options } = def;
  if (type === 'asset') yield [`asset ${id}`, [assetWorth(s, def), buyGain(s, def), gearWorth(def, 5)]];
  if (type === 'skill') yield [`skill ${id}`, skillStrength(def)];
  for (const one of [task, ...options.map((option) => option.task)]) {
    if (!one) continue;
    yield [`task ${id}`, [taskChances(s, one), one.outcomes.map(({ says }) => effectWorth(s, meaningOf(says)))]];
  }
  for (const { says } of options) yield [`option ${id}`, effectWorth(s, meaningOf(says))];
  for (const n of [0, 1]) yield [`mode ${id}`, effectWorth(s, modeOf(def, n))];
  if (!fights) return;
  for (const { says } of [...def.surges, ...def.combats, ...def.frees]) {
    for (const side of [0, 1]) {
      const surges = [1, 4, 12].map((left) => surgeWorth(s, side, says, left));
      yield [`ability ${id}`, [...surges, freeWorth(s, side, says), combatWorth(s, side, says)]];
    }
  }
}

/** What is known of the map and of tokens wherever one stands. */
export function* known(): Weighed {
  for (const face of tokens.flatMap((_, token) => [2 * token, 2 * token + 1])) {
    yield [`face ${face}`, [faceWorth(face, true), faceWorth(face, false)]];
  }
  for (let hex = 0; hex < hexes.length; hex += 5) yield ['ways', [2, 3, 5].map((speed) => wayTo(hex, speed))];
}
