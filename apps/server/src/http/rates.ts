interface Bucket {
  tokens: number;
  at: number;
}

/** So many senders are told apart; with more, those that have been quiet are forgotten. */
const MOST_SENDERS = 50_000;

/** Lets each sender do something so often: a bucket that fills steadily and can be emptied at once. */
export class Rate {
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  /** Told of all that is used. */
  spent: (sender: string, price: number) => void = () => {};

  constructor(perSecond: number, burst: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.now = now;
  }

  /** Whether the sender may do it now (at that price). */
  allows(sender: string, price = 1): boolean {
    // A rate of 0 is no limit, for load tests.
    if (this.burst === 0) return true;
    const now = this.now();
    let bucket = this.buckets.get(sender);
    if (!bucket) {
      if (this.buckets.size >= MOST_SENDERS) this.forgetFull(now);
      bucket = { tokens: this.burst, at: now };
      this.buckets.set(sender, bucket);
    }
    bucket.tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 1000) * this.perSecond);
    bucket.at = now;
    if (bucket.tokens < price) return false;
    bucket.tokens -= price;
    this.spent(sender, price);
    return true;
  }

  /** Somebody has used so much elsewhere. Who is in debt pays that off first. */
  charge(sender: string, price: number): void {
    if (this.burst === 0) return;
    const spent = this.spent;
    this.spent = () => {};
    // A first word from there opens the account.
    this.allows(sender, 0);
    this.spent = spent;
    const bucket = this.buckets.get(sender);
    if (bucket) bucket.tokens = Math.max(-this.burst, bucket.tokens - price);
  }

  /** A bucket that would be full by now is as good as none. */
  private forgetFull(now: number): void {
    const fills = (this.burst / this.perSecond) * 1000;
    for (const [sender, { at }] of this.buckets) if (now - at >= fills) this.buckets.delete(sender);
    // If all of them are busy, that many at once are an attack; beginning anew is the lesser evil.
    if (this.buckets.size >= MOST_SENDERS) this.buckets.clear();
  }
}

/** All rate limits of the server. */
export class Rates {
  readonly requests: Rate;
  readonly bytes: Rate;
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly logins: Rate;
  readonly connections: Rate;
  readonly messages: Rate;
  readonly chat: Rate;
  /** What strangers say at one table, all of them together. */
  readonly strangers: Rate;
  /** What is told to a whole table, apart from the game and the chat: who sits down, who gets up, who asks. */
  readonly doings: Rate;
  /** Bytes that are sent to those who step through finished games. */
  readonly looks: Rate;

  /** Answers that are played again, to see whether they are right. */
  readonly replays: Rate;
  /** Games that are to be analysed here. */
  readonly analyses: Rate;

  constructor(share: number) {
    const rate = (perSecond: number, burst: number): Rate => new Rate(perSecond * share, burst * share);
    this.requests = rate(20, 100);
    this.bytes = rate(64 * 1024, 1024 * 1024);
    this.newPeople = rate(0.1, 20);
    this.newTables = rate(0.1, 10);
    this.logins = rate(0.1, 10);
    this.connections = rate(2, 60);
    this.messages = rate(20, 60);
    this.chat = rate(0.5, 8);
    this.strangers = rate(0.5, 8);
    this.doings = rate(1, 20);
    this.looks = rate(512 * 1024, 4 * 1024 * 1024);
    this.replays = rate(100, 20_000);
    this.analyses = rate(1 / 60, 5);
  }

  private get all(): readonly (readonly [string, Rate])[] {
    return Object.entries(this).filter((entry): entry is [string, Rate] => entry[1] instanceof Rate);
  }

  /** Tells somebody of all that is used, by the name of the rate. */
  share(tell: (rate: string, sender: string, price: number) => void): void {
    for (const [name, rate] of this.all) rate.spent = (sender, price) => tell(name, sender, price);
  }

  /** So much was used elsewhere. */
  charge(name: string, sender: string, price: number): void {
    for (const [own, rate] of this.all) if (own === name) rate.charge(sender, price);
  }
}
