import { type Change, journey, type Lying, type Snapshot } from './changes.ts';
import type { Counts, Flights } from './piles.ts';
import { type Cue, LENGTHS, scoreOf, stillScore } from './score.ts';
import { hovering } from './stage.svelte.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether nothing shall travel: the system says so, or the settings of this device. */
const isCalm = (): boolean => calm.matches || document.documentElement.dataset.motion === 'none';

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** All cards on the table and where they lie; the first of several that show the same. */
export function cardsOnTable(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = element.dataset.card;
    if (id && !found.has(id)) found.set(id, element);
  }
  return found;
}

export function snapshotOf(cards: ReadonlyMap<string, HTMLElement>): Snapshot {
  const read = (element: HTMLElement): Lying => ({
    place: element.getBoundingClientRect(),
    turned: element.dataset.turned !== undefined,
    back: element.dataset.back !== undefined,
    damage: Number(element.dataset.damage ?? 0),
  });
  return new Map([...cards].map(([id, element]) => [id, read(element)]));
}

/** The numbers on the table, by their name and which of that name it is, with their elements. */
export function countersOnTable(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-counts]')) {
    const name = element.dataset.counts ?? '';
    let at = 0;
    while (found.has(`${name} ${at}`)) at++;
    found.set(`${name} ${at}`, element);
  }
  return found;
}

export const countsOf = (counters: ReadonlyMap<string, HTMLElement>): Counts =>
  new Map(
    [...counters].map(([name, element]) => [
      name,
      { n: Number(element.dataset.count ?? 0), place: element.getBoundingClientRect() },
    ]),
  );

/** Numbers that changed swell for a moment; a pile that was shuffled shakes. */
export function stir(counters: ReadonlyMap<string, HTMLElement>, { changed, shuffled }: Flights, tempo: number): void {
  if (isCalm()) return;
  for (const name of changed) {
    const element = counters.get(name);
    if (!element) continue;
    if (shuffled.includes(name)) run(element, SHUFFLE, { duration: LENGTHS.shuffle / tempo });
    else
      run(element, [{ transform: 'none' }, { transform: 'scale(1.22)' }, { transform: 'none' }], {
        duration: LENGTHS.move / tempo,
      });
  }
}

const SHUFFLE: Keyframe[] = [0, -9, 8, -7, 6, -3, 0].map((degrees, at) => ({
  transform: `translateX(${at % 2 === 0 ? 0 : at < 4 ? 5 : -4}px) rotate(${degrees}deg)`,
}));

/** What is under way; one queue, so that nothing can pile up. */
let running: Animation[] = [];
let endings: (() => void)[] = [];
let timers: ReturnType<typeof setTimeout>[] = [];

/** Brings everything that moves to its end at once: something else is due, or somebody wants to go on. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  for (const timer of timers) clearTimeout(timer);
  for (const end of endings) end();
  running = [];
  timers = [];
  endings = [];
  hovering.clear();
}

function later(start: number, act: () => void): void {
  if (start <= 0) act();
  else timers.push(setTimeout(act, start));
}

/** Shows changes in their order; `gone` are the elements of cards that lie there no more. */
export function perform(
  changes: readonly Change[],
  cards: ReadonlyMap<string, HTMLElement>,
  gone: ReadonlyMap<string, HTMLElement>,
  tempo: number,
): void {
  const still = isCalm();
  hovering.still = still;
  const score = still ? stillScore(changes) : scoreOf(changes, tempo);
  for (const cue of score) {
    const element = cards.get(cue.change.id);
    if (cue.change.kind === 'vanish') fade(gone.get(cue.change.id), cue);
    else if (element) show(element, cue);
  }
}

/** Shows for a while who aims at whom. */
export function aimFromTo(from: HTMLElement, to: HTMLElement, length: number): void {
  hovering.still = isCalm();
  const end = hovering.aim(from.getBoundingClientRect(), to.getBoundingClientRect());
  endings.push(end);
  timers.push(setTimeout(end, length));
}

function show(element: HTMLElement, { change, start, length }: Cue): void {
  const options = { duration: length, delay: start, easing: EASE, fill: 'backwards' } as const;
  switch (change.kind) {
    case 'move': {
      const { x, y, scale } = journey(change.from, change.to);
      run(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], options);
      break;
    }
    case 'appear': {
      // From its pile it flies face down and is turned on the way.
      const start = change.from && journey(change.from, element.getBoundingClientRect());
      run(
        element,
        start
          ? [
              { opacity: 0.4, transform: `translate(${start.x}px, ${start.y}px) scale(${start.scale}) rotateY(90deg)` },
              { opacity: 1, transform: `translate(${start.x * 0.3}px, ${start.y * 0.3}px) scale(0.85) rotateY(40deg)` },
              { opacity: 1, transform: 'none' },
            ]
          : [
              { opacity: 0, transform: 'translateY(-14px) scale(0.94)' },
              { opacity: 1, transform: 'none' },
            ],
        options,
      );
      break;
    }
    case 'flip':
      run(element, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], options);
      break;
    case 'turn': {
      const [from, to] = change.turned ? ['rotate(-4deg)', 'none'] : ['rotate(4deg)', 'none'];
      run(element, [{ transform: from }, { transform: to }], options);
      break;
    }
    case 'damage': {
      const text = change.by > 0 ? `−${change.by}` : `+${-change.by}`;
      later(start, () => {
        const end = hovering.float(text, change.by < 0, element.getBoundingClientRect());
        endings.push(end);
        timers.push(setTimeout(end, length));
      });
      break;
    }
    case 'vanish':
  }
}

function run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, options);
  running.push(animation);
}

/** A card that left the table flies to its pile, or fades where it lay. */
function fade(element: HTMLElement | undefined, { change, length }: Cue): void {
  if (!element || element.isConnected || change.kind !== 'vanish') return;
  const { x, y, width, height } = change.from;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  const end = (): void => ghost.remove();
  endings.push(end);
  const way = change.to && journey(change.to, change.from);
  const gone = way ? `translate(${way.x}px, ${way.y}px) scale(${way.scale})` : 'scale(0.92)';
  const animation = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: gone }], {
    duration: length,
    easing: EASE,
  });
  running.push(animation);
  animation.onfinish = end;
}
