import { fileURLToPath } from 'node:url';
import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, it } from 'vitest';
import { askedFor } from '../test/asked-for.ts';
import { flow } from './flow.ts';
import { comingIn, enoughIn, equalPayer, giftIn, unseenShadow } from './wanted.ts';
import { ZONE } from './zones.ts';

const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];
const rich = (card: string) => ({ card, resources: 9 });
type Played = ReturnType<typeof table>;

/** The titles of what is worth a question now. */
function worth(t: Played): string[] {
  const decision = t.m.decision()!;
  return decision.options
    .filter((option) => option.card >= 0 && flow.isWorth!(t.m, decision, option))
    .map(({ card }) => t.m.defs[t.m.s.cards[card].def].title.en);
}

/** What is worth a question in each window that comes, by the window. */
function throughWindows(t: Played, most = 40): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (let i = 0; i < most; i++) {
    const decision = t.m.decision();
    if (!decision) break;
    const window = flow.windowOf(t.m, decision);
    if (window !== '') found[window] = [...new Set([...(found[window] ?? []), ...worth(t)])];
    const { options } = decision;
    t.m.answer((options.find(({ id }) => ['pass', 'done', 'no'].includes(id)) ?? options[0]).id);
  }
  return found;
}

describe('windows of the living card game', () => {
  it('Feint is asked for before enemies attack, and in no other window', () => {
    const players = [{ heroes: [rich('Gimli')], hand: ['Feint'], engaged: ['Wolf Rider'], deck: ['Gandalf'] }];
    const found = throughWindows(table('lcg', { players, encounterDeck: BLANKS, step: '6.1' }), 12);
    expect(found.combat).toEqual(['Feint']);
    expect(found.defence ?? []).toEqual([]);
  });

  it('drawing cards is no reason to ask: that is done in the turn to plan', () => {
    const players = [{ heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf', 'Gandalf', 'Gandalf'] }];
    const found = throughWindows(table('lcg', { players, encounterDeck: BLANKS, step: '3.1' }), 12);
    expect(Object.keys(found)).toContain('quest');
    expect(Object.values(found).flat()).toEqual([]);
  });

  it('what raises the attack is asked for if it is what an attack lacks', () => {
    const against = (enemy: string, damage: number): string[] => {
      const t = table('lcg', {
        players: [
          {
            heroes: [rich('Aragorn')],
            hand: ['For Gondor!'],
            engaged: [{ card: enemy, damage, attachments: ['Forest Snare'] }],
          },
        ],
        encounterDeck: BLANKS,
        step: '6.8a',
      });
      t.choose(enemy);
      return throughWindows(t, 4).attack ?? [];
    };
    // Aragorn strikes with 3: the orcs have no defence and 3 hit points, the wargs 1 and 3, the troll 3 and 9.
    expect(against('Dol Guldur Orcs', 0)).toEqual([]);
    expect(against('Wargs', 0)).toEqual(['For Gondor!']);
    expect(against('Hill Troll', 0)).toEqual([]);
  });
});

describe('what makes hands ready is asked for if they would be missing', () => {
  const engaged = (enemies: readonly string[], allies: readonly string[], hand: readonly string[]): string[] => {
    const tired = (card: string) => ({ card, exhausted: true });
    const t = table('lcg', {
      players: [{ heroes: [rich('Aragorn')], allies: allies.map(tired), engaged: [...enemies], hand: [...hand] }],
      ...{ encounterDeck: BLANKS, step: '6.1' },
    });
    return throughWindows(t, 12).combat ?? [];
  };

  it('for a defender less than enemies, or for one more that would be defeated', () => {
    // Aragorn defends against the first: one guard more does nothing about a troll, but meets a second enemy, or lets
    // Aragorn strike the orcs himself.
    expect(engaged(['Hill Troll'], ['Guard of the Citadel'], ['Ever Vigilant'])).toEqual([]);
    expect(engaged(['Dol Guldur Orcs', 'Hill Troll'], ['Guard of the Citadel'], ['Ever Vigilant'])).toEqual([
      'Ever Vigilant',
    ]);
    expect(engaged(['Dol Guldur Orcs'], ['Guard of the Citadel'], ['Ever Vigilant'])).toEqual(['Ever Vigilant']);
  });

  it('for a better hero instead of a ready one, and not for one who is no better', () => {
    const swapped = (ready: string, other: string): string[] => {
      const heroes = [
        { card: ready, resources: 9 },
        { card: other, exhausted: true },
      ];
      const players = [{ heroes, engaged: ['Hill Troll'], hand: ['Common Cause'] }];
      return throughWindows(table('lcg', { players, encounterDeck: BLANKS, step: '6.1' }), 12).combat ?? [];
    };
    expect(swapped('Glóin', 'Denethor')).toEqual(['Common Cause']);
    expect(swapped('Aragorn', 'Glóin')).toEqual([]);
  });

  it('for nobody where no enemy is engaged', () => {
    expect(engaged([], ['Guard of the Citadel'], ['Ever Vigilant'])).toEqual([]);
  });
});

describe('a quest', () => {
  const questing = (staging: readonly string[], progress: number): string[] => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Aragorn', committed: true, exhausted: true }], allies: ['Faramir'] }],
      quest: 'Flies and Spiders',
      ...{ staging: [...staging], progress, encounterDeck: BLANKS, step: '3.3w' },
    });
    return throughWindows(t, 1).quest ?? [];
  };

  it('that is not ahead is helped; one that is, if that finishes the stage', () => {
    // Aragorn has 2 willpower against 1 of the road that was revealed, and Faramir gives him 1; the stage takes 8.
    expect(questing(['Hill Troll'], 0)).toEqual(['Faramir']);
    expect(questing([], 0)).toEqual([]);
    expect(questing([], 6)).toEqual(['Faramir']);
    expect(questing([], 7)).toEqual([]);
  });
});

