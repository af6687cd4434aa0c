import type { Plain } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  AFTER_ONE,
  AFTER_TWO,
  begin,
  choices,
  logWith,
  newCampaign,
  ok,
  prepared,
  refusal,
} from '../../test/campaign.ts';
import { type CampaignLog, type LcgSetup, lcg, prepare, startCampaign, starterDecks, verify } from '../index.ts';
import { shareOut } from './decks.ts';
import { LINGERING_VENOM, type PoolCard, poolCards } from './pool.ts';

const fallen = (...heroes: string[]): CampaignLog => logWith({ ...AFTER_ONE, fallen: heroes });

describe('which scenario', () => {
  rule('LCG-CAMPAIGN-01', 'a later scenario is locked until the one before is beaten', () => {
    const log = newCampaign();
    const wanted = { ...choices(log), scenario: 'anduin' } as const;
    expect(refusal(prepare(log, wanted))).toBe(
      '“Journey Along the Anduin” cannot be played now: you have to beat “Passage Through Mirkwood” first.',
    );
    expect(prepared(log).setup.scenario).toBe('mirkwood');
    expect(prepared(logWith(AFTER_ONE)).setup.scenario).toBe('anduin');
  });

  test('a finished campaign has none left, and all players take part', () => {
    const completed = [...AFTER_TWO.completed, { scenario: 'dol-guldur', score: 1 }] as const;
    const log = logWith({ completed, total: 171 });
    expect(refusal(prepare(log, choices(log)))).toBe('This campaign is over.');
    const alone = { players: choices(newCampaign()).players.slice(0, 1) };
    expect(refusal(prepare(newCampaign(), alone))).toBe('The log is for 2 players.');
  });
});

describe('item 1, heroes', () => {
  rule('LCG-CAMPAIGN-32', 'everybody plays the heroes of the log', () => {
    const log = newCampaign();
    const wanted = choices(log, { heroes: ['aragorn', 'theodred', 'eowyn'] });
    expect(refusal(prepare(log, wanted))).toBe(
      'Preparation 1, heroes: by the log Bilbo plays Aragorn, Théodred and Glóin.',
    );
  });

  rule('LCG-CAMPAIGN-08', 'the cards of a deck may change, the heroes may not', () => {
    const log = logWith(AFTER_ONE);
    const { setup } = prepared(log, { deck: starterDecks.spirit.deck });
    expect(setup.players[0].deck).toEqual(starterDecks.spirit.deck);
    expect(setup.players[0].heroes).toEqual(['aragorn', 'theodred', 'gloin']);
  });
});

describe('item 2, fallen heroes', () => {
  rule(['LCG-CAMPAIGN-33', 'LCG-CAMPAIGN-07', 'LCG-READ-03'], 'a fallen hero must be replaced', () => {
    const log = fallen('theodred');
    expect(refusal(prepare(log, choices(log)))).toBe(
      'Preparation 2, fallen heroes: Théodred has fallen, Bilbo must choose a new hero.',
    );
  });

  rule(['LCG-CAMPAIGN-09', 'LCG-CAMPAIGN-10'], 'the new hero is logged, and everybody gets +1', () => {
    const { log, setup } = prepared(fallen('theodred'), { replace: { theodred: 'eowyn' } });
    expect(log.players[0].heroes).toEqual(['aragorn', 'eowyn', 'gloin']);
    expect(log.fallen).toEqual(['theodred']);
    expect(log.penalty).toBe(1);
    expect(setup.players.map(({ extraThreat }) => extraThreat)).toEqual([1, 1]);
  });

  rule('LCG-CAMPAIGN-07', 'nobody can use a fallen hero again', () => {
    const log = fallen('theodred', 'gimli');
    const wanted = choices(log, { replace: { theodred: 'gimli' } }, { replace: { gimli: 'eowyn' } });
    expect(refusal(prepare(log, wanted))).toBe(
      'Preparation 2, fallen heroes: Gimli is no hero that can be chosen anew.',
    );
  });

  test('the new hero is free and a hero, the old one has fallen', () => {
    const log = fallen('theodred');
    const replace = (by: string) => prepare(log, choices(log, { replace: { theodred: by } }));
    for (const by of ['thalin', 'theodred', 'gandalf'])
      expect(refusal(replace(by))).toMatch(/no hero that can be chosen anew/);
    expect(refusal(prepare(log, choices(log, { replace: { gloin: 'eowyn' } })))).toBe(
      'Preparation 2, fallen heroes: Glóin is no fallen hero of Bilbo.',
    );
  });

  rule('LCG-CAMPAIGN-13', 'if no hero is left, the fallen one plays on for +1 of this player alone', () => {
    const spheres = Object.values(starterDecks);
    const all = ok(startCampaign(spheres.map(({ heroes }, i) => ({ name: `Player ${i + 1}`, heroes }))));
    const before = { ...all, ...AFTER_ONE, fallen: ['thalin'] };
    const players = spheres.map(({ heroes, deck }) => ({ heroes, deck }));
    const { log, setup } = ok(prepare(before, { players }));
    expect(log.fallen).toEqual([]);
    expect(log.players[1]).toMatchObject({ heroes: expect.arrayContaining(['thalin']), penalty: 1 });
    expect(setup.players.map(({ extraThreat }) => extraThreat)).toEqual([0, 1, 0, 0]);
  });
});

