import { type Seat, SPECTATOR } from '@tafelrunde/kernel';
import { difference, type Picture, type SeenLine, type ServerMessage } from '@tafelrunde/protocol';
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
}

/** A listener at one table: as whom he looks at the game, and which picture of it he has. */
export interface Guest {
  readonly listener: Listener;
  /** His seat, or -1. */
  seat: Seat;
  /** As whom he is shown the game; -1 if he may not see it. */
  viewer: Seat;
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

export const text = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who looks at a table. Each viewer's picture is made once, whoever looks, and sent as a difference. */
export class Audience {
  readonly guests = new Set<Guest>();
  private readonly shown = new Map<Seat, Shown>();
  private versions = 0;

  add(listener: Listener): Guest {
    const guest: Guest = { listener, seat: -1, viewer: -1, version: 0 };
    this.guests.add(guest);
    return guest;
  }

  remove(guest: Guest): void {
    this.guests.delete(guest);
    this.forgetUnseen();
  }

  /** Lets a guest look as somebody; what he had been shown as another no longer counts. */
  seat(guest: Guest, seat: Seat, mayWatch: boolean): void {
    const viewer = seat >= 0 ? seat : mayWatch ? SPECTATOR : -1;
    guest.seat = seat;
    if (guest.viewer === viewer) return;
    guest.viewer = viewer;
    guest.version = 0;
    this.forgetUnseen();
  }

  isHere(person: string): boolean {
    for (const { listener } of this.guests) if (listener.person === person) return true;
    return false;
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

  /** Sends everybody what he does not know yet. */
  show(session: Session): void {
    const viewers = new Map<Seat, Guest[]>();
    for (const guest of this.guests) {
      if (guest.viewer < 0) continue;
      const list = viewers.get(guest.viewer);
      if (list) list.push(guest);
      else viewers.set(guest.viewer, [guest]);
    }
    for (const [viewer, guests] of viewers) this.showAs(viewer, guests, session);
  }

  private showAs(viewer: Seat, guests: readonly Guest[], session: Session): void {
    const before = this.shown.get(viewer);
    const picture = pictureAs(session, viewer);
    const telling = before?.telling ?? new Telling();
    const { kept, lines } = telling.next(session.lines, 1 << viewer);
    const count = kept + lines.length;
    const change = before ? difference(before.picture, picture) : null;
    const same = before !== undefined && change === null && lines.length === 0 && count === before.lines;
    const version = same ? before.version : ++this.versions;
    this.shown.set(viewer, { picture, version, telling, lines: count });
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
    for (const viewer of this.shown.keys()) {
      let seen = false;
      for (const guest of this.guests) if (guest.viewer === viewer) seen = true;
      if (!seen) this.shown.delete(viewer);
    }
  }
}

/** The server looks into no view: to it all of them are plain data. */
function pictureAs(session: Session, viewer: Seat): Picture {
  return session.picture(viewer) as Picture;
}
