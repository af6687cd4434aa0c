import { type Plain, type Seat, SPECTATOR } from '@tafelrunde/kernel';
import { difference, type Picture, type SeenLine, type ServerMessage } from '@tafelrunde/protocol';
import { readable as readableLines } from '@tafelrunde/session';
import type { Play } from './play.ts';

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
  /** How many lines of the play were looked at, and how many of them this viewer may read. */
  readonly upTo: number;
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
  static glance(play: Play, viewer: Seat, branch: number): [Picture, SeenLine[]] {
    return [play.picture(viewer, branch), readable(play, viewer, 0)];
  }

  tellAll(message: ServerMessage): void {
    const said = text(message);
    for (const { listener } of this.guests) listener.send(said);
  }

  /** Sends everybody what he does not know yet. */
  show(play: Play, branch: number): void {
    const viewers = new Map<Seat, Guest[]>();
    for (const guest of this.guests) {
      if (guest.viewer < 0) continue;
      const list = viewers.get(guest.viewer);
      if (list) list.push(guest);
      else viewers.set(guest.viewer, [guest]);
    }
    for (const [viewer, guests] of viewers) this.showAs(viewer, guests, play, branch);
  }

  private showAs(viewer: Seat, guests: readonly Guest[], play: Play, branch: number): void {
    const before = this.shown.get(viewer);
    const picture = play.picture(viewer, branch);
    const fresh = readable(play, viewer, before?.upTo ?? 0);
    const change = before ? difference(before.picture as unknown as Plain, picture as unknown as Plain) : null;
    const same = before !== undefined && change === null && fresh.length === 0;
    const version = same ? before.version : ++this.versions;
    const kept = before?.lines ?? 0;
    this.shown.set(viewer, { picture, version, upTo: play.lines.length, lines: kept + fresh.length });
    let small = '';
    let whole = '';
    for (const guest of guests) {
      if (guest.version === version) continue;
      if (before && guest.version === before.version) {
        small ||= text({ type: 'change', change, kept, lines: fresh });
        guest.listener.send(small);
      } else {
        whole ||= text({ type: 'game', picture, lines: readable(play, viewer, 0) });
        guest.listener.send(whole);
      }
      guest.version = version;
    }
  }

  /** Some lines of the play were taken back: those that are left are fewer than were sent, and everybody is told so. */
  rewound(play: Play): void {
    for (const [viewer, shown] of this.shown) {
      if (shown.upTo <= play.lines.length) continue;
      const lines = readable(play, viewer, 0).length;
      this.shown.set(viewer, { ...shown, upTo: play.lines.length, lines });
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

function readable(play: Play, viewer: Seat, from: number): SeenLine[] {
  return readableLines(play.lines.slice(from), 1 << viewer);
}
