import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { table } from '../../test/extra-card.ts';
import { printed } from '../../test/printed.ts';

/** Two players about to reveal these cards, without anything else in the staging area. */
const staging = (...encounterDeck: string[]) => ({
  players: [
    { threat: 30, heroes: ['Éowyn'] },
    { threat: 31, heroes: ['Gimli'] },
  ],
  encounterDeck,
  step: '3.3',
});

/** Travelling to the Mountains of Mirkwood costs revealing a card, outside the staging step. */
const travelling = (...encounterDeck: string[]) => ({
  ...staging(...encounterDeck),
  staging: ['Mountains of Mirkwood'],
  step: '4.2',
});

describe('Doomed', () => {
  rule(['LCG-KEYWORD-12', 'LCG-KEYWORD-02'], 'raises the threat of every player, wanted or not', () => {
    const t = table('lcg', staging('Cavern Guardian', 'Forest Spider')).playTo('3.3w');
    expect([t.threat(0), t.threat(1)]).toEqual([31, 32]);
  });

  rule(['LCG-EX-12', 'LCG-KEYWORD-03', 'LCG-KEYWORD-12'], 'printed and gained add up: Doomed 3', () => {
    printed('despair', { doomed: 2 });
    const t = table('lcg', staging('Despair', 'Forest Spider'));
    change(t, 'Despair', 'doomed', 1);
    t.playTo('3.3w');
    expect([t.threat(0), t.threat(1)]).toEqual([33, 34]);
  });

  rule('LCG-KEYWORD-13', 'works outside the staging step', () => {
    const t = table('lcg', travelling('Cavern Guardian')).choose('Mountains of Mirkwood');
    expect([t.threat(0), t.threat(1)]).toEqual([31, 32]);
  });

  rule('LCG-VARIANT-02', 'originally worked only there', () => {
    const variants = { classicDoomed: true };
    const t = table('lcg', { ...travelling('Cavern Guardian'), variants }).choose('Mountains of Mirkwood');
    expect([t.threat(0), t.threat(1)]).toEqual([30, 31]);
    const staged = table('lcg', { ...staging('Cavern Guardian', 'Forest Spider'), variants }).playTo('3.3w');
    expect([staged.threat(0), staged.threat(1)]).toEqual([31, 32]);
  });
});

describe('Surge', () => {
  rule(['LCG-KEYWORD-14', 'LCG-KEYWORD-02'], 'reveals one more card, wanted or not', () => {
    const t = table('lcg', staging('Wolf Rider', 'Forest Spider', 'Gladden Fields', 'Wargs')).playTo('3.3w');
    expect(t.staging()).toEqual(['Wolf Rider', 'Forest Spider', 'Gladden Fields']);
  });

  rule('LCG-KEYWORD-15', 'each further instance reveals one more', () => {
    const t = table('lcg', staging('Wolf Rider', 'Forest Spider', 'Gladden Fields', 'Wargs', 'Hill Troll'));
    change(t, 'Wolf Rider', 'surge', 1);
    t.playTo('3.3w');
    expect(t.staging()).toEqual(['Wolf Rider', 'Forest Spider', 'Gladden Fields', 'Wargs']);
  });

  rule('LCG-KEYWORD-17', 'works outside the staging step', () => {
    const t = table('lcg', travelling('Wolf Rider', 'Forest Spider', 'Wargs')).choose('Mountains of Mirkwood');
    expect(t.staging()).toEqual(['Wolf Rider', 'Forest Spider']);
  });

  /** The Orcs let the first player choose who takes damage: a moment to look at the table. */
  const orcs = {
    ...staging('Dol Guldur Orcs', 'Forest Spider', 'Wargs'),
    players: [
      {
        heroes: [
          { card: 'Éowyn', committed: true },
          { card: 'Gimli', committed: true },
        ],
      },
    ],
  };

  rule('LCG-KEYWORD-16', 'waits for the other keywords and for what happens when its card is revealed', () => {
    printed('dol-guldur-orcs', { surge: 1, doomed: 1 });
    const t = table('lcg', orcs).go();
    expect(t.threat(0)).toBe(9 + 11 + 1);
    expect(t.staging()).toEqual([]);
    t.choose('Gimli');
    expect(t.damage('Gimli')).toBe(2);
    expect(t.staging()).toEqual(['Dol Guldur Orcs', 'Forest Spider']);
  });

  rule('LCG-KEYWORD-16', 'waits until its card lies in the staging area', () => {
    const t = table('lcg', { ...orcs, encounterDeck: ['Wolf Rider', 'Dol Guldur Orcs'] }).go();
    expect(t.staging()).toEqual(['Wolf Rider']);
    expect(t.offers('Gimli')).toBe(true);
  });

  rule('LCG-VARIANT-03', 'originally came before its card was placed', () => {
    const variants = { classicSurge: true };
    const t = table('lcg', { ...orcs, variants, encounterDeck: ['Wolf Rider', 'Dol Guldur Orcs'] }).go();
    expect(t.staging()).toEqual([]);
    expect(t.choose('Gimli').staging()).toEqual(['Dol Guldur Orcs', 'Wolf Rider']);
  });

  rule('LCG-VARIANT-03', 'and worked only in the staging step', () => {
    const variants = { classicSurge: true };
    const t = table('lcg', { ...travelling('Wolf Rider', 'Forest Spider'), variants }).choose('Mountains of Mirkwood');
    expect(t.staging()).toEqual(['Wolf Rider']);
  });
});
