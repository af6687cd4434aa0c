const KEY = 'tafelrunde.muted';
/** Of so many tables it is remembered whom one does not want to hear. */
const MOST_TABLES = 40;
/** Stands for everybody. */
const ALL = '*';

type Muted = Readonly<Record<string, readonly string[]>>;

function load(): Muted {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([table, names]) =>
        Array.isArray(names) && names.every((name) => typeof name === 'string') ? [[table, names as string[]]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Whom somebody does not want to hear at a table. Only this browser knows. */
export class Muting {
  private all = $state.raw<Muted>(load());
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  get names(): readonly string[] {
    return (this.all[this.table] ?? []).filter((name) => name !== ALL);
  }

  /** Whether nobody is heard. */
  get everybody(): boolean {
    return this.all[this.table]?.includes(ALL) ?? false;
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    const before = this.all[this.table] ?? [];
    const now = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
    const { [this.table]: _, ...others } = this.all;
    this.all = Object.fromEntries([...Object.entries(others), [this.table, now] as const].slice(-MOST_TABLES));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that forbids storage forgets it with the page.
    }
  }

  toggleEverybody(): void {
    this.toggle(ALL);
  }
}