describe('an attack that hurts', () => {
  const attacked = (enemy: string, damage: number): string[] => {
    const heroes = [rich('Aragorn'), { card: 'Denethor', damage }];
    const players = [{ heroes, hand: ['For Gondor!'], engaged: [enemy] }];
    const t = table('lcg', { players, encounterDeck: BLANKS, step: '6.4.1' });
    return throughWindows(t.choose('Denethor'), 3).defence ?? [];
  };

  it('is a reason to ask if somebody lives through it for that; not for one wound less', () => {
    // Denethor has 3 defence, 4 for Gondor, and 3 hit points: the spawn strikes with 5, the troll with 6, the adder with 4.
    expect(attacked('ungoliants-spawn', 0)).toEqual([]);
    expect(attacked('Hill Troll', 0)).toEqual(['For Gondor!']);
    expect(attacked('marsh-adder', 0)).toEqual([]);
  });
});

describe('paying', () => {
  const paying = (heroes: { card: string; resources: number }[], card: string): Played => {
    const t = table('lcg', { players: [{ heroes, hand: [card, 'Gandalf'] }], encounterDeck: BLANKS });
    return t.choose(card);
  };
  const payer = (t: Played): string => {
    const decision = t.m.decision()!;
    expect(decision.prompt[0]).toBe('lcg.ask.pay');
    const id = equalPayer(t.m, decision);
    const option = decision.options.find((one) => one.id === id);
    return option ? t.m.defs[t.m.s.cards[option.card].def].title.en : '';
  };

  it('is nobody’s question among heroes of one sphere: the richest pays, and who can spend for himself last', () => {
    const t = paying(
      [
        { card: 'Glóin', resources: 2 },
        { card: 'Théodred', resources: 3 },
      ],
      'Guard of the Citadel',
    );
    expect(payer(t)).toBe('Théodred');
    const king = paying(
      [
        { card: 'Aragorn', resources: 5 },
        { card: 'Glóin', resources: 2 },
      ],
      'Guard of the Citadel',
    );
    expect(payer(king)).toBe('Glóin');
  });

  it('is asked where the spheres differ', () => {
    expect(
      payer(
        paying(
          [
            { card: 'Glóin', resources: 5 },
            { card: 'Gimli', resources: 5 },
          ],
          'Gandalf',
        ),
      ),
    ).toBe('');
  });
});

