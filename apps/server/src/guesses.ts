interface Failures {
  wrong: number;
  /** The time of the last one. */
  at: number;
}

/** So many wrong passwords of one network for one login cost nothing: people mistype. */
const FREE = 5;
/** Milliseconds after the first one that costs something, and at most. Each doubles the one before. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15 * 60_000;
/** So many from all strangers together are nothing unusual; then each slows the next down a little, up to this. */
const USUAL = 20;
const LONGEST_SLOWNESS = 2000;
/** After so long without another one, all is forgotten. */
const FORGOTTEN = 60 * 60_000;
const MOST_REMEMBERED = 20_000;
const MOST_NETWORKS = 8;

/**
 * Wrong passwords. A network that keeps guessing at a login has to wait longer and longer, alone: its owner, who comes from
 * elsewhere, does not. Where many networks guess at one login, all strangers are slowed down, and nobody is locked out;
 * networks from which the owner has come in before are no strangers.
 */
export class Guesses {
  private readonly now: () => number;
  private readonly perNetwork = new Map<string, Failures>();
  private readonly perLogin = new Map<string, Failures>();
  private readonly familiar = new Map<string, Set<string>>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Milliseconds until somebody there may try that login again. */
  wait(login: string, network: string): number {
    const failures = this.perNetwork.get(keyOf(login, network));
    if (!failures || failures.wrong < FREE) return 0;
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures.wrong - FREE));
    return Math.max(0, failures.at + pause - this.now());
  }

  /** Milliseconds that an answer to somebody there takes longer. */
  slowness(login: string, network: string): number {
    if (this.familiar.get(login)?.has(network)) return 0;
    const wrong = this.perLogin.get(login)?.wrong ?? 0;
    return wrong <= USUAL ? 0 : Math.min(LONGEST_SLOWNESS, (wrong - USUAL) * 50);
  }

  wrong(login: string, network: string): void {
    this.count(this.perNetwork, keyOf(login, network));
    if (!this.familiar.get(login)?.has(network)) this.count(this.perLogin, login);
  }

  right(login: string, network: string): void {
    this.perNetwork.delete(keyOf(login, network));
    const known = this.familiar.get(login) ?? new Set();
    // Whoever was here last is the last to be forgotten.
    known.delete(network);
    known.add(network);
    if (known.size > MOST_NETWORKS) known.delete(first(known.keys()));
    this.familiar.delete(login);
    this.familiar.set(login, known);
    if (this.familiar.size > MOST_REMEMBERED) this.familiar.delete(first(this.familiar.keys()));
  }

  private count(failures: Map<string, Failures>, key: string): void {
    const now = this.now();
    const before = failures.get(key);
    const wrong = before && now - before.at < FORGOTTEN ? before.wrong : 0;
    failures.delete(key);
    failures.set(key, { wrong: wrong + 1, at: now });
    if (failures.size > MOST_REMEMBERED) failures.delete(first(failures.keys()));
  }
}

const keyOf = (login: string, network: string): string => `${network} ${login}`;

/** A map or set goes in the order in which its entries came. */
const first = (keys: Iterator<string>): string => keys.next().value as string;
