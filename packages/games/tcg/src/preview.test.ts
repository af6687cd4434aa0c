import { previewOf } from '@tafelrunde/kernel';
import { type TcgTable, table } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';

/** What is said of an option, in English. */
function said(t: TcgTable, what: string): { facts: string[]; badge: string; tones: string[] } {
  const option = t.options().find(({ label, cards }) => label === what || cards.includes(what));
  const { badge, facts } = previewOf(t.m).options[option?.id ?? ''] ?? { badge: null, facts: [] };
  return {
    facts: facts.map(({ words }) => t.say(words)),
    badge: badge ? t.say(badge.words) : '',
    tones: facts.map(({ tone }) => tone),
  };
}

const assigning = (fellowship: readonly string[], minions: readonly string[]) =>
  table('tcg', { players: [{ fellowship, at: 2 }, { hand: ['Gimli'] }], minions, step: 'assignment phase' }).passAll();

describe('before a skirmish is assigned', () => {
  it('strengths, damage bonus and what the loser keeps', () => {
    const t = assigning(['Frodo', 'Legolas'], ['Orthanc Warrior']);
    expect(said(t, 'Legolas')).toMatchObject({
      badge: '6 : 7, 2 wounds',
      facts: ['Legolas: strength 6 against 7', 'Legolas loses: 2 wounds, 1 vitality left'],
    });
  });

  it('an overwhelmed Ring-bearer is a danger', () => {
    const { tones, facts, badge } = said(assigning(['Frodo', 'Legolas'], ['Uruk Fanatic']), 'Frodo');
    expect(badge).toContain('overwhelmed');
    expect(tones).toContain('danger');
    expect(facts).toContain('the Ring-bearer falls: Player 1 loses the game');
  });

  it('to assign nobody more leaves the choice to the Shadow, as long as a minion is free', () => {
    const t = assigning(['Frodo', 'Legolas', 'Gimli'], ['Orthanc Warrior']);
    expect(said(t, 'Done')).toMatchObject({
      badge: 'the Shadow chooses',
      facts: ['1 free minion attacks whomever the Shadow wants'],
    });
  });

  it('against several minions each is said, and behind the choice of one only that', () => {
    const t = assigning(['Frodo', 'Legolas'], ['Orthanc Warrior', 'Uruk Fanatic']);
    expect(said(t, 'Legolas').facts).toHaveLength(2);
    t.choose('Legolas');
    expect(said(t, 'Orthanc Warrior').badge).toBe('6 : 7, 2 wounds');
  });
});

describe('other choices', () => {
  it('what a card leaves in the twilight pool, and what the Shadow gets by moving on', () => {
    const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}], twilight: 1 });
    expect(said(t, 'Play Gimli')).toMatchObject({ badge: 'twilight 3', facts: ['twilight: 3'] });
    expect(said(t, 'Move on').facts[0]).toMatch(/^twilight at least 2; the site/);
  });

  it('in a skirmish an event is said with how it then stands', () => {
    const t = table('tcg', {
      players: [{ hand: ['Valor'], fellowship: ['Frodo', 'Legolas'], at: 2 }, {}],
      step: 'skirmish phases',
      minions: [{ card: 'Orthanc Warrior', assigned: 'Legolas' }],
    });
    const now = previewOf(t.m).now.facts.map(({ words }) => t.say(words));
    expect(now[0]).toBe('Legolas: strength 6 against 7');
    expect(said(t, 'Play Valor').facts).toContain('Legolas: strength 8 against 7');
  });
});
