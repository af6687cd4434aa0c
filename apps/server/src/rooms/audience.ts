import { type Seat, SPECTATOR } from '@tafelrunde/kernel';
import { difference, type Picture, type SeenLine, type ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { readable, type Session, Telling } from '@tafelrunde/session';

/** Somebody who is connected to a table. */
export interface Listener {
  readonly person: string;
  readonly name: string;
  /** The network he comes from. */
  readonly address: string;
  send(text: string): void;
  /** Ends the connection. */
  close(): void;
  /**
   * The room is gone, and its table may be found elsewhere: the connection stays. Certain: whatever was not answered was not taken.
   * Whoever has no such way is told goodbye instead.
   */
  moved?(certain: boolean): void;
}

/** Somebody at a table, as his connection deals with it. */
export interface Place {
  hear(message: ClientMessage): Promise<void>;
  leave(): void;
}

/** A listener at one table: as whom he looks at the game, and which picture of it he has. */
export interface Guest {
  readonly listener: Listener;
  /** His seat, or -1. */
  seat: Seat;
  /** As whom he is shown the game; -1 if he may not see it. */
  viewer: Seat;
  /** Whose eyes he has asked for, who only watches; -1 for nobody's. Then he is shown what was some time ago. */
  follows: Seat;
  /** Whether he looks at the page. */
  looks: boolean;
  /** The version of his viewer's picture that he has, 0 for none. */
  version: number;
}

/** What all who look through the same eyes have been sent. */
interface Shown {
  readonly picture: Picture;
  readonly version: number;
  readonly telling: Telling;
  /** How many lines they have. */
  readonly lines: number;
}

/** Somebody who has said no name: he looks, and does nothing else. No person has such an id. */
export const nobody = (id: string): string => `~${id}`;
export const isNobody = (person: string): boolean => person.startsWith('~');

export const text = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who looks at a table. Each viewer's picture is made once, whoever looks, and sent as a difference. */
export class Audience {
  readonly guests = new Set<Guest>();
  /** By viewer, now and late. */
  private readonly shown = { now: new Map<Seat, Shown>(), late: new Map<Seat, Shown>() };
  private versions = 0;

  add(listener: Listener): Guest {
    const guest: Guest = { listener, seat: -1, viewer: -1, follows: -1, looks: true, version: 0 };
    this.guests.add(guest);
    return guest;
  }

  remove(guest: Guest): void {
    this.guests.delete(guest);
    this.forgetUnseen();
  }

  /** Lets a guest look as somebody; what he had been shown as another no longer counts. */
  seat(guest: Guest, seat: Seat, mayWatch: boolean, follows: Seat = -1): void {
    const followed = seat < 0 && mayWatch ? follows : -1;
    const viewer = seat >= 0 ? seat : followed >= 0 ? followed : mayWatch ? SPECTATOR : -1;
    guest.seat = seat;
    if (guest.viewer === viewer && guest.follows === followed) return;
    guest.viewer = viewer;
    guest.follows = followed;
    guest.version = 0;
    this.forgetUnseen();
  }

  isHere(person: string): boolean {
    for (const { listener } of this.guests) if (listener.person === person) return true;
    return false;
  }

  /** Whether somebody is here and looks at none of his pages. */
  isAway(person: string): boolean {
    const own = [...this.guests].filter(({ listener }) => listener.person === person);
    return own.length > 0 && own.every(({ looks }) => !looks);
  }

  /** Whether somebody sees the game late, through the eyes of a player. */
  get hasFollowers(): boolean {
    for (const { follows } of this.guests) if (follows >= 0) return true;
    return false;
  }

  /** How many connections somebody has to this table. */
  linesOf(person: string | null): number {
    let lines = 0;
    for (const { listener } of this.guests) if (listener.person === person) lines++;
    return lines;
  }

  get watchers(): number {
    const people = new Set<string>();
    for (const { seat, listener } of this.guests) if (seat < 0) people.add(listener.person);
    return people.size;
  }

  /** A single look at a game, outside of the row of differences. */
  static glance(session: Session, viewer: Seat): { readonly picture: Picture; readonly lines: readonly SeenLine[] } {
    return { picture: pictureAs(session, viewer), lines: readable(session.lines, 1 << viewer) };
  }

  tellAll(message: ServerMessage): void {
    const said = text(message);
    for (const { listener } of this.guests) listener.send(said);
  }

  /** Sends everybody what he does not know yet. Those who follow a player are shown an earlier state of the game. */
  show(session: Session, earlier: Session | null): void {
    this.showTo(session, this.shown.now, ({ follows }) => follows < 0);
    if (earlier) this.showTo(earlier, this.shown.late, ({ follows }) => follows >= 0);
  }

  private showTo(session: Session, shown: Map<Seat, Shown>, meant: (guest: Guest) => boolean): void {
    const viewers = new Map<Seat, Guest[]>();
    for (const guest of this.guests) {
      if (guest.viewer < 0 || !meant(guest)) continue;
      const list = viewers.get(guest.viewer);
      if (list) list.push(guest);
      else viewers.set(guest.viewer, [guest]);
    }
    for (const [viewer, guests] of viewers) this.showAs(viewer, guests, session, shown);
  }

  private showAs(viewer: Seat, guests: readonly Guest[], session: Session, shown: Map<Seat, Shown>): void {
    const before = shown.get(viewer);
    const picture = pictureAs(session, viewer);
    const telling = before?.telling ?? new Telling();
    const { kept, lines } = telling.next(session.lines, 1 << viewer);
    const count = kept + lines.length;
    const change = before ? difference(before.picture, picture) : null;
    const same = before !== undefined && change === null && lines.length === 0 && count === before.lines;
    const version = same ? before.version : ++this.versions;
    shown.set(viewer, { picture, version, telling, lines: count });
    let small = '';
    let whole = '';
    for (const guest of guests) {
      if (guest.version === version) continue;
      if (before && guest.version === before.version) {
        small ||= text({ type: 'change', change, kept, lines });
        guest.listener.send(small);
      } else {
        whole ||= text({ type: 'game', picture, lines: readable(session.lines, 1 << viewer) });
        guest.listener.send(whole);
      }
      guest.version = version;
    }
  }

  /** Pictures that nobody looks at are not kept. */
  private forgetUnseen(): void {
    for (const shown of [this.shown.now, this.shown.late]) {
      for (const viewer of shown.keys()) {
        let seen = false;
        for (const guest of this.guests) {
          if (guest.viewer === viewer && guest.follows >= 0 === (shown === this.shown.late)) seen = true;
        }
        if (!seen) shown.delete(viewer);
      }
    }
  }
}

/** The server looks into no view: to it all of them are plain data. */
function pictureAs(session: Session, viewer: Seat): Picture {
  return session.picture(viewer) as Picture;
}
