import type { Place } from './changes.ts';

/** A number that floats up from a card. */
interface Floating {
  readonly id: number;
  readonly text: string;
  readonly good: boolean;
  readonly at: Place;
}

/** A line from a cause to what it aims at. */
interface Arrow {
  readonly id: number;
  readonly from: Place;
  readonly to: Place;
}

/** What hovers over the table (`Stage` shows it): it takes no clicks and is gone by itself. */
class Hovering {
  floats = $state.raw<readonly Floating[]>([]);
  arrows = $state.raw<readonly Arrow[]>([]);
  still = $state(false);
  private count = 0;

  float(text: string, good: boolean, at: Place): () => void {
    const one = { id: ++this.count, text, good, at };
    this.floats = [...this.floats, one];
    return () => {
      this.floats = this.floats.filter(({ id }) => id !== one.id);
    };
  }

  aim(from: Place, to: Place): () => void {
    const one = { id: ++this.count, from, to };
    this.arrows = [...this.arrows, one];
    return () => {
      this.arrows = this.arrows.filter(({ id }) => id !== one.id);
    };
  }

  clear(): void {
    this.floats = [];
    this.arrows = [];
  }
}

export const hovering = new Hovering();
