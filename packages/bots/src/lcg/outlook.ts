import type { CardIx, Match } from '@tafelrunde/kernel';
import { type LcgDef, type LcgState, STAT, sagaScenarios, setupOf, ZONE } from '@tafelrunde/lcg';
import { LcgSight } from './sight.ts';

/** What decides the scenarios of Shadows of Mirkwood and Dol Guldur, beyond what counts everywhere; each about as large as 1. */
export const outlookNames = [
  'wayLeft',
  'clues',
  'carriers',
  'guardMargin',
  'guardLittleMargin',
  'prisonerLife',
  'tokens',
  'points',
  'wounds',
  'eagleLife',
  'trolls',
  'sacked',
  'claimed',
  'guarded',
  'captive',
  'nazgulLife',
] as const;
export type Outlook = (typeof outlookNames)[number];

/** Progress or victory points that a stage asks for, in these units. */
const WAY = 8;
const POINTS = 20;
/** What has to be carried out of Dol Guldur. */
const OBJECTIVES = 3;

/** How far the players have come on the way to the end of the scenario, from 0 to 1. */
export function wayDone(match: Match<LcgState>): number {
  if (isHills(match)) return Math.min(1, pointsOf(match) / POINTS);
  let whole = 0;
  for (const { def } of match.s.cards) {
    const { type, questPoints } = match.game.defs[def] as LcgDef;
    if (type === 'quest') whole += questPoints;
  }
  return whole === 0 ? 0 : Math.min(1, Math.max(0, 1 - (wayLeft(match) * WAY) / whole));
}

const isHills = (match: Match<LcgState>): boolean => setupOf(match).scenario === 'emyn-muil';

const pointsOf = (match: Match<LcgState>): number =>
  zone(match, ZONE.victory).reduce((sum, card) => sum + defOf(match, card).victory, 0);

/** What is still to be done: on this stage and on those behind it. */
function wayLeft(match: Match<LcgState>): number {
  if (isHills(match)) return Math.max(0, POINTS - pointsOf(match)) / WAY;
  let left = new LcgSight(match, 0).stageLeft;
  for (const card of zone(match, ZONE.stages)) left += defOf(match, card).questPoints;
  return left / WAY;
}

const zone = (match: Match<LcgState>, kind: number): readonly CardIx[] => match.s.zones[match.layout.zone(kind, 0)];
const defOf = (match: Match<LcgState>, card: CardIx): LcgDef => match.game.defs[match.s.cards[card].def] as LcgDef;

/** Reads a redealt match, so it may look at everything in it; nothing to see in other scenarios. */
export function readOutlook(match: Match<LcgState>, add: (name: Outlook, amount: number) => void): void {
  const { scenario } = setupOf(match);
  if (scenario === 'dol-guldur') readDungeons(match, add);
  else if ((sagaScenarios as readonly string[]).includes(scenario)) readSaga(match, add);
}

/** Shadows of Mirkwood: what each of its scenarios is about. */
function readSaga(match: Match<LcgState>, add: (name: Outlook, amount: number) => void): void {
  add('wayLeft', wayLeft(match));
  if (isHills(match)) add('points', pointsOf(match) / POINTS);
  const table = new LcgSight(match, 0);
  const { guard, order } = table;
  if (guard >= 0) {
    const margin = table.margin(guard);
    add('guardMargin', margin / 20);
    add('guardLittleMargin', Math.max(0, 10 - margin) / 10);
  }
  const enemies = table.staged('enemy');
  for (const seat of order) {
    const sight = new LcgSight(match, seat);
    enemies.push(...sight.engaged());
    for (const card of sight.cards(ZONE.play)) readOwn(sight, card);
  }
  for (const card of enemies) {
    if (table.knows(card) && table.def(card).traits.includes('Troll')) add('trolls', table.life(card) / 24);
  }
  for (const card of zone(match, ZONE.attached))
    if (defOf(match, card).id === 'sacked') add('sacked', 1 / order.length);
  // Those that were set aside have still to come.
  for (const card of zone(match, ZONE.aside)) {
    const { traits, hitPoints } = defOf(match, card);
    if (traits.includes('Troll')) add('trolls', hitPoints / 24);
  }
  for (const card of table.staged('objective')) add('tokens', table.card(card).resources / WAY);

  function readOwn(sight: LcgSight, card: CardIx): void {
    const { host } = sight.card(card);
    if (!sight.knows(card)) return;
    const { id, traits } = sight.def(card);
    if (host >= 0) {
      if (id === 'athelas') add('wounds', -1);
      if (traits.includes('Clue')) {
        add('clues', 0.5);
        add('carriers', sight.willpower(host) / WAY);
      }
    } else if (id === 'wilyador') {
      add('wounds', sight.card(card).damage / 5);
      add('eagleLife', sight.life(card) / 20);
    } else if (sight.value(card, STAT.takesUndefended) > 0) add('prisonerLife', sight.life(card) / 5);
  }
}

/** Dol Guldur: all that lies on the way out, the objectives that open it, the prisoner, and who stands at the gate. */
function readDungeons(match: Match<LcgState>, add: (name: Outlook, amount: number) => void): void {
  add('wayLeft', wayLeft(match));
  const table = new LcgSight(match, 0);
  for (const card of table.staged('objective')) if (table.card(card).host >= 0) add('guarded', 1 / OBJECTIVES);
  const enemies = table.staged('enemy');
  for (const seat of table.order) {
    enemies.push(...table.engaged(seat));
    for (const card of table.cards(ZONE.play, seat)) {
      if (table.card(card).host >= 0 && table.type(card) === 'objective') add('claimed', 1 / OBJECTIVES);
    }
  }
  if (zone(match, ZONE.captive).length > 0) add('captive', 1);
  for (const card of enemies) {
    if (table.knows(card) && table.def(card).id === 'nazgul-of-dol-guldur') add('nazgulLife', table.life(card) / 9);
  }
}
