import {
  ADD,
  type Compiler,
  type Condition,
  type Count,
  effectVars,
  type Modifier,
  SET,
  type Trigger,
  use,
  usesOf,
} from '@tafelrunde/kernel';
import type { Clause, Literal, NounPhrase } from '@tafelrunde/words';
import type { TcgDef } from '../defs.ts';
import { type Filter, facesFitting, fits, wanted } from '../filter.ts';
import { currentSite, isSiteLive } from '../players.ts';
import { isActive } from '../registry.ts';
import { type M, PHASE, type PhaseName, SCOPE, type TcgState } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { IN_PLAY, PLAYABLE } from '../zones.ts';
import { changeWords, joined } from './boosts.ts';
import { tcg } from './language.ts';
import { filterText } from './select.ts';

/** A constant ability: values it changes while it counts, and its words. */
export interface Constant {
  readonly kind: 'constant';
  readonly modifiers: readonly Modifier<TcgState>[];
  readonly text: Literal;
  readonly triggers?: readonly Trigger<TcgState>[];
  readonly startDiscount?: (others: readonly TcgDef[]) => number;
  /** What it is made of, as data. */
  readonly of: object;
  /** Whether it is code of its own with a text written by hand. */
  readonly custom?: true;
  /** Procedures that its triggers run. */
  readonly compile?: (l: Compiler<TcgState>) => void;
}

interface Change {
  readonly stat: StatName;
  readonly amount: Count;
}

type Whom = 'this' | 'bearer' | Filter;

interface Options {
  /** "While …": stops the moment it is no longer so (TCG-TRIGGER-03). */
  readonly while?: Condition;
  /** While whoever gains it is skirmishing such a character. */
  readonly facing?: Filter;
}

/** Whether the source counts at all: it is active, and a site is where the fellowship is. */
function counts(m: M, source: number): boolean {
  return m.defs[m.s.cards[source].def].type === 'site' ? isSiteLive(m, source) : isActive(m, source);
}

function concerns(whom: Whom): (m: M, source: number, target: number) => boolean {
  if (whom === 'this') return (_m, source, target) => source === target;
  if (whom === 'bearer') return (m, source, target) => m.s.cards[source].host === target;
  const want = wanted(whom);
  return (m, _source, target) => fits(m, target, want) && isActive(m, target);
}

function modifierOf(
  whom: Whom,
  { stat, amount }: Change,
  options: Options,
  layer: typeof ADD | typeof SET = ADD,
): Modifier<TcgState> {
  const hits = concerns(whom);
  const holds = options.while ? tcg.test(options.while) : null;
  const facing = options.facing ? wanted(options.facing) : null;
  const count = tcg.number(amount);
  return {
    stat: STAT[stat],
    layer,
    zones: IN_PLAY,
    own: whom === 'this',
    applies: (m, source, target) => {
      if (!hits(m, source, target) || !counts(m, source)) return false;
      if (facing && !facesFitting(m, target, facing)) return false;
      return holds === null || holds(m, effectVars(m.s.cards[source].owner, source));
    },
    amount: (m, source) =>
      typeof amount === 'number' ? amount : count(m, effectVars(m.s.cards[source].owner, source)),
  };
}

const SUBJECTS: Record<'this' | 'bearer', NounPhrase> = {
  this: { noun: 'card', det: 'this' },
  bearer: { de: 'der Träger', en: 'the bearer' },
};

function subjectOf(whom: Whom, type: string): NounPhrase {
  if (whom === 'this' && type !== '') return { noun: type, det: 'this' };
  return typeof whom === 'string' ? SUBJECTS[whom] : filterText({ ...whom, det: 'each' });
}

function sentence(clause: Clause, options: Options): Literal {
  const adverbs = [...(clause.adverbs ?? [])];
  if (options.facing) {
    const { de, en } = tcg.say(filterText(options.facing), { case: 'acc' });
    adverbs.push({ de: `im Kampf gegen ${de}`, en: `while skirmishing ${en}` });
  }
  const front = options.while ? { front: { conj: 'while', ...(tcg.textOf(options.while) as Clause) } } : {};
  return tcg.sentence({ ...clause, adverbs, mood: 'declarative', ...front });
}

