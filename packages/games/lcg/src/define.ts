import {
  Assembler,
  always,
  type Compiler,
  type Effect,
  EVERYBODY,
  emit,
  isCustom,
  type Modifier,
  move,
  type Seat,
  show,
  type Test,
  type Trigger,
  use,
  usesOf,
  visit,
} from '@tafelrunde/kernel';
import type { ActionDef, CardType, LcgDef, StageRules } from './defs.ts';
import { cancelKinds } from './language/card-effects.ts';
import { lcg } from './language/language.ts';
import { cannotBeCancelled, isSilenced } from './players.ts';
import { isBlank } from './registry.ts';
import { limitKey } from './rules/limits.ts';
import { canPlay, costOf, discardEvent, pay } from './rules/play.ts';
import type { Ability, Limit, Spec } from './spec.ts';
import { type LcgState, LIMIT, type M, PHASE, PLANNING } from './state.ts';
import { sphereNumber } from './stats.ts';
import { textsOf } from './texts.ts';
import { abilityVars, triedVars } from './vars.ts';
import { IN_HAND, IN_PLAY, ZONE } from './zones.ts';

const EVERY_PHASE = 0xff;

/** A card as data: what a card file lists. */
export interface LcgCardSpec extends Spec {
  readonly type: CardType;
}

/** Writes a card. */
export function card(type: CardType, spec: Spec): LcgCardSpec {
  return { type, ...spec };
}

/** Compiles what a card does, and writes its text in both languages from the same values. */
export function define(spec: LcgCardSpec, l: Compiler<LcgState>): LcgDef {
  const { type, id, abilities = [] } = spec;
  const texts = textsOf(spec);
  const byHand = spec.says?.length ?? 0;
  const actions: ActionDef[] = [];
  const triggers: Trigger<LcgState>[] = [];
  const modifiers: Modifier<LcgState>[] = [];
  const procs = { whenRevealed: '', shadow: '', setup: '', travel: '' };
  const stageRules: StageRules = { ...spec.stageRules };
  let canTravel = (_m: M, _card: number): boolean => true;
  abilities.forEach((ability, i) => {
    const name = `${id}#${i}`;
    switch (ability.kind) {
      case 'action':
        actions.push(actionOf(name, ability, l));
        break;
      case 'response':
      case 'forced':
      case 'passive':
        triggers.push(triggerOf(name, type, ability, i, l));
        break;
      case 'constant':
        modifiers.push(...ability.modifiers.map(whileNotBlank));
        break;
      case 'stage':
        Object.assign(stageRules, ability.rules);
        break;
      case 'travel': {
        procs.travel = l.compile(name, [ability.cost]).name;
        const could = l.could(ability.cost);
        canTravel = (m, card) => could(m, abilityVars(m.s.first, card));
        break;
      }
      default:
        procs[ability.kind] = l.compile(name, [ability.effect]).name;
    }
  });
  return {
    number: spec.number,
    id,
    title: spec.title,
    type,
    unique: spec.unique ?? false,
    quantity: spec.quantity ?? 1,
    easyQuantity: spec.easyQuantity ?? spec.quantity ?? 1,
    sphere: spec.sphere ?? '',
    sphereNumber: sphereNumber(spec.sphere ?? ''),
    set: spec.set ?? '',
    traits: spec.traits ?? [],
    cost: spec.cost ?? 0,
    threatCost: spec.threatCost ?? 0,
    willpower: spec.willpower ?? 0,
    attack: spec.attack ?? 0,
    defense: spec.defense ?? 0,
    hitPoints: spec.hitPoints ?? 0,
    threat: spec.threat ?? 0,
    engagement: spec.engagement ?? 0,
    questPoints: spec.questPoints ?? 0,
    victory: spec.victory ?? 0,
    ranged: spec.ranged ?? false,
    sentinel: spec.sentinel ?? false,
    restricted: spec.restricted ?? false,
    doomed: spec.doomed ?? 0,
    surge: spec.surge ?? 0,
    guarded: spec.guarded ?? false,
    permanent: spec.permanent ?? false,
    followsFirst: spec.followsFirst ?? false,
    stage: spec.stage ?? 0,
    attach: spec.attach ?? null,
    pack: spec.pack ?? 'core',
    escape: spec.escape ?? 0,
    joins: spec.joins ?? false,
    escorted: spec.escorted ?? false,
    detached: spec.detached ?? 'staging',
    uncancellable: spec.uncancellable ?? false,
    immune: spec.immune ?? false,
    actions,
    playedIn: type !== 'event' ? PLANNING : (actions[0]?.phases ?? 0),
    triggers,
    modifiers,
    ...procs,
    canTravel,
    mustTravel: spec.mustTravel ?? false,
    attacksStaging: spec.attacksStaging ?? false,
    excessThreat: spec.excessThreat ?? false,
    stageRules: Object.keys(stageRules).length > 0 ? stageRules : null,
    payment: spec.payment ?? 'normal',
    texts,
    text: { de: texts.map(({ de }) => de).join('\n'), en: texts.map(({ en }) => en).join('\n') },
    brief: () => lcg.briefly(() => textsOf(spec)),
    tree: abilities,
    custom: abilities.filter(isCustomAbility).length + byHand,
    abilities: abilities.length + byHand,
  };
}

/** Whether an ability is code of its own with texts written by hand. */
function isCustomAbility(ability: Ability): boolean {
  if (ability.kind === 'constant' || ability.kind === 'stage') return ability.custom === true;
  return isCustom(ability) || ('moment' in ability && ability.moment.custom === true);
}

