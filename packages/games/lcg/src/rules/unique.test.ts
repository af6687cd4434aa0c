import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { table } from '../../test/extra-card.ts';
import { printed } from '../../test/printed.ts';

const rich = (card: string, resources = 6) => ({ card, resources });

rule(
  ['LCG-UNIQUE-01', 'LCG-UNIQUE-02', 'LCG-UNIQUE-03'],
  'a unique card waits in hand while another has it in play',
  () => {
    const players = [
      { heroes: [rich('Gimli')], hand: ['Beorn', 'Gandalf'] },
      { heroes: ['Éowyn'], allies: ['Beorn'] },
    ];
    const t = table('lcg', { players });
    expect([t.offers('Play Beorn'), t.offers('Play Gandalf')]).toEqual([false, true]);
    expect(t.hand(0)).toContain('Beorn');
  },
);

rule(['LCG-UNIQUE-01', 'LCG-UNIQUE-02'], 'nor may its own player have a second one', () => {
  const players = [{ heroes: [rich('Gimli')], allies: ['Beorn'], hand: ['Beorn', 'Gandalf'] }];
  const t = table('lcg', { players });
  expect([t.offers('Play Beorn'), t.offers('Play Gandalf')]).toEqual([false, true]);
});

rule(['LCG-UNIQUE-02', 'LCG-UNIQUE-03'], 'nor can it be put into play', () => {
  const player = {
    heroes: [rich('Aragorn')],
    allies: ['Faramir'],
    hand: ['Sneak Attack', 'Faramir', 'Gandalf', 'Beorn'],
  };
  const t = table('lcg', { players: [player] }).choose('Sneak Attack');
  expect(t.labels()).toEqual(['Gandalf', 'Beorn']);
  expect(t.choose('Beorn').hand(0)).toEqual(['Faramir', 'Gandalf']);
});

rule('LCG-UNIQUE-02', 'not even while the scenario controls the copy', () => {
  const players = [{ heroes: [rich('Gimli')], hand: ['Beorn', 'Gandalf'] }];
  const t = table('lcg', { players, staging: ['Beorn'] });
  expect([t.offers('Play Beorn'), t.offers('Play Gandalf')]).toEqual([false, true]);
});

rule('LCG-UNIQUE-03', 'a refused one stays in the discard pile', () => {
  const eowyn = rich('Éowyn');
  const discard = ['Snowbourn Scout', 'Brok Ironfist', 'Beorn'];
  const players = [
    { heroes: [eowyn], hand: ['Stand and Fight'], discard },
    { heroes: ['Gimli'], allies: ['Beorn'] },
  ];
  const t = table('lcg', { players }).choose('Stand and Fight');
  t.choose(t.labels().find((label) => label.includes('6')) ?? 'none');
  expect(t.characters(0)).toEqual(['Éowyn', 'Brok Ironfist']);
  expect(t.discard(0)).toContain('Beorn');
});

rule.each([
  { type: 'ally' as const, title: 'Gandalf' },
  { type: 'attachment' as const, title: 'Steward of Gondor' },
  { type: 'event' as const, title: 'Grim Resolve' },
])('LCG-UNIQUE-04', 'only the title counts: no $type called like a hero in play', ({ title }) => {
  const players = [{ heroes: [{ ...rich('Aragorn'), exhausted: true }], hand: [title] }];
  const id = title.toLowerCase().replaceAll(' ', '-');
  expect(table('lcg', { players }).offers(`Play ${title}`)).toBe(true);
  printed(id, { unique: true, title: { de: 'Aragorn', en: 'Aragorn' } });
  const t = table('lcg', { players: [{ ...players[0], hand: [id, 'Feint'] }] });
  expect(t.hand(0)).toEqual(['Aragorn', 'Feint']);
  expect(t.offers('Play Aragorn')).toBe(false);
});

rule('LCG-UNIQUE-05', 'a copy in a discard pile, a hand or the victory display does not count', () => {
  const players = [{ heroes: [rich('Gimli')], hand: ['Beorn', 'Beorn'], discard: ['Beorn'] }];
  const t = table('lcg', { players, victory: ['Beorn'], aside: ['Beorn'] }).choose('Beorn');
  expect(t.characters(0)).toEqual(['Gimli', 'Beorn']);
});

rule('LCG-UNIQUE-06', 'a player’s copy is discarded when the encounter deck brings that character', () => {
  const players = [{ heroes: ['Gimli'] }, { heroes: ['Éowyn'], allies: ['Beorn', 'Gandalf'] }];
  const t = table('lcg', { players, encounterDeck: ['Beorn', 'Forest Spider'], step: '3.3' }).playTo('3.3w');
  expect(t.staging()).toContain('Beorn');
  expect(t.characters(1)).toEqual(['Éowyn', 'Gandalf']);
  expect(t.discard(1)).toEqual(['Beorn']);
});

rule('LCG-UNIQUE-07', 'of other cards any number may be in play', () => {
  const allies = ['Snowbourn Scout', 'Snowbourn Scout'];
  const players = [{ heroes: [rich('Aragorn')], allies, hand: ['Snowbourn Scout'] }];
  const t = table('lcg', { players }).choose('Snowbourn Scout');
  expect(t.characters(0).filter((title) => title === 'Snowbourn Scout')).toHaveLength(3);
});