/** Somebody has other values: "While you can spot 2 burdens, this minion gains strength +3 and fierce." */
export function has(whom: Whom, changes: readonly Change[], options: Options = {}, noun = ''): Constant {
  const object = joined(changes.map(changeWords));
  return {
    kind: 'constant',
    of: { whom, changes, ...options },
    modifiers: changes.map((change) => modifierOf(whom, change, options)),
    text: sentence({ verb: 'get', subject: subjectOf(whom, noun), object }, options),
  };
}

/** Somebody takes no wounds in that phase, or in all phases but that one. */
export function notWounded(whom: Whom, when: { in?: PhaseName; except?: PhaseName }): Constant {
  const hits = concerns(whom);
  const phase = PHASE[when.in ?? when.except ?? 'none'];
  const adverb = when.in ? WITHIN[when.in] : WITHOUT[when.except ?? 'none'];
  return {
    kind: 'constant',
    of: { notWounded: whom, ...when },
    modifiers: [
      {
        stat: STAT.unwoundable,
        layer: ADD,
        zones: IN_PLAY,
        applies: (m, source, target) =>
          (m.s.phase === phase) === (when.in !== undefined) && hits(m, source, target) && counts(m, source),
        amount: () => 1,
      },
    ],
    // "No Dunland Man can take wounds"; of a single one it is said the other way round.
    text: tcg.sentence({
      verb: 'takeWound',
      subject: typeof whom === 'string' ? subjectOf(whom, '') : noneOf(whom),
      modal: 'can',
      object: { noun: 'wound', det: typeof whom === 'string' ? 'no' : 'none', number: 'pl' },
      adverbs: adverb ? [adverb] : [],
      mood: 'declarative',
    }),
  };
}

const WITHIN: Partial<Record<PhaseName, Literal>> = {
  archery: { de: 'in der Fernkampfphase', en: 'during the archery phase' },
};
const WITHOUT: Partial<Record<PhaseName, Literal>> = {
  skirmish: { de: 'außerhalb von Kampfphasen', en: 'except during skirmish phases' },
};

/** Overwhelmed only by three times the strength. */
export function overwhelmedByTriple(whom: 'bearer'): Constant {
  return {
    kind: 'constant',
    of: { whom, changes: [{ stat: 'overwhelm', amount: 3 }] },
    modifiers: [modifierOf(whom, { stat: 'overwhelm', amount: 3 }, {}, SET)],
    text: tcg.sentence({
      verb: 'overwhelm',
      subject: { de: 'nur dreifache Stärke', en: 'only tripled strength' },
      object: { de: 'den Träger', en: 'the bearer' },
      mood: 'declarative',
    }),
  };
}

const SITE_VALUES: Record<'shadowNumber' | 'fellowshipArchery' | 'minionArchery', Literal> = {
  shadowNumber: { de: 'die Schattenzahl dieses Ortes', en: 'this site’s Shadow number' },
  fellowshipArchery: { de: 'der Fernkampfwert der Gemeinschaft', en: 'the fellowship archery total' },
  minionArchery: { de: 'der Fernkampfwert der Diener', en: 'the minion archery total' },
};

/** A site changes a value of the site where the fellowship is, mostly itself. */
export function siteHas(
  stat: 'shadowNumber' | 'fellowshipArchery' | 'minionArchery',
  amount: Count,
  options: Options & { times?: number } = {},
): Constant {
  const { times = 1 } = options;
  const base = modifierOf('this', { stat, amount }, options);
  const modifier: Modifier<TcgState> = {
    ...base,
    own: false,
    // A copied text counts for the site where the fellowship is.
    applies: (m, source, target) => target === currentSite(m) && base.applies(m, source, source),
    amount: (m, source, target) => times * base.amount(m, source, target),
  };
  const n = typeof amount === 'number' ? amount : times;
  const predicate =
    n < 0 ? { de: `um ${-n} niedriger`, en: `${-n} lower` } : { de: `um ${n} höher`, en: `${n} higher` };
  const each = typeof amount === 'number' ? [] : [tcg.textOf(amount) as Literal];
  const clause: Clause = { verb: 'be', subject: SITE_VALUES[stat], predicate, adverbs: each };
  return { kind: 'constant', of: { stat, amount, ...options }, modifiers: [modifier], text: sentence(clause, options) };
}

