import { rule } from '@tafelrunde/testing/rule';
import type { RbGiven, RbTable } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { tablesWith } from '../../test/tables.ts';
import { hexesOf } from '../content/map.ts';
import { story } from '../define.ts';
import { runebound } from '../game.ts';
import { gold, place, site, storyTokens } from '../language/index.ts';
import { GEM_SPACES, STORY_SPACES } from './time.ts';

const of = { scenario: 'margath', flavor: { de: '-', en: '-' } } as const;

const { table } = tablesWith(
  story({
    ...of,
    id: 'anywhere',
    title: { de: 'Irgendwo', en: 'Anywhere' },
    task: { at: site('town', 'shrine', 'fortress'), by: 'simply', outcomes: [{ effect: storyTokens(1) }] },
  }),
  story({
    ...of,
    id: 'two-places',
    title: { de: 'Zwei Orte', en: 'Two Places' },
    task: { at: place('hedge'), by: 'simply', outcomes: [{ effect: gold(1) }] },
  }),
);

/** Two heroes at the end of a round: the second one is about to end his turn. */
function lastTurn(given: Partial<RbGiven> = {}): RbTable {
  return table('runebound', {
    players: [
      { hero: 'corbin', at: 'forge' },
      { hero: 'mok', at: 'tamalir' },
    ],
    first: 0,
    active: 1,
    storyDeck: ['visions-of-dawn'],
    ...given,
  });
}

/** Lets the round end, and the next turn begin. */
function endRound(t: RbTable): RbTable {
  return t.playTo('game/time').playTo('turn/begin');
}

rule(
  ['RB-ROUND-02', 'RB-TIME-01'],
  'at the end of a round the time token moves one space, before the start player’s next turn',
  () => {
    const t = lastTurn({ space: 2 });
    expect(t.m.s.space).toBe(2);
    endRound(t);
    expect([t.m.s.space, t.m.s.act]).toEqual([3, 1]);
    t.go();
    expect(t.asked).toBe(0);
  },
);

rule(['RB-ROUND-02'], 'not in the middle of a round', () => {
  const t = lastTurn({ active: 0, space: 2 }).playTo('turn/end').playTo('turn/begin');
  expect(t.m.s.space).toBe(2);
});

rule(['RB-GEM-02', 'RB-GEM-03'], 'on a gem space all gems become active, except under heroes', () => {
  const t = lastTurn({
    space: 5,
    players: [
      { hero: 'corbin', at: [4, 9] },
      { hero: 'mok', at: 'tamalir' },
    ],
    usedGems: [
      [4, 9],
      [0, 0],
      [8, 5],
    ],
  });
  expect([t.gem([4, 9]), t.gem([0, 0])]).toEqual([false, false]);
  endRound(t);
  expect(t.m.s.space).toBe(6);
  expect([t.gem([4, 9]), t.gem([0, 0]), t.gem([8, 5])]).toEqual([false, true, true]);
});

rule(['RB-GEM-02'], 'and on no other space', () => {
  const t = endRound(lastTurn({ space: 6, usedGems: [[0, 0]] }));
  expect(t.gem([0, 0])).toBe(false);
});

rule(
  ['RB-STORY-01', 'RB-SILENT-10', 'RB-STORY-02'],
  'a story card is drawn on each story space: at most eight in a game',
  () => {
    expect([...STORY_SPACES, ...GEM_SPACES]).toEqual([2, 5, 8, 11, 6, 12]);
    const drawn: string[] = [];
    for (const act of [1, 2] as const) {
      for (let space = 1; space <= 11; space++) {
        const t = endRound(lastTurn({ space, act }));
        if (t.zone('storyTrack').length > 0) drawn.push(`${t.m.s.act}: ${t.m.s.space}`);
      }
    }
    expect(drawn).toEqual(['1: 2', '1: 5', '1: 8', '1: 11', '2: 2', '2: 5', '2: 8', '2: 11']);
    // The second time round begins at the first space; that there is no third, RB-ACT-04 shows below.
    const again = endRound(lastTurn({ space: 12 }));
    expect([again.m.s.act, again.m.s.space, again.zone('storyTrack')]).toEqual([2, 1, []]);
    // Eight of ten: two stay unused, in both scenarios.
    for (const scenario of ['margath', 'vorakesh']) {
      const stories = runebound.defs.filter((def) => def.type.startsWith('story') && def.scenario === scenario);
      expect(
        stories.reduce((sum, { quantity }) => sum + quantity, 0),
        scenario,
      ).toBe(10);
    }
  },
);

