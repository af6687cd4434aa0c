import { expect, it } from 'vitest';
import { ZONE, zoneKinds } from './zones.ts';

it('zones have the numbers of their places in the table', () => {
  expect(zoneKinds.map(({ name }, number) => [name, number])).toEqual(Object.entries(ZONE));
});