const TRIGGER_RULES = { response: 'LCG-REACT-01', forced: 'LCG-FORCED-01', passive: 'LCG-TIMING-01' } as const;

/** Whether an effect keeps something from happening, which takes precedence over everything else (LCG-CANCEL-01). */
function cancels(effect: Effect): boolean {
  let found = false;
  visit(effect, (node) => {
    found ||= cancelKinds.has(node.k);
  });
  return found;
}

/** Whether a cost can be paid: every part of it, or none is (LCG-COST-12). */
function payableOf(cost: Effect | undefined): Test<LcgState> {
  if (cost === undefined) return always;
  if (cost.k !== 'all') return lcg.could(cost);
  const parts = (cost as Effect & { effects: readonly Effect[] }).effects.map(payableOf);
  return (m, v) => parts.every((part) => part(m, v));
}

function actionOf(name: string, ability: Ability & { kind: 'action' }, l: Compiler<LcgState>): ActionDef {
  const { phase, anyone = false, cost, limit, effect } = ability;
  const could = l.could(effect);
  const payable = payableOf(cost);
  l.compile(name, cost ? [cost, effect] : [effect]);
  return {
    phases: phase === undefined ? EVERY_PHASE : 1 << PHASE[phase],
    anyone,
    // Whether an objective may be claimed at all is quicker to see than who could pay for it.
    usable: anyone ? (m, v) => could(m, v) && payable(m, v) : (m, v) => payable(m, v) && could(m, v),
    proc: name,
    does: l.keepPhrase(`${name}!`, l.textOf(effect)),
    limit: limit?.n ?? 0,
    scope: LIMIT[limit?.per ?? 'round'],
    perPlayer: isPerPlayer(limit),
  };
}

/** A limit per game counts for each player through all copies, others only if they say so (LCG-LIMIT-01, -02). */
function isPerPlayer(limit: Limit | undefined): boolean {
  return limit !== undefined && (limit.per === 'game' || limit.perPlayer === true);
}

function triggerOf(
  name: string,
  type: CardType,
  ability: Ability & { kind: 'response' | 'forced' | 'passive' },
  ix: number,
  l: Compiler<LcgState>,
): Trigger<LcgState> {
  const { moment, cost, limit, effect, kind } = ability;
  const isEvent = type === 'event';
  const could = l.could(effect);
  const payable = payableOf(cost);
  const cancelling = cancels(effect);
  const a = new Assembler<LcgState>(name);
  const scope = LIMIT[limit?.per ?? 'round'];
  const perPlayer = isPerPlayer(limit);
  const keyOf = (m: M, card: number): number => limitKey(m, m.controller(card), card, ix, { perPlayer });
  if (limit) a.run((m, v) => use(m, scope, keyOf(m, v.source)));
  if (isEvent) playFromHand(a);
  if (cost) l.assemble(cost, a);
  l.assemble(effect, a);
  if (isEvent) a.run((m, v) => discardEvent(m, v.source));
  l.keep(a);
  return {
    on: moment.on,
    timing: moment.timing,
    optional: kind === 'response' && !ability.everybody,
    ...(kind === 'passive' || cancelling ? { early: true } : {}),
    zones: ability.from ?? (isEvent ? IN_HAND : IN_PLAY),
    // What starts by itself keeps to its limit, too; only `matches` is asked for it.
    matches: (m, event, card) =>
      !isBlank(m, card) && moment.matches(m, event, card) && !(limit && usesOf(m, scope, keyOf(m, card)) >= limit.n),
    usable: (m, event, card, seat) => {
      if (isEvent ? !canPayFor(m, seat, card) : isSilenced(m, card)) return false;
      if (cancelling && cannotBeCancelled(m, event.card as number)) return false;
      const v = triedVars(seat, card);
      v.event = event;
      if (typeof event.enemy === 'number') v.enemy = event.enemy;
      return payable(m, v) && could(m, v);
    },
    proc: name,
    does: l.keepPhrase(`${name}!`, l.textOf(effect)),
    key: isEvent ? 'lcg.option.play' : kind === 'response' ? 'lcg.option.use' : 'lcg.option.first',
    rule: TRIGGER_RULES[kind],
  };
}

function canPayFor(m: M, seat: Seat, card: number): boolean {
  return canPlay(m, seat, card, true);
}

/** A reaction event is paid for and laid down before it takes effect (LCG-REACT-05). */
function playFromHand(a: Assembler<LcgState>): void {
  a.run((m, v) => {
    const { sphere } = m.defs[m.s.cards[v.source].def];
    show(m, v.source, EVERYBODY);
    const cost = costOf(m, v.source);
    m.call(pay, { seat: v.seat, card: v.source, sphere, cost, left: cost, each: 0, paid: 0 });
  });
  a.run((m, v) => {
    move(m, v.source, ZONE.resolving);
    if (m.log)
      m.say(
        [
          'lcg.log.play',
          { seat: { name: `seat:${v.seat}` }, card: { name: `card:${m.defs[m.s.cards[v.source].def].id}` } },
        ],
        [v.source],
        'LCG-PLAY-01',
      );
    emit(m, { type: 'play', card: v.source, seat: v.seat });
  });
}

function whileNotBlank(modifier: Modifier<LcgState>): Modifier<LcgState> {
  return { ...modifier, applies: (m, source, target) => modifier.applies(m, source, target) && !isBlank(m, source) };
}
