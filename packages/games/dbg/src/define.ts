import {
  ADD,
  type Compiler,
  type CountNode,
  type Effect,
  type GameEvent,
  isCustom,
  type Modifier,
  type Run,
  type Trigger,
} from '@tafelrunde/kernel';
import type { Literal, Title } from '@tafelrunde/words';
import { type CardType, type DbgDef, type Group, TYPE } from './defs.ts';
import { announce } from './language/announce.ts';
import { attack as attackOn } from './language/attack.ts';
import { defOf } from './registry.ts';
import { playsOf } from './rules/power.ts';
import { type DbgState, type M, STAT } from './state.ts';
import { abilityTexts, briefTexts, joined, threat } from './texts.ts';
import { IN_LOCATIONS, ZONE } from './zones.ts';

/** What a location does as long as it lies in front of its owner. */
export type Ongoing =
  /** Path cards of these types cost less. */
  | { readonly kind: 'cheaper'; readonly types: readonly CardType[]; readonly n: number }
  /** Once per turn, if the player likes. */
  | { readonly kind: 'use'; readonly effect: Effect }
  /** When the first card of a type, or each, is played in a turn. */
  | { readonly kind: 'when played'; readonly type: CardType; readonly first: boolean; readonly effect: Effect }
  | { readonly kind: 'extra card'; readonly n: number }
  /** Of the top archenemy. */
  | { readonly kind: 'first ambush'; readonly effect: Effect }
  | { readonly kind: 'end of turn'; readonly effect: Effect; readonly losesWithoutMain: true };

/** Points for cards of a kind in the deck. */
export interface Quest {
  readonly points: number;
  readonly least: number;
  /** Other cards of this type, or cards of this name. */
  readonly type?: CardType;
  readonly others?: true;
  readonly id?: string;
  /** What the cards of this id are called, in the plural. */
  readonly called?: Literal;
}

/** What a card prints; what is left out it has not. */
export interface Spec {
  readonly group?: Group;
  /** The second type of a hero's start card (DBG-READ-05). */
  readonly also?: CardType;
  readonly cost?: number;
  readonly points?: number;
  readonly quantity?: number;
  readonly level?: number;
  readonly power?: number;
  readonly growing?: CountNode;
  readonly play?: Effect;
  /** An Attack on each other player. */
  readonly attack?: Effect;
  /** An Attack that says itself whom it hits. */
  readonly ownAttack?: Effect;
  readonly ambush?: Effect;
  readonly onGroup?: Effect;
  readonly together?: true;
  readonly unavoidable?: true;
  /** The Group Ambush names its order: from the player of the turn on. */
  readonly fromTurn?: true;
  readonly defense?: Effect;
  /** The Defense is used by a location in play. */
  readonly defendsFromPlay?: true;
  readonly ongoing?: Ongoing;
  readonly quest?: Quest;
  readonly indestructible?: true;
  /** A promotional card. */
  readonly promo?: true;
  readonly ours?: true;
}

const ARCHENEMY_GROUPS: readonly Group[] = ['archenemy', 'impossible'];

/** A card as data: what a card file lists. */
export interface PrintedCard extends Spec {
  readonly id: string;
  readonly title: Title;
  readonly type: CardType | null;
  /** At its bottom; 0 for a promotional card, and for cards that are not of the box. */
  readonly number?: number;
}

/** Writes a card. */
export function card(id: string, title: Title, type: CardType | null, spec: Spec): PrintedCard {
  return { id, title, type, ...spec };
}

