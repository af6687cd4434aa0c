import type { Beat } from './protocol.ts';

/** How events go on: by themselves after a while, or when somebody says so. */
export const speeds = ['slow', 'normal', 'fast', 'wait'] as const;
export type Speed = (typeof speeds)[number];

/** How long an event is shown, in milliseconds; 0 until somebody goes on. */
const LENGTHS: Readonly<Record<Speed, number>> = { slow: 3400, normal: 1900, fast: 950, wait: 0 };

/** Shows events one after the other, each for a while: they can be stopped, gone on from at once, and left out. */
export class Pacing {
  /** The event that is seen; null when everything was. */
  beat = $state.raw<Beat | null>(null);
  paused = $state(false);
  /** How long it is seen, in milliseconds; 0 if it waits. */
  length = $state(0);
  private beats: readonly Beat[] = [];
  private speed: Speed = 'normal';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shown: () => void;

  /** `shown` is called when another event is to be seen, or none. */
  constructor(shown: () => void) {
    this.shown = shown;
  }

  get waiting(): boolean {
    return this.beats.length > 0;
  }

  go(speed: Speed): void {
    if (speed === this.speed) return;
    this.speed = speed;
    if (this.beat) this.wind();
  }

  /** More is to be seen; what waits is kept unless it never was. */
  add(beats: readonly Beat[], keep: boolean): void {
    const [before] = this.beats;
    this.beats = keep ? [...this.beats, ...beats] : beats;
    const [first = null] = this.beats;
    this.beat = first;
    if (first !== before) this.wind();
  }

  /** The event was seen; `all` leaves out those behind it. */
  next(all = false): void {
    this.beats = all ? [] : this.beats.slice(1);
    const [first = null] = this.beats;
    this.beat = first;
    if (all) this.paused = false;
    this.wind();
    this.shown();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.wind();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wind(): void {
    clearTimeout(this.timer);
    this.length = this.beat && !this.paused ? LENGTHS[this.speed] : 0;
    if (this.length > 0) this.timer = setTimeout(() => this.next(), this.length);
  }
}
