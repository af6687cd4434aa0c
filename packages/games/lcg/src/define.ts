import {
  Assembler,
  always,
  type Effect,
  EVERYBODY,
  emit,
  isCustom,
  type Language,
  type Literal,
  type Modifier,
  move,
  type Seat,
  show,
  type Test,
  type Title,
  type Trigger,
  use,
  usesOf,
  visit,
} from '@tafelrunde/kernel';
import type { ActionDef, AttachDef, CardType, LcgDef, StageRules } from './defs.ts';
import { cancelKinds } from './language/card-effects.ts';
import { lcg } from './language/language.ts';
import type { Moment } from './language/moments.ts';
import { isBlank } from './registry.ts';
import { limitKey } from './rules/limits.ts';
import { canPlay, costOf, discardEvent, pay } from './rules/play.ts';
import { type LcgState, LIMIT, type M, PHASE, PLANNING } from './state.ts';
import { type Sphere, sphereNumber } from './stats.ts';
import { abilityVars } from './vars.ts';
import { IN_HAND, IN_PLAY, ZONE } from './zones.ts';

/** Uses an ability has in a phase, round or game; of this card, or of the player through all copies. */
interface Limit {
  readonly n: number;
  readonly per: keyof typeof LIMIT;
  readonly perPlayer?: true;
}

export type Ability =
  | {
      readonly kind: 'action';
      readonly phase?: keyof typeof PHASE;
      readonly anyone?: true;
      readonly cost?: Effect;
      readonly limit?: Limit;
      readonly effect: Effect;
    }
  | {
      /** A passive ability with a moment has no bold word in front of it: it comes before forced ones (LCG-TIMING-01). */
      readonly kind: 'response' | 'forced' | 'passive';
      readonly moment: Moment;
      readonly cost?: Effect;
      readonly limit?: Limit;
      readonly effect: Effect;
      /** Where the card works from, if not from play (events: from hand). */
      readonly from?: number;
      /** A response that every player decides on for himself, in its effect: nobody is asked beforehand. */
      readonly everybody?: true;
    }
  | { readonly kind: 'whenRevealed' | 'shadow' | 'setup'; readonly effect: Effect }
  | { readonly kind: 'travel'; readonly cost: Effect }
  | { readonly kind: 'constant'; readonly modifiers: readonly Modifier<LcgState>[]; readonly text: Literal };

/** What a card prints. Numbers that a type does not have are left out. */
export interface Spec {
  readonly number: number;
  readonly id: string;
  readonly title: Title;
  readonly quantity?: number;
  readonly easyQuantity?: number;
  readonly unique?: boolean;
  readonly sphere?: Sphere;
  readonly set?: string;
  readonly traits?: readonly string[];
  readonly cost?: number;
  readonly threatCost?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly threat?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  readonly victory?: number;
  readonly ranged?: true;
  readonly sentinel?: true;
  readonly restricted?: true;
  readonly doomed?: number;
  readonly surge?: number;
  readonly guarded?: true;
  readonly permanent?: true;
  readonly followsFirst?: true;
  readonly stage?: number;
  readonly attach?: AttachDef;
  readonly mustTravel?: true;
  readonly attacksStaging?: true;
  readonly excessThreat?: true;
  readonly stageRules?: StageRules;
  readonly payment?: LcgDef['payment'];
  readonly abilities?: readonly Ability[];
  /** The same, where it has to be read before the abilities: how the card is paid for. */
  readonly saysFirst?: readonly Literal[];
  /** Rules on the card that the engine knows by themselves (must travel, stage rules …), in words. */
  readonly says?: readonly Literal[];
}

const EVERY_PHASE = 0xff;

const KIND_WORDS: Record<'action' | 'response' | 'forced' | 'whenRevealed' | 'shadow' | 'setup' | 'travel', Literal> = {
  action: { de: 'Aktion', en: 'Action' },
  response: { de: 'Reaktion', en: 'Response' },
  forced: { de: 'Erzwungen', en: 'Forced' },
  whenRevealed: { de: 'Wenn aufgedeckt', en: 'When Revealed' },
  shadow: { de: 'Schatten', en: 'Shadow' },
  setup: { de: 'Vorbereitung', en: 'Setup' },
  travel: { de: 'Reise', en: 'Travel' },
};

const PHASE_WORDS: Partial<Record<keyof typeof PHASE, Literal>> = {
  quest: { de: 'Abenteueraktion', en: 'Quest Action' },
  combat: { de: 'Kampfaktion', en: 'Combat Action' },
};

const LIMIT_WORDS: Record<keyof typeof LIMIT, Literal> = {
  phase: { de: 'pro Phase', en: 'per phase' },
  round: { de: 'pro Runde', en: 'per round' },
  game: { de: 'pro Spiel', en: 'per game' },
};

/** A card as data: what a card file lists. */
export interface LcgCardSpec extends Spec {
  readonly type: CardType;
}

/** Writes a card. */
export function card(type: CardType, spec: Spec): LcgCardSpec {
  return { type, ...spec };
}

