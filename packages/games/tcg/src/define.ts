import {
  ADD,
  Assembler,
  type Compiler,
  type Condition,
  type Effect,
  type EffectVars,
  isCustom,
  type Modifier,
  type Trigger,
} from '@tafelrunde/kernel';
import type { Clause, Literal, Title } from '@tafelrunde/words';
import type { ActionDef, BearerDef, CardType, Culture, ItemClass, Race, Side, Signet, TcgDef } from './defs.ts';
import { type Filter, fits, wanted } from './filter.ts';
import { keywordTexts } from './keyword-texts.ts';
import type { Constant } from './language/constants.ts';
import { addTwilight } from './language/effects.ts';
import { tcg, trialVars } from './language/language.ts';
import { type Moment, thisAssignedByFreePeoples } from './language/moments.ts';
import { filterText } from './language/select.ts';
import { phaseWords, responseWord } from './names.ts';
import { isSiteLive } from './players.ts';
import { isActive } from './registry.ts';
import { canAfford, discardEvent, layDown, pay } from './rules/play.ts';
import { type M, PHASE, type PhaseName, type TcgState } from './state.ts';
import { STAT } from './stats.ts';
import { titleKey } from './titles.ts';
import { IN_HAND, IN_PLAY, KILLED } from './zones.ts';

/** What a phase action, a response or a triggered text has in common. */
interface Does {
  /** What must be spotted to use it (TCG-SPOT-01). */
  readonly requires?: Condition;
  /** What is spotted by choice, before the cost is paid (TCG-TWILIGHT-08). */
  readonly spot?: Effect;
  readonly cost?: Effect;
  readonly effect: Effect;
}

export type Ability =
  /** A phase action: an event, or a special ability of a card in play (TCG-ABILITY-01). */
  | (Does & {
      readonly kind: 'action';
      readonly phase: Exclude<PhaseName, 'none'>;
      /** Uses per turn; as often as its cost can be paid if left out (TCG-ABILITY-03). */
      readonly perTurn?: number;
      /** On a site: who uses it. */
      readonly by?: 'free' | 'shadow';
    })
  /** A response (TCG-RESPONSE-01), a triggered text that may be used, or one that must. */
  | (Does & { readonly kind: 'response' | 'optional' | 'required'; readonly moment: Moment })
  | Constant;

/** When whatever is no event may be played (TCG-PHASE-ACTION-01). */
const PLAY_PHASES = (1 << PHASE.fellowship) | (1 << PHASE.shadow);

/** What a card prints. What a type does not have is left out. */
export interface Spec {
  /** Collector's number, which is also the card's id: "4C49". */
  readonly id: string;
  /** With its grammar beside it. */
  readonly title: Title;
  /** Collector's info where it is not the id: another card has the same. */
  readonly collector?: string;
  readonly subtitle?: Literal;
  readonly unique?: true;
  readonly side?: Side;
  readonly culture?: Culture;
  readonly race?: Race;
  readonly signet?: Signet;
  readonly itemClass?: ItemClass;
  readonly keywords?: readonly string[];
  readonly cost?: number;
  readonly strength?: number;
  readonly vitality?: number;
  readonly resistance?: number;
  readonly site?: number;
  readonly home?: number;
  readonly damage?: number;
  readonly defender?: number;
  readonly ambush?: number;
  readonly archer?: true;
  readonly fierce?: true;
  readonly unhasty?: true;
  readonly ringBound?: true;
  readonly shadowNumber?: number;
  readonly arrow?: 'left' | 'right';
  readonly sanctuary?: true;
  readonly towers?: boolean;
  /** What the card may be laid on; without it, items and conditions go to the support area. */
  readonly bearer?: Filter;
  /** What must be spotted to play it. */
  readonly toPlay?: Condition;
  /** False for cards that the fixed starter decks do not have. */
  readonly starter?: false;
  readonly abilities?: readonly Ability[];
}

/** A card as data: what a card file lists. */
export type CardSpec = Spec & { readonly type: CardType };

