import type { State } from '@tafelrunde/kernel';
import type { TestTable } from '../../src/index.ts';

/** What readers of a table are given: one list of arguments for each reading. */
export type Readings = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** How a card lies where nothing else was said of it. */
const usual = (value: unknown): boolean => value === 0 || value === -1;

/** Everything in a position, zone by zone and card by card, with what lies on each; then all that is not about cards. */
function* laid<S extends State>({ m }: TestTable<S>): Generator<string> {
  const { game, layout, s } = m;
  const { cards, zones, ...rest } = s;
  for (const [zone, lying] of zones.entries()) {
    if (lying.length === 0) continue;
    const told = lying.map((ix) => {
      const { def, zone: _, ...more } = cards[ix];
      const odd = Object.entries(more).filter(([, value]) => !usual(value));
      return `${ix} ${game.defs[def].title.en} ${odd.map(([key, value]) => `${key}=${value}`).join(' ')}`.trim();
    });
    yield `${game.zoneKinds[layout.kindOf[zone]].name} ${layout.seatOf[zone]}: ${told.join('; ')}`;
  }
  for (const [key, value] of Object.entries(rest)) yield `${key}: ${JSON.stringify(value)}`;
}

/** A position with what every reader of the table makes of it. */
export function* position<S extends State>(name: string, t: TestTable<S>, readings: Readings): Generator<string> {
  yield `# ${name}`;
  yield* laid(t);
  const from = t as unknown as Record<string, unknown>;
  for (const [reader, each] of Object.entries(readings)) {
    const told = each.map((given) => {
      const found = from[reader];
      const value = typeof found === 'function' ? found.apply(t, given) : found;
      return `${given.map(String).join(' ')}: ${JSON.stringify(value) ?? 'undefined'}`;
    });
    yield `${reader} ${told.join(' | ')}`;
  }
  yield `asked ${t.asked}: ${t.asked < 0 ? '' : `${t.prompt} ${t.labels().join(' | ')}`}`;
}

export const SEATS: readonly (readonly [number])[] = [[0], [1]];
export const ONCE: readonly (readonly [])[] = [[]];
