import { randomBytes } from 'node:crypto';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Listener, Place } from '../rooms/audience.ts';
import { HouseFull } from '../rooms/house.ts';
import { HeldElsewhere } from './holding.ts';
import { Unreachable } from './line.ts';
import type { Wire } from './wire.ts';

/** Up: from the node where people are to the owner of their table. Down: what they hear. */
type Way = 'up' | 'down';
type Kind = 'join' | 'hear' | 'leave' | 'beat' | 'joined' | 'say' | 'moved' | 'close' | 'unknown';

interface Frame {
  readonly way: Way;
  readonly from: string;
  /** Which conversation of the two nodes, and the how manieth word in it. */
  readonly talk: string;
  readonly n: number;
  readonly kind: Kind;
  readonly lines: readonly number[];
  readonly more?: readonly string[];
}

const BEAT = 500;
/** After so long without a word the other one is gone. */
const SILENCE = 2500;
const LONGEST_JOIN = 2500;

/** What became of a wish to join. */
type Joined = 'here' | 'nowhere' | 'elsewhere' | 'full';

/** One side of a conversation. NATS gives each message once at most: a gap, or silence, ends it. */
class Talk {
  readonly peer: string;
  readonly id: string;
  private readonly wire: Wire;
  private readonly own: string;
  private readonly way: Way;
  private sent = 0;
  private received = 0;
  private heardAt = performance.now();

  constructor(wire: Wire, own: string, peer: string, id: string, way: Way) {
    this.wire = wire;
    this.own = own;
    this.peer = peer;
    this.id = id;
    this.way = way;
  }

  say(kind: Kind, lines: readonly number[] = [], more?: readonly string[], body = ''): void {
    const { way, own: from, id: talk } = this;
    const frame: Frame = { way, from, talk, n: this.sent++, kind, lines, ...(more ? { more } : {}) };
    this.wire.publish(`node.${this.peer}`, `${JSON.stringify(frame)}\n${body}`);
  }

  /** Whether nothing is missing before that word. */
  follows({ n }: Frame): boolean {
    this.heardAt = performance.now();
    return n === this.received++;
  }

  get silent(): boolean {
    return performance.now() - this.heardAt > SILENCE;
  }
}

interface Outside {
  readonly listener: Listener;
  joined: ((how: Joined) => void) | null;
}

/** A conversation with a node that holds tables of people who are here. */
interface Outgoing {
  readonly talk: Talk;
  readonly lines: Map<number, Outside>;
}

/** A conversation with a node where people of our tables are. */
interface Incoming {
  readonly talk: Talk;
  readonly places: Map<number, Place>;
  /** What is said to several lines at once travels once. */
  saying: { lines: number[]; said: string } | null;
}

export interface LinkDependencies {
  readonly wire: Wire;
  readonly node: string;
  readonly log: Log;
  /** Brings somebody to a table that this node holds. */
  join(table: string, listener: Listener): Promise<Place | null>;
}

/** The lines of people between this node and the others. */
export class Links {
  private readonly deps: LinkDependencies;
  private readonly outgoing = new Map<string, Outgoing>();
  private readonly incoming = new Map<string, Incoming>();
  private readonly jobs: Jobs;
  private lineIds = 0;

  constructor(deps: LinkDependencies) {
    this.deps = deps;
    deps.wire.hear(`node.${deps.node}`, (said) => this.hear(said));
    this.jobs = new Jobs(deps.log);
    this.jobs.every(BEAT, 'beat of lines', () => this.beat());
  }

  /** Lines of people here at tables elsewhere, and the other way round. */
  get counts(): readonly [there: number, here: number] {
    let [there, here] = [0, 0];
    for (const { lines } of this.outgoing.values()) there += lines.size;
    for (const { places } of this.incoming.values()) here += places.size;
    return [there, here];
  }

  /** Brings a line to a table that another node holds. */
  async join(owner: string, table: string, listener: Listener): Promise<Place | null> {
    const { wire, node } = this.deps;
    let out = this.outgoing.get(owner);
    if (!out) {
      const talk = new Talk(wire, node, owner, randomBytes(9).toString('base64url'), 'up');
      out = { talk, lines: new Map() };
      this.outgoing.set(owner, out);
    }
    const { talk, lines } = out;
    const line = this.lineIds++;
    const how = await new Promise<Joined>((resolve) => {
      const patience = setTimeout(() => resolve('elsewhere'), LONGEST_JOIN);
      const joined = (as: Joined): void => {
        clearTimeout(patience);
        resolve(as);
      };
      lines.set(line, { listener, joined });
      const { person, name, address } = listener;
      talk.say('join', [line], [table, person, name, address]);
    });
    const leave = (): void => {
      if (lines.delete(line)) talk.say('leave', [line]);
    };
    if (how === 'here') {
      return {
        hear: async (message) => {
          if (lines.has(line)) talk.say('hear', [line], undefined, JSON.stringify(message));
        },
        leave,
      };
    }
    leave();
    if (how === 'nowhere') return null;
    if (how === 'full') throw new HouseFull();
    throw new Unreachable();
  }

  private hear(said: string): void {
    const end = said.indexOf('\n');
    const frame = JSON.parse(said.slice(0, end)) as Frame;
    const body = said.slice(end + 1);
    if (frame.way === 'up') this.hearUp(frame, body);
    else this.hearDown(frame, body);
  }

