import type { Flow } from '@tafelrunde/kernel';
import { tick } from 'svelte';
import type { Speed } from '../engine/pacing.svelte.ts';
import type { TableSource } from '../engine/source.ts';
import { changesBetween } from '../motion/changes.ts';
import {
  aimFromTo,
  cardsOnTable,
  countersOnTable,
  countsOf,
  finishMotion,
  perform,
  snapshotOf,
  stir,
} from '../motion/perform.ts';
import { flightsBetween } from '../motion/piles.ts';
import { settings } from '../settings.svelte.ts';
import { heardOf } from '../sound/cues.ts';
import { Player } from '../sound/player.ts';

/** How long an arrow is seen, in milliseconds: until the number has landed. */
const ARROW = 1250;
/** Things move as fast as events go on. */
const TEMPO: Readonly<Record<Speed, number>> = { slow: 0.6, normal: 1, fast: 2, wait: 1 };

const player = new Player();

/** What can be heard of the lines of a game. */
type Heard = Pick<Flow, 'coins' | 'casts'>;

/** Anything that somebody does ends what moves: nobody waits for it. */
let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('keydown', finishMotion, { capture: true });
  addEventListener('pointerdown', finishMotion, { capture: true });
}

/**
 * Notes how cards lie; what it returns shows and sounds what has become of them: they travel, turn, come and go, numbers float,
 * and an arrow runs from the cause to the target that the newest line names. What was still under way is at its end then.
 */
export function moveCards(source: Pick<TableSource, 'lines' | 'update'>, flow?: Heard): () => void {
  listen();
  const lying = cardsOnTable();
  const before = snapshotOf(lying);
  const counted = countsOf(countersOnTable());
  const told = source.lines.length;
  const { decision = null, over = null } = source.update ?? {};
  return () => {
    void tick().then(() => {
      finishMotion();
      const cards = cardsOnTable();
      // The first cards of all lie there; nobody has dealt them.
      const changes = before.size > 0 ? changesBetween(before, snapshotOf(cards)) : [];
      const tempo = TEMPO[settings.now.speed];
      const counters = countersOnTable();
      const flights = flightsBetween(changes, counted, countsOf(counters));
      perform(flights.changes, cards, lying, tempo);
      stir(counters, flights, tempo);
      const aimed = before.size > 0 && aim(source, told, cards, tempo);
      const due = decision === null && (source.update?.decision ?? null) !== null;
      const ended = over === null && before.size > 0 && (source.update?.over ?? null) !== null;
      const said = before.size > 0 ? source.lines.slice(told).map(({ words }) => words[0]) : [];
      const heard = heardOf({
        ...{ changes, aimed, due, over: ended ? endingOf(source) : null },
        coins: said.some((key) => flow?.coins?.has(key)),
        cast: said.some((key) => flow?.casts?.has(key)),
      });
      if (heard && settings.now.sound) player.play(heard, settings.now.volume);
    });
  };
}

/** From the point of view of whoever sits here; for those who watch, somebody has won. */
function endingOf({ update }: Pick<TableSource, 'update'>): 'win' | 'loss' {
  const people = update?.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : [])) ?? [];
  const won = people.length === 0 || people.some((seat) => update?.results[seat]?.won);
  return won ? 'win' : 'loss';
}

/** The newest line that names two cards on the table: the first acts, the second bears it. Whether there was one. */
function aim(
  { lines }: Pick<TableSource, 'lines'>,
  told: number,
  cards: ReadonlyMap<string, HTMLElement>,
  tempo: number,
): boolean {
  for (const line of lines.slice(told).toReversed()) {
    const [from, to] = line.cards.map((id) => cards.get(id));
    if (!from || !to || from === to) continue;
    aimFromTo(from, to, ARROW / tempo);
    return true;
  }
  return false;
}
