import { previewOf } from '@tafelrunde/kernel';
import { type LcgGiven, type LcgTable, table } from '@tafelrunde/testing/lcg';
import { flow } from '../src/flow.ts';

const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];
const rich = (card: string) => ({ card, resources: 5 });

type Player = LcgGiven['players'][number];

const at = (step: string, players: readonly Player[], more: Partial<LcgGiven> = {}): LcgTable =>
  table('lcg', { players, encounterDeck: [...BLANKS, 'Hill Troll'], step, ...more });

const attacked = (player: Partial<Player>, more: Partial<LcgGiven> = {}, others: readonly Player[] = []): LcgTable =>
  at(
    '6.4.1',
    [{ heroes: ['Aragorn', { card: 'Éowyn', damage: 2 }], engaged: ['East Bight Patrol'], ...player }, ...others],
    more,
  );

const striking = (enemy: string | { card: string; damage?: number }, player: Partial<Player> = {}): LcgTable =>
  at('6.8a', [{ heroes: ['Aragorn', 'Gimli', 'Legolas'], engaged: [enemy], ...player }]);

const questing = (player: Partial<Player>, more: Partial<LcgGiven> = {}, others: readonly Player[] = []): LcgTable =>
  at('3.2', [{ threat: 30, heroes: ['Aragorn', 'Éowyn'], ...player }, ...others], {
    staging: ['East Bight Patrol'],
    ...more,
  });

/** Occasions on which something is said of options, each of a kind of its own. */
const OCCASIONS: Readonly<Record<string, () => LcgTable>> = {
  'a defender is wanted': () => attacked({ allies: ['Silverlode Archer'] }),
  'a defender is wanted of the last hero': () => attacked({ heroes: [{ card: 'Éowyn', damage: 2 }] }),
  'a defender is wanted of one who stands it': () => attacked({ heroes: ['Gimli'] }),
  'a defender is wanted against one who does nothing': () => attacked({ engaged: ['black-forest-bats'] }),
  'a defender is wanted at a table of two': () => attacked({}, {}, [{ heroes: ['Gimli'] }]),
  'a defender is wanted where a shadow is known': () =>
    attacked({ engaged: [{ card: 'Wargs', shadows: ['Despair'] }] }),
  'a defender is wanted without shadows': () => attacked({}, { shadows: false }),
  'the damage goes to a hero of two': () => attacked({}).choose('No defender'),
  'whom to attack of two': () =>
    striking('East Bight Patrol', {
      engaged: ['East Bight Patrol', { card: 'Hill Troll', damage: 8 }, 'Dol Guldur Orcs'],
    }),
  'who strikes first': () => striking('East Bight Patrol').choose('East Bight Patrol'),
  'who strikes as well': () => striking('Hill Troll').choose('Hill Troll', 'Gimli'),
  'who strikes as well, when it is enough': () =>
    striking({ card: 'East Bight Patrol', damage: 2 }).choose('East Bight Patrol', 'Gimli'),
  'who is engaged': () => at('5.2', [{ heroes: ['Gimli'] }], { staging: ['Wargs', { card: 'Hill Troll', damage: 3 }] }),
  'who commits': () => questing({}),
  'who commits, when threat is high': () => questing({ threat: 49 }),
  'who commits, when nothing lies there': () => questing({}, { staging: [] }),
  'who commits, when it is even': () => questing({ heroes: ['Éowyn'] }, { staging: ['Hill Troll'] }),
  'who commits of two players': () => questing({}, {}, [{ heroes: ['Gimli', 'Legolas'] }]),
  'who commits, with a deck of one': () => questing({}, { encounterDeck: ['Despair'] }),
  'who commits, with a deck of nothing': () => questing({}, { encounterDeck: [] }),
  'who else commits': () => questing({ allies: ['Faramir'] }).choose('Éowyn'),
  'where to travel': () =>
    at('4.1', [{ heroes: ['Gimli'] }], {
      staging: [{ card: 'Old Forest Road', progress: 1 }, 'Forest Gate', 'Great Forest Web', 'Wargs'],
    }),
  'what to play': () =>
    at('2.2', [
      {
        heroes: [rich('Aragorn')],
        hand: ['Guard of the Citadel', 'Steward of Gondor', 'Sneak Attack', 'Gandalf', 'Faramir'],
      },
    ]),
  'what to play with two pools': () =>
    at('2.2', [
      {
        heroes: [rich('Aragorn'), { card: 'Théodred', resources: 1 }],
        hand: ['Guard of the Citadel', 'Valiant Sacrifice'],
      },
    ]),
  'who pays': () =>
    at('2.2', [
      { heroes: [rich('Aragorn'), { card: 'Théodred', resources: 1 }], hand: ['Guard of the Citadel'] },
    ]).choose('Play Guard of the Citadel'),
  'abilities to use': () =>
    at('2.2', [
      {
        heroes: ['Beravor', { card: 'Glóin', damage: 1 }, rich('Denethor')],
        allies: [{ card: 'Daughter of the Nimrodel' }],
        attachments: [],
        deck: ['Feint', 'Gandalf'],
      } as Player,
    ]),
  'cards of all spheres against enemies': () =>
    at('6.1', [
      {
        heroes: [rich('Gimli'), rich('Aragorn'), rich('Éowyn')],
        hand: [
          'Feint',
          'Quick Strike',
          'Blade Mastery',
          'Swift Strike',
          'Ever Vigilant',
          'Common Cause',
          'For Gondor!',
          'Dwarven Tomb',
        ],
        engaged: [{ card: 'Wargs', damage: 1 }, 'Hill Troll'],
        discard: ['Hasty Stroke'],
      },
    ]),
  'who helps to escape': () =>
    at('3.5', [{ heroes: ['Éowyn', 'Gimli'] }], {
      scenario: 'dead-marshes',
      staging: ['gollum-of-the-marshes'],
      encounterDeck: BLANKS,
    }),
};

const toldOf = (t: LcgTable, { badge, facts }: ReturnType<typeof previewOf>['now']): string => {
  const shown = facts.map(
    ({ words, sure, tone, about }) =>
      `\n  ${t.say(words)} (${sure}, ${tone}${about.length === 0 ? '' : `, of ${about.join()}`})`,
  );
  return `${badge ? ` [${t.say(badge.words)}; ${badge.sure}, ${badge.tone}]` : ''}${shown.join('')}`;
};

/** What the table makes of a question: its window, what is worth it, what answers it without thinking. */
function flowOf({ m }: LcgTable): string {
  const decision = m.decision()!;
  const worth = decision.options.filter((option) => flow.isWorth?.(m, decision, option)).map(({ id }) => id);
  const obvious = flow.obviousIn?.(m, decision) ?? '';
  return `window ${flow.windowOf(m, decision) || 'none'}, worth ${worth.join(' ') || 'nothing'}, obvious ${obvious || 'nothing'}`;
}

/** What is said before each of them is answered: of the question, and of each option; how sure it is, and how it is meant. */
export function foretold(): string {
  const parts = Object.entries(OCCASIONS).map(([name, begin]) => {
    const t = begin();
    const { now, options } = previewOf(t.m);
    const lines = t.options().map(({ id, label }) => `${id} ${label}${options[id] ? toldOf(t, options[id]) : ''}`);
    return [`# ${name}`, `${t.prompt} (seat ${t.asked}; ${flowOf(t)})${toldOf(t, now)}`, ...lines].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