rule(['RB-STORY-03'], 'a story card that is no quest is resolved at once and discarded', () => {
  const t = lastTurn({ space: 1, storyDeck: ['tidings-from-tamalir'] });
  const before = t.hand(0).length;
  endRound(t);
  expect(t.hand(0).length).toBe(before + 1);
  expect([t.zone('storyDiscard'), t.zone('storyTrack')]).toEqual([['Tidings from Tamalir'], []]);
});

rule(
  ['RB-STORYQUEST-01', 'RB-STORYQUEST-03', 'RB-SILENT-24'],
  'a story quest goes to the first free space of its track, and its token to the hex it names',
  () => {
    const t = endRound(lastTurn({ space: 1, storyTrack: ['anywhere'] }));
    expect(t.zone('storyTrack')).toEqual(['Anywhere', 'Visions of Dawn']);
    const view = t.view(0).view;
    expect(view.storyTrack.map(({ hex }) => hex)).toEqual([-1, hexesOf('echo-lake')[0]]);
  },
);

rule(['RB-STORYQUEST-04', 'RB-EX-26'], 'where several hexes will do, no token is placed', () => {
  const t = lastTurn({ storyTrack: ['anywhere', 'two-places', 'visions-of-dawn'] });
  const view = t.view(0).view;
  expect(view.storyTrack.map(({ hex }) => hex >= 0)).toEqual([false, false, true]);
});

rule(
  ['RB-STORYQUEST-02', 'RB-READ-03', 'RB-STORY-05', 'RB-SILENT-25'],
  'a hero on such a hex may resolve it; then it leaves the track',
  () => {
    const t = lastTurn({
      active: 0,
      players: [
        { hero: 'corbin', at: 'everton' },
        { hero: 'mok', at: 'tamalir' },
      ],
      storyTrack: ['anywhere'],
    });
    t.choose('Attempt Anywhere').choose('gain 1 story token');
    expect([t.story(0), t.actions, t.zone('storyTrack'), t.zone('storyDiscard')]).toEqual([1, 2, [], ['Anywhere']]);
    expect(t.trophies(0)).toEqual([]);
    const far = lastTurn({ active: 1, storyTrack: ['anywhere'] });
    expect(far.offers('Attempt Anywhere')).toBe(false);
  },
);

rule(
  ['RB-ACT-01', 'RB-ACT-02', 'RB-ACT-03', 'RB-EX-41', 'RB-SILENT-11'],
  'after the last space, once everybody had a turn, act 2 begins on the first space',
  () => {
    const early = lastTurn({ space: 12, active: 0 }).playTo('turn/end').playTo('turn/begin');
    expect([early.m.s.space, early.m.s.act]).toEqual([12, 1]);
    const t = endRound(lastTurn({ space: 12 }));
    expect([t.m.s.space, t.m.s.act]).toEqual([1, 2]);
  },
);

rule(
  ['RB-SCENARIO-04', 'RB-SILENT-19', 'RB-ACT-03'],
  'at the end of act 1 the villain appears as the scenario says',
  () => {
    const margath = endRound(lastTurn({ space: 12 }));
    expect(margath.m.s.boss).toBe(hexesOf('firmament')[0]);
    const king = endRound(lastTurn({ space: 12, scenario: 'vorakesh', storyDeck: [] }));
    expect(king.m.s.boss).toBe(hexesOf('cursed-ruins')[0]);
    expect(king.m.s.zombies).toEqual([hexesOf('cursed-ruins')[0]]);
  },
);