describe('item 3, voluntary changes', () => {
  const change = { from: 'gloin', to: 'eowyn' };

  rule(
    ['LCG-CAMPAIGN-11', 'LCG-CAMPAIGN-12', 'LCG-CAMPAIGN-34'],
    'the new hero is logged, and everybody gets +1',
    () => {
      const { log, setup } = prepared(logWith(AFTER_ONE), { change });
      expect(log.players[0].heroes).toEqual(['aragorn', 'theodred', 'eowyn']);
      expect(log.penalty).toBe(1);
      expect(setup.players.map(({ extraThreat }) => extraThreat)).toEqual([1, 1]);
    },
  );

  rule(['LCG-CF-52', 'LCG-CAMPAIGN-11'], 'one for each player between two scenarios', () => {
    const { log } = prepared(logWith(AFTER_ONE), { change }, { change: { from: 'gimli', to: 'dunhere' } });
    expect(log.penalty).toBe(2);
    const again = choices(log, { change: { from: 'aragorn', to: 'gloin' } });
    expect(refusal(prepare(log, again))).toBe(
      'Preparation 3, voluntary changes: Bilbo has already changed a hero since the last scenario.',
    );
  });

  test('only to a free hero, of his own, and not before the first scenario', () => {
    const log = logWith({ ...AFTER_TWO, notes: { ...newCampaign().notes, prisoner: 'aragorn' } });
    const wish = (from: string, to: string) => refusal(prepare(log, choices(log, { change: { from, to } })));
    expect(wish('gloin', 'gimli')).toMatch(/^Preparation 3, .* Gimli is no hero that can be chosen anew/);
    expect(wish('gloin', 'gloin')).toMatch(/Glóin is no hero that can be chosen anew/);
    expect(wish('gimli', 'eowyn')).toMatch(/Gimli is no hero of Bilbo/);
    expect(wish('aragorn', 'eowyn')).toMatch(/Aragorn is noted as the prisoner and stays/);
    const first = newCampaign();
    expect(refusal(prepare(first, choices(first, { change })))).toMatch(/fixed before the first scenario/);
  });
});

describe('item 4, starting threat', () => {
  rule(['LCG-CAMPAIGN-35', 'LCG-CAMPAIGN-14'], 'penalties count from the first scenario to the last', () => {
    const one = prepared(fallen('theodred'), { replace: { theodred: 'eowyn' } }).log;
    const two = prepared({ ...one, ...AFTER_TWO }, {}, { change: { from: 'thalin', to: 'beravor' } });
    expect(two.setup.players.map(({ extraThreat }) => extraThreat)).toEqual([2, 2]);
  });

  const hurt = (expert: boolean): CampaignLog => {
    const log = newCampaign({ expert });
    return logWith({ ...AFTER_ONE, notes: { ...log.notes, damage: { aragorn: 2, gimli: 3 } } }, log);
  };

  rule('LCG-CAMPAIGN-30', 'in an expert campaign heroes begin with the noted damage', () => {
    const { setup } = prepared(hurt(true));
    expect(setup.players.map(({ damage }) => damage)).toEqual([{ aragorn: 2 }, { gimli: 3 }]);
    expect(prepared(hurt(false)).setup.players.map(({ damage }) => damage)).toEqual([{}, {}]);
  });

  rule(['LCG-CAMPAIGN-31', 'LCG-CF-53', 'LCG-READ-04'], 'it can be healed for +1 that goes with the hero', () => {
    const { log, setup } = prepared(hurt(true), { heal: 'aragorn' });
    expect(setup.players.map(({ damage }) => damage)).toEqual([{}, { gimli: 3 }]);
    expect(setup.players.map(({ extraThreat }) => extraThreat)).toEqual([1, 0]);
    expect(log.notes.penalties).toEqual({ aragorn: 1 });
    const moved = prepared(
      log,
      { change: { from: 'aragorn', to: 'eowyn' } },
      { change: { from: 'gimli', to: 'dunhere' } },
    );
    expect(moved.setup.players.map(({ extraThreat }) => extraThreat)).toEqual([2, 2]);
  });

  test('only damage that is there can be healed', () => {
    const log = hurt(true);
    expect(refusal(prepare(log, choices(log, { heal: 'gloin' })))).toMatch(
      /^Preparation 4, .* Glóin has no starting damage/,
    );
    const easy = hurt(false);
    expect(refusal(prepare(easy, choices(easy, { heal: 'aragorn' })))).toMatch(/Aragorn has no starting damage/);
  });
});

