import type { GameEvent, Seat, Trigger } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { SIDE } from './rules/skirmish.ts';
import { cardWord, seatWord } from './say.ts';
import type { M, TcgState } from './state.ts';

/** How prompts name what may be reacted to. */
const OCCASIONS: Readonly<Record<string, (m: M, event: GameEvent) => Words>> = {
  wound: (m, { card, source }) =>
    (source as number) >= 0
      ? ['tcg.when.wound-by', { card: cardWord(m, card as number), source: cardWord(m, source as number) }]
      : ['tcg.when.wound', { card: cardWord(m, card as number) }],
  exert: (m, { card }) => ['tcg.when.exert', { card: cardWord(m, card as number) }],
  kill: (m, { card }) => ['tcg.when.kill', { card: cardWord(m, card as number) }],
  burdens: (m, { n, source }) =>
    (source as number) >= 0
      ? ['tcg.when.burdens-by', { n: n as number, source: cardWord(m, source as number) }]
      : ['tcg.when.burdens', { n: n as number }],
  'ring-on': (m, { card, ring }) => [
    'tcg.when.ring-on',
    { card: cardWord(m, card as number), ring: cardWord(m, ring as number) },
  ],
  play: (m, { card }) => ['tcg.when.play', { card: cardWord(m, card as number) }],
  leaving: (m, { from }) => ['tcg.when.leaving', { card: cardWord(m, from as number) }],
  moving: (m, { to }) => ['tcg.when.moving', { card: cardWord(m, to as number) }],
  arriving: (m, { to }) => ['tcg.when.arriving', { card: cardWord(m, to as number) }],
  assign: (m, { card, companion }) => [
    'tcg.when.assign',
    { minion: cardWord(m, card as number), companion: cardWord(m, companion as number) },
  ],
  'turn-start': (_m, { seat }) => ['tcg.when.turn-start', { seat: seatWord(seat as Seat) }],
  'turn-end': (_m, { seat }) => ['tcg.when.turn-end', { seat: seatWord(seat as Seat) }],
  'fellowship-start': () => ['tcg.when.fellowship-start'],
  'shadow-start': (_m, { seat }) => ['tcg.when.shadow-start', { seat: seatWord(seat as Seat) }],
  'skirmish-start': (m, { companion }) => ['tcg.when.skirmish-start', { card: cardWord(m, companion as number) }],
  'skirmish-won': (m, { companion, winner }) => [
    winner === SIDE.free ? 'tcg.when.skirmish-won' : 'tcg.when.skirmish-lost',
    { card: cardWord(m, companion as number) },
  ],
  'regroup-start': () => ['tcg.when.regroup-start'],
};

/** What has happened or is about to. */
export function occasionOf(m: M, event: GameEvent): Words {
  return OCCASIONS[event.type](m, event);
}

/** Tells the log which text reacts and what it does; texts that only keep count have nothing to say. */
export function tellReaction(m: M, _event: GameEvent, card: number, { does, optional, rule }: Trigger<TcgState>): void {
  if (does === undefined) return;
  const words = { card: cardWord(m, card), what: { name: does } };
  if (optional) m.say(['tcg.log.use', { seat: seatWord(m.controller(card)), ...words }], [card], rule);
  else m.say(['tcg.log.react', words], [card], rule);
}
