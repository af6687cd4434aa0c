import type { LobbyMessage, LobbyState, OwnState } from '@tafelrunde/protocol';
import type { Item } from './cluster/news.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import { Presence } from './presence.ts';
import type { House } from './rooms/house.ts';
import type { Store, StoredTable } from './store/store.ts';

export interface LobbyDependencies {
  readonly store: Store;
  readonly house: Pick<House, 'publicTables' | 'tablesOf'>;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly now: () => number;
}

/** Somebody who looks at the lobby; '' for whoever has said no name. */
export interface LobbyGuest {
  readonly person: string;
  send(text: string): void;
}

/** So many people are named in the lobby; of the others only the number is told. */
const MOST_NAMED = 60;
/** What changes within this time is told together. */
const PAUSE = 250;

/** What everybody may know of the server, and what concerns each: told to those who look, whenever it changes. */
export class Lobby {
  readonly presence = new Presence((person) => this.personChanged(person));
  /** What other servers have to know, where there are any. */
  told: (item: Item) => void = () => {};
  private readonly deps: LobbyDependencies;
  private readonly guests = new Set<LobbyGuest>();
  private shown = '';
  private dirty = false;
  /** People whose own part may be different. */
  private readonly stale = new Set<string>();
  private readonly heard = new WeakMap<LobbyGuest, string>();
  private underway: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(deps: LobbyDependencies) {
    this.deps = deps;
    // Whatever was missed, such as what another node has done, is told after a while.
    deps.jobs.every(30_000, 'lobby', () => this.refresh());
  }

  /** Somebody looks at the lobby, and is told everything; what is returned is called when he goes. */
  async join(guest: LobbyGuest): Promise<() => void> {
    this.guests.add(guest);
    if (this.shown === '' || this.dirty) await this.tellAll();
    else guest.send(this.shown);
    await this.tellOwn(guest);
    return () => this.guests.delete(guest);
  }

  /** What is played at a table; '' if there is no such table. */
  async gameOf(table: string): Promise<string> {
    return (await this.deps.store.table(table))?.game ?? '';
  }

  /** Something is different at a table. */
  tableChanged(table: StoredTable): void {
    const { listed, people } = concerned(table);
    this.listChanged(listed, people);
    this.told({ type: 'table', table: table.id, listed, people });
  }

  /** A table is different that these people have to do with, here or elsewhere; perhaps it is listed for all. */
  listChanged(listed: boolean, people: readonly string[]): void {
    if (listed) this.dirty = true;
    for (const person of people) this.stale.add(person);
    this.soon();
  }

  /** What concerns somebody is different: an invitation, a friend. */
  ownChanged(person: string): void {
    this.personChanged(person);
    this.told({ type: 'own', person });
  }

  /** What is announced is different. */
  async announced(): Promise<void> {
    this.told({ type: 'announced' });
    await this.refresh();
  }

  /** The same, or somebody has come or gone. */
  personChanged(person: string): void {
    this.dirty = true;
    this.stale.add(person);
    this.soon();
  }

  /** Everything may be different, such as what is announced. */
  async refresh(): Promise<void> {
    if (this.guests.size === 0) return;
    this.dirty = true;
    for (const { person } of this.guests) this.stale.add(person);
    await this.tell();
  }

  close(): void {
    clearTimeout(this.timer);
    this.guests.clear();
  }

  private soon(): void {
    if (this.guests.size === 0) {
      this.stale.clear();
      return;
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.deps.jobs.attempt('lobby', () => this.tell());
    }, PAUSE).unref();
  }

  private async tell(): Promise<void> {
    while (this.underway) await this.underway;
    this.underway = this.tellNow().finally(() => {
      this.underway = null;
    });
    await this.underway;
  }

  private async tellNow(): Promise<void> {
    const stale = new Set(this.stale);
    this.stale.clear();
    if (this.dirty) await this.tellAll();
    for (const guest of this.guests) if (stale.has(guest.person)) await this.tellOwn(guest);
  }

  private async tellAll(): Promise<void> {
    this.dirty = false;
    const text = said({ type: 'lobby', lobby: await this.state() });
    const news = text !== this.shown;
    this.shown = text;
    for (const guest of this.guests) {
      if (!news && this.heard.has(guest)) continue;
      guest.send(text);
      if (!this.heard.has(guest)) this.heard.set(guest, '');
    }
  }

  private async tellOwn(guest: LobbyGuest): Promise<void> {
    if (guest.person === '') return;
    const text = said({ type: 'own', own: await this.ownOf(guest.person) });
    if (this.heard.get(guest) === text) return;
    this.heard.set(guest, text);
    guest.send(text);
  }

  private async state(): Promise<LobbyState> {
    const { house, store, now } = this.deps;
    const announcements = (await store.persons.announcements(now())).map(({ id, de, en }) => ({ id, de, en }));
    const { presence } = this;
    return {
      tables: await house.publicTables(),
      people: presence.list(MOST_NAMED),
      here: presence.count,
      announcements,
    };
  }

  private async ownOf(person: string): Promise<OwnState> {
    const { house, store } = this.deps;
    const tables = (await house.tablesOf(person)).filter(({ state, halted }) => state !== 'over' && !halted);
    const relations = await store.relations.of(person);
    const friends = relations
      .filter(({ kind }) => kind === 'friend')
      .map(({ person: who, name }) => {
        const here = this.presence.of(who);
        return { who, name: here?.name ?? name, game: here?.game ?? '', here: here !== null, away: here?.away ?? true };
      });
    return { tables, invitations: await store.calls.invitations(person), friends };
  }
}

function concerned({ access, seats, host }: StoredTable): { listed: boolean; people: readonly string[] } {
  return { listed: access === 'public', people: [host, ...seats.flatMap(({ person }) => person ?? [])] };
}

export const said = (message: LobbyMessage): string => JSON.stringify(message);
