import { cardName, cardsIn, effectVars, move, procedure, type Vars } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import { FACES, isCompass, TERRAIN_DICE } from '../content/dice.ts';
import { gemHexes, hexesOf, nearer } from '../content/map.ts';
import type { ScenarioSpec } from '../defs.ts';
import { isEliminated } from '../players.ts';
import { defOf } from '../registry.ts';
import type { M, RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { topOf } from './cards.ts';
import { callDice } from './dice.ts';

/** The time track (RB-SILENT-10). */
export const SPACES = 12;
export const STORY_SPACES: readonly number[] = [2, 5, 8, 11];
export const GEM_SPACES: readonly number[] = [6, 12];

export function scenarioOf(m: M): ScenarioSpec {
  return defOf(m, cardsIn(m, ZONE.scenario)[0]).boss!;
}

/** The end of a round: the start player moves the time token, and what it reaches takes place (RB-ROUND-02, RB-TIME-01). */
export const time = procedure<RbState, Vars>('time')({
  token(m) {
    const { s } = m;
    const { afterAct2 } = scenarioOf(m);
    if (s.space < SPACES) {
      s.space++;
    } else if (s.act === 1) {
      // The track is passed a second time (RB-ACT-03), and the villain appears.
      s.space = 1;
      s.act = 2;
      appear(m);
    } else if (afterAct2 === 'lost') {
      m.end({ winners: [], reason: 'rb.end.too-late' });
      return;
    } else {
      // The token is not moved any more (RB-TIME-02): the villain marches instead.
      m.goto('march');
      callDice(m, s.first, TERRAIN_DICE);
      return;
    }
    if (m.log) m.say(['rb.log.time', { n: s.space, act: s.act }], [], 'RB-ROUND-02');
  },
  story(m) {
    if (STORY_SPACES.includes(m.s.space)) m.call(story, { card: -1 });
  },
  gems(m) {
    m.done();
    if (GEM_SPACES.includes(m.s.space)) refreshGems(m);
  },
  march(m) {
    m.done();
    const { s } = m;
    const { afterAct2 } = scenarioOf(m);
    if (afterAct2 === 'lost') return;
    const goal = hexesOf(afterAct2.marchTo)[0];
    for (const face of s.dice) {
      if (!isCompass(FACES[face]) || s.boss === goal) continue;
      s.boss = nearer(s.boss, goal)[0];
    }
    if (m.log) m.say(['rb.log.march', { who: villainName(m), hex: { name: `hex:${s.boss}` } }], [], 'RB-ACT-04');
    if (s.boss === goal) m.end({ winners: [], reason: 'rb.end.city-lost' });
  },
});

function villainName(m: M): Param {
  return cardName(m, cardsIn(m, ZONE.scenario)[0]);
}

/** The villain comes onto the board at the end of act 1. */
function appear(m: M): void {
  const { boss, zombiesWithBoss } = scenarioOf(m);
  const [hex] = hexesOf(boss.at);
  m.s.boss = hex;
  for (let i = 0; i < zombiesWithBoss; i++) m.s.zombies.push(hex);
  if (m.log) m.say(['rb.log.appear', { who: villainName(m), hex: { name: `hex:${hex}` } }], [], 'RB-ACT-03');
}

/** Gems on hexes without a hero are active again (RB-GEM-02, -03). */
function refreshGems(m: M): void {
  const { s } = m;
  for (let gem = 0; gem < gemHexes.length; gem++) {
    let taken = false;
    for (let seat = 0; seat < s.seats; seat++)
      if (s.hex[seat] === gemHexes[gem] && !isEliminated(m, seat)) taken = true;
    if (!taken) s.gems |= 1 << gem;
  }
  if (m.log) m.say(['rb.log.gems'], [], 'RB-GEM-02');
}

interface StoryVars extends Vars {
  card: number;
}

/** A story card: a quest goes to its track, anything else is resolved at once and discarded (RB-STORY-01, -03). */
export const story = procedure<RbState, StoryVars>('story')({
  draw(m, v) {
    v.card = topOf(m, ZONE.storyDeck);
    if (v.card < 0) return m.done();
    const def = defOf(m, v.card);
    move(m, v.card, ZONE.storyTrack);
    if (m.log) m.say(['rb.log.story', { card: cardName(m, v.card) }], [v.card], 'RB-STORY-01');
    const proc = def.task === null ? def.effect : def.arrives;
    if (proc !== '') m.callByName(proc, effectVars(m.s.first, v.card));
  },
  away(m, { card }) {
    m.done();
    if (defOf(m, card).task === null) move(m, card, ZONE.storyDiscard);
  },
});
