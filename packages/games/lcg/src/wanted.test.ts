import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, it } from 'vitest';
import { flow } from './flow.ts';
import { comingIn, enoughIn, equalPayer, giftIn } from './wanted.ts';

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
