import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { type ItemClass, type Race, SIGNETS } from '../defs.ts';
import type { Filter } from '../filter.ts';
import { strength } from '../language/boosts.ts';
import { canSpot } from '../language/conditions.ts';
import { addTwilight, preventWound, wound } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { unboundWouldBeWounded } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';
import { siteHas } from '../players.ts';
import { PHASE_NAMES } from '../state.ts';

const { extraCard, table } = workshop(...folk);

/** What rules list, member by member. */
type Given = Parameters<typeof table>[1];
const mine = (player: Given['players'][0], more: Partial<Given> = {}) =>
  table('tcg', { players: [player, {}], ...more });

const SITE_WORDS = ['battleground', 'forest', 'mountain', 'plains', 'river', 'underground'];
for (const word of SITE_WORDS) extraCard('site', `Site ${word}`, { site: 1, arrow: 'left', keywords: [word] });

rule('TCG-KEYWORD-05', 'each of the six words on a site can be asked for, and no other is found there', () => {
  for (const word of SITE_WORDS) {
    const t = mine({ hand: ['Gimli'] }, { path: [`Site ${word}`] });
    expect(SITE_WORDS.filter((other) => siteHas(t.m, other))).toEqual([word]);
  }
});

const WORDS = [
  'easterling',
  'machine',
  'ranger',
  'search',
  'southron',
  'spell',
  'stealth',
  'tale',
  'tracker',
  'valiant',
  'villager',
];
const ask = (id: string, filter: Filter): void =>
  extraCard('event', id, {
    culture: 'gondor',
    cost: 0,
    abilities: [{ kind: 'action', phase: 'fellowship', effect: target(cards(filter), 'it', strength(1, the('it'))) }],
  });
const companion = { culture: 'gondor', race: 'man', strength: 1, vitality: 3 } as const;
for (const word of WORDS) {
  extraCard('companion', `A ${word}`, { ...companion, keywords: [word] });
  ask(`For ${word}`, { type: 'companion', keyword: word });
}

/** Who of a fellowship an event makes stronger, which has only one it may choose. */
const chosenBy = (event: string, fellowship: readonly string[]): readonly string[] => {
  const t = mine({ fellowship: ['Frodo', ...fellowship], hand: [event] });
  const before = fellowship.map((title) => t.strength(title));
  t.choose(event);
  return fellowship.filter((title, i) => t.strength(title) > before[i]);
};

rule(['TCG-KEYWORD-01', 'TCG-KEYWORD-06'], 'each word without rules can be looked for, and changes no value', () => {
  const all = WORDS.map((word) => `A ${word}`);
  for (const word of WORDS) expect(chosenBy(`For ${word}`, all)).toEqual([`A ${word}`]);
  const t = mine({ fellowship: all });
  const values = all.map((title) => [t.strength(title), t.stat(title, 'vitality'), t.stat(title, 'cost')]);
  expect(new Set(values.map((list) => list.join()))).toEqual(new Set(['1,3,0']));
});

for (const signet of SIGNETS) {
  extraCard('companion', `Friend of ${signet}`, { ...companion, signet });
  ask(`Seal of ${signet}`, { type: 'companion', signet, not: 'source' });
}
rule('TCG-SIGNET-03', 'each signet can be looked for', () => {
  const friends = SIGNETS.map((signet) => `Friend of ${signet}`);
  for (const signet of SIGNETS.filter((name) => name !== 'gandalf')) {
    expect(chosenBy(`Seal of ${signet}`, friends)).toEqual([`Friend of ${signet}`]);
  }
  // Frodo has Gandalf's signet, too: there is a choice.
  const t = mine({ fellowship: ['Frodo', ...friends], hand: ['Seal of gandalf'] }).choose('Seal of gandalf');
  expect(t.labels()).toEqual(['Frodo', 'Friend of gandalf']);
});

const RACES: readonly Race[] = ['man', 'elf', 'dwarf', 'wizard', 'ent'];
for (const race of RACES) {
  extraCard('companion', `One ${race}`, { ...companion, race });
  ask(`Song of ${race}`, { race });
}
const CLASSES: readonly ItemClass[] = [
  'handWeapon',
  'rangedWeapon',
  'armor',
  'cloak',
  'staff',
  'mount',
  'shield',
  'bow',
];
for (const itemClass of CLASSES) {
  extraCard('possession', `Item ${itemClass}`, { culture: 'gondor', itemClass, bearer: { type: 'companion' } });
  extraCard('event', `Seek ${itemClass}`, {
    culture: 'gondor',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        phase: 'fellowship',
        requires: canSpot({ type: 'possession', itemClass }),
        effect: addTwilight(1),
      },
    ],
  });
}

rule('TCG-KEYWORD-03', 'each race and each class of items is told from the others', () => {
  const all = RACES.map((race) => `One ${race}`);
  for (const race of RACES) expect(chosenBy(`Song of ${race}`, all)).toEqual([`One ${race}`]);
  const hand = CLASSES.map((itemClass) => `Seek ${itemClass}`);
  for (const itemClass of CLASSES) {
    const t = mine({ fellowship: [{ card: 'Frodo', on: [`Item ${itemClass}`] }], hand });
    expect(CLASSES.filter((other) => t.offers(`Seek ${other}`))).toEqual([itemClass]);
  }
});

