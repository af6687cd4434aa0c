import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { AFTER_ONE, AFTER_TWO, logWith, newCampaign, ok, refusal } from '../../test/campaign.ts';
import { type CampaignLog, finish } from '../index.ts';

type Given = Parameters<typeof table<'lcg'>>[1];

const bilbo = { threat: 30, heroes: ['Aragorn', 'Théodred', 'Glóin'] } as const;
const sam = { threat: 28, heroes: ['Legolas', 'Gimli', 'Thalin'] } as const;

/** A game that ends with the next quest: everybody commits, and 1 progress is missing. */
function won(given: Partial<Given>) {
  const t = table('lcg', { encounterDeck: [], campaign: {}, players: [bilbo, sam], step: '3.2', ...given });
  t.choose('Aragorn', 'done');
  while (t.over === null) t.pass();
  return t;
}
const mirkwood = (given: Partial<Given> = {}) =>
  won({ scenario: 'mirkwood', quest: 'beorns-path', progress: 9, ...given });
const dolGuldur = (given: Partial<Given> = {}) =>
  won({ scenario: 'dol-guldur', quest: 'out-of-the-dungeons', progress: 6, ...given });
const anduin = (given: Partial<Given> = {}) => {
  const spider = { card: 'Forest Spider', damage: 3 };
  const t = table('lcg', {
    scenario: 'anduin',
    quest: 'ambush-on-the-shore',
    encounterDeck: [],
    campaign: {},
    players: [{ ...bilbo, engaged: [spider] }, sam],
    step: '6.8a',
    ...given,
  });
  t.choose('Attack Forest Spider', 'Aragorn', 'Attack');
  while (t.over === null) t.pass();
  return t;
};

/** A log whose second player has a hero with a Permanent card. */
const withValor = (log: CampaignLog): CampaignLog => ({
  ...log,
  pool: { boons: [...log.pool.boons, 'valor', 'valor'], burdens: log.pool.burdens },
  notes: {
    ...log.notes,
    permanents: [
      { card: 'valor', hero: 'gimli' },
      { card: 'valor', hero: 'aragorn' },
    ],
  },
});

describe('a lost scenario', () => {
  rule(
    ['LCG-CAMPAIGN-02', 'LCG-CAMPAIGN-06', 'LCG-GAP-10', 'LCG-READ-02'],
    'changes nothing in the log, even with dead heroes',
    () => {
      const t = table('lcg', {
        campaign: {},
        encounterDeck: [],
        players: [
          { threat: 49, heroes: ['Aragorn'], discard: ['Théodred', 'Glóin'] },
          { ...sam, threat: 49 },
        ],
        step: '7.3',
      });
      expect(t.over?.winners).toEqual([]);
      const log = newCampaign();
      expect(ok(finish(log, t.m))).toBe(log);
    },
  );
});

