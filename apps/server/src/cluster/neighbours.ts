import type { PresentPerson } from '@tafelrunde/protocol';
import { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Presence } from '../presence.ts';
import type { News, Sighting } from './news.ts';

/** Everything is told anew so often: who has missed something is put right, and who says nothing is gone. */
const PAUSE = 5000;
const SILENCE = 12_500;
/** What changes in this time is told together. */
const REST = 100;

/** Who is at the other nodes. */
export class Neighbours {
  private readonly presence: Presence;
  private readonly news: News;
  private readonly jobs: Jobs;
  private readonly nodes = new Map<string, { people: Map<string, PresentPerson>; heardAt: number }>();
  /** People who came or went and of whom the others do not know yet. */
  private readonly changed = new Set<string>();
  private readonly now: () => number;

  constructor(presence: Presence, news: News, log: Log, now: () => number = () => performance.now()) {
    this.presence = presence;
    this.news = news;
    this.now = now;
    this.jobs = new Jobs(log);
    presence.elsewhere = this;
    presence.told = (person) => void this.changed.add(person);
    this.jobs.every(PAUSE, 'who is here', () => this.round());
    this.jobs.every(REST, 'who came and went', () => this.tellChanges());
    this.tellAll();
    news.tell({ type: 'who-is-here' });
  }

  of(who: string): PresentPerson | null {
    let found: PresentPerson | null = null;
    for (const { people } of this.nodes.values()) {
      const there = people.get(who);
      if (there && (!found || found.game === '')) found = there;
    }
    return found;
  }

  *everybody(): Iterable<string> {
    for (const { people } of this.nodes.values()) yield* people.keys();
  }

  /** Tells everything again, for somebody who has just come. */
  tellAll(): void {
    this.changed.clear();
    this.news.tell({ type: 'here', all: true, people: this.presence.hereOnly() });
  }

  private tellChanges(): void {
    if (this.changed.size === 0) return;
    const people = [...this.changed].map((who): Sighting => this.presence.ofHere(who) ?? { who, gone: true });
    this.changed.clear();
    this.news.tell({ type: 'here', all: false, people });
  }

  /** A node says who is there, or who has come and gone. */
  hear(node: string, all: boolean, said: readonly Sighting[]): void {
    const known = this.nodes.get(node);
    const people = new Map(all ? [] : known?.people);
    for (const one of said) {
      if ('gone' in one) people.delete(one.who);
      else people.set(one.who, one);
    }
    this.nodes.set(node, { people, heardAt: this.now() });
    this.compare(known?.people ?? new Map(), people);
  }

  private compare(before: ReadonlyMap<string, PresentPerson>, after: ReadonlyMap<string, PresentPerson>): void {
    for (const who of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(who), after.get(who)];
      if (was?.name !== is?.name || was?.game !== is?.game) this.presence.changed(who);
    }
  }

  private round(): void {
    this.tellAll();
    const since = this.now() - SILENCE;
    for (const [node, { people, heardAt }] of this.nodes) {
      if (heardAt >= since) continue;
      this.nodes.delete(node);
      this.compare(people, new Map());
    }
  }

  /** Nobody is here any more. */
  close(): void {
    void this.jobs.stop();
    this.news.tell({ type: 'here', all: true, people: [] });
  }
}
