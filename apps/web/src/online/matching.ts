/** What an account keeps for all devices, by its kind, and where this browser keeps it. */
const places = { deck: 'tafelrunde.deck.', campaign: 'tafelrunde.campaign.' } as const;
type Kind = keyof typeof places;
const kinds = Object.keys(places) as Kind[];

const MATCHED = 'tafelrunde.matched';

/** The part of the server that is needed here. */
export interface Keeper {
  /** What is kept, and when it was changed last. */
  list(): Promise<readonly { readonly kind: string; readonly key: string; readonly changed: number }[]>;
  get(kind: string, key: string): Promise<unknown>;
  /** Gives the time of the change. */
  put(kind: string, key: string, text: string): Promise<number>;
  remove(kind: string, key: string): Promise<unknown>;
}

/** Texts by "kind/key". */
type Texts = Readonly<Record<string, string>>;

interface Matched {
  readonly login: string;
  readonly texts: Texts;
  /** When the account had each of them changed last. */
  readonly changed?: Readonly<Record<string, number>>;
}

/** Whose documents were matched here last, and how they were then; null if nobody's were. */
export function lastMatch(store: Storage): Matched | null {
  try {
    const found = JSON.parse(store.getItem(MATCHED) ?? 'null') as Partial<Matched> | null;
    const fine = typeof found?.login === 'string' && typeof found.texts === 'object' && found.texts !== null;
    return fine ? (found as Matched) : null;
  } catch {
    return null;
  }
}

export function forgetMatch(store: Storage): void {
  store.removeItem(MATCHED);
}

/** Whether something was changed here since the last match. */
export function hasChanged(store: Storage): boolean {
  const last = lastMatch(store);
  return last !== null && JSON.stringify(sorted(last.texts)) !== JSON.stringify(sorted(textsIn(store)));
}

/**
 * Makes this browser and the account the same. What was changed on one side goes to the other; what was changed on both is
 * kept twice, so that nothing is lost.
 */
export async function match(login: string, keeper: Keeper, store: Storage): Promise<void> {
  const last = lastMatch(store);
  const own = last?.login === login ? last : null;
  const before: Texts = own?.texts ?? {};
  const there: Record<string, string> = {};
  const changed: Record<string, number> = {};
  for (const { kind, key, changed: at } of await keeper.list()) {
    if (!kinds.includes(kind as Kind)) continue;
    const name = `${kind}/${key}`;
    // What has not changed since the last match does not have to be fetched.
    const same = own?.changed?.[name] === at && before[name] !== undefined;
    const value = same ? before[name] : await keeper.get(kind, key);
    if (typeof value !== 'string') continue;
    there[name] = value;
    changed[name] = at;
  }
  const tell = async (name: string, text: string | undefined): Promise<void> => {
    const [kind, key] = split(name);
    if (text === undefined) await keeper.remove(kind, key);
    else changed[name] = await keeper.put(kind, key, text);
  };
  const here: Texts = textsIn(store);
  for (const name of new Set([...Object.keys(here), ...Object.keys(there), ...Object.keys(before)])) {
    if (here[name] === there[name]) continue;
    const changedHere = here[name] !== before[name];
    const changedThere = there[name] !== before[name];
    if (changedHere && changedThere && here[name] !== undefined && there[name] !== undefined) {
      await tell(...keepCopy(store, name, here[name]));
    }
    // A change counts more than a removal.
    const fromThere = changedThere && !(there[name] === undefined && changedHere);
    if (fromThere) putHere(store, name, there[name]);
    else await tell(name, here[name]);
  }
  store.setItem(MATCHED, JSON.stringify({ login, texts: textsIn(store), changed } satisfies Matched));
}

function textsIn(store: Storage): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 0; at < store.length; at++) {
    const name = store.key(at) ?? '';
    for (const kind of kinds) {
      if (name.startsWith(places[kind]))
        texts[`${kind}/${name.slice(places[kind].length)}`] = store.getItem(name) ?? '';
    }
  }
  return texts;
}

function putHere(store: Storage, name: string, text: string | undefined): void {
  const [kind, key] = split(name);
  if (text === undefined) store.removeItem(places[kind] + key);
  else store.setItem(places[kind] + key, text);
}

/** Keeps a text under a name of its own; a deck knows its name, which is changed with it. */
function keepCopy(store: Storage, name: string, text: string): [string, string] {
  const [kind, key] = split(name);
  let at = 2;
  while (store.getItem(`${places[kind]}${key}-${at}`) !== null) at++;
  const copy = `${kind}/${key}-${at}`;
  const own = text.replace(`"id":${JSON.stringify(key)}`, `"id":${JSON.stringify(`${key}-${at}`)}`);
  putHere(store, copy, own);
  return [copy, own];
}

function split(name: string): [Kind, string] {
  const at = name.indexOf('/');
  return [name.slice(0, at) as Kind, name.slice(at + 1)];
}

function sorted(texts: Texts): [string, string][] {
  return Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
}