/** Writes a card. */
export function card(type: CardType, spec: Spec): CardSpec {
  return { type, ...spec };
}

/** Compiles what a card does, and writes its text in both languages from the same value. */
export function define(spec: CardSpec, l: Compiler<TcgState>): TcgDef {
  const { id, type, abilities = [] } = spec;
  const key = titleKey(spec.title.en);
  const side = spec.side ?? sideOf(type);
  const isItem = type === 'possession' || type === 'artifact' || type === 'ring';
  const actions: ActionDef[] = [];
  const triggers: Trigger<TcgState>[] = [];
  const modifiers: Modifier<TcgState>[] = isItem ? bonusModifiers(spec) : [];
  const texts = textsOf(spec);
  const all = spec.ambush ? [...abilities, ambush(spec.ambush)] : abilities;
  let startDiscount: TcgDef['startDiscount'] = () => 0;
  all.forEach((ability, i) => {
    const name = `${id}#${i}`;
    if (ability.kind === 'constant') {
      modifiers.push(...ability.modifiers);
      triggers.push(...(ability.triggers ?? []));
      ability.compile?.(l);
      if (ability.startDiscount) startDiscount = ability.startDiscount;
    } else if (ability.kind === 'action') actions.push(actionOf(l, name, type, side, ability));
    else triggers.push(triggerOf(l, name, type, ability));
  });
  const mayPlay = spec.toPlay ? tcg.test(spec.toPlay) : () => true;
  return {
    id,
    collector: spec.collector ?? id,
    title: spec.title,
    titleKey: key,
    subtitle: spec.subtitle ?? { de: '', en: '' },
    type,
    side,
    unique: spec.unique ?? false,
    culture: spec.culture ?? '',
    race: spec.race ?? '',
    signet: spec.signet ?? '',
    itemClass: spec.itemClass ?? '',
    keywords: spec.keywords ?? [],
    cost: spec.cost ?? 0,
    strength: isItem ? 0 : (spec.strength ?? 0),
    vitality: isItem ? 0 : (spec.vitality ?? 0),
    resistance: spec.resistance ?? 0,
    site: spec.site ?? 0,
    home: spec.home ?? 0,
    damage: spec.damage ?? 0,
    defender: spec.defender ?? 0,
    ambush: spec.ambush ?? 0,
    archer: spec.archer ? 1 : 0,
    fierce: spec.fierce ? 1 : 0,
    unhasty: spec.unhasty ? 1 : 0,
    // Every version of Frodo and Sam is (TCG-KEYWORD-09).
    ringBound: spec.ringBound ?? (type === 'companion' && (key === 'frodo' || key === 'sam')),
    shadowNumber: spec.shadowNumber ?? 0,
    arrow: spec.arrow ?? '',
    sanctuary: spec.sanctuary ?? false,
    towers: spec.towers ?? type === 'site',
    strengthBonus: isItem ? (spec.strength ?? 0) : 0,
    vitalityBonus: isItem ? (spec.vitality ?? 0) : 0,
    bearer: bearerOf(spec),
    canPlay: mayPlay,
    actions,
    playedIn: type === 'event' ? (actions[0]?.phases ?? 0) : PLAY_PHASES,
    actsIn: actions.reduce((set, { phases }) => set | phases, 0),
    triggers,
    modifiers,
    starter: spec.starter ?? true,
    startDiscount,
    rarity: id.replace(/[^A-Z]/g, ''),
    texts,
    text: { de: texts.map(({ de }) => de).join('\n'), en: texts.map(({ en }) => en).join('\n') },
    brief: () => tcg.briefly(() => textsOf(spec)),
    tree: all,
    custom: all.filter(isCustomAbility).length,
    abilities: all.length,
  };
}

/** What stands on the card: keywords, what it takes to play it, abilities. */
function textsOf(spec: CardSpec): Literal[] {
  const { type, toPlay, abilities = [] } = spec;
  return [...keywordTexts(spec, type), ...(toPlay ? [toPlayText(toPlay)] : []), ...abilities.map(abilityText)];
}

