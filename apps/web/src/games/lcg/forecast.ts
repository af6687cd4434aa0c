import type { LcgView, SeenInPlay } from '@tafelrunde/lcg';
import type { Update } from '../../engine/protocol.ts';
import { viewAs } from '../module.ts';
import { phaseIds, shownMoment } from './phases.ts';
import { lcgWords } from './words.ts';

/** What players reckon in their heads: the sum of a run of picks, an attack, or what passing leads to. */
export function forecast(update: Update): string {
  const { decision, picks } = update;
  const view = viewAs<LcgView>(update.view);
  const words = lcgWords();
  if (!decision) return '';
  const sum = picks.reduce((all, { n }) => all + n, 0);
  const group = decision.group?.id ?? '';
  if (group.startsWith('commit')) return words.total.willpower(view.willpower + sum, view.threat);
  const foe = enemy(view, decision.source);
  if (group.startsWith('attack') && picks.length > 0) return attacking(sum, foe);
  if (decision.prompt[0] === 'lcg.ask.defend' && foe) return words.total.defend(foe.attack ?? 0, hidden(foe));
  if (decision.kind !== 'act') return '';
  const moment = shownMoment(view);
  if (!moment.inWindow) return '';
  const next = words.steps[moment.step] ?? words.phases[phaseIds[phaseIds.indexOf(view.phase) + 1] ?? 'resource'];
  return next ? words.passing(next) : '';
}

function attacking(strength: number, foe: SeenInPlay | undefined): string {
  const { total } = lcgWords();
  if (!foe) return total.attack(strength);
  const damage = Math.max(0, strength - (foe.defense ?? 0));
  return total.attackOn(strength, foe.defense ?? 0, damage, Math.max(0, (foe.hitPoints ?? 0) - foe.damage));
}

function enemy(view: LcgView, id: string): SeenInPlay | undefined {
  if (id === '') return undefined;
  return [...view.staging, ...view.players.flatMap(({ engaged }) => engaged)].find((card) => card.id === id);
}

/** Whether a shadow card may still make it worse. */
function hidden(foe: SeenInPlay): boolean {
  return (foe.shadows ?? []).some((shadow) => shadow === '');
}
