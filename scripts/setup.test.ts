import { describe, expect, it } from 'vitest';
import { missingPackages } from './setup.mjs';

const wanted = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@tafelrunde/web': { link: true },
    'node_modules/hono': { version: '4.1.0' },
    'node_modules/hono/node_modules/deep': { version: '1.0.0' },
    'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
  },
};
const { '': _, 'node_modules/binding-for-another-system': __, ...installed } = wanted.packages;

describe('what is missing', () => {
  it('is nothing after an installation', () => {
    expect(missingPackages(wanted, { packages: installed })).toEqual([]);
  });

  it('is every package that is not there', () => {
    const { 'node_modules/hono/node_modules/deep': _, 'node_modules/@tafelrunde/web': __, ...rest } = installed;
    expect(missingPackages(wanted, { packages: rest })).toEqual([
      'node_modules/@tafelrunde/web',
      'node_modules/hono/node_modules/deep',
    ]);
  });

  it('is every package of another version', () => {
    const older = { ...installed, 'node_modules/hono': { version: '4.0.9' } };
    expect(missingPackages(wanted, { packages: older })).toEqual(['node_modules/hono']);
  });
});
