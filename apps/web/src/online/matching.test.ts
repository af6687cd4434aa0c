import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { hasChanged, type Keeper, lastMatch, match } from './matching.ts';

/** A server that keeps texts. */
class Account implements Keeper {
  readonly kept = new Map<string, string>();
  readonly changed = new Map<string, number>();
  /** What was fetched. */
  readonly fetched: string[] = [];
  private time = 0;

  async list(): Promise<{ kind: string; key: string; changed: number }[]> {
    return [...this.kept.keys()].map((name) => {
      const [kind, key] = name.split('/') as [string, string];
      return { kind, key, changed: this.changed.get(name)! };
    });
  }

  async get(kind: string, key: string): Promise<unknown> {
    this.fetched.push(`${kind}/${key}`);
    return this.kept.get(`${kind}/${key}`);
  }

  async put(kind: string, key: string, text: string): Promise<number> {
    this.kept.set(`${kind}/${key}`, text);
    this.changed.set(`${kind}/${key}`, ++this.time);
    return this.time;
  }

  async remove(kind: string, key: string): Promise<void> {
    this.kept.delete(`${kind}/${key}`);
  }
}

const deck = (id: string, name: string): string => JSON.stringify({ id, game: 'lcg', name, list: {} });
const DECK = 'tafelrunde.deck.';

describe('decks and campaigns of an account', () => {
  let account: Account;
  let laptop: Storage;
  let phone: Storage;
  const matchOn = (device: Storage): Promise<void> => match('berit', account, device);

  beforeEach(async () => {
    account = new Account();
    laptop = new MemoryStorage();
    phone = new MemoryStorage();
    laptop.setItem(`${DECK}a`, deck('a', 'Aragorn'));
    phone.setItem('tafelrunde.campaign.c', '{"log":"…"}');
    phone.setItem('tafelrunde.settings', '{}');
    await matchOn(laptop);
    await matchOn(phone);
    await matchOn(laptop);
  });

  it('are on every device, and nothing else is', () => {
    for (const device of [laptop, phone]) {
      expect(device.getItem(`${DECK}a`)).toBe(deck('a', 'Aragorn'));
      expect(device.getItem('tafelrunde.campaign.c')).toBe('{"log":"…"}');
    }
    expect([...account.kept.keys()].sort()).toEqual(['campaign/c', 'deck/a']);
    expect(laptop.getItem('tafelrunde.settings')).toBe(null);
  });

  it('are fetched only where the account has them changed', async () => {
    account.fetched.length = 0;
    await matchOn(laptop);
    await matchOn(phone);
    expect(account.fetched).toEqual([]);
    phone.setItem(`${DECK}a`, deck('a', 'Arwen'));
    await matchOn(phone);
    await matchOn(laptop);
    expect(account.fetched).toEqual(['deck/a']);
  });

  it('follow a change, and a removal', async () => {
    phone.setItem(`${DECK}a`, deck('a', 'Arwen'));
    phone.removeItem('tafelrunde.campaign.c');
    expect(hasChanged(phone)).toBe(true);
    expect(hasChanged(laptop)).toBe(false);
    await matchOn(phone);
    expect(hasChanged(phone)).toBe(false);
    await matchOn(laptop);
    expect(laptop.getItem(`${DECK}a`)).toBe(deck('a', 'Arwen'));
    expect(laptop.getItem('tafelrunde.campaign.c')).toBe(null);
  });

  it('are kept twice where both sides have changed', async () => {
    phone.setItem(`${DECK}a`, deck('a', 'Arwen'));
    laptop.setItem(`${DECK}a`, deck('a', 'Aldor'));
    await matchOn(phone);
    await matchOn(laptop);
    await matchOn(phone);
    for (const device of [laptop, phone]) {
      expect(device.getItem(`${DECK}a`)).toBe(deck('a', 'Arwen'));
      expect(device.getItem(`${DECK}a-2`)).toBe(deck('a-2', 'Aldor'));
    }
  });

  it('are not removed where they were changed', async () => {
    phone.removeItem(`${DECK}a`);
    laptop.setItem(`${DECK}a`, deck('a', 'Aldor'));
    await matchOn(phone);
    await matchOn(laptop);
    await matchOn(phone);
    expect(phone.getItem(`${DECK}a`)).toBe(deck('a', 'Aldor'));
  });

  it('stay with this browser when somebody else logs in: his account gets them, and removes none', async () => {
    const other = new Account();
    await match('cleo', other, laptop);
    expect(laptop.getItem(`${DECK}a`)).toBe(deck('a', 'Aragorn'));
    expect(lastMatch(laptop)?.login).toBe('cleo');
  });
});