describe('a won scenario', () => {
  rule(['LCG-CAMPAIGN-17', 'LCG-CAMPAIGN-39', 'LCG-CAMPAIGN-03'], 'is written down with its score', () => {
    const t = dolGuldur();
    const log = ok(finish(logWith(AFTER_TWO), t.m));
    expect(log.completed.at(-1)).toEqual({ scenario: 'dol-guldur', score: t.score().total });
    expect(log.total).toBe(80 + 90 + t.score().total);
  });

  rule(
    ['LCG-CAMPAIGN-06', 'LCG-CAMPAIGN-28'],
    'heroes in a discard pile have fallen, with their Permanent cards',
    () => {
      const dead = { ...sam, heroes: ['Legolas', 'Thalin'], discard: ['Gimli'] };
      const log = ok(finish(withValor(newCampaign()), mirkwood({ players: [bilbo, dead] }).m));
      expect(log.fallen).toEqual(['gimli']);
      expect(log.notes.permanents).toEqual([{ card: 'valor', hero: 'aragorn' }]);
      expect(log.pool.boons.filter((id) => id === 'valor')).toHaveLength(1);
      expect(log.players[1].heroes).toContain('gimli');
    },
  );

  rule('LCG-CAMPAIGN-40', 'all heroes of an eliminated player have fallen', () => {
    const t = table('lcg', {
      scenario: 'mirkwood',
      campaign: {},
      quest: 'beorns-path',
      progress: 9,
      encounterDeck: [],
      players: [bilbo, { ...sam, threat: 49 }],
      step: '7.3',
    });
    t.playTo('3.2');
    t.choose('Aragorn', 'done');
    while (t.over === null) t.pass();
    expect(t.over?.reason).toBe('lcg.end.won');
    expect(ok(finish(newCampaign(), t.m)).fallen).toEqual(['legolas', 'gimli', 'thalin']);
  });

  rule(['LCG-CAMPAIGN-22', 'LCG-CAMPAIGN-18'], 'each player earns Mendor’s Support in Mirkwood', () => {
    expect(ok(finish(newCampaign(), mirkwood().m)).pool.boons).toEqual(['mendors-support', 'mendors-support']);
  });

  rule(['LCG-CAMPAIGN-22', 'LCG-CAMPAIGN-21'], 'the path taken in Mirkwood decides the burden', () => {
    expect(ok(finish(newCampaign(), mirkwood().m)).pool.burdens).toEqual(['ungoliants-swarm']);
    const t = table('lcg', {
      scenario: 'mirkwood',
      campaign: {},
      quest: 'dont-leave-the-path',
      encounterDeck: [],
      players: [{ ...bilbo, engaged: [{ card: "Ungoliant's Spawn", damage: 8 }] }, sam],
      step: '6.8a',
    });
    t.choose("Attack Ungoliant's Spawn", 'Théodred', 'Glóin', 'Attack');
    while (t.over === null) t.pass();
    expect(ok(finish(newCampaign(), t.m)).pool.burdens).toEqual(['lingering-venom']);
  });

  rule('LCG-CAMPAIGN-23', 'Valor and Scarred in play enter the pool with their heroes', () => {
    const heroes = [
      { card: 'Legolas', attachments: ['valor'] },
      { card: 'Gimli', attachments: ['scarred', 'valor'], damage: 4 },
      'Thalin',
    ];
    const t = anduin({
      players: [
        { ...bilbo, engaged: [{ card: 'Forest Spider', damage: 3 }] },
        { ...sam, heroes },
      ],
    });
    const log = ok(finish(logWith(AFTER_ONE), t.m));
    expect(log.pool).toEqual({ boons: ['valor', 'valor'], burdens: ['scarred'] });
    expect(log.notes.permanents).toEqual([
      { card: 'valor', hero: 'legolas' },
      { card: 'scarred', hero: 'gimli' },
      { card: 'valor', hero: 'gimli' },
    ]);
    expect(log.notes.prisoner).toBe('gimli');
  });

  test('chance names the prisoner among equally damaged heroes, always in the same way', () => {
    const t = anduin();
    const { prisoner } = ok(finish(logWith(AFTER_ONE), t.m)).notes;
    expect(newCampaign().players.flatMap(({ heroes }) => heroes)).toContain(prisoner);
    expect(ok(finish(logWith(AFTER_ONE), t.m)).notes.prisoner).toBe(prisoner);
  });

  test('Mendor enters the pool if he has come out of Dol Guldur', () => {
    const t = dolGuldur();
    expect(ok(finish(logWith(AFTER_TWO), t.m)).pool.boons).toEqual(['mendor']);
  });

  rule('LCG-CAMPAIGN-29', 'the damage on heroes is noted in an expert campaign only', () => {
    const heroes = ['Aragorn', { card: 'Théodred', damage: 2 }, 'Glóin'];
    const { m } = mirkwood({ players: [{ ...bilbo, heroes }, sam] });
    expect(ok(finish(newCampaign({ expert: true }), m)).notes.damage).toMatchObject({ theodred: 2, aragorn: 0 });
    expect(ok(finish(newCampaign(), m)).notes.damage).toEqual({});
  });

  test('lets everybody change a hero again', () => {
    const log = newCampaign();
    const changed = { ...log, players: log.players.map((player) => ({ ...player, changed: true })) };
    expect(ok(finish(changed, mirkwood().m)).players.every((player) => !player.changed)).toBe(true);
  });
});

describe('a game that is refused', () => {
  test('is not over, is of another scenario, of no campaign or of other heroes', () => {
    const going = table('lcg', { campaign: {}, players: [bilbo, sam] });
    expect(refusal(finish(newCampaign(), going.m))).toBe('The game is still going on.');
    const { m } = mirkwood();
    const once = ok(finish(newCampaign(), m));
    expect(refusal(finish(once, m))).toBe('This game does not belong to this log.');
    expect(refusal(finish(newCampaign(), mirkwood({ campaign: undefined }).m))).toBe(
      'This is not a game of a campaign.',
    );
    const other = mirkwood({ players: [bilbo, { ...sam, heroes: ['Éowyn'] }] });
    expect(refusal(finish(newCampaign(), other.m))).toBe('This game does not belong to this log.');
  });
});
