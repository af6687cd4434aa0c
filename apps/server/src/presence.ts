import type { PresentPerson } from '@tafelrunde/protocol';

/** One live connection: whose it is, and the game of the table it belongs to; '' for the lobby. */
interface Line {
  readonly person: string;
  readonly name: string;
  readonly game: string;
}

interface OpenLine extends Line {
  looks: boolean;
}

/** Somebody's line, for whoever holds it. */
export interface Present {
  /** Its owner looks at the page, or at something else. */
  attend(looking: boolean): void;
  leave(): void;
}

/** Who is at other servers, where there are any. */
interface Elsewhere {
  of(who: string): PresentPerson | null;
  everybody(): Iterable<string>;
}

/** Who is on the server now, or on another that belongs to it. */
export class Presence {
  private readonly lines = new Map<string, Set<OpenLine>>();
  readonly changed: (person: string) => void;
  elsewhere: Elsewhere | null = null;
  /** What other servers have to know, where there are any. */
  told: (person: string) => void = () => {};

  /** `changed` is told whenever somebody comes, goes, goes elsewhere, or looks elsewhere. */
  constructor(changed: (person: string) => void) {
    this.changed = changed;
  }

  get count(): number {
    return this.elsewhere ? this.everybody().size : this.lines.size;
  }

  private everybody(): Set<string> {
    return new Set([...this.lines.keys(), ...(this.elsewhere?.everybody() ?? [])]);
  }

  isHere(person: string): boolean {
    return this.lines.has(person) || this.of(person) !== null;
  }

  /** Whether somebody looks at one of his pages: then that page calls him. */
  isLooking(person: string): boolean {
    return this.looksHere(person) || this.elsewhere?.of(person)?.away === false;
  }

  private looksHere(person: string): boolean {
    for (const { looks } of this.lines.get(person) ?? []) if (looks) return true;
    return false;
  }

  /** Somebody has come. */
  come(line: Line): Present {
    const own = this.lines.get(line.person) ?? new Set();
    const open: OpenLine = { ...line, looks: true };
    this.lines.set(line.person, own.add(open));
    this.notice(line.person);
    return {
      attend: (looking) => {
        if (open.looks === looking || !own.has(open)) return;
        open.looks = looking;
        this.notice(line.person);
      },
      leave: () => {
        if (!own.delete(open)) return;
        if (own.size === 0 && this.lines.get(line.person) === own) this.lines.delete(line.person);
        this.notice(line.person);
      },
    };
  }

  private notice(person: string): void {
    this.changed(person);
    this.told(person);
  }

  /** What somebody is doing; null if he is nowhere. A game counts more than the lobby, wherever it is. */
  of(who: string): PresentPerson | null {
    const here = this.ofHere(who);
    const there = this.elsewhere?.of(who) ?? null;
    if (!here || !there) return here ?? there;
    return { ...(here.game !== '' ? here : there), away: here.away && there.away };
  }

  /** The same for this server alone. */
  ofHere(who: string): PresentPerson | null {
    const lines = [...(this.lines.get(who) ?? [])];
    const [first] = lines;
    if (!first) return null;
    const game = lines.find((line) => line.game !== '')?.game ?? '';
    return { who, name: first.name, game, away: !this.looksHere(who) };
  }

  list(most: number): readonly PresentPerson[] {
    return [...this.everybody()].slice(0, most).flatMap((who) => this.of(who) ?? []);
  }

  hereOnly(): readonly PresentPerson[] {
    return [...this.lines.keys()].flatMap((who) => this.ofHere(who) ?? []);
  }
}