  /** Somebody at another node says something to one of our tables. */
  private hearUp(frame: Frame, body: string): void {
    const { from, talk: id, kind, lines } = frame;
    const [line] = lines;
    let talking = this.incoming.get(id);
    if (!talking && frame.n === 0) {
      const talk = new Talk(this.deps.wire, this.deps.node, from, id, 'down');
      talking = { talk, places: new Map(), saying: null };
      this.incoming.set(id, talking);
    }
    if (!talking?.talk.follows(frame)) {
      if (talking) this.endIncoming(talking);
      new Talk(this.deps.wire, this.deps.node, from, id, 'down').say('unknown');
      return;
    }
    if (kind === 'join') void this.letIn(talking, line, frame.more ?? []);
    else if (kind === 'hear') void talking.places.get(line)?.hear(JSON.parse(body) as ClientMessage);
    else if (kind === 'leave') {
      talking.places.get(line)?.leave();
      talking.places.delete(line);
    }
  }

  private async letIn(talking: Incoming, line: number, more: readonly string[]): Promise<void> {
    const [table, person, name, address] = more;
    const { talk, places } = talking;
    let open = true;
    const early: string[] = [];
    let isIn = false;
    const send = (said: string): void => {
      if (!open) return;
      if (isIn) this.tell(talking, line, said);
      else early.push(said);
    };
    const close = (): void => {
      if (!open) return;
      open = false;
      places.delete(line);
      this.flush(talking);
      talk.say('close', [line]);
    };
    const moved = (certain: boolean): void => {
      if (!open) return;
      open = false;
      places.delete(line);
      this.flush(talking);
      talk.say('moved', [line], [certain ? 'certain' : '']);
    };
    try {
      const place = await this.deps.join(table, { person, name, address, send, close, moved });
      if (place && this.incoming.get(talk.id) !== talking) {
        place.leave();
        return;
      }
      if (place) {
        places.set(line, {
          hear: (message) => place.hear(message),
          leave: () => {
            open = false;
            place.leave();
          },
        });
      }
      this.flush(talking);
      talk.say('joined', [line], [place ? 'here' : 'nowhere']);
      isIn = true;
      for (const said of early) send(said);
    } catch (error) {
      const how: Joined = error instanceof HouseFull ? 'full' : 'elsewhere';
      talk.say('joined', [line], [how]);
      if (!(error instanceof HouseFull || error instanceof HeldElsewhere || error instanceof Unreachable)) throw error;
    }
  }

  private tell(talking: Incoming, line: number, said: string): void {
    if (talking.saying?.said === said && !talking.saying.lines.includes(line)) {
      talking.saying.lines.push(line);
      return;
    }
    this.flush(talking);
    talking.saying = { lines: [line], said };
    setImmediate(() => this.flush(talking));
  }

  private flush(talking: Incoming): void {
    if (!talking.saying) return;
    const { lines, said } = talking.saying;
    talking.saying = null;
    talking.talk.say('say', lines, undefined, said);
  }

  /** The owner of a table says something to people who are here. */
  private hearDown(frame: Frame, body: string): void {
    const out = this.outgoing.get(frame.from);
    // What comes from an earlier conversation comes too late.
    if (!out || out.talk.id !== frame.talk) return;
    if (frame.kind === 'unknown' || !out.talk.follows(frame)) {
      this.endOutgoing(out);
      return;
    }
    for (const line of frame.lines) {
      const outside = out.lines.get(line);
      if (!outside) continue;
      const { listener } = outside;
      if (frame.kind === 'joined') outside.joined?.((frame.more?.[0] ?? 'elsewhere') as Joined);
      else if (frame.kind === 'say') listener.send(body);
      else if (frame.kind === 'close' || frame.kind === 'moved') {
        out.lines.delete(line);
        if (frame.kind === 'close') listener.close();
        else listener.moved?.(frame.more?.[0] === 'certain');
      }
    }
  }

  private beat(): void {
    for (const out of this.outgoing.values()) {
      if (out.talk.silent) this.endOutgoing(out);
      else out.talk.say('beat');
    }
    for (const talking of this.incoming.values()) {
      if (talking.talk.silent) this.endIncoming(talking);
      else {
        this.flush(talking);
        talking.talk.say('beat');
      }
    }
  }

  /** Nobody knows what of the last words was heard. */
  private endOutgoing(out: Outgoing): void {
    if (this.outgoing.get(out.talk.peer) === out) this.outgoing.delete(out.talk.peer);
    const lines = [...out.lines.values()];
    out.lines.clear();
    for (const { listener, joined } of lines) {
      joined?.('elsewhere');
      listener.moved?.(false);
    }
  }

  private endIncoming(talking: Incoming): void {
    this.incoming.delete(talking.talk.id);
    for (const place of talking.places.values()) place.leave();
    talking.places.clear();
  }

  /** All that goes over NATS is off. */
  cut(): void {
    for (const out of [...this.outgoing.values()]) this.endOutgoing(out);
    for (const talking of [...this.incoming.values()]) this.endIncoming(talking);
  }

  close(): void {
    void this.jobs.stop();
  }
}