/** Compiles what a card does, and writes its text in both languages from the same values. */
export function define(spec: LcgCardSpec, l: Language<LcgState>): LcgDef {
  const { type, id, abilities = [] } = spec;
  const texts: Literal[] = [...keywordTexts(spec), ...(spec.saysFirst ?? [])];
  const actions: ActionDef[] = [];
  const triggers: Trigger<LcgState>[] = [];
  const modifiers: Modifier<LcgState>[] = [];
  const procs = { whenRevealed: '', shadow: '', setup: '', travel: '' };
  let canTravel = (_m: M, _card: number): boolean => true;
  abilities.forEach((ability, i) => {
    const name = `${id}#${i}`;
    texts.push(abilityText(ability));
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
  texts.push(...(spec.says ?? []));
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
    actions,
    playedIn: type !== 'event' ? PLANNING : (actions[0]?.phases ?? 0),
    triggers,
    modifiers,
    ...procs,
    canTravel,
    mustTravel: spec.mustTravel ?? false,
    attacksStaging: spec.attacksStaging ?? false,
    excessThreat: spec.excessThreat ?? false,
    stageRules: spec.stageRules ?? null,
    payment: spec.payment ?? 'normal',
    texts,
    text: { de: texts.map(({ de }) => de).join('\n'), en: texts.map(({ en }) => en).join('\n') },
    tree: abilities,
    custom: abilities.filter(isCustom).length,
    abilities: abilities.length + (spec.says?.length ?? 0) + (spec.saysFirst?.length ?? 0),
  };
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

function actionOf(name: string, ability: Ability & { kind: 'action' }, l: Language<LcgState>): ActionDef {
  const { phase, anyone = false, cost, limit, effect } = ability;
  const could = l.could(effect);
  const payable = payableOf(cost);
  l.compile(name, cost ? [cost, effect] : [effect]);
  return {
    phases: phase === undefined ? EVERY_PHASE : 1 << PHASE[phase],
    anyone,
    usable: (m, v) => payable(m, v) && could(m, v),
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
  l: Language<LcgState>,
): Trigger<LcgState> {
  const { moment, cost, limit, effect, kind } = ability;
  const isEvent = type === 'event';
  const could = l.could(effect);
  const payable = payableOf(cost);
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
    ...(kind === 'passive' || cancels(effect) ? { early: true } : {}),
    zones: ability.from ?? (isEvent ? IN_HAND : IN_PLAY),
    // What starts by itself keeps to its limit, too; only `matches` is asked for it.
    matches: (m, event, card) =>
      !isBlank(m, card) && moment.matches(m, event, card) && !(limit && usesOf(m, scope, keyOf(m, card)) >= limit.n),
    usable: (m, event, card, seat) => {
      if (isEvent && !canPayFor(m, seat, card)) return false;
      const v = abilityVars(seat, card);
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
    m.call(pay, { seat: v.seat, card: v.source, sphere, left: costOf(m, v.source), each: 0, paid: 0 });
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

function keywordTexts(spec: Spec): Literal[] {
  const words: [boolean, string, string][] = [
    [spec.ranged ?? false, 'Fernkampf.', 'Ranged.'],
    [spec.sentinel ?? false, 'Schildwache.', 'Sentinel.'],
    [spec.restricted ?? false, 'Eingeschränkt.', 'Restricted.'],
    [spec.guarded ?? false, 'Bewacht.', 'Guarded.'],
    [spec.permanent ?? false, 'Dauerhaft.', 'Permanent.'],
    [(spec.doomed ?? 0) > 0, `Verflucht ${spec.doomed}.`, `Doomed ${spec.doomed}.`],
    [(spec.surge ?? 0) > 0, 'Nachrüsten.', 'Surge.'],
    [(spec.victory ?? 0) > 0, `Sieg ${spec.victory}.`, `Victory ${spec.victory}.`],
  ];
  const found = words.filter(([has]) => has).map(([, de, en]) => ({ de, en }));
  if (spec.attach) found.push(spec.attach.text);
  return found;
}

function abilityText(ability: Ability): Literal {
  if (ability.kind === 'constant') return ability.text;
  if (ability.kind === 'travel') return prefixed(KIND_WORDS.travel, lcg.sentence(lcg.textOf(ability.cost)));
  const head = headOf(ability);
  const body = lcg.sentence(lcg.textOf(ability.effect));
  const cost = 'cost' in ability && ability.cost ? lcg.sentence(lcg.textOf(ability.cost)) : null;
  const limit = 'limit' in ability && ability.limit ? limitText(ability.limit) : null;
  const join = (lang: 'de' | 'en', word: string): string =>
    [cost ? `${word}: ${cost[lang]}` : '', body[lang], limit ? limit[lang] : '']
      .filter((part) => part !== '')
      .join(' ');
  return prefixed(head, { de: join('de', 'Kosten'), en: join('en', 'Cost') });
}

function headOf(ability: Exclude<Ability, { kind: 'constant' | 'travel' }>): Literal {
  if (ability.kind === 'action') {
    return (ability.phase && PHASE_WORDS[ability.phase]) || KIND_WORDS.action;
  }
  if (ability.kind === 'passive') return capital(ability.moment.says);
  const word = KIND_WORDS[ability.kind];
  if (ability.kind !== 'response' && ability.kind !== 'forced') return word;
  const { says } = ability.moment;
  return { de: `${word.de}, ${says.de}`, en: `${word.en}, ${says.en}` };
}

function capital({ de, en }: Literal): Literal {
  return { de: de[0].toUpperCase() + de.slice(1), en: en[0].toUpperCase() + en.slice(1) };
}

function limitText({ n, per, perPlayer }: Limit): Literal {
  const { de, en } = LIMIT_WORDS[per];
  return {
    de: `(${n}-mal ${de}${perPlayer ? ' für jeden Spieler' : ''}.)`,
    en: `(Limit ${n} ${en}${perPlayer ? ' for each player' : ''}.)`,
  };
}

function prefixed(head: Literal, body: Literal): Literal {
  return { de: `${head.de}: ${body.de}`, en: `${head.en}: ${body.en}` };
}
