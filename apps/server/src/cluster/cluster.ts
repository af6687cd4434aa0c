import type { GameRecord } from '@tafelrunde/kernel';
import type { LiveCode } from '@tafelrunde/protocol';
import type { Log } from '../log.ts';
import type { Listener, Place } from '../rooms/audience.ts';
import { type House, HouseFull } from '../rooms/house.ts';
import { Refused } from '../rooms/refusal.ts';
import type { Person } from '../store/store.ts';
import { HeldElsewhere, type Holding } from './holding.ts';
import { Line, Unreachable } from './line.ts';
import { Links } from './links.ts';
import type { News } from './news.ts';
import type { Wire } from './wire.ts';

/** What can be asked of a table outside of a live line. */
type Question =
  | { readonly what: 'record'; readonly id: string; readonly person: string }
  | { readonly what: 'let-go-of'; readonly person: string }
  | { readonly what: 'go-on'; readonly id: string; readonly position: number; readonly person: Person };

/** Nothing, a refusal, or what was wanted. */
type Reply = { readonly none: true } | { readonly refused: LiveCode } | { readonly value: unknown };

const LONGEST_QUESTION = 5000;

export interface ClusterDependencies {
  readonly wire: Wire;
  readonly house: House;
  readonly holding: Holding;
  readonly news: News;
  readonly log: Log;
  /** Sends everybody who is here away; they come back, perhaps elsewhere. */
  sendAway(): void;
}

/** All nodes as one house: whatever table is wanted, its owner is found, or this node becomes its owner. */
export class Cluster {
  private readonly deps: ClusterDependencies;
  private readonly links: Links;
  private stopping = false;

  constructor(deps: ClusterDependencies) {
    const { wire, house, holding, log } = deps;
    this.deps = deps;
    this.links = new Links({ wire, node: holding.node, log, join: (table, listener) => this.here(table, listener) });
    wire.answer(`ask.${holding.node}`, async (said) => JSON.stringify(await this.answer(JSON.parse(said) as Question)));
    holding.lapsed = () => house.letGo('this node holds nothing any more');
    wire.lost = () => {
      // Who is cut off from the others cannot reach their people, nor these his own tables: others take them.
      log.error('cut off from NATS: tables and people go elsewhere');
      this.links.cut();
      void house.giveBack().finally(() => deps.sendAway());
    };
    wire.back = () => deps.news.missed();
  }

  get ready(): boolean {
    return !this.stopping && this.deps.wire.well && this.deps.holding.valid;
  }

  get counts(): readonly [there: number, here: number] {
    return this.links.counts;
  }

  async join(table: string, listener: Listener): Promise<Place | null> {
    const line = new Line(table, listener, (id, own) => this.reach(id, own));
    return (await line.begin()) ? line : null;
  }

  private async reach(table: string, listener: Listener): Promise<Place | null> {
    if (this.stopping || !this.deps.wire.well) throw new Unreachable(this.stopping);
    try {
      return await this.here(table, listener);
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error;
      return this.links.join(error.owner, table, listener);
    }
  }

  private async here(table: string, listener: Listener): Promise<Place | null> {
    if (this.stopping || !this.deps.holding.valid) throw new Unreachable(this.stopping);
    return this.deps.house.join(table, listener).catch((error: unknown) => {
      // The database does not answer, or has given the table to another meanwhile.
      if (error instanceof HeldElsewhere || error instanceof HouseFull) throw error;
      this.deps.log.error('a table could not be reached', { table, error });
      throw new Unreachable();
    });
  }

  async record(id: string, person: string): Promise<GameRecord | Refused | null> {
    return (await this.consult({ what: 'record', id, person })) as GameRecord | Refused | null;
  }

  async goOn(id: string, position: number, person: Person): Promise<string | Refused | null> {
    return (await this.consult({ what: 'go-on', id, position, person })) as string | Refused | null;
  }

  /** No node has somebody in memory any more. One that does not answer is gone, or will be read anew by its lease. */
  async letGoOf(person: string): Promise<void> {
    const { house, holding, wire, log } = this.deps;
    const others = (await holding.others()).map((node) =>
      wire
        .ask(`ask.${node}`, JSON.stringify({ what: 'let-go-of', person } satisfies Question), LONGEST_QUESTION)
        .catch((error: unknown) => log.error('a node did not let go of somebody', { error })),
    );
    await Promise.all([house.letGoOf(person), ...others]);
  }

  private ask(question: Question): Promise<unknown> {
    const { house } = this.deps;
    switch (question.what) {
      case 'record':
        return house.record(question.id, question.person);
      case 'go-on':
        return house.goOn(question.id, question.position, question.person);
      case 'let-go-of':
        return house.letGoOf(question.person).then(() => true);
    }
  }

  private async consult(question: Question): Promise<unknown> {
    try {
      return await this.ask(question);
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error;
      const said = await this.deps.wire.ask(`ask.${error.owner}`, JSON.stringify(question), LONGEST_QUESTION);
      const reply = JSON.parse(said) as Reply;
      if ('none' in reply) return null;
      return 'refused' in reply ? new Refused(reply.refused) : reply.value;
    }
  }

  private async answer(question: Question): Promise<Reply> {
    try {
      const value = await this.ask(question);
      if (value === null) return { none: true };
      return value instanceof Refused ? { refused: value.code } : { value };
    } catch (error) {
      this.deps.log.error('a question of another node failed', { error });
      return { none: true };
    }
  }

  /** From now on nobody is let in. */
  stop(): void {
    this.stopping = true;
  }

  async close(): Promise<void> {
    this.links.close();
    await this.deps.wire.close();
  }
}