function noneOf(whom: Filter): NounPhrase {
  const np = filterText(whom);
  return 'noun' in np ? { ...np, det: 'no' } : np;
}

/** Some cards take no part in archery fire and skirmishes. */
export function takesNoPart(whom: Filter): Constant {
  return {
    kind: 'constant',
    of: { aloof: whom },
    modifiers: [modifierOf(whom, { stat: 'aloof', amount: 1 }, {})],
    text: tcg.sentence({
      verb: 'participate',
      subject: noneOf(whom),
      object: { de: 'Beschuss oder Kämpfen', en: 'archery fire or skirmishes' },
      mood: 'declarative',
    }),
  };
}

/** The card itself is cheaper while something can be spotted; so it is in a starting fellowship. */
export function cheaperWhile(by: number, condition: Condition, beside: (def: TcgDef) => boolean): Constant {
  const holds = tcg.test(condition);
  return {
    kind: 'constant',
    of: { cheaper: by, while: condition },
    modifiers: [
      {
        stat: STAT.cost,
        layer: ADD,
        zones: PLAYABLE,
        own: true,
        applies: (m, source, target) => source === target && holds(m, effectVars(m.s.cards[source].owner, source)),
        amount: () => -by,
      },
    ],
    text: sentence(
      { verb: 'costVerb', subject: { noun: 'card', det: 'this' }, object: lessTwilight(by) },
      { while: condition },
    ),
    startDiscount: (others) => (others.some(beside) ? by : 0),
  };
}

function lessTwilight(by: number): Literal {
  return { de: `${by} Zwielicht weniger`, en: `${by} twilight less` };
}

/** Numbers of limits per turn leave this one for cards that count how often something has happened. */
const FIRST = 7;
const firstKey = (source: number): number => source * 8 + FIRST;

function firstOf(filter: Filter): NounPhrase {
  const np = filterText(filter);
  return 'noun' in np ? { ...np, det: 'the', adj: ['first'] } : np;
}

/** The first card of a kind that is played here in each turn is cheaper. */
export function firstIsCheaper(filter: Filter, by: number): Constant {
  const { de, en } = tcg.say(firstOf(filter));
  const want = wanted(filter);
  const name = `first ${JSON.stringify(filter)} is cheaper by ${by}`;
  return {
    kind: 'constant',
    of: { first: filter, cheaper: by },
    custom: true,
    compile: (l) => l.compile(name, [firstPlayed({})]),
    modifiers: [
      {
        stat: STAT.cost,
        layer: ADD,
        zones: IN_PLAY,
        applies: (m, source, target) =>
          isSiteLive(m, source) && usesOf(m, SCOPE.turn, firstKey(source)) === 0 && fits(m, target, want),
        amount: () => -by,
      },
    ],
    triggers: [
      {
        on: 'play',
        timing: 'after',
        optional: false,
        zones: IN_PLAY,
        matches: (m, event, card) =>
          isSiteLive(m, card) && usesOf(m, SCOPE.turn, firstKey(card)) === 0 && fits(m, event.card as number, want),
        usable: () => true,
        proc: name,
        key: 'kernel.option.card',
        rule: 'TCG-TRIGGER-01',
      },
    ],
    text: tcg.sentence({
      de: `${de}, der in einem Spielzug hier gespielt wird, kostet ${lessTwilight(by).de}`,
      en: `${en} played here in each turn costs ${lessTwilight(by).en}`,
    }),
  };
}

const firstPlayed = tcg.effect('first played', {
  run: () => (m, v) => use(m, SCOPE.turn, firstKey(v.source)),
  text: () => ({ de: 'merke, dass dies geschehen ist', en: 'note that this has happened' }),
});
