import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';
import { hexesOf } from '../content/map.ts';

type Player = Parameters<typeof table>[1]['players'][number];

const two = (one: Partial<Player> = {}, other: Partial<Player> = {}): readonly [Player, Player] => [
  { hero: 'corbin', at: 'tamalir', ...one },
  { hero: 'laurel', at: 'forge', ...other },
];

const margath = (one: Partial<Player>, more: object = {}) =>
  table('runebound', { players: two({ at: 'firmament', ...one }), act: 2, villain: 'firmament', ...more });
const vorakesh = (one: Partial<Player>, more: object = {}) =>
  table('runebound', {
    scenario: 'vorakesh',
    players: two({ at: 'cursed-ruins', ...one }),
    act: 2,
    villain: 'cursed-ruins',
    ...more,
  });

/** Everybody lets his turn go by, until the time token has moved. */
function endRound(t: ReturnType<typeof margath>): void {
  const { round } = t.m.s;
  while (t.m.s.round === round && t.over === null) t.pass();
}

describe('scenarios', () => {
  rule(['RB-SCENARIO-01', 'RB-SETUP-05'], 'a scenario has a card, ten story cards and ten cards for each deck', () => {
    for (const scenario of ['margath', 'vorakesh'] as const) {
      const t = table('runebound', { scenario, players: two() });
      expect(t.zone('scenario').length).toBe(1);
      expect(t.zone('storyDeck').length).toBe(10);
      for (const deck of ['combat', 'exploration', 'social'] as const) {
        const own = t.deck(deck).filter((title) => scenarioOf(t, t.find(title)) === scenario);
        expect(own.length).toBe(10);
        expect(t.deck(deck).length).toBe(30);
      }
    }
  });

  rule(
    ['RB-SCENARIO-07', 'RB-SCENARIO-08'],
    'the card is turned for the villain, and back if the hero does not win',
    () => {
      const t = margath({ damage: 9 });
      const side = (): number => t.m.s.cards[t.find('The Ascendance of Margath')].side;
      expect(side()).toBe(0);
      t.fight('villain', { foe: ['enemy-1 enemy'], turn: 1 });
      expect(side()).toBe(1);
      t.choose('Attack');
      expect(t.eliminated(0)).toBe(true);
      expect(side()).toBe(0);
    },
  );

  rule(['RB-SCENARIO-05', 'RB-BOSS-03'], 'whoever defeats the villain wins', () => {
    const t = margath({ story: 7 });
    t.fight('villain', { own: ['corbin-1 physical'], enemyDamage: 7 });
    t.choose('Attack');
    expect(t.over).toMatchObject({ winners: [0] });
  });

  rule('RB-SCENARIO-04', 'Margath appears at the end of act 1', () => {
    const t = table('runebound', { players: two(), space: 12 });
    expect(t.m.s.boss).toBe(-1);
    endRound(t);
    expect(t.m.s.boss).toBe(hexesOf('firmament')[0]);
  });

  rule(
    ['RB-SCENARIO-04', 'RB-ACT-04'],
    'after act 2 Margath marches on Tamalir, and all is lost when he gets there',
    () => {
      const t = table('runebound', { players: two(), act: 2, space: 12, villain: [6, 6], seed: 'march' });
      for (let round = 0; round < 30 && t.over === null; round++) endRound(t);
      expect(t.over).toMatchObject({ winners: [], reason: 'rb.end.city-lost' });
      expect(t.m.s.space).toBe(12);
    },
  );

  rule(['RB-SCENARIO-04', 'RB-ACT-04', 'RB-SILENT-20'], 'in the other scenario all is lost at the end of act 2', () => {
    const t = table('runebound', { scenario: 'vorakesh', players: two(), act: 2, space: 12, villain: 'cursed-ruins' });
    endRound(t);
    expect(t.over).toMatchObject({ winners: [], reason: 'rb.end.too-late' });
  });
});

function scenarioOf(t: ReturnType<typeof margath>, card: number): string {
  return (t.m.game.defs[t.m.s.cards[card].def] as unknown as { scenario: string }).scenario;
}

