import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { AFTER_TWO, logWith, newCampaign, ok, PLAYERS, refusal } from '../../test/campaign.ts';
import { campaignScenarios, loadCampaign, nextScenario, penaltyOf, saveCampaign, startCampaign } from '../index.ts';

describe('the campaign log', () => {
  rule(['LCG-CAMPAIGN-04', 'LCG-CAMPAIGN-05'], 'names and heroes are written down before the first scenario', () => {
    const log = newCampaign();
    expect(log.players.map(({ name, heroes }) => ({ name, heroes }))).toEqual(PLAYERS);
    expect(log).toMatchObject({ fallen: [], penalty: 0, completed: [], total: 0, pool: { boons: [], burdens: [] } });
    expect(log.notes).toEqual({ permanents: [], prisoner: '', damage: {}, penalties: {} });
  });

  rule('LCG-CAMPAIGN-04', 'it has one to four columns of one to three heroes each', () => {
    expect(refusal(startCampaign([]))).toBe('This game is for 1 to 4 players.');
    expect(refusal(startCampaign(Array(5).fill(PLAYERS[0])))).toBe('This game is for 1 to 4 players.');
    expect(refusal(startCampaign([{ name: 'Bilbo', heroes: [] }]))).toBe('A deck has 1 to 3 heroes, this one 0.');
    expect(refusal(startCampaign([{ name: ' ', heroes: ['aragorn'] }]))).toBe('Every player needs a name.');
  });

  test('a hero is in it once, and only heroes are', () => {
    const twice = [
      { name: 'Bilbo', heroes: ['aragorn'] },
      { name: 'Sam', heroes: ['aragorn'] },
    ];
    expect(refusal(startCampaign(twice))).toBe('Aragorn is in the log twice.');
    expect(refusal(startCampaign([{ name: 'Bilbo', heroes: ['gandalf'] }]))).toBe('Gandalf is not a hero.');
    expect(refusal(startCampaign([{ name: 'Bilbo', heroes: ['frodo'] }]))).toBe('There is no card “frodo”.');
  });

  rule('LCG-CAMPAIGN-01', 'the scenarios come in their fixed order', () => {
    expect(nextScenario(newCampaign())).toBe('mirkwood');
    expect(nextScenario(logWith({ completed: [{ scenario: 'mirkwood', score: 1 }] }))).toBe('anduin');
    expect(nextScenario(logWith(AFTER_TWO))).toBe('dol-guldur');
    expect(nextScenario({ completed: campaignScenarios.map((scenario) => ({ scenario, score: 1 })) })).toBeNull();
  });

  rule(['LCG-CF-53', 'LCG-CAMPAIGN-14'], 'the penalties of the group, the player and his heroes add up', () => {
    const log = newCampaign();
    const hurt = logWith({
      penalty: 2,
      players: log.players.map((player, seat) => ({ ...player, penalty: seat })),
      notes: { ...log.notes, penalties: { gimli: 1, aragorn: 3 } },
    });
    expect(penaltyOf(hurt, 0)).toBe(2 + 0 + 3);
    expect(penaltyOf(hurt, 1)).toBe(2 + 1 + 1);
  });

  test('who brings Mendor home begins the next campaign with him', () => {
    const done = logWith({
      completed: campaignScenarios.map((scenario) => ({ scenario, score: 0 })),
      total: 0,
      pool: { boons: ['mendors-support', 'mendor'], burdens: [] },
    });
    const next = ok(startCampaign(PLAYERS, { after: done }));
    expect(next.pool.boons).toEqual(['mendor', 'mendors-support', 'mendors-support']);
    expect(refusal(startCampaign(PLAYERS, { after: newCampaign() }))).toBe('The previous campaign is not over yet.');
  });
});

describe('a saved log', () => {
  const log = logWith({
    ...AFTER_TWO,
    penalty: 1,
    fallen: ['theodred'],
    pool: { boons: ['mendors-support', 'valor'], burdens: ['lingering-venom'] },
    notes: { permanents: [{ card: 'valor', hero: 'gimli' }], prisoner: 'gimli', damage: { gimli: 2 }, penalties: {} },
  });

  rule('LCG-CAMPAIGN-03', 'is the same when it is read again', () => {
    expect(ok(loadCampaign(saveCampaign(log)))).toEqual(log);
  });

  test('that is no log or is cut off is refused', () => {
    const why = 'This text is not a log, or part of it is missing.';
    for (const text of ['', 'dear diary', '[]', 'null', '{"format":"other"}', saveCampaign(log).slice(0, -20)]) {
      expect(refusal(loadCampaign(text))).toBe(why);
    }
  });

  test('of another version is refused with that version', () => {
    const text = saveCampaign(log).replace('"version": 1', '"version": 7');
    expect(refusal(loadCampaign(text))).toBe('This log has another format (version 7) that cannot be read here.');
  });

  test('that was edited is refused', () => {
    const text = saveCampaign(log).replace('"penalty": 1', '"penalty": 0');
    expect(refusal(loadCampaign(text))).toBe('This log was changed or damaged and is not loaded.');
  });

  const impossible: Record<string, unknown> = {
    'a total that does not add up': logWith({ ...AFTER_TWO, total: 3 }),
    'scenarios out of order': logWith({ completed: [{ scenario: 'anduin', score: 1 }], total: 1 }),
    'a scenario without a score': logWith({ completed: [{ scenario: 'mirkwood' } as never], total: 0 }),
    'something else than a scenario': logWith({ completed: ['mirkwood' as never], total: 0 }),
    'an unknown hero': logWith({ fallen: ['frodo'] }),
    'a card that is no boon': logWith({ pool: { boons: ['gandalf'], burdens: [] } }),
    'more copies than there are': logWith({ pool: { boons: ['mendor', 'mendor'], burdens: [] } }),
    'a Permanent card out of nowhere': logWith({
      notes: { ...log.notes, permanents: [{ card: 'valor', hero: 'gimli' }] },
    }),
    'a missing part': { ...log, notes: {} },
    'no players': logWith({ players: [] }),
  };
  test.each(Object.keys(impossible))('with %s is refused', (what) => {
    const text = saveCampaign(impossible[what] as typeof log);
    expect(refusal(loadCampaign(text))).toBe('This log says something that no campaign can come to.');
  });
});
