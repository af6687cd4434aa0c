import { optionWords, redeal, seedWords } from '@tafelrunde/kernel';
import { type LcgTable, table } from '@tafelrunde/testing/lcg';
import { expect, it } from 'vitest';

/** The question and its labels, here and in games that nobody at the table can tell from this one. */
function asked(t: LcgTable): unknown[] {
  const seen = (m: LcgTable['m']): unknown => {
    const decision = m.decision();
    return [decision?.prompt, decision?.options.map((option) => optionWords(m, option))];
  };
  const dealt = Array.from({ length: 20 }, (_, i) => seen(redeal(t.m, 0, seedWords(`${i}`)) as LcgTable['m']));
  return [seen(t.m), ...dealt].map((one) => JSON.stringify(one));
}

it('a defeated enemy that was shuffled into the deck is named as what it was', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Legolas'], engaged: [{ card: 'Eastern Crows', attachments: ['Forest Snare'] }] }],
    encounterDeck: ['Old Forest Road', 'Forest Spider', 'Eyes of the Forest', 'Evil Storm'],
    step: '6.8a',
  });
  t.choose('Eastern Crows');
  expect(t.prompt).toBe('Respond to: Eastern Crows are defeated');
  expect(new Set(asked(t)).size).toBe(1);
});

it('a card that has put an effect off is named although it was shuffled into a deck since', () => {
  const t = table('lcg', {
    players: [
      {
        heroes: [
          { card: 'Théodred', resources: 4 },
          { card: 'Éowyn', resources: 4 },
        ],
        hand: ['Sneak Attack', 'Sneak Attack', 'Beorn', 'Faramir', 'Will of the West'],
        deck: ['Gandalf', 'Ever Vigilant', 'For Gondor!'],
      },
    ],
    encounterDeck: [],
    step: '2.2',
  });
  for (const ally of ['Beorn', 'Faramir']) {
    t.choose('Play Sneak Attack');
    if (t.offers(ally)) t.choose(ally);
  }
  t.choose('Play Will of the West');
  while (t.labels().some((label) => label.includes('resource'))) t.choose(t.options()[0].id);
  t.pass();
  expect(t.discard(0)).not.toContain('Sneak Attack');
  expect(t.prompt).toBe('What is resolved first? (end of the phase)');
  expect(t.labels()).toEqual(['Sneak Attack', 'Sneak Attack']);
  expect(new Set(asked(t)).size).toBe(1);
});