/** Compiles what a card does, and writes its text in both languages from the same values. */
export function define(spec: PrintedCard, l: Compiler<DbgState>): DbgDef {
  const { id, title, type, group = 'main', power = 0, cost = 0, points = 0, quantity = 1, level = 0, ongoing } = spec;
  const compiled = (part: string, effect: Effect | undefined): string =>
    effect ? l.compile(`${id}#${part}`, [effect]).name : '';
  const effects = [spec.play, spec.attack && attackOn(spec.attack), spec.ownAttack].filter((e) => e !== undefined);
  const play = effects.length > 0 ? l.compile(`${id}#play`, effects) : null;
  const texts = abilityTexts(spec);
  const types = (type === null ? 0 : TYPE[type]) | (spec.also ? TYPE[spec.also] : 0);
  return {
    id,
    title,
    triggers: ongoing?.kind === 'when played' ? [trigger(id, ongoing, l)] : [],
    modifiers: ongoing?.kind === 'cheaper' ? [cheaper(ongoing)] : [],
    group,
    tree: spec,
    number: spec.number ?? 0,
    type,
    types,
    archenemy: ARCHENEMY_GROUPS.includes(group),
    level,
    cost,
    points,
    quantity,
    power,
    growing: spec.growing ? l.number(spec.growing) : null,
    // A single step needs no frame of its own.
    run: play !== null && play.first.run !== null && play.first.next.name === '' ? play.first.run : null,
    play: play?.name ?? '',
    plain: isPlain(type, spec),
    ambush: compiled('ambush', spec.ambush),
    onGroup: spec.onGroup
      ? {
          proc: compiled('group', spec.onGroup),
          together: spec.together === true,
          avoidable: spec.unavoidable !== true,
          fromTurn: spec.fromTurn === true,
        }
      : null,
    defense: spec.defense
      ? { proc: compiled('defense', spec.defense), from: spec.defendsFromPlay ? 'play' : 'hand' }
      : null,
    use: ongoing?.kind === 'use' ? compiled('use', ongoing.effect) : '',
    couldUse: ongoing?.kind === 'use' ? holdsCards : null,
    listensTo: ongoing?.kind === 'when played' ? TYPE[ongoing.type] : 0,
    extraDraw: ongoing?.kind === 'extra card' ? ongoing.n : 0,
    endOfTurn: ongoing?.kind === 'end of turn' ? single(id, ongoing.effect, l) : null,
    firstAmbush: ongoing?.kind === 'first ambush' ? single(`${id}#ambushed`, ongoing.effect, l) : null,
    losesWithoutMain: ongoing?.kind === 'end of turn',
    indestructible: spec.indestructible === true,
    quest: spec.quest ? questPoints(spec.quest, types) : null,
    threats: [threat(spec.attack ?? spec.ownAttack), threat(spec.ambush), threat(spec.onGroup)],
    text: joined(texts),
    brief: () => briefTexts(spec),
    abilities: texts.length,
    custom: abilitiesOf(spec).filter(isCustom).length,
    ours: spec.ours === true,
  };
}

/** The effects of a card, each an ability of its own. */
function abilitiesOf({ play, attack, ownAttack, ambush, onGroup, defense, ongoing }: Spec): Effect[] {
  const used = ongoing && 'effect' in ongoing ? ongoing.effect : undefined;
  return [play, attack, ownAttack, ambush, onGroup, defense, used].filter((effect) => effect !== undefined);
}

/** What such a card does in any order: Power, cards, a cheaper archenemy. */
const PLAIN_EFFECTS: readonly string[] = ['draw', 'cheaper'];

function isPlain(type: CardType | null, { power = 0, growing, play, attack, ownAttack }: Spec): boolean {
  if (type === 'location' || attack || ownAttack) return false;
  if (play) return PLAIN_EFFECTS.includes(play.k);
  return power > 0 || growing !== undefined;
}

/** An effect of one step, which can be carried out in the middle of another. */
function single(name: string, effect: Effect, l: Compiler<DbgState>): Run<DbgState> {
  const { run } = l.compile(`${name}#single`, [effect]).first;
  if (!run) throw new Error(`${name} asks where it must not`);
  return run;
}

/** Whether the hand allows it is a secret: it is offered as long as there is a hand. */
function holdsCards(m: M, seat: number): boolean {
  return m.s.zones[m.layout.zone(ZONE.hand, seat)].length > 0;
}

function trigger(
  id: string,
  { type, first, effect }: Extract<Ongoing, { kind: 'when played' }>,
  l: Compiler<DbgState>,
): Trigger<DbgState> {
  const proc = l.compile(`${id}#ongoing`, [announce, effect]).name;
  const types = TYPE[type];
  return {
    on: 'play',
    timing: 'after',
    optional: false,
    zones: IN_LOCATIONS,
    matches: (m: M, event: GameEvent, location: number) =>
      event.seat === m.controller(location) &&
      (defTypes(m, event) & types) !== 0 &&
      (!first || playsOf(m, types) === 1),
    usable: () => true,
    proc,
    key: 'dbg.option.use',
    rule: 'DBG-LOCATION-03',
  };
}

function defTypes(m: M, event: GameEvent): number {
  return m.defs[event.def as number].types;
}

function cheaper({ types, n }: Extract<Ongoing, { kind: 'cheaper' }>): Modifier<DbgState> {
  const set = types.reduce((all, type) => all | TYPE[type], 0);
  return {
    stat: STAT.cost,
    layer: ADD,
    zones: IN_LOCATIONS,
    applies: (m: M, source: number, target: number) =>
      m.layout.kindOf[m.s.cards[target].zone] === ZONE.path &&
      m.controller(source) === m.s.turn &&
      (defOf(m, target).types & set) !== 0,
    amount: () => -n,
  } as Modifier<DbgState>;
}

function questPoints({ points, least, type, others, id }: Quest, types: number): NonNullable<DbgDef['quest']> {
  const wanted = type === undefined ? 0 : TYPE[type];
  const fits = ({ id: other, types: all }: DbgDef): boolean => (id !== undefined ? other === id : (all & wanted) !== 0);
  // The card itself is one of its type.
  const self = others && (types & wanted) !== 0 ? 1 : 0;
  return (owned) => {
    let fitting = -self;
    for (let i = 0; i < owned.length; i++) if (fits(owned[i])) fitting++;
    return fitting >= least ? points : 0;
  };
}
