import type { PresentPerson } from '@tafelrunde/protocol';
import { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Wire } from './wire.ts';

/** Somebody as a node sees him, or that it does not see him any more. */
export type Sighting = PresentPerson | { readonly who: string; readonly gone: true };

/** What all nodes have to hear of. */
export type Item =
  /** Somebody has used so much of a rate. */
  | { readonly type: 'spent'; readonly spent: readonly (readonly [rate: string, sender: string, price: number])[] }
  /** Somebody is called otherwise, or has an account now. */
  | { readonly type: 'person'; readonly person: string }
  /** A session is over: its lines end. */
  | { readonly type: 'session'; readonly session: string }
  /** Something is different at a table: for the lists, and for those who sit there. Whoever says so looks after it. */
  | { readonly type: 'table'; readonly table: string; readonly listed: boolean; readonly people: readonly string[] }
  /** What concerns somebody is different: an invitation, a friend. */
  | { readonly type: 'own'; readonly person: string }
  /** What is announced to all is different. */
  | { readonly type: 'announced' }
  /** Somebody is no more: none of his lines and sessions is. */
  | { readonly type: 'forgotten'; readonly person: string }
  | { readonly type: 'here'; readonly all: boolean; readonly people: readonly Sighting[] }
  | { readonly type: 'who-is-here' }
  | { readonly type: 'guess'; readonly login: string; readonly network: string; readonly right: boolean };

const PAUSE = 100;

/** What is told to all other nodes: not kept, and not certain to arrive. Who has missed some forgets what it was about. */
export class News {
  private readonly wire: Wire;
  private readonly node: string;
  private readonly jobs: Jobs;
  private spent = new Map<string, [string, string, number]>();
  heard: (item: Item, from: string) => void = () => {};
  missed: () => void = () => {};

  constructor(wire: Wire, node: string, log: Log) {
    this.wire = wire;
    this.jobs = new Jobs(log);
    this.node = node;
    wire.hear('news', (said) => {
      const { from, item } = JSON.parse(said) as { from: string; item: Item };
      if (from !== node) this.heard(item, from);
    });
    this.jobs.every(PAUSE, 'rates', () => this.tellSpent());
  }

  tell(item: Item): void {
    this.wire.publish('news', JSON.stringify({ from: this.node, item }));
  }

  /** Many small sums are told as one. */
  spend(rate: string, sender: string, price: number): void {
    const key = `${rate} ${sender}`;
    const before = this.spent.get(key);
    if (before) before[2] += price;
    else this.spent.set(key, [rate, sender, price]);
  }

  private tellSpent(): void {
    if (this.spent.size === 0) return;
    this.tell({ type: 'spent', spent: [...this.spent.values()] });
    this.spent = new Map();
  }

  close(): void {
    void this.jobs.stop();
    this.tellSpent();
  }
}