/** Whether an ability is code of its own with texts written by hand. */
function isCustomAbility(ability: Ability): boolean {
  return isCustom(ability) || (ability.kind === 'constant' && ability.custom === true);
}

function sideOf(type: CardType): Side {
  if (type === 'minion') return 'shadow';
  return type === 'site' || type === 'ring' ? 'none' : 'free';
}

/** The attribute bonus of an item counts for whoever bears it, active or not (TCG-FELLOWSHIP-09). */
function bonusModifiers({ strength = 0, vitality = 0 }: Spec): Modifier<TcgState>[] {
  const bonus = (stat: number, amount: number): Modifier<TcgState> => ({
    stat,
    layer: ADD,
    zones: IN_PLAY,
    applies: (m, source, target) => m.s.cards[source].host === target,
    amount: () => amount,
  });
  return [
    ...(strength === 0 ? [] : [bonus(STAT.strength, strength)]),
    ...(vitality === 0 ? [] : [bonus(STAT.vitality, vitality)]),
  ];
}

function bearerOf({ bearer }: Spec): BearerDef | null {
  if (!bearer) return null;
  const want = wanted(bearer);
  const { de, en } = tcg.say(filterText(bearer));
  return {
    allows: (m, host) => fits(m, host, want),
    text: { de: `Träger: ${de}`, en: `Bearer: ${en}` },
  };
}

function ambush(n: number): Ability {
  return { kind: 'optional', moment: thisAssignedByFreePeoples, effect: addTwilight(n) };
}

type Test = (m: M, v: EffectVars) => boolean;

/** What is demanded is there and the cost can be paid; whether the effect changes anything does not count (TCG-SILENT-41). */
function usability({ requires, cost }: Does): Test {
  const met = requires ? tcg.test(requires) : null;
  const payable = cost ? tcg.could(cost) : null;
  return (m, v) => (met === null || met(m, v)) && (payable === null || payable(m, v));
}

/** Whether the effect could change anything, asked with `trialVars`; of what is spotted by choice there must be one. */
function significance({ spot, effect }: Does): Test {
  const could = tcg.could(effect);
  const spots = spot ? tcg.could(spot) : null;
  return (m, v) => (spots === null || spots(m, v)) && could(m, v);
}

/** Spotting, then the card's cost if it is an event, then the cost of the ability, then its effect. */
function compile(
  l: Compiler<TcgState>,
  name: string,
  isEvent: boolean,
  { spot, cost, effect }: Does,
  isResponse = false,
): void {
  const a = new Assembler<TcgState>(name);
  if (isEvent && isResponse) a.run((m, v) => layDown(m, v.source));
  if (spot) l.assemble(spot, a);
  if (isEvent) a.run((m, v) => pay(m, v.source));
  if (cost) l.assemble(cost, a);
  l.assemble(effect, a);
  if (isEvent && isResponse) a.run((m, v) => discardEvent(m, v.source));
  l.keep(a);
}

function actionOf(
  l: Compiler<TcgState>,
  name: string,
  type: CardType,
  side: Side,
  ability: Ability & { kind: 'action' },
): ActionDef {
  compile(l, name, type === 'event', ability);
  const matters = significance(ability);
  return {
    phases: 1 << PHASE[ability.phase],
    side: ability.by ?? side,
    usable: usability(ability),
    matters: (m, seat, card) => matters(m, trialVars(seat, card)),
    proc: name,
    does: doesOf(l, name, ability),
    limit: ability.perTurn ?? 0,
  };
}

