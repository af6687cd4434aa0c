import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { COMBAT_GEM, turnTable } from '../../test/tables.ts';

const SOCIAL_GEM = [9, 8] as const;
const EXPLORATION_GEM = [4, 9] as const;

rule(
  ['RB-ADVENTURE-01', 'RB-GEM-01', 'RB-TROPHY-02'],
  'an adventure takes two actions, turns the gem over and draws from its deck',
  () => {
    const t = turnTable({ hero: 'corbin', at: EXPLORATION_GEM }, { decks: { exploration: ['calm-lake'] } });
    expect(t.gem(EXPLORATION_GEM)).toBe(true);
    t.choose('Adventure');
    expect([t.actions, t.gem(EXPLORATION_GEM), t.quests(0)]).toEqual([1, false, ['Calm Lake']]);
  },
);

rule(['RB-ADVENTURE-02'], 'one action is not enough for it', () => {
  const t = turnTable({ hero: 'corbin', at: [4, 8] });
  t.goTo([4, 9]);
  expect(t.offers('Adventure')).toBe(true);
  t.choose('on nothing');
  expect(t.actions).toBe(1);
  expect(t.offers('Adventure')).toBe(false);
});

rule(['RB-ADVENTURE-03', 'RB-GEM-01'], 'nor is there one at a grey gem', () => {
  expect(turnTable({ hero: 'corbin', at: EXPLORATION_GEM }, { usedGems: [EXPLORATION_GEM] }).offers('Adventure')).toBe(
    false,
  );
  expect(turnTable({ hero: 'corbin', at: [1, 3] }).offers('Adventure')).toBe(false);
});

rule(['RB-ADVENTURE-05', 'RB-DRAW-01'], 'the top card is drawn: an enemy, an event or a quest', () => {
  const event = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['swindler', 'cutpurses'] } });
  event.choose('Adventure');
  expect(event.prompt).toContain('Swindler');
  const enemy = turnTable({ hero: 'corbin', at: SOCIAL_GEM }, { decks: { social: ['cutpurses', 'swindler'] } });
  enemy.until('fight/act', 'Adventure');
  expect(enemy.title(enemy.m.s.fight.enemy)).toBe('Cutpurses');
});

rule(
  ['RB-ADVENTURE-06', 'RB-ADVENTURE-07'],
  'an empty deck is not reshuffled; the adventure may be tried, and nothing comes of it',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: EXPLORATION_GEM },
      { emptyDecks: ['exploration'], discards: { exploration: ['calm-lake'] } },
    );
    t.choose('Adventure');
    expect([t.actions, t.gem(EXPLORATION_GEM), t.quests(0)]).toEqual([1, false, []]);
    expect([t.deck('exploration'), t.discard('exploration')]).toEqual([[], ['Calm Lake']]);
  },
);

rule(
  ['RB-DISCARD-01', 'RB-SPEND-04', 'RB-SPEND-03'],
  'cards go to the pile of their own deck, gold back to the bank',
  () => {
    const t = turnTable({
      hero: 'corbin',
      at: [1, 3],
      hand: ['mighty-blow', 'taxidermist'],
      trophies: ['kobolds', 'calm-lake', 'swindler'],
    });
    t.choose('Learn Mighty Blow');
    expect(t.discard('combat')).toEqual(['Kobolds']);
    t.choose('Learn Taxidermist').choose('social trophy');
    expect([t.discard('social'), t.discard('exploration'), t.trophies(0)]).toEqual([['Swindler'], [], ['Calm Lake']]);
  },
);

rule(['RB-SPEND-01', 'RB-GOLDEN-08', 'RB-ABILITY-02'], 'others’ cards, gold and trophies are out of reach', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: [1, 3], hand: ['mighty-blow'] },
      {
        hero: 'mok',
        at: 'forge',
        gold: 5,
        trophies: ['kobolds'],
        skills: ['tireless'],
        quests: ['calm-lake'],
        assets: ['relics-a'],
      },
    ],
  });
  expect(t.offers('Learn')).toBe(false);
  expect(t.labels().some((label) => /Tireless|Calm Lake|Relics|Mok/.test(label))).toBe(false);
});

rule(['RB-SPEND-05', 'RB-TROPHY-04'], 'a cost that names no kind is paid with any trophy', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['taxidermist'], trophies: ['kobolds', 'swindler'] });
  t.choose('Learn Taxidermist');
  expect(t.labels()).toEqual(['Pay: combat trophy', 'Pay: social trophy']);
});

rule(
  ['RB-GAIN-03', 'RB-TROPHY-05', 'RB-LIMITS-03'],
  'a gained trophy is the top card of its deck, then of the discard pile, then there is none',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'suvars-rest', gold: 6, skills: ['pilgrimage'] },
      { decks: { combat: ['kobolds'] } },
    );
    t.choose('Pilgrimage').choose('combat trophy');
    expect(t.trophies(0)).toEqual(['Kobolds']);
    const empty = turnTable(
      { hero: 'corbin', at: 'suvars-rest', gold: 6, skills: ['pilgrimage'] },
      { emptyDecks: ['combat', 'exploration', 'social'], discards: { combat: ['ettin', 'rebels'] } },
    );
    empty.choose('Pilgrimage');
    expect(empty.trophies(0)).toEqual(['Rebels']);
  },
);

rule(['RB-CARD-01'], 'flavor does nothing', () => {
  const t = turnTable({ hero: 'corbin', at: COMBAT_GEM }, { decks: { combat: ['kobolds'] } });
  t.until('fight/act', 'Adventure');
  const def = t.m.game.defs[t.m.s.cards[t.m.s.fight.enemy].def] as unknown as {
    flavor: { en: string };
    text: { en: string };
    abilities: number;
  };
  expect(def.flavor.en.length).toBeGreaterThan(10);
  expect(def.text.en).not.toContain(def.flavor.en);
});