describe('items 5 to 8, the pool', () => {
  const log = logWith({
    ...AFTER_TWO,
    pool: {
      boons: ['mendors-support', 'mendors-support', 'valor', 'mendor'],
      burdens: ['ungoliants-swarm', 'scarred'],
    },
    notes: {
      ...newCampaign().notes,
      permanents: [
        { card: 'valor', hero: 'gimli' },
        { card: 'scarred', hero: 'aragorn' },
      ],
      prisoner: 'gimli',
    },
  });

  rule(
    ['LCG-CAMPAIGN-26', 'LCG-CAMPAIGN-36', 'LCG-CAMPAIGN-27', 'LCG-CAMPAIGN-38'],
    'every card goes where it belongs',
    () => {
      const { campaign } = prepared(log, { boons: ['mendors-support'] }).setup;
      expect(campaign).toEqual({
        permanents: log.notes.permanents,
        inPlay: ['mendor'],
        decks: [{ 'mendors-support': 1 }, {}],
        encounter: { 'ungoliants-swarm': 1 },
        prisoner: 'gimli',
      });
    },
  );

  rule(
    ['LCG-CAMPAIGN-24', 'LCG-CAMPAIGN-37', 'LCG-CAMPAIGN-18'],
    'boons of the pool may join a deck, others may not',
    () => {
      const wish = (...boons: string[]) => prepare(log, choices(log, { boons }));
      expect(ok(wish()).setup.campaign?.decks).toEqual([{}, {}]);
      expect(refusal(wish('appointed-by-fate'))).toMatch(
        /^Preparation 7, .* “Appointed by Fate” is not .* in the campaign pool/,
      );
      expect(refusal(wish('valor'))).toMatch(/^Preparation 7, /);
      expect(refusal(wish('mendors-support', 'mendors-support'))).toMatch(/may hold “Mendor's Support” only once/);
      const three = choices(log, { boons: ['mendors-support'] }, { boons: ['mendors-support'] });
      expect(ok(prepare(log, three)).setup.campaign?.decks).toEqual([
        { 'mendors-support': 1 },
        { 'mendors-support': 1 },
      ]);
    },
  );

  rule(['LCG-CAMPAIGN-24', 'LCG-DECK-02'], 'they do not count for the size of the deck', () => {
    const deck = { ...starterDecks.leadership.deck, gandalf: 2 };
    expect(refusal(prepare(log, choices(log, { deck, boons: ['mendors-support'] })))).toBe(
      'A deck has at least 50 cards, this one 31.',
    );
    const cards = (d: Readonly<Record<string, number>>) => Object.values(d).reduce((sum, n) => sum + n, 0);
    expect(cards(prepared(log, { boons: ['mendors-support'] }).setup.players[0].deck)).toBe(30);
  });

  rule('LCG-CAMPAIGN-25', 'burdens with a player back must join the decks', () => {
    const facts = () => ({ kind: 'burden', back: 'player', quantity: 1 }) as const;
    const pool = { boons: [], burdens: ['grief', 'doubt', 'guilt'] };
    expect(ok(shareOut(pool, [[], []], facts))).toEqual([{ grief: 1, guilt: 1 }, { doubt: 1 }]);
  });

  rule(['LCG-CAMPAIGN-25', 'LCG-DECK-02'], 'they are in the game, and do not count for the size of a deck', () => {
    // The box has no such burden; as long as this test runs, one has another back.
    const all = poolCards as Record<string, PoolCard>;
    const printed = all[LINGERING_VENOM];
    all[LINGERING_VENOM] = { ...printed, back: 'player' };
    onTestFinished(() => {
      all[LINGERING_VENOM] = printed;
    });
    const burdened = { ...log, pool: { ...log.pool, burdens: [LINGERING_VENOM] } };
    const { setup } = prepared(burdened);
    expect([setup.campaign?.decks, setup.campaign?.encounter]).toEqual([[{ [LINGERING_VENOM]: 1 }, {}], {}]);
    const m = begin(setup);
    const own = m.s.cards.filter(({ owner }) => owner === 0).map(({ def }) => lcg.defs[def]);
    expect(own.filter(({ id }) => id === LINGERING_VENOM)).toHaveLength(1);
    // 30 cards of the starter deck and the burden; another deck needs 50 without it.
    expect(own.filter(({ type }) => type !== 'hero')).toHaveLength(31);
    const deck = { ...starterDecks.leadership.deck, gandalf: 2 };
    expect(refusal(prepare(burdened, choices(burdened, { deck })))).toBe('A deck has at least 50 cards, this one 31.');
  });

  rule('LCG-CAMPAIGN-26', 'a Permanent card of a hero who is not in the game stays away', () => {
    const free = { ...log, notes: { ...log.notes, prisoner: 'legolas' } };
    const { campaign } = prepared(free, {}, { change: { from: 'gimli', to: 'eowyn' } }).setup;
    expect(campaign?.permanents).toEqual([{ card: 'scarred', hero: 'aragorn' }]);
  });
});

describe('a set-up that somebody else has made', () => {
  const log = logWith({
    ...AFTER_TWO,
    penalty: 1,
    pool: { boons: ['mendors-support', 'valor', 'mendor'], burdens: ['lingering-venom'] },
    notes: { ...newCampaign().notes, permanents: [{ card: 'valor', hero: 'gimli' }], prisoner: 'gimli' },
  });
  const { setup } = prepared(log, { boons: ['mendors-support'] });
  const { campaign, players } = setup;
  const [bilbo, sam] = players;

  rule('LCG-CAMPAIGN-38', 'keeps every item of the preparation', () => {
    expect(verify(log, setup)).toBeNull();
    expect(lcg.checkSetup(setup as unknown as Plain).ok).toBe(true);
  });

  const broken: Readonly<Record<string, LcgSetup>> = {
    'Preparation 1': { ...setup, players: [{ ...bilbo, heroes: ['aragorn', 'theodred', 'eowyn'] }, sam] },
    'Preparation 4': { ...setup, players: [{ ...bilbo, extraThreat: 0 }, sam] },
    'Preparation 4, starting damage': { ...setup, players: [{ ...bilbo, damage: { aragorn: 1 } }, sam] },
    'Preparation 5': { ...setup, campaign: { ...campaign!, permanents: [] } },
    'Preparation 5, Permanent cards: Valor is not noted for Thalin': {
      ...setup,
      campaign: { ...campaign!, permanents: [...campaign!.permanents, { card: 'valor', hero: 'thalin' }] },
    },
    'Preparation 6': { ...setup, campaign: { ...campaign!, inPlay: [] } },
    'Preparation 7': { ...setup, campaign: { ...campaign!, decks: [{ 'mendors-support': 2 }, {}] } },
    'Preparation 8': { ...setup, campaign: { ...campaign!, encounter: {} } },
    'The log notes another prisoner': { ...setup, campaign: { ...campaign!, prisoner: 'thalin' } },
    'This is not a game of a campaign': { ...setup, campaign: null },
    '“Passage Through Mirkwood” cannot be played now': { ...setup, scenario: 'mirkwood' as const },
  };
  rule.each(Object.entries(broken))('LCG-CAMPAIGN-38', 'is refused with what it breaks: %s', ([item, wrong]) => {
    expect(refusal({ ok: false, problem: verify(log, wrong)! })).toContain(item);
  });

  rule('LCG-CAMPAIGN-33', 'is refused with a fallen hero', () => {
    const dead = { ...log, fallen: ['aragorn'] };
    expect(refusal({ ok: false, problem: verify(dead, setup)! })).toMatch(/^Preparation 2, .* Aragorn has fallen/);
  });
});
