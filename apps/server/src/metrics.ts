/** A number that only grows. */
class Counter {
  private n = 0;
  private readonly name: string;
  private readonly help: string;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(n: number): void {
    this.n += n;
  }

  get value(): number {
    return this.n;
  }

  text(): string {
    return `# HELP ${this.name} ${this.help}\n# TYPE ${this.name} counter\n${this.name} ${this.n}\n`;
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How often something took how long, in seconds. */
class Histogram {
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;
  private readonly name: string;
  private readonly help: string;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  observe(seconds: number): void {
    let at = 0;
    while (at < BOUNDS.length && seconds > BOUNDS[at]) at++;
    this.counts[at]++;
    this.sum += seconds;
  }

  text(): string {
    const { name, help, counts, sum } = this;
    let total = 0;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (let i = 0; i < counts.length; i++) {
      total += counts[i];
      lines.push(`${name}_bucket{le="${BOUNDS[i] ?? '+Inf'}"} ${total}`);
    }
    lines.push(`${name}_sum ${sum}`, `${name}_count ${total}`);
    return `${lines.join('\n')}\n`;
  }
}

type Gauges = Readonly<Record<string, readonly [value: number, help: string]>>;

/** What the server counts, in the text form that Prometheus reads. */
export class Metrics {
  readonly answers = new Counter('tafelrunde_answers_total', 'Answers that were taken.');
  readonly refused = new Counter('tafelrunde_refused_total', 'Messages that had no effect.');
  readonly malformed = new Counter('tafelrunde_malformed_total', 'Messages that were no messages.');
  readonly limited = new Counter('tafelrunde_limited_total', 'Requests and messages over a rate limit.');
  readonly failures = new Counter('tafelrunde_failures_total', 'Rules that broke and writes that failed.');
  readonly commits = new Histogram('tafelrunde_commit_seconds', 'Time to put a batch of writes on disk.');
  readonly replies = new Histogram('tafelrunde_reply_seconds', 'Time from a message to its reply.');

  text(gauges: Gauges): string {
    const counted = [
      this.answers,
      this.refused,
      this.malformed,
      this.limited,
      this.failures,
      this.commits,
      this.replies,
    ];
    const gauged = Object.entries(gauges).map(
      ([name, [value, help]]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    );
    return [...counted.map((one) => one.text()), ...gauged].join('');
  }
}
