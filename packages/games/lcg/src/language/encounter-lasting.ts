import { ADD, type Count, did, type Effect, type Modifier, modifyAll, type Node } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { currentQuest } from '../players.ts';
import { isLocation, kindOf } from '../registry.ts';
import type { LcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { lcg } from './language.ts';

const adds = (stat: number, applies: Modifier<LcgState>['applies']): Modifier<LcgState> => ({
  stat,
  layer: ADD,
  zones: 0,
  applies,
  amount: () => 0,
});

/** Modifiers that lasting effects name. */
export const lastingModifiers: Readonly<Record<string, Modifier<LcgState>>> = {
  'staging area': adds(STAT.stagingThreat, (m, _source, target) => target === currentQuest(m)),
  'staged locations': adds(
    STAT.threat,
    (m, _source, target) => kindOf(m, target) === ZONE.staging && isLocation(m, target),
  ),
};

const lastsNode = lcg.effect<Node & { mod: string; n: Count; until: string; text: Literal }>('lasts', {
  run: ({ mod, n, until }) => {
    const count = lcg.number(n);
    return (m, v) => {
      modifyAll(m, mod, { amount: count(m, v), source: v.source, seat: v.seat, until });
      did(v);
    };
  },
  text: ({ text }) => text,
});

/** The whole staging area has more threat until the end of the phase, whatever stage the players come to. */
export const stagingThreatRises = (n: Count, text: Literal): Effect =>
  lastsNode({ mod: 'staging area', n, until: 'phase', text });

/** Locations in the staging area have more threat until the end of the phase, later ones too (LCG-LASTING-04). */
export const stagedLocationsGet = (n: number): Effect =>
  lastsNode({
    mod: 'staged locations',
    n,
    until: 'phase',
    text: {
      de: `jeder Ort in der Aufmarschzone erhält bis zum Ende der Phase +${n} Widerstand`,
      en: `each location in the staging area gets +${n} threat until the end of the phase`,
    },
  });
