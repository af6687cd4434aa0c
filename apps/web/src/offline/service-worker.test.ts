import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8').replace(
  '__PAGE__',
  '{ version: "1", files: [], pictures: "/pictures/" }',
);

interface Page {
  readonly url: string;
  navigate(address: string): Promise<void>;
  focus(): void;
}

/** The service worker in a browser that does nothing but write down what it is told. */
function browser(pages: readonly string[] = []) {
  const told: string[] = [];
  const hears = new Map<string, (event: object) => void>();
  const open = pages.map(
    (url): Page => ({
      ...{ url, focus: () => void told.push(`focus ${url}`) },
      navigate: async (address) => void told.push(`navigate ${address}`),
    }),
  );
  const self = {
    location: { origin: 'https://table.example' },
    navigator: { setAppBadge: async () => void told.push('badge') },
    registration: {
      showNotification: async (title: string, { body, tag, data }: { body: string; tag: string; data: object }) =>
        void told.push(`show ${JSON.stringify([title, body, tag, data])}`),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (address: string) => void told.push(`open ${address}`),
    },
    addEventListener: (type: string, hear: (event: object) => void) => void hears.set(type, hear),
  };
  runInNewContext(source, { self, URL, caches: {} });
  const happens = async (type: string, event: object): Promise<readonly string[]> => {
    const waits: Promise<unknown>[] = [];
    hears.get(type)!({ ...event, waitUntil: (end: Promise<unknown>) => waits.push(end) });
    await Promise.all(waits);
    return told;
  };
  return { happens };
}

const pushed = (data: unknown) => ({ data: { json: () => data } });
const call = { title: 'Your turn', body: 'With Bert.', path: '/#/online/abc', table: 'abc' };
const pressed = { notification: { close: () => {}, data: { path: '/#/online/abc' } } };

it('shows what is pushed to it, one call for each table, and sets the badge', async () => {
  expect(await browser().happens('push', pushed(call))).toEqual([
    'show ["Your turn","With Bert.","table-abc",{"path":"/#/online/abc"}]',
    'badge',
  ]);
});

it('shows nothing that names no title or leads away from the page', async () => {
  for (const wrong of [undefined, { ...call, title: 1 }, { ...call, path: 'https://example.org/#/' }, { title: 'x' }])
    expect(await browser().happens('push', pushed(wrong))).toEqual([]);
});

it('leads to the table when it is pressed: in the page that shows it, in any page, else in a new one', async () => {
  const address = 'https://table.example/#/online/abc';
  expect(await browser().happens('notificationclick', pressed)).toEqual([`open ${address}`]);
  expect(await browser(['https://table.example/']).happens('notificationclick', pressed)).toEqual([
    `navigate ${address}`,
    'focus https://table.example/',
  ]);
  expect(await browser(['https://table.example/', address]).happens('notificationclick', pressed)).toEqual([
    `navigate ${address}`,
    `focus ${address}`,
  ]);
});
