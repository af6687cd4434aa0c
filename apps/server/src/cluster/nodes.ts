import type { Caller } from '../calls/caller.ts';
import type { Config } from '../config.ts';
import type { Rates } from '../http/rates.ts';
import type { Lobby } from '../lobby.ts';
import type { Log } from '../log.ts';
import type { People } from '../people.ts';
import type { House } from '../rooms/house.ts';
import { type Store, StoreProblem } from '../store/store.ts';
import type { WorkQueue } from '../work/queue.ts';
import { Cluster } from './cluster.ts';
import { Holding } from './holding.ts';
import { Neighbours } from './neighbours.ts';
import { type Item, News } from './news.ts';
import { Wire } from './wire.ts';

/** What a server among others has of its own: what it holds, and how it hears of them. */
export interface Among {
  readonly holding: Holding;
  readonly wire: Wire | null;
  /** Where work is left for workers; null if there is no such place. */
  readonly queue: WorkQueue | null;
}

/** A server with a database of its own is alone. One without NATS holds its tables all the same, so that no other can change them. */
export async function amongNodes({ database, nats, cluster }: Config, store: Store, log: Log): Promise<Among | null> {
  if (database === '') return null;
  const holding = new Holding(store, log);
  await holding.begin();
  if (nats === '') return { holding, wire: null, queue: null };
  const wire = await Wire.open(nats, cluster, log).catch(async (error: unknown) => {
    await holding.end();
    await store.close();
    throw new StoreProblem('nats-unusable', error);
  });
  log.info('a node among others', { node: holding.node });
  return { holding, wire, queue: await wire.queue(log) };
}

export interface NodesDependencies {
  readonly house: House;
  readonly people: People;
  readonly rates: Rates;
  readonly log: Log;
  sendAway(): void;
  readonly lobby: Lobby;
  readonly caller: Caller;
  endSession(session: string): void;
  endPerson(person: string): void;
}

/** Ties this server to the others. */
export class Nodes {
  readonly cluster: Cluster | null;
  private readonly among: Among;
  private readonly news: News | null;

  private readonly neighbours: Neighbours | null;

  constructor(among: Among, deps: NodesDependencies) {
    const { house, people, rates, lobby, log, sendAway } = deps;
    const { holding, wire } = among;
    this.among = among;
    this.news = wire && new News(wire, holding.node, log);
    this.neighbours = this.news && new Neighbours(lobby.presence, this.news, log);
    if (!wire || !this.news) {
      this.cluster = null;
      holding.lapsed = () => house.letGo('this node holds nothing any more');
      return;
    }
    const { news } = this;
    this.cluster = new Cluster({ wire, house, holding, news, log, sendAway });
    rates.share((rate, sender, price) => news.spend(rate, sender, price));
    people.told = (item) => news.tell(item);
    lobby.told = (item) => news.tell(item);
    news.heard = (item, from) => this.hear(item, from, deps);
    news.missed = () => {
      people.forgetAll();
      this.neighbours?.tellAll();
      void lobby.refresh().catch((error: unknown) => log.error('the lobby could not be told anew', { error }));
    };
  }

  private hear(item: Item, from: string, { people, rates, lobby, caller, endSession, endPerson }: NodesDependencies) {
    switch (item.type) {
      case 'spent':
        for (const [rate, sender, price] of item.spent) rates.charge(rate, sender, price);
        return;
      case 'table':
        caller.elsewhere(item.table);
        return lobby.listChanged(item.listed, item.people);
      case 'own':
        return lobby.personChanged(item.person);
      case 'announced':
        return void lobby.refresh().catch(() => {});
      case 'here':
        return this.neighbours?.hear(from, item.all, item.people);
      case 'who-is-here':
        return this.neighbours?.tellAll();
      case 'forgotten':
        people.hear(item);
        return endPerson(item.person);
      case 'session':
        people.hear(item);
        return endSession(item.session);
      case 'person':
      case 'guess':
        return people.hear(item);
    }
  }

  get ready(): boolean {
    return this.cluster ? this.cluster.ready : this.among.holding.valid;
  }

  get counts(): readonly [there: number, here: number] {
    return this.cluster?.counts ?? [0, 0];
  }

  stop(): void {
    this.cluster?.stop();
  }

  async close(): Promise<void> {
    this.neighbours?.close();
    this.news?.close();
    await this.cluster?.close();
  }
}
