import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';

const rich = (card: string) => ({ card, resources: 9 });
const plans = (step = '2.2') =>
  table('lcg', {
    players: [
      {
        heroes: [rich('Aragorn')],
        hand: ['Guard of the Citadel', 'Snowbourn Scout', 'Steward of Gondor', 'For Gondor!'],
      },
      { heroes: [rich('Gimli')], hand: ['Veteran Axehand', 'Citadel Plate', 'Blade Mastery'] },
      { heroes: [rich('Éowyn')], hand: ['Lórien Guide', "The Galadhrim's Greeting"] },
    ],
    first: 1,
    encounterDeck: [],
    step,
  }).go();

rule(
  ['LCG-PLAN-02', 'LCG-PLAN-05', 'LCG-WINDOW-07'],
  'the first player is active first: allies, attachments, actions',
  () => {
    const t = plans();
    expect([t.asked, t.m.s.active]).toEqual([1, 1]);
    expect(t.labels()).toEqual([
      'Play Veteran Axehand',
      'Play Citadel Plate',
      'Play Blade Mastery',
      'Use Éowyn',
      'Pass',
    ]);
  },
);

rule('LCG-PLAN-02', 'any number of them, as long as he can pay', () => {
  const heroes = [{ card: 'Aragorn', resources: 3 }];
  const hand = ['Snowbourn Scout', 'Snowbourn Scout', 'Snowbourn Scout', 'Snowbourn Scout'];
  const t = table('lcg', { players: [{ heroes, hand }] });
  for (let i = 0; i < 3; i++) t.choose('Snowbourn Scout');
  expect(t.characters(0)).toEqual(['Aragorn', 'Snowbourn Scout', 'Snowbourn Scout', 'Snowbourn Scout']);
  expect([t.hand(0), t.offers('Play Snowbourn Scout')]).toEqual([['Snowbourn Scout'], false]);
});

rule(
  ['LCG-PLAN-03', 'LCG-WINDOW-07', 'LCG-CF-03'],
  'the others may act meanwhile, but play neither allies nor attachments',
  () => {
    const t = plans().pass();
    expect([t.asked, t.labels()]).toEqual([2, ["Play The Galadhrim's Greeting", 'Use Éowyn', 'Pass']]);
    t.pass();
    expect(t.asked).toBe(0);
    expect([t.offers('For Gondor!'), t.offers('Snowbourn Scout'), t.offers('Steward of Gondor')]).toEqual([
      true,
      false,
      false,
    ]);
  },
);

rule('LCG-PLAN-03', 'the others may react to what happens', () => {
  const hand = ['Sneak Attack', 'Snowbourn Scout', 'Faramir'];
  const players = [
    { heroes: ['Gimli'], hand: ['Gandalf'] },
    { heroes: [rich('Aragorn')], hand },
  ];
  const t = table('lcg', { players, staging: ['Forest Gate'], encounterDeck: [] });
  while (t.asked !== 1) t.pass();
  expect([t.m.s.active, t.offers('Snowbourn Scout')]).toEqual([0, false]);
  t.choose('Sneak Attack', 'Snowbourn Scout');
  expect([t.asked, t.offers('Use Snowbourn Scout')]).toEqual([1, true]);
});

rule(['LCG-PLAN-06', 'LCG-WINDOW-03'], 'the window of one player is open until all have passed in a row', () => {
  const t = plans().pass();
  t.choose("The Galadhrim's Greeting", 'each player').pass();
  expect([t.asked, t.m.s.active, t.offers('Veteran Axehand')]).toEqual([1, 1, true]);
  t.choose('Veteran Axehand').pass().pass();
  expect([t.asked, t.m.s.active, t.characters(1)]).toEqual([1, 1, ['Gimli', 'Veteran Axehand']]);
  expect(t.pass().m.s.active).toBe(2);
});

rule(
  ['LCG-PLAN-07', 'LCG-WINDOW-07', 'LCG-FIRSTPLAYER-01'],
  'then the next player is active, each of them once',
  () => {
    const t = plans('2.1');
    const active: number[] = [];
    while (t.phase === 2) {
      active.push(t.m.s.active);
      for (let passes = 0; passes < 3; passes++) t.pass();
    }
    expect(active).toEqual([1, 2, 0]);
  },
);

rule('LCG-PLAN-04', 'in no other phase are allies and attachments played', () => {
  const heroes = [rich('Aragorn')];
  const hand = ['Snowbourn Scout', 'Steward of Gondor', 'For Gondor!'];
  const offers = (step: string) => {
    const t = table('lcg', { players: [{ threat: 20, heroes, hand }], encounterDeck: [], step }).go();
    return hand.map((card) => t.offers(card));
  };
  expect(offers('2.2')).toEqual([true, true, true]);
  for (const step of ['1.3w', '3.1w', '3.4w', '4.2w', '5.2w', '6.2w', '7.4w']) {
    expect(offers(step)).toEqual([false, false, true]);
  }
});

rule('LCG-PLAN-08', 'what is played enters play ready and for all to see, an attachment on its hero', () => {
  const t = plans().pass().pass().pass();
  while (t.m.s.active !== 0 || t.asked !== 0) t.pass();
  t.choose('Guard of the Citadel');
  while (t.asked !== 0) t.pass();
  t.choose('Steward of Gondor', 'Gimli');
  expect([t.characters(0), t.exhausted('Guard of the Citadel')]).toEqual([['Aragorn', 'Guard of the Citadel'], false]);
  expect([t.attachments('Gimli'), t.exhausted('Steward of Gondor')]).toEqual([['Steward of Gondor'], false]);
  const seen = JSON.stringify(t.view(2).view);
  expect([seen.includes('guard-of-the-citadel'), seen.includes('steward-of-gondor')]).toEqual([true, true]);
});

rule(
  ['LCG-EX-01', 'LCG-COST-01', 'LCG-COST-02', 'LCG-COST-03', 'LCG-RES-05', 'LCG-PLAN-02', 'LCG-PLAN-08'],
  'a Guard for 2 of Glóin, a Tracker for 2 of Éowyn and 2 of Eleanor',
  () => {
    const heroes = [
      { card: 'Glóin', resources: 3 },
      { card: 'Éowyn', resources: 2 },
      { card: 'Eleanor', resources: 2 },
    ];
    const t = table('lcg', { players: [{ heroes, hand: ['Guard of the Citadel', 'Northern Tracker'] }] });
    t.choose('Guard of the Citadel');
    expect(['Glóin', 'Éowyn', 'Eleanor'].map((hero) => t.resources(hero))).toEqual([1, 2, 2]);
    t.choose('Northern Tracker');
    expect(['Glóin', 'Éowyn', 'Eleanor'].map((hero) => t.resources(hero))).toEqual([1, 0, 0]);
    const allies = ['Guard of the Citadel', 'Northern Tracker'];
    expect([t.characters(0).slice(3), t.hand(0)]).toEqual([allies, []]);
    expect(allies.map((ally) => t.exhausted(ally))).toEqual([false, false]);
  },
);
