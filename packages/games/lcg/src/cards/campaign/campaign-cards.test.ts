import { cardsIn, type Plain, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { AFTER_ONE, AFTER_TWO, begin, logWith, newCampaign, ok, prepared } from '../../../test/campaign.ts';
import { campaignCards, type LcgState, lcg, type M, ZONE } from '../../index.ts';

const titles = (m: M, kind: number, seat = 0): string[] =>
  cardsIn(m, kind, seat).map((card) => lcg.defs[m.s.cards[card].def].title.en);

/** A real game of the campaign's third scenario with Aragorn as the noted prisoner. */
const inDolGuldur = (hero = 'aragorn') => {
  const notes = { ...newCampaign().notes, prisoner: hero, permanents: [{ card: 'valor', hero }] };
  const log = logWith({ ...AFTER_TWO, notes, pool: { boons: ['valor'], burdens: ['lingering-venom'] } });
  return begin(prepared(log).setup);
};

/** Answers with the least until the first round has begun. */
function toFirstRound(m: M, first: (ids: readonly string[]) => string | undefined = () => undefined): void {
  for (let d = m.decision(); d && m.s.round === 0; d = m.decision()) {
    const ids = d.options.map((option) => option.id);
    m.answer(first(ids) ?? ids.at(-1)!);
  }
}

describe('campaign cards', () => {
  rule('LCG-CAMPAIGN-15', 'are used in campaigns only', () => {
    const campaign = new Set(campaignCards().map(({ id }) => id));
    expect(campaign.size).toBe(10);
    expect(lcg.listCards().some(({ id }) => campaign.has(id))).toBe(false);
    const players = [{ starter: 'spirit' }, { starter: 'lore' }];
    for (const scenario of ['mirkwood', 'anduin', 'dol-guldur']) {
      const { s } = ok(startMatch(lcg, { scenario, players } as Plain, 'single'));
      expect((s as LcgState).cards.filter((card) => campaign.has(lcg.defs[card.def].id))).toEqual([]);
    }
  });

  rule(['LCG-CAMPAIGN-19', 'LCG-CAMPAIGN-20'], 'boons and burdens are told apart, whatever their back', () => {
    const of = (kind: string) => campaignCards().filter(({ type }) => type === kind);
    expect(of('campaign').map(({ title }) => title.de)).toEqual([
      'Weg durch den Düsterwald',
      'Reise den Anduin hinab',
      'Flucht aus Dol Guldur',
    ]);
    expect(of('boon').map(({ id }) => id)).toEqual(['mendors-support', 'valor', 'appointed-by-fate', 'mendor']);
    expect(of('burden').map(({ id }) => id)).toEqual(['ungoliants-swarm', 'lingering-venom', 'scarred']);
  });

  rule('LCG-CAMPAIGN-16', 'lie beside the quest deck, and their set-up is followed', () => {
    const m = begin(prepared(newCampaign()).setup);
    expect(titles(m, ZONE.campaign)).toEqual(['Passage Through Mirkwood']);
    expect(titles(m, ZONE.play)).toContain('Mendor');
    const second = begin(prepared(logWith(AFTER_ONE)).setup);
    expect(titles(second, ZONE.campaign)).toEqual(['Journey Along the Anduin']);
    expect(titles(second, ZONE.aside).toSorted()).toEqual([...Array(4).fill('Scarred'), ...Array(4).fill('Valor')]);
  });
});

describe('Mendor', () => {
  const players = [{ heroes: ['Aragorn'] }, { heroes: ['Éowyn'] }];

  test('goes with the first player token', () => {
    const t = table('lcg', { campaign: {}, encounterDeck: [], players, step: '7.2' });
    expect(t.characters(0)).toContain('Mendor');
    t.playTo('7.4w');
    expect(t.characters(0)).toEqual(['Aragorn']);
    expect(t.characters(1)).toContain('Mendor');
  });

  test('goes to the next player when the first one is eliminated', () => {
    const low = [{ heroes: ['Aragorn'], threat: 49 }, { heroes: ['Éowyn'] }];
    const t = table('lcg', { campaign: {}, encounterDeck: [], players: low, step: '7.3' });
    t.playTo('7.4');
    expect(t.characters(1)).toContain('Mendor');
    expect(t.over).toBeNull();
  });

  test.each(['mirkwood', 'anduin'] as const)('loses the game for all when he leaves play (%s)', (scenario) => {
    const engaged = ['Hill Troll'];
    const t = table('lcg', {
      scenario,
      campaign: {},
      encounterDeck: [],
      players: [{ heroes: ['Aragorn'], engaged }],
      step: '6.4.1',
    });
    t.choose('Mendor');
    while (t.over === null) t.pass();
    expect(t.over).toEqual({ winners: [], reason: 'lcg.end.mendor' });
  });

  test('is only removed from the game in Dol Guldur', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      campaign: {},
      encounterDeck: [],
      players: [{ heroes: ['Aragorn', 'Glóin'], engaged: ['Hill Troll'] }],
      step: '6.4.1',
    });
    t.choose('Mendor');
    expect(t.over).toBeNull();
    expect(t.removed()).toContain('Mendor');
    expect(t.encounterDiscard()).not.toContain('Mendor');
  });

  test('readies and lets everybody draw after a quest card is defeated', () => {
    const deck = ['Gandalf', 'Gandalf'];
    const t = table('lcg', {
      campaign: {},
      encounterDeck: [],
      quest: 'flies-and-spiders',
      progress: 7,
      players: players.map((player) => ({ ...player, deck })),
      step: '3.2',
    });
    t.choose('Mendor', 'Aragorn', 'done', 'Use Mendor');
    expect(t.exhausted('Mendor')).toBe(false);
    expect(t.hand(0)).toEqual(['Gandalf']);
    expect(t.hand(1)).toEqual(['Gandalf']);
  });
});

