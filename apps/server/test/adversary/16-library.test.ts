import { lcgDecks, writeSheet } from '@tafelrunde/decks';
import { starterDecks } from '@tafelrunde/lcg';
import { expect, it, vi } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { deckNamed } from '../../src/http/library-api.ts';
import { openStore } from '../../src/store/sqlite.ts';
import { startServer, tempFolder } from '../serving.ts';

const spirit = starterDecks.spirit;
const lore = starterDecks.lore;
const blank = { name: '', side: {}, outside: [], notes: '' };
const textOf = (list: typeof spirit, more: object = {}): string =>
  writeSheet(lcgDecks, { ...blank, list, ...more }, 'own', 'en');
const deck = (given: object = {}) => ({ game: 'lcg', name: 'Spirit', text: textOf(spirit), lab: null, ...given });

interface Found {
  readonly decks: readonly {
    readonly id: string;
    readonly name: string;
    readonly copies: number;
    readonly mine: boolean;
  }[];
  readonly more: boolean;
}
const look = (visitor: Visitor, query = ''): Promise<Found> => visitor.must('GET', `/library/lcg${query}`);

let accounts = 0;
async function member(url: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.called(url, name);
  await visitor.must('POST', '/account', {
    login: `${name.toLowerCase()}-${accounts++}`,
    password: 'ein langes Kennwort',
  });
  return visitor;
}

it('guests look and copy; only accounts publish; nobody withdraws what is not his', async () => {
  const { url } = await startServer();
  const anna = await member(url, 'Anna');
  const { id } = await anna.must<{ id: string }>('POST', '/library', deck());
  const guest = await Visitor.called(url, 'Mallory');
  const nobody = new Visitor(url);
  expect((await guest.ask('POST', '/library', deck())).status).toBe(403);
  expect((await nobody.ask('POST', '/library', deck())).status).toBe(401);
  expect((await nobody.ask('POST', `/library/${id}/copies`, {})).status).toBe(401);
  expect((await guest.ask('DELETE', `/library/${id}`)).status).toBe(404);
  expect((await nobody.ask('DELETE', `/library/${id}`)).status).toBe(401);
  expect((await look(nobody)).decks).toMatchObject([{ id, name: 'Spirit', mine: false, author: 'Anna' }]);
  expect((await look(anna)).decks).toMatchObject([{ id, mine: true }]);
  // What is told of a deck names no person by anything but the name everybody sees, and has no session in it.
  expect(JSON.stringify(await look(nobody))).not.toMatch(/"(person|login|session|deck)"/);
  const { deck: whole } = await nobody.must<{ deck: { text: string } }>('GET', `/library/lcg/${id}`);
  expect(JSON.parse(whole.text)).toMatchObject({ name: 'Spirit', list: spirit });
  expect((await nobody.ask('GET', `/library/tcg/${id}`)).status).toBe(404);
  expect((await nobody.ask('GET', '/library/lcg/nothing')).status).toBe(404);
  await anna.must('DELETE', `/library/${id}`);
  expect((await look(nobody)).decks).toEqual([]);
});

it('what is published is a deck that can be played, and its record is that of its own cards', async () => {
  const data = tempFolder();
  const server = await startServer({ config: { data } });
  const { url } = server;
  const mallory = await member(url, 'Mallory');
  const refused: readonly object[] = [
    { text: 'Heroes\n1x Aragorn' },
    { text: '{}' },
    { text: textOf({ heroes: [], deck: {} }) },
    { text: textOf({ heroes: spirit.heroes, deck: { ...spirit.deck, gandalf: 9 } }) },
    { text: textOf(spirit).replace('"lcg"', '"tcg"') },
    { text: `${'['.repeat(8000)}${']'.repeat(8000)}` },
    { text: 'x'.repeat(20_000) },
    { game: 'dbg' },
    { game: '__proto__' },
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: '\u202Egnp.exe' },
    { lab: { against: 'mirkwood', players: 1, easy: false, seed: 's', games: 10, wins: 11 } },
    { lab: { against: 'mirkwood', players: 1, easy: false, seed: 's', games: 0, wins: 0 } },
    // The cards of a better deck, of which the record would be shown.
    { part: { heroes: lore.heroes, deck: lore.deck } },
  ];
  for (const one of refused) {
    const { status } = await mallory.ask('POST', '/library', deck(one));
    expect(status, JSON.stringify(one).slice(0, 100)).toBe(400);
  }
  expect((await look(mallory)).decks).toEqual([]);
  const { id } = await mallory.must<{ id: string }>(
    'POST',
    '/library',
    deck({ text: textOf(spirit, { hidden: 'x', name: 'Another name' }) }),
  );
  await server.stop();
  const store = await openStore(data);
  const kept = await store.library.deck(id);
  expect(kept?.deck).toBe(deckNamed({ heroes: [...spirit.heroes], deck: { ...spirit.deck } }));
  expect(JSON.parse(kept?.text ?? '')).toEqual({
    'tafelrunde-deck': 1,
    game: 'lcg',
    ...blank,
    name: 'Spirit',
    list: spirit,
  });
  await store.close();
});

it('one person publishes so many, and pushes no number however often he asks', async () => {
  const { url } = await startServer();
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => member(url, name)));
  const codes: number[] = [];
  for (let i = 0; i < 101; i++) codes.push((await anna.ask('POST', '/library', deck({ name: `Deck ${i}` }))).status);
  expect(codes.filter((code) => code === 200)).toHaveLength(100);
  expect(codes[100]).toBe(403);
  // All of them are found, some at a time.
  let from = 0;
  const ids = new Set<string>();
  for (let more = true; more; ) {
    const found = await look(bert, `?from=${from}`);
    expect(found.decks.length).toBeLessThanOrEqual(30);
    for (const { id } of found.decks) ids.add(id);
    from += found.decks.length;
    more = found.more;
  }
  expect(ids.size).toBe(100);
  const [{ id }] = (await look(bert)).decks;
  await Promise.all(Array.from({ length: 20 }, () => bert.must('POST', `/library/${id}/copies`, {})));
  await anna.must('POST', `/library/${id}/copies`, {});
  expect((await look(bert, '?order=copied')).decks[0]).toMatchObject({ id, copies: 1 });
  for (const bad of ['?order=price', '?from=-1', '?from=1e9', '?from=x', `?search=${'x'.repeat(61)}`, '?limit=999'])
    expect((await bert.ask('GET', `/library/lcg${bad}`)).status, bad).toBe(400);
  expect((await bert.ask('GET', '/library/dbg')).status).toBe(400);
});

it('nobody makes the server look for cards that are called like hundreds that there are not', async () => {
  const { url } = await startServer();
  const mallory = await member(url, 'Mallory');
  const nearest = vi.spyOn(lcgDecks.pool, 'nearest');
  const outside = Array.from({ length: 300 }, (_, i) => ({ name: `Gandalff the ${i}`, count: 1 }));
  const text = JSON.stringify(JSON.parse(textOf(spirit, { outside })));
  await mallory.must('POST', '/library', deck({ text }));
  expect(nearest).not.toHaveBeenCalled();
});
