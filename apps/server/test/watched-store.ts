import { openStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** A store whose calls go through somebody's hands; a call that is not passed on never reaches it. */
export const watchedStore =
  (
    watch: (name: keyof Store, call: () => Promise<unknown>) => Promise<unknown>,
    open: (folder: string) => Promise<Store> = openStore,
  ) =>
  async (folder: string): Promise<Store> =>
    new Proxy<Store>(await open(folder), {
      get: (store, name) => {
        const value = Reflect.get(store, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) =>
          watch(name as keyof Store, () => (value as Method).apply(store, args as unknown[]));
      },
    });