describe('on the Anduin', () => {
  const given = { scenario: 'anduin', quest: 'to-the-river', campaign: {}, encounterDeck: [] } as const;

  test('a defeated Hill Troll may give each player a Valor', () => {
    const t = table('lcg', {
      ...given,
      staging: [{ card: 'Hill Troll', damage: 5 }, 'Wargs'],
      players: [{ heroes: [{ card: 'Aragorn', resources: 5 }, 'Glóin'], hand: ['Gandalf'] }, { heroes: ['Éowyn'] }],
    });
    t.choose('Gandalf', 'Use Gandalf', 'deal 4 damage', 'Hill Troll');
    t.choose('Use Journey Along the Anduin', 'Glóin');
    expect(t.attachments('Glóin')).toEqual(['Valor']);
    expect(t.attachments('Éowyn')).toEqual(['Valor']);
  });

  test('a character destroyed by a Hill Troll scars each player, once', () => {
    const troll = { card: 'Hill Troll' };
    const t = table('lcg', {
      ...given,
      players: [
        { heroes: ['Aragorn', 'Glóin'], allies: ['Snowbourn Scout', 'Guard of the Citadel'], engaged: [troll, troll] },
        { heroes: ['Éowyn'] },
      ],
      step: '6.4a',
    });
    t.choose('Hill Troll', 'Snowbourn Scout', 'Aragorn');
    expect(t.attachments('Aragorn')).toEqual(['Scarred']);
    expect(t.attachments('Éowyn')).toEqual(['Scarred']);
    t.choose('Guard of the Citadel');
    t.playTo('6.11');
    expect(t.discard(0)).toEqual(['Snowbourn Scout', 'Guard of the Citadel']);
    expect(t.attachments('Aragorn')).toEqual(['Scarred']);
    expect(t.attachments('Glóin')).toEqual([]);
  });
});

describe('in Dol Guldur', () => {
  test('the first player appoints a hero', () => {
    const m = inDolGuldur();
    expect(m.decision()?.options.map((option) => lcg.defs[m.s.cards[option.card].def].id)).toHaveLength(6);
    m.take(m.decision()!.options[1]);
    const fate = m.s.cards.find((card) => lcg.defs[card.def].id === 'appointed-by-fate')!;
    expect(lcg.defs[m.s.cards[fate.host].def].id).toBe('theodred');
  });

  test('the noted hero is the prisoner, with all that hangs on him and Mendor', () => {
    const m = inDolGuldur();
    m.take(m.decision()!.options[0]);
    toFirstRound(m);
    expect(titles(m, ZONE.captive).toSorted()).toEqual(['Appointed by Fate', 'Aragorn', 'Mendor', 'Valor']);
    expect(titles(m, ZONE.play)).not.toContain('Aragorn');
  });

  test('the rescued hero gets his cards back', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      quest: 'through-the-caverns',
      campaign: {},
      encounterDeck: [],
      players: [{ heroes: ['Aragorn', { card: 'Glóin', attachments: ['valor'] }] }],
      step: '3.2',
    });
    const glóin = t.find('Glóin');
    const { s } = t.m;
    for (const card of [glóin, t.find('Valor')]) {
      const zone = s.zones[s.cards[card].zone];
      zone.splice(zone.indexOf(card), 1);
      s.cards[card].zone = t.m.layout.zone(ZONE.captive, 0);
      s.cards[card].form = 3;
      s.zones[s.cards[card].zone].push(card);
    }
    t.choose('Aragorn', 'done');
    while (!t.offers('Use Through the Caverns')) t.pass();
    t.choose('Use Through the Caverns');
    expect(t.attachments('Glóin')).toEqual(['Valor']);
    expect(t.damage('Glóin')).toBe(1);
  });
});
