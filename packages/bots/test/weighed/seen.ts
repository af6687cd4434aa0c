import type { Sight } from '../../src/sight.ts';

/** What a weighing came to, by the name of what weighs. */
export type Weighed = Iterable<readonly [name: string, value: unknown]>;

/** All that a seat's sight says of itself. */
export function* seen(sight: Sight): Weighed {
  for (
    let of = Object.getPrototypeOf(sight) as object;
    of !== Object.prototype;
    of = Object.getPrototypeOf(of) as object
  )
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(of))) {
      if (get) yield [`sight.${name}`, get.call(sight)];
    }
}