rule(['TCG-ITEM-01', 'TCG-ITEM-02'], 'of every class there is room for one, and for one of each other', () => {
  for (const itemClass of CLASSES) {
    const t = mine({
      fellowship: [{ card: 'Frodo', on: [`Item ${itemClass}`] }],
      hand: CLASSES.map((other) => `Item ${other}`),
    });
    const others = CLASSES.filter((other) => other !== itemClass).map((other) => `Item ${other}`);
    expect(CLASSES.map((other) => `Item ${other}`).filter((item) => t.offers(item))).toEqual(others);
  }
});

const PHASES = PHASE_NAMES.filter((name) => name !== 'none') as Exclude<(typeof PHASE_NAMES)[number], 'none'>[];
for (const phase of PHASES) {
  const side = phase === 'shadow' ? 'shadow' : 'free';
  const culture = side === 'shadow' ? 'sauron' : 'gondor';
  extraCard('event', `Act ${phase}`, {
    side,
    culture,
    cost: 0,
    abilities: [{ kind: 'action', phase, effect: addTwilight(1) }],
  });
  extraCard('condition', `Post ${phase}`, {
    side,
    culture,
    cost: 0,
    abilities: [{ kind: 'action', phase, effect: addTwilight(1) }],
  });
}

rule(
  ['TCG-PHASE-ACTION-01', 'TCG-EVENT-01', 'TCG-ABILITY-01'],
  'every phase has the actions of its word, and no others',
  () => {
    for (const phase of PHASES) {
      const shadow = phase === 'shadow';
      const own = { hand: PHASES.map((name) => `Act ${name}`), support: PHASES.map((name) => `Post ${name}`) };
      const t = table('tcg', {
        format: 'deluxe',
        players: shadow ? [{ at: 2 }, own] : [{ at: 2, ...own }, {}],
        step: phase === 'skirmish' ? 'skirmish phases' : phase === 'shadow' ? 'shadow phases' : `${phase} phase`,
        minions: [{ card: 'Orc', assigned: 'Frodo', owner: 1 }],
      });
      expect([t.phase, t.asked]).toEqual([phase, shadow ? 1 : 0]);
      expect(PHASES.filter((name) => t.offers(`Act ${name}`))).toEqual([phase]);
      expect(PHASES.filter((name) => t.offers(`Use Post ${name}`))).toEqual([phase]);
    }
  },
);

const anybody = target(cards({ type: 'companion' }), 'it', wound(the('it')));
for (const phase of PHASES) {
  const side = phase === 'shadow' ? 'shadow' : 'free';
  extraCard('event', `Hurt ${phase}`, {
    side,
    culture: side === 'shadow' ? 'sauron' : 'gondor',
    cost: 0,
    abilities: [{ kind: 'action', phase, effect: anybody }],
  });
}
extraCard('event', 'Reflex', {
  culture: 'gondor',
  cost: 2,
  abilities: [{ kind: 'response', moment: unboundWouldBeWounded, effect: preventWound }],
});

rule(
  ['TCG-RESPONSE-01', 'TCG-RESPONSE-02', 'TCG-EVENT-01'],
  'responses of cards in play and in hand work in every phase',
  () => {
    for (const phase of PHASES) {
      const shadow = phase === 'shadow';
      const players: Given['players'] = [
        { at: 2, fellowship: ['Frodo', 'Éowyn', 'Guard'], hand: ['Reflex', ...(shadow ? [] : [`Hurt ${phase}`])] },
        { hand: shadow ? [`Hurt ${phase}`] : ['Merry'] },
      ];
      const step = phase === 'skirmish' ? 'skirmish phases' : shadow ? 'shadow phases' : `${phase} phase`;
      const minions = [{ card: 'Orc', assigned: 'Frodo', owner: 1 }];
      const hurt = () => table('tcg', { format: 'deluxe', players, step, minions }).choose(`Hurt ${phase}`, 'Guard');
      const eowyn = hurt();
      expect([eowyn.phase, eowyn.asked]).toEqual([phase, 0]);
      eowyn.choose('Use Éowyn');
      expect([eowyn.wounds('Éowyn'), eowyn.wounds('Guard')]).toEqual([1, 0]);
      const event = hurt();
      const before = event.twilight;
      event.choose('Reflex');
      expect([event.wounds('Guard'), event.twilight - before, event.discard(0).includes('Reflex')]).toEqual([
        0,
        2,
        true,
      ]);
      expect(event.discard(0).includes('Reflex')).toBe(true);
    }
  },
);

rule('TCG-RESPONSE-02', 'a response uses up no turn in the action procedure', () => {
  const t = table('tcg', {
    players: [
      { at: 2, fellowship: ['Frodo', 'Éowyn', 'Guard'], hand: ['Hurt skirmish', 'Merry'] },
      { hand: ['Merry'] },
    ],
    step: 'skirmish phases',
    minions: [{ card: 'Orc', assigned: 'Frodo' }],
  });
  t.choose('Hurt skirmish', 'Guard').choose('Use Éowyn');
  // The action was the Free Peoples player's: the other one is next, and then he himself again.
  expect([t.asked, t.phase]).toEqual([1, 'skirmish']);
  expect(t.pass().asked).toBe(0);
});

rule('TCG-EVENT-01', 'an event that is a response is played at no other time', () => {
  expect(mine({ hand: ['Reflex'], fellowship: ['Frodo', 'Guard'] }).offers('Reflex')).toBe(false);
});
