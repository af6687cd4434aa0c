import { catalogue, type Words } from '@tafelrunde/words';
import {
  type Card,
  type CardDef,
  type Game,
  kernelMessages,
  type Match,
  Option,
  type Plain,
  type Policy,
  type Procedure,
  procedure,
  type State,
  type StatRules,
  type Step,
  startMatch,
  type Trigger,
  type Vars,
} from '../src/index.ts';

/** The smallest game: some cards, and a list in which tests note what happened. */
export interface MiniState extends State {
  readonly notes: string[];
}
export type MiniMatch = Match<MiniState>;

export const DECK = 0;
export const HAND = 1;
export const FIELD = 2;
export const GRAVE = 3;
export const ON_FIELD = 1 << FIELD;
export const IN_HAND = 1 << HAND;

/** The only value of cards. */
export const POWER = 0;

export interface MiniDef extends CardDef<MiniState> {
  readonly power: number;
  readonly back: number;
}

/** What differs from the plain mini game. */
export interface MiniParts {
  readonly steps?: Readonly<Record<string, Step<MiniState, never>>>;
  readonly procedures?: readonly Procedure<MiniState, never>[];
  readonly cards?: readonly MiniDef[];
  readonly events?: Game<MiniState>['events'];
  readonly policy?: Partial<Policy<MiniState>>;
  readonly stats?: Partial<StatRules<MiniState>>;
  readonly settle?: Game<MiniState>['settle'];
  readonly redealExtra?: Game<MiniState>['redealExtra'];
  readonly version?: number;
}

/** A card; its title is its id. */
export function def(id: string, more: Partial<MiniDef> = {}): MiniDef {
  return { id, title: { de: id, en: id }, triggers: [], modifiers: [], power: 0, back: 0, ...more };
}

/** An ability on the field that runs the procedure of that name. */
export function trigger(on: string, proc: string, more: Partial<Trigger<MiniState>> = {}): Trigger<MiniState> {
  return {
    on,
    timing: 'after',
    optional: false,
    zones: ON_FIELD,
    matches: () => true,
    usable: () => true,
    proc,
    key: 'mini.use',
    rule: '',
    ...more,
  };
}

/** A procedure of one step that notes its name. */
export function noting(name: string, more: (m: MiniMatch) => void = () => {}): Procedure<MiniState, never> {
  return procedure<MiniState>(name)({
    note(m) {
      note(m, name);
      more(m);
    },
  }) as unknown as Procedure<MiniState, never>;
}

export function note(m: MiniMatch, text: string): void {
  m.s.notes.push(text);
}

const messages = {
  'mini.ask': { de: 'Was nun?', en: 'What now?' },
  'mini.use': { de: '{card} benutzen', en: 'Use {card}' },
  'mini.pass': { de: 'Passen', en: 'Pass' },
  'mini.plain': { de: 'Weiter', en: 'Go on' },
  'mini.seats': { de: 'So viele Plätze gibt es nicht.', en: 'There are not so many seats.' },
};

export const PROMPT: Words = ['mini.ask'];

/** An option without a card. */
export const plain = (id: string): Option => new Option(id, 'mini.plain');

/** A step that asks a seat for one of these ids. */
export function asks(
  ids: readonly string[],
  then: (m: MiniMatch, v: Vars, answer: Option) => void = () => {},
  seat = 0,
) {
  return {
    ask: () => ({ seat, kind: 'mode' as const, prompt: PROMPT, options: ids.map(plain) }),
    then,
  };
}

export function mini(parts: MiniParts = {}): Game<MiniState> {
  const { steps = {}, procedures = [], cards = [], events = {}, policy, stats, version = 1, ...hooks } = parts;
  const main = procedure<MiniState>('main')(steps as Readonly<Record<string, Step<MiniState, Vars>>>);
  return {
    id: 'mini',
    version,
    title: { de: 'Mini', en: 'Mini' },
    minSeats: 1,
    maxSeats: 4,
    zoneKinds: [
      { name: 'deck', per: 'table', sight: 'none', pile: true },
      { name: 'hand', per: 'seat', sight: 'owner' },
      { name: 'field', per: 'seat', sight: 'all' },
      { name: 'grave', per: 'table', sight: 'all', pile: true },
    ],
    defs: cards,
    procedures: [main as unknown as Procedure<MiniState, never>, ...procedures],
    events,
    policy: {
      order: (m) => [0, 1, 2, 3].slice(0, m.s.seats),
      forced: 'one',
      responses: 'rounds',
      blind: new Set(),
      asksAnyway: () => false,
      orderPrompt: PROMPT,
      respondPrompt: PROMPT,
      passKey: 'mini.pass',
      ...policy,
    },
    stats: {
      names: ['power'],
      base: (m, card) => cards[m.s.cards[card].def].power,
      least: 0,
      round: 'up',
      lasting: {},
      ...stats,
    },
    catalogue: catalogue(kernelMessages, messages),
    checkSetup(raw: Plain) {
      const seats = (raw as { seats?: unknown } | null)?.seats;
      return typeof seats === 'number' && seats >= 1 && seats <= 4
        ? { ok: true, setup: { seats } }
        : { ok: false, problem: ['mini.seats'] };
    },
    randomSetup: () => ({ seats: 2 }),
    create(setup) {
      const { seats } = setup as { seats: number };
      const zones: number[][] = Array.from({ length: 2 + 2 * seats }, () => []);
      zones[0] = cards.map((_, i) => i);
      return {
        seats,
        setup,
        rng: [0, 0, 0, 0],
        box: 0,
        answers: 0,
        news: 0,
        aliases: 0,
        cards: cards.map((_, i): Card => ({ def: i, zone: 0, seen: 0, alias: 0 })),
        zones,
        frames: [],
        lasting: [],
        delayed: [],
        uses: [],
        over: null,
        notes: [],
      };
    },
    copy: (state, own) => ({ ...state, ...own, notes: state.notes.slice() }),
    pool: (m, card) => cards[m.s.cards[card].def].back,
    controller: (m, card) => m.layout.seatOf[m.s.cards[card].zone],
    view: (m) => ({ notes: m.s.notes.length }),
    name: (id) => id.replace(/^\w+:/, ''),
    audit: () => [],
    listCards: () => [],
    ...hooks,
  };
}

/** A match of that game, before its first step. */
export function begin(parts: MiniParts | Game<MiniState>, seats = 2, seed = 'mini'): MiniMatch {
  const game = 'zoneKinds' in parts ? parts : mini(parts);
  const started = startMatch(game, { seats }, seed);
  if (!started.ok) throw new Error('the set-up is refused');
  return started.value;
}

/** Ids of the options on the table. */
export const ids = (m: MiniMatch): readonly string[] => m.decision()?.options.map((option) => option.id) ?? [];

/** Answers with the option that names this card. */
export function use(m: MiniMatch, card: number): void {
  const option = m.decision()?.options.find((o) => o.card === card);
  if (!option) throw new Error(`card ${card} is not offered: ${ids(m).join()}`);
  m.take(option);
}