rule(
  ['RB-ACT-04', 'RB-TIME-02', 'RB-EX-41', 'RB-SILENT-20'],
  'there is no act 3: the token stays, and the scenario decides',
  () => {
    const t = lastTurn({
      space: 12,
      act: 2,
      villain: 'firmament',
      players: [
        { hero: 'corbin', at: 'forge', hand: ['smite'] },
        { hero: 'mok', at: 'tamalir' },
      ],
    });
    t.playTo('game/time').go();
    // The start player rolls five dice for Margath's march, and may exert as for any roll (RB-SILENT-35).
    expect([t.asked, t.dice.length]).toEqual([0, 5]);
    t.setDice('compass', 'plains', 'compass', 'plains', 'plains').choose('Keep the roll');
    expect([t.m.s.space, t.m.s.act]).toEqual([12, 2]);
    const king = lastTurn({ space: 12, act: 2, scenario: 'vorakesh', storyDeck: [], villain: 'cursed-ruins' });
    for (let i = 0; i < 20 && !king.over; i++) king.pass();
    expect(king.over).toMatchObject({ winners: [], reason: 'rb.end.too-late' });
  },
);

rule(
  ['RB-ACT-04', 'RB-SCENARIO-04'],
  'Margath marches one hex toward Tamalir for each compass, and all is lost when he is there',
  () => {
    const march = (at: RbGiven['villain'], ...dice: string[]) => {
      const t = lastTurn({
        space: 12,
        act: 2,
        villain: at,
        players: [
          { hero: 'corbin', at: 'forge', hand: ['smite'] },
          { hero: 'mok', at: 'forge' },
        ],
      });
      t.playTo('game/time')
        .go()
        .setDice(...dice)
        .choose('Keep the roll');
      return t;
    };
    const near = march([7, 6], 'compass', 'plains', 'plains', 'plains', 'plains');
    expect(near.m.s.boss).not.toBe(hexesOf('tamalir')[0]);
    expect(near.over).toBeNull();
    expect(march([7, 6], 'compass', 'compass', 'plains', 'plains', 'plains').over).toMatchObject({
      winners: [],
      reason: 'rb.end.city-lost',
    });
    const still = march([7, 6], 'plains', 'plains', 'plains', 'plains', 'plains');
    expect(still.over).toBeNull();
  },
);

rule(
  ['RB-SILENT-29', 'RB-ELIMINATE-04', 'RB-ROUND-01'],
  'a new start player changes nothing in the running round',
  () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: 'firmament', damage: 9 },
        { hero: 'mok', at: 'forge' },
        { hero: 'thorn', at: 'forge' },
      ],
      villain: 'firmament',
      act: 2,
      space: 3,
    });
    t.fight('Fight the villain', { foe: ['enemy-1 enemy'], own: ['corbin-3 agility'], turn: 1 });
    t.choose('1 enemy damage');
    expect(t.eliminated(0)).toBe(true);
    expect(t.m.s.first).toBe(1);
    const turns: number[] = [];
    for (let i = 0; i < 40 && t.m.s.space === 3; i++) {
      if (turns.at(-1) !== t.asked) turns.push(t.asked);
      t.pass();
    }
    expect(turns).toEqual([1, 2]);
  },
);

rule(['RB-ZOMBIE-01'], 'zombies come onto the board through story cards', () => {
  const t = lastTurn({ space: 1, scenario: 'vorakesh', storyDeck: ['the-dead-walk'] });
  t.playTo('game/time').go();
  expect(t.asked).toBe(0);
  t.choose(t.options()[0].id).choose(t.options()[3].id);
  expect(t.m.s.zombies).toHaveLength(2);
});