describe('story tokens', () => {
  rule(['RB-LORE-01', 'RB-EX-32'], 'each lore of his opponent takes 1 health from Margath, down to 8', () => {
    for (const [story, health] of [
      [0, 15],
      [3, 12],
      [7, 8],
      [9, 8],
    ] as const) {
      const t = margath({ story });
      t.fight('villain');
      expect(t.enemyHealth()).toBe(health);
    }
  });

  rule('RB-LORE-01', 'lore of other heroes does not count', () => {
    const t = table('runebound', {
      players: two({ at: 'firmament', story: 1 }, { story: 6 }),
      act: 2,
      villain: 'firmament',
    });
    t.fight('villain');
    expect(t.enemyHealth()).toBe(14);
  });

  rule(['RB-BOSS-08', 'RB-EX-32'], 'healing never lifts Margath above the lowered health', () => {
    const t = margath({ story: 3 });
    t.fight('villain', { foe: ['enemy-3 surge', 'elite surge'], turn: 1, enemyDamage: 2 });
    t.choose('heal 3 damage');
    expect(t.enemyDamage()).toBe(0);
    expect(t.enemyHealth()).toBe(12);
  });

  rule(
    ['RB-COMPANION-01', 'RB-ZOMBIE-02', 'RB-EX-33'],
    'zombies strengthen Vorakesh, own companions weaken him',
    () => {
      const zombies = ['riverlands', 'hedge', 'ash-hills', 'stump-wood'] as const;
      const t = table('runebound', {
        scenario: 'vorakesh',
        players: two({ at: 'cursed-ruins', story: 1 }, { story: 3 }),
        act: 2,
        villain: 'cursed-ruins',
        zombies,
      });
      t.fight('villain');
      expect(t.enemyHealth()).toBe(10 + 4 - 2);
      const weak = vorakesh({ story: 4 });
      weak.fight('villain');
      expect(weak.enemyHealth()).toBe(8);
    },
  );

  rule('RB-ZOMBIE-01', 'zombies come by story cards onto free hexes of the wilderness', () => {
    const t = table('runebound', {
      scenario: 'vorakesh',
      players: two(),
      storyDeck: ['The Gates of Caer Loek'],
    });
    while (!t.prompt.toLowerCase().includes('zombie')) t.pass();
    expect(t.asked).toBe(0);
    expect(t.offers(t.hexId('cursed-ruins'))).toBe(true);
    expect(t.offers(t.hexId('tamalir'))).toBe(false);
    t.choose(t.hexId('cursed-ruins'));
    expect(t.m.s.zombies).toEqual([...hexesOf('cursed-ruins')]);
    expect(t.zone('storyTrack')).toEqual(['The Gates of Caer Loek']);
  });

  rule('RB-ZOMBIE-03', 'a killed zombie is gone, and pays 1 gold', () => {
    const t = table('runebound', {
      scenario: 'vorakesh',
      players: two({ at: 'riverlands' }),
      zombies: ['riverlands', 'hedge'],
    });
    t.choose('Kill a zombie');
    expect(t.gold(0)).toBe(1);
    expect(t.m.s.zombies).toEqual([hexesOf('hedge')[0]]);
    expect(t.actions).toBe(2);
  });

  rule('RB-SCENARIO-04', 'entering the hex of a zombie hurts', () => {
    const t = table('runebound', { scenario: 'vorakesh', players: two({ at: [6, 6] }), zombies: ['riverlands'] });
    t.goTo('riverlands');
    expect(t.damage(0)).toBe(2);
  });
});

describe('rounds', () => {
  rule(
    ['RB-ROUND-01', 'RB-TURN-01', 'RB-ORDER-02'],
    'everybody takes one turn, beginning with the start player',
    () => {
      const players = [...two(), { hero: 'mok', at: 'riverwatch' as const }];
      const t = table('runebound', { players, first: 1 });
      const seen: number[] = [];
      for (let i = 0; i < 9; i++) {
        seen.push(t.asked);
        t.choose('wait');
      }
      expect(seen).toEqual([1, 1, 1, 2, 2, 2, 0, 0, 0]);
    },
  );

  rule(['RB-ROUND-02', 'RB-TIME-01'], 'at the end of a round the time token moves one space', () => {
    const t = table('runebound', { players: two(), space: 2, round: 2 });
    for (let i = 0; i < 5; i++) {
      t.choose('wait');
      expect(t.m.s.space).toBe(2);
    }
    t.choose('wait');
    expect(t.m.s.space).toBe(3);
    expect(t.asked).toBe(0);
  });

  rule(['RB-TIME-02', 'RB-EX-41', 'RB-ACT-03'], 'on the last space it starts anew in act 1, and stays in act 2', () => {
    const first = table('runebound', { players: two(), space: 12 });
    endRound(first);
    expect([first.m.s.act, first.m.s.space]).toEqual([2, 1]);
    const second = margath({}, { space: 12 });
    endRound(second);
    expect([second.m.s.act, second.m.s.space]).toEqual([2, 12]);
  });

  rule('RB-TURN-01', 'a turn ends once the actions are spent and nothing more is wanted', () => {
    const t = table('runebound', { players: two({ hand: ['Steadfast'], trophies: ['Kobolds'] }) });
    t.choose('wait', 'wait', 'wait');
    expect(t.asked).toBe(0);
    t.choose('End your turn');
    expect(t.asked).toBe(1);
    expect(t.actions).toBe(3);
  });
});
