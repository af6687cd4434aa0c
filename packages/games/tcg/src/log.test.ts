import { describe, expect, test } from 'vitest';
import { folk } from '../test/folk.ts';
import { workshop } from '../test/workshop.ts';
import { tcg } from './game.ts';

const { table } = workshop(...folk);

type Given = Parameters<typeof table>[1];
type Fellowship = NonNullable<Given['players'][0]['fellowship']>;

/** A skirmish under way; both players hold a card, so that they are asked. */
const fight = (
  fellowship: Fellowship,
  minion: string,
  assigned: string,
  {
    hand = ['Iron Axe'],
    other = ['Merry'],
    at = 2,
    ...more
  }: Partial<Given> & {
    hand?: readonly string[];
    other?: readonly string[];
    at?: number;
  } = {},
) =>
  table('tcg', {
    players: [{ fellowship, hand, at }, { hand: other }],
    step: 'skirmish phases',
    minions: [{ card: minion, assigned }],
    ...more,
  });

describe('the log tells', () => {
  test('who gets what, and what abilities do', () => {
    const t = fight(['Frodo', 'Gimli', 'Legolas'], 'Strong Orc', 'Gimli').choose('Use Gimli', 'Legolas');
    expect(t.log.slice(-3)).toEqual([
      'Player 1 uses Gimli: An unbound companion gets strength +1 (strength +2 if this companion is Legolas).',
      'Gimli exerts.',
      'Legolas gets strength +2.',
    ]);
    const weak = fight(['Frodo', 'Legolas', 'Guard'], 'Strong Orc', 'Guard').choose('Use Legolas');
    expect(weak.log.at(-1)).toBe('Strong Orc gets strength −1.');
    const sword = fight(['Frodo', { card: 'Éomer', on: ['Brego'] }], 'Strong Orc', 'Éomer', {
      hand: ['Work for the Sword'],
    });
    sword.choose('Work for the Sword');
    expect(sword.log).toContain('Éomer gets strength +2.');
    expect(sword.log).toContain('Éomer gets damage +2.');
    expect(sword.log).toContain('Brego: Exert each minion skirmishing the bearer.');
  });

  test('keywords that are gained, and rules for the phase', () => {
    const won = fight(['Frodo', 'Frail'], 'Band of Wild Men', 'Frail', { other: [] }).pass();
    won.choose('Use Band of Wild Men');
    expect(won.log).toContain('Band of Wild Men gets fierce.');
    const late = (card: string) =>
      fight(['Frodo', 'Merry'], 'Strong Orc', 'Merry', { hand: [card], at: 6 })
        .choose(card, 'Merry')
        .log.at(-1);
    expect(late('Severed His Bonds')).toBe('Merry is overwhelmed only by tripled strength.');
    expect(late('Swiftly and Softly')).toBe('Merry can take no more than one wound.');
  });

  test('the Ring put on, the wound it turns, and that it is taken off', () => {
    const t = fight(['Frodo'], 'Strong Orc', 'Frodo').passAll().choose('Use The One Ring');
    expect(t.log).toEqual(
      expect.arrayContaining([
        'Frodo with strength 4 against strength 4: the Shadow wins.',
        'Frodo puts on The One Ring.',
        'The wound of Frodo becomes a burden.',
        'Frodo takes a burden.',
        'Frodo takes off The One Ring.',
      ]),
    );
  });

  test('a new Ring-bearer, and who was overwhelmed', () => {
    const t = fight(['Frodo', 'Sam'], 'Brutal Orc', 'Frodo').passAll();
    expect(t.log).toContain('Frodo is overwhelmed.');
    expect(t.prompt).toBe('Respond to: Frodo is killed');
    t.choose('Use Sam');
    expect(t.log).toContain('Sam is the Ring-bearer now.');
  });

  test('wounds and burdens that are prevented', () => {
    const t = fight(['Frodo', 'Éowyn', 'Guard'], 'Brutal Orc', 'Guard').passAll();
    expect(t.prompt).toBe('Respond to: Guard is about to be wounded');
    t.choose('Use Éowyn');
    expect(t.log).toContain('Éowyn prevents the wound of Guard.');
    const sam = fight(['Frodo', 'Sam'], 'Easterling Axeman', 'Sam', { other: ['Gathering to the Summons'] });
    sam.pass().choose('Gathering to the Summons');
    expect(sam.prompt).toBe('Respond to: a burden is about to be added (Gathering to the Summons)');
    sam.choose('Use Sam');
    expect(sam.log).toContain('Sam prevents the burden.');
  });

  test('that a Shadow player prevents something, and that a skirmish is cancelled', () => {
    const t = fight(['Frodo', 'Merry'], 'Strong Orc', 'Merry', { twilight: 3 }).choose('Use Merry');
    expect(t.prompt).toBe('Merry (discard Merry): do you prevent this? Instead: remove 2 twilight tokens');
    t.choose('Yes');
    expect(t.log).toContain('Player 2 prevents the effect of Merry.');
    const hidden = fight(['Frodo', 'Merry'], 'Strong Orc', 'Merry', { hand: ['Severed His Bonds'] });
    expect(hidden.choose('Severed His Bonds').log).toContain('The skirmish of Merry is cancelled.');
  });

  test('why something could not happen', () => {
    const gandalf = fight(['Frodo', 'Gandalf'], 'Brutal Orc', 'Gandalf', { hand: ['Long I Fell'] });
    gandalf.choose('Long I Fell', 'No').passAll();
    expect(gandalf.log).toContain('Gandalf can take no more wounds.');
    expect(gandalf.log).toContain('Gandalf cannot be wounded now.');
    const empty = table('tcg', { players: [{ at: 2 }, {}], step: 'regroup phase' });
    expect(empty.log).toContain('Player 2 can draw no more cards.');
  });

  test('who is left alone in a skirmish', () => {
    const t = fight(['Frodo', 'Merry'], 'Strong Orc', 'Merry').choose('Use Merry').passAll();
    expect(t.log).toContain('Only the Shadow is left in the skirmish of Merry and wins.');
  });
});

test('every event that can be reacted to has a name in prompts', () => {
  const t = table('tcg', { players: [{ fellowship: ['Frodo', 'Gimli'] }, {}], minions: ['Orc'] });
  const card = t.find('Gimli');
  const event = {
    card,
    source: t.find('Orc'),
    companion: card,
    from: card,
    to: card,
    seat: 0,
    n: 2,
    winner: 1,
    ring: card,
  };
  for (const type of Object.keys(tcg.events)) {
    for (const source of [event.source, -1]) {
      for (const ask of [tcg.policy.respondTo, tcg.policy.orderOf]) {
        for (const lang of ['de', 'en'] as const) {
          const said = t.say(ask!(t.m, { ...event, type, source }), lang);
          expect(said, type).not.toContain('{');
        }
      }
    }
  }
});