describe('what goes without saying', () => {
  it('a response that only gives is used; one that costs, or that is not alone, is asked', () => {
    const committing = (...heroes: string[]): Played => {
      const t = table('lcg', {
        players: [{ heroes: heroes.map((card) => ({ card, resources: 1 })), deck: ['Gandalf'] }],
        ...{ encounterDeck: BLANKS, step: '3.2' },
      });
      for (const hero of heroes) t.choose(hero);
      while (t.m.decision()?.prompt[0] === 'lcg.ask.commit') t.m.answer('done');
      return t;
    };
    const gift = (t: Played): boolean => giftIn(t.m, t.m.decision()!) !== '';
    expect(gift(committing('Théodred'))).toBe(true);
    expect(gift(committing('Aragorn'))).toBe(false);
    expect(gift(committing('Aragorn', 'Théodred'))).toBe(false);
  });

  it('which of equal enemies gets its shadow card first, unless somebody knows what comes', () => {
    const dealing = (peeked: boolean): string => {
      const t = table('lcg', {
        players: [{ heroes: ['Denethor'], engaged: ['Dol Guldur Orcs', 'Dol Guldur Orcs'] }],
        ...{ encounterDeck: BLANKS, step: '6.1' },
      });
      while (t.m.decision()!.prompt[0] !== 'lcg.ask.shadow-order') t.pass();
      if (peeked) t.m.s.cards[cardsIn(t.m, ZONE.encounterDeck)[0]].seen |= 1;
      return unseenShadow(t.m, t.m.decision()!);
    };
    expect(dealing(false)).not.toBe('');
    expect(dealing(true)).toBe('');
  });

  it('what an attachment yields every round is taken without a click; what it may be kept for is not', () => {
    const planning = (attachment: string): string => {
      const heroes = [{ card: 'Aragorn', attachments: [attachment] }];
      const t = table('lcg', { players: [{ heroes, deck: ['Gandalf'], hand: ['Gandalf'] }], encounterDeck: BLANKS });
      const id = giftIn(t.m, t.m.decision()!);
      return t.options().find((option) => option.id === id)?.label ?? '';
    };
    expect(planning('Steward of Gondor')).toMatch(/^Use Steward of Gondor/);
    expect(planning('Self Preservation')).toBe('');
  });

  it('attackers who defeat the enemy for certain need no company', () => {
    const attacking = (enemy: string): Played => {
      const players = [
        { heroes: ['Aragorn', 'Gimli', 'Legolas'], engaged: [{ card: enemy, attachments: ['Forest Snare'] }] },
      ];
      return table('lcg', { players, encounterDeck: BLANKS, step: '6.8a' }).choose(enemy).choose('Aragorn');
    };
    const weak = attacking('Dol Guldur Orcs');
    expect(enoughIn(weak.m, weak.m.decision()!)).toBe('done');
    const strong = attacking('Hill Troll');
    expect(enoughIn(strong.m, strong.m.decision()!)).toBe('');
  });

  it('whom every enemy engages anyway engages none of his own accord; who has a choice is asked', () => {
    const engaging = (threat: number, staging: string[], others: { threat: number; heroes: string[] }[] = []): Played =>
      table('lcg', {
        ...{ players: [{ threat, heroes: ['Aragorn'] }, ...others], staging, encounterDeck: BLANKS, step: '5.2' },
      });
    const coming = ({ m }: Played): string => comingIn(m, m.decision()!);
    const near = engaging(35, ['Wargs', 'Hill Troll']);
    expect(coming(near)).toBe('pass');
    near.m.answer('pass');
    expect(near.engaged(0).toSorted()).toEqual(['Hill Troll', 'Wargs']);
    // One of them would stay where it is, or another player might take it.
    expect(coming(engaging(25, ['Wargs', 'Hill Troll']))).toBe('');
    expect(coming(engaging(35, ['Wargs'], [{ threat: 35, heroes: ['Gimli'] }]))).toBe('');
  });

  it('where there is one enemy to attack, who is picked attacks it', () => {
    const leads = (...engaged: string[]): string => {
      const foes = engaged.map((card) => ({ card, attachments: ['Forest Snare'] }));
      const t = table('lcg', {
        players: [{ heroes: ['Aragorn'], engaged: foes }],
        encounterDeck: BLANKS,
        step: '6.8a',
      });
      return flow.leadIn!(t.m, t.m.decision()!);
    };
    expect(leads('Wargs')).not.toBe('');
    expect(leads('Wargs', 'Wolf Rider')).toBe('');
  });
});

it('every card is asked for where the book has it', async () => {
  await expect(askedFor()).toMatchFileSnapshot(fileURLToPath(new URL('../test/asked-for.txt', import.meta.url)));
});
