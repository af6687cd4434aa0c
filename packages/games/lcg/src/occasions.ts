import { EVERYBODY, type GameEvent, type Seat, type Trigger } from '@tafelrunde/kernel';
import type { Param, Words } from '@tafelrunde/words';
import type { EventType } from './rules/events.ts';
import { cardWord, seatWord } from './say.ts';
import type { LcgState, M } from './state.ts';

type Told = (m: M, event: GameEvent) => Words;

/** The cards that an event is told by, and where it notes which they were. */
const CARDS = { card: 'cardWas', enemy: 'enemyWas', by: 'byWas' } as const;

/** Notes which cards an event is about: they may be shuffled into a deck before anybody is asked about it. */
export function rememberCards(m: M, event: GameEvent): void {
  for (const field of ['card', 'enemy', 'by'] as const) {
    const card = event[field];
    if (typeof card === 'number' && card >= 0) event[CARDS[field]] = m.s.cards[card].def;
  }
}

/** A card of an event; one that is not in sight any more by what it was then (invariant 3). */
function named(m: M, event: GameEvent, field: keyof typeof CARDS): Param {
  const card = event[field] as number;
  const was = event[CARDS[field]] as number | undefined;
  if (was === undefined || m.s.cards[card].seen === EVERYBODY) return cardWord(m, card);
  return { name: m.game.wordFor?.(m, card) ?? `card:${m.defs[was].id}` };
}

const card = (m: M, event: GameEvent) => ({ card: named(m, event, 'card') });
const seat = (event: GameEvent) => ({ seat: seatWord(event.seat as Seat) });
const enemy = (m: M, event: GameEvent) => ({ enemy: named(m, event, 'enemy') });

/** How prompts name what may be reacted to. */
const OCCASIONS: Readonly<Record<EventType, Told>> = {
  damage: (m, e) => ['lcg.when.damage', { ...card(m, e), n: e.n as number }],
  destroy: (m, e) => {
    if (e.kind === 'enemy') return ['lcg.when.defeated', card(m, e)];
    const by = e.by as number;
    return by >= 0 ? ['lcg.when.killed-by', { ...card(m, e), by: named(m, e, 'by') }] : ['lcg.when.killed', card(m, e)];
  },
  leave: (m, e) => ['lcg.when.leave', card(m, e)],
  progress: (m, e) => ['lcg.when.progress', card(m, e)],
  explored: (m, e) => ['lcg.when.explored', card(m, e)],
  'when-revealed': (m, e) => ['lcg.when.when-revealed', card(m, e)],
  shadow: (m, e) => ['lcg.when.shadow', card(m, e)],
  draw: (_m, e) => ['lcg.when.draw', { ...seat(e), n: e.n as number }],
  engage: (m, e) => ['lcg.when.engage', { ...card(m, e), ...seat(e) }],
  reveal: (m, e) => ['lcg.when.reveal', card(m, e)],
  enter: (m, e) => ['lcg.when.enter', card(m, e)],
  play: (m, e) => ['lcg.when.play', { ...card(m, e), ...seat(e) }],
  commit: (m, e) => ['lcg.when.commit', card(m, e)],
  travel: (m, e) => ['lcg.when.travel', card(m, e)],
  attack: (m, e) => ['lcg.when.attack', { ...card(m, e), ...seat(e) }],
  'attack-end': (m, e) => ['lcg.when.attack-end', card(m, e)],
  'shadow-dealt': (m, e) => ['lcg.when.shadow-dealt', enemy(m, e)],
  'shadow-done': (m, e) => ['lcg.when.shadow-done', enemy(m, e)],
  defend: (m, e) => ['lcg.when.defend', { ...card(m, e), ...enemy(m, e) }],
  'player-attack': (m, e) => ['lcg.when.player-attack', { ...card(m, e), ...seat(e) }],
  attacker: (m, e) => ['lcg.when.attacker', { ...card(m, e), ...enemy(m, e) }],
  'quest-success': () => ['lcg.when.quest-success'],
  'quest-failure': () => ['lcg.when.quest-failure'],
  'stage-defeated': (m, e) => ['lcg.when.stage-defeated', card(m, e)],
  readying: () => ['lcg.when.readying'],
  drawing: () => ['lcg.when.drawing'],
  added: (m, e) => ['lcg.when.reveal', card(m, e)],
  defended: (m, e) => ['lcg.when.defended', card(m, e)],
  attacked: (m, e) => ['lcg.when.attacked', card(m, e)],
  tokens: (m, e) => ['lcg.when.tokens', card(m, e)],
  'quest-done': () => ['lcg.when.quest-done'],
  healed: (m, e) => ['lcg.when.healed', card(m, e)],
  readied: (m, e) => ['lcg.when.readied', card(m, e)],
  threatened: (_m, e) => ['lcg.when.threatened', seat(e)],
  exhaust: (m, e) => ['lcg.when.exhaust', card(m, e)],
  spend: (_m, e) => ['lcg.when.spend', seat(e)],
  claimed: (m, e) => ['lcg.when.claimed', { ...card(m, e), ...seat(e) }],
  captured: (m, e) => ['lcg.when.captured', card(m, e)],
  rescued: (m, e) => ['lcg.when.rescued', card(m, e)],
  eliminated: (_m, e) => ['lcg.when.eliminated', seat(e)],
  'round-begin': () => ['lcg.when.round-begin'],
  'round-end': () => ['lcg.when.round-end'],
  'phase-begin': () => ['lcg.when.phase-begin'],
  'phase-end': () => ['lcg.when.phase-end'],
};

/** What has happened or is about to, as prompts name it. */
export function occasionOf(m: M, event: GameEvent): Words {
  return OCCASIONS[event.type as EventType](m, event);
}

/** Tells the log which ability reacts, and what it does. */
export function tellReaction(m: M, _event: GameEvent, card: number, trigger: Trigger<LcgState>): void {
  const { does, optional, rule } = trigger;
  const words = { card: cardWord(m, card), what: { name: does! } };
  if (optional) m.say(['lcg.log.use', { seat: seatWord(m.controller(card)), ...words }], [card], rule);
  else m.say(['lcg.log.react', words], [card], rule);
}