function triggerOf(
  l: Compiler<TcgState>,
  name: string,
  type: CardType,
  ability: Ability & { kind: 'response' | 'optional' | 'required' },
): Trigger<TcgState> {
  const { moment, kind } = ability;
  const isEvent = type === 'event';
  compile(l, name, isEvent, ability, true);
  const usable = usability(ability);
  // Without a cost, using what changes nothing and leaving it come to the same: nobody is asked.
  const matters = isEvent || ability.cost ? null : significance(ability);
  const ownDeath = moment.on === 'kill' && moment.timing === 'after' && !isEvent;
  const live =
    type === 'site'
      ? (m: M, card: number) => moment.leaving === true || isSiteLive(m, card)
      : (m: M, card: number) => isEvent || isActive(m, card);
  return {
    on: moment.on,
    timing: moment.timing,
    optional: kind !== 'required',
    // A character's text about its own death counts, although it lies among the dead by then (TCG-SILENT-42).
    zones: isEvent ? IN_HAND : ownDeath ? IN_PLAY | KILLED : IN_PLAY,
    matches: (m, event, card) => moment.matches(m, event, card) && ((ownDeath && event.card === card) || live(m, card)),
    usable: (m, event, card, seat) => {
      if (isEvent && !canAfford(m, seat, card)) return false;
      if (!usable(m, { seat, source: card, did: 0, event })) return false;
      return matters === null || matters(m, { seat, source: card, did: 0, event, partly: 1, x: 1 });
    },
    proc: name,
    key: isEvent ? 'tcg.option.respond' : 'tcg.option.use',
    does: doesOf(l, name, ability),
    rule: kind === 'response' ? 'TCG-RESPONSE-01' : kind === 'optional' ? 'TCG-TRIGGER-02' : 'TCG-TRIGGER-04',
  };
}

/** What an ability does, as options and log lines say it: a sentence without its full stop. */
function doesOf(l: Compiler<TcgState>, name: string, { effect }: Does): string {
  const { de, en } = tcg.sentence(tcg.textOf(effect));
  return l.keepPhrase(`${name}/does`, { de: de.replace(/\.$/, ''), en: en.replace(/\.$/, '') });
}

function toPlayText(condition: Condition): Literal {
  return tcg.sentence(spotClause(condition, { de: 'um diese Karte zu spielen,', en: 'to play this card' }));
}

/** "Entdecke Gandalf": what must be spotted, as a command. */
function spotClause(condition: Condition, adverb?: Literal): Clause {
  const { modal: _, ...clause } = tcg.textOf(condition) as Clause;
  return { ...clause, ...(adverb ? { front: adverb } : {}) };
}

function abilityText(ability: Ability): Literal {
  if (ability.kind === 'constant') return ability.text;
  const { requires, spot, cost, effect } = ability;
  const parts: Literal[] = [];
  if (requires) parts.push(requirementText(requires));
  if (spot) parts.push(tcg.sentence(tcg.textOf(spot)));
  if (cost) {
    const { de, en } = tcg.sentence(tcg.textOf(cost));
    parts.push({ de: `Kosten: ${de}`, en: `Cost: ${en}` });
  }
  parts.push(tcg.sentence(tcg.textOf(effect)));
  if (ability.kind === 'action' && ability.perTurn) {
    parts.push({ de: `(${ability.perTurn}-mal pro Spielzug.)`, en: `(Limit ${ability.perTurn} per turn.)` });
  }
  const head = headOf(ability);
  return {
    de: `${head.de}: ${parts.map(({ de }) => de).join(' ')}`,
    en: `${head.en}: ${parts.map(({ en }) => en).join(' ')}`,
  };
}

/** What must be spotted is a command; what must be so is said. */
function requirementText(condition: Condition): Literal {
  const clause = tcg.textOf(condition) as Clause;
  if (clause.verb === 'spot') return tcg.sentence(spotClause(condition));
  const { de, en } = tcg.say({ conj: 'if', ...clause });
  return { de: `Nur ${de}.`, en: `Only ${en}.` };
}

function headOf(ability: Exclude<Ability, Constant>): Literal {
  if (ability.kind === 'action') return phaseWords[ability.phase];
  const { de, en } = ability.moment.says;
  if (ability.kind === 'response') return { de: `${responseWord.de}, ${de}`, en: `${responseWord.en}, ${en}` };
  const may = ability.kind === 'optional' ? { de: ' (freiwillig)', en: ' (optional)' } : { de: '', en: '' };
  return { de: `${capital(de)}${may.de}`, en: `${capital(en)}${may.en}` };
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
