import { namesOf, type Plain } from '@tafelrunde/kernel';
import { render } from '@tafelrunde/words';
import { LINGERING_VENOM, MENDOR, MENDORS_SUPPORT, SCARRED, UNGOLIANTS_SWARM, VALOR } from '../src/campaign/pool.ts';
import { lcg } from '../src/game.ts';

const one = { starter: 'leadership' };
const two = { starter: 'tactics' };
const packs = { core: 1 };
const bearer = 'aragorn';
const campaign = (of: Readonly<Record<string, unknown>>) => ({ players: [one], campaign: of });

/** What somebody may want to play, each with something of its own: what is made of it, or why it is refused. */
const WANTED: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a list': [],
  'a word': 'mirkwood',
  'no players': {},
  'players that are none': { players: {} },
  nobody: { players: [] },
  five: { players: [one, two, { starter: 'spirit' }, { starter: 'lore' }, one] },
  one: { players: [one] },
  'four of different spheres': { players: [one, two, { starter: 'spirit' }, { starter: 'lore' }] },
  'a player that is none': { players: [one, 7] },
  'a starter deck that is none': { players: [{ starter: 'courage' }] },
  'a player without heroes': { players: [{ deck: {} }] },
  'a player with numbers for heroes': { players: [{ heroes: [1], deck: {} }] },
  'a player without a deck': { players: [{ heroes: [bearer] }] },
  'less than no copies': { players: [{ heroes: [bearer], deck: { gandalf: -1 } }] },
  'half a copy': { players: [{ heroes: [bearer], deck: { gandalf: 0.5 } }] },
  'a hundred copies': { players: [{ heroes: [bearer], deck: { gandalf: 100 } }] },
  'very many copies': { players: [{ heroes: [bearer], deck: { gandalf: 99 } }] },
  'a starter with threat and damage': { players: [{ ...one, extraThreat: 5, damage: { aragorn: 2, gloin: 0 } }] },
  'less threat': { players: [{ ...one, extraThreat: -49 }] },
  'too much threat': { players: [{ ...one, extraThreat: 50 }] },
  'half a threat': { players: [{ ...one, extraThreat: 1.5 }] },
  'damage that is none': { players: [{ ...one, damage: [1] }] },
  'a scenario that is none': { players: [one], scenario: 'mount-doom' },
  'a scenario that is no word': { players: [one], scenario: 3 },
  'a scenario of objects': { players: [one], scenario: 'toString' },
  'another scenario': { players: [one], scenario: 'anduin' },
  easy: { players: [one], mode: 'easy' },
  nightmare: { players: [one], mode: 'nightmare' },
  'a mode that is none': { players: [one], mode: 'hard' },
  'no shadows': { players: [one], shadows: false },
  'the second begins': { players: [one, two], first: 1 },
  'the third of two begins': { players: [one, two], first: 2 },
  'somebody before the first begins': { players: [one, two], first: -2 },
  'half a seat begins': { players: [one, two], first: 0.5 },
  'a word begins': { players: [one, two], first: 'me' },
  'most want the second': { players: [one, two, { starter: 'spirit' }], votes: [1, 1, 0] },
  'as many want the first as the second': { players: [one, two], votes: [0, 1] },
  'votes of too few': { players: [one, two], votes: [0] },
  'votes that are none': { players: [one, two], votes: 1 },
  variants: {
    players: [one],
    variants: { silentHands: true, classicDoomed: true, classicSurge: 1, classicWindows: true },
  },
  'the other variants': {
    players: [one],
    variants: { classicVictory: true, classicRestricted: true, classicSurge: true, other: true },
  },
  'variants that are none': { players: [one], variants: [true] },
  'the same heroes': { players: [one, one] },
  'the same heroes, by chance': { players: [one, one], contested: 'chance' },
  'a collection': { players: [one], collection: packs },
  'three boxes': { players: [one], collection: { core: 3 } },
  'four boxes': { players: [one], collection: { core: 4 } },
  'half a box': { players: [one], collection: { core: 0.5 } },
  'less than no box': { players: [one], collection: { core: -1 } },
  'no core box': { players: [one], collection: { core: 0 } },
  'a box that is none': { players: [one], collection: { other: 1 } },
  'a collection that is none': { players: [one], collection: [1] },
  'a collection of a word': { players: [one], collection: 'core' },
  'any collection': { players: [one], collection: null },
  'a scenario of another box': { players: [one], scenario: 'rhosgobel', collection: packs },
  'more cards than there are': {
    players: [{ heroes: [bearer], deck: { 'steward-of-gondor': 3 } }],
    collection: packs,
    starterDecks: true,
  },
  'own decks': { players: [one], starterDecks: false },
  'an own deck of too few': { players: [{ heroes: [bearer], deck: { gandalf: 3 } }], starterDecks: false },
  'no hero': { players: [{ heroes: [], deck: {} }] },
  'four heroes': { players: [{ heroes: ['aragorn', 'gloin', 'theodred', 'gimli'], deck: {} }] },
  'a hero twice': { players: [{ heroes: ['aragorn', 'aragorn'], deck: {} }] },
  'a campaign of nothing': campaign({}),
  'a campaign that is none': { players: [one], campaign: [] },
  'a campaign of another scenario': { ...campaign({}), scenario: 'rhosgobel' },
  'a campaign, whatever chance says': { players: [one, one], campaign: {}, contested: 'chance' },
  'what was earned': campaign({
    permanents: [{ card: VALOR, hero: bearer }],
    inPlay: [MENDOR],
    decks: [{ [MENDORS_SUPPORT]: 1 }],
    encounter: { [UNGOLIANTS_SWARM]: 1, [LINGERING_VENOM]: 1 },
    prisoner: bearer,
  }),
  'earned things in wrong places': campaign({ inPlay: [VALOR] }),
  'a burden in a deck of players': campaign({ decks: [{ [UNGOLIANTS_SWARM]: 1 }] }),
  'a permanent card in a deck': campaign({ decks: [{ [VALOR]: 1 }] }),
  'a boon in the encounter deck': campaign({ encounter: { [MENDORS_SUPPORT]: 1 } }),
  'a card of players among the earned': campaign({ inPlay: ['gandalf'] }),
  'a card that is none among the earned': campaign({ inPlay: ['tom'] }),
  'more than the box has': campaign({ encounter: { [UNGOLIANTS_SWARM]: 9 } }),
  'more than the box has, over several places': campaign({
    permanents: [SCARRED, SCARRED, SCARRED, SCARRED, SCARRED].map((card, i) => ({
      card,
      hero: ['aragorn', 'gloin', 'theodred'][i % 3],
    })),
  }),
  'a card twice on a hero': campaign({
    permanents: [
      { card: VALOR, hero: bearer },
      { card: VALOR, hero: bearer },
    ],
  }),
  'a hero who does not play': campaign({ permanents: [{ card: VALOR, hero: 'gimli' }] }),
  'a hero who is none': campaign({ permanents: [{ card: VALOR, hero: 'tom' }] }),
  'a prisoner who does not play': campaign({ prisoner: 'gimli' }),
  'a prisoner who is none': campaign({ prisoner: 7 }),
  'no copies in the encounter deck': campaign({ encounter: { [UNGOLIANTS_SWARM]: 0 } }),
  'half a copy in the encounter deck': campaign({ encounter: { [UNGOLIANTS_SWARM]: 0.5 } }),
  'a word of copies in the encounter deck': campaign({ encounter: { [UNGOLIANTS_SWARM]: '1' } }),
  'an encounter deck that is none': campaign({ encounter: [1] }),
  'decks that are none': campaign({ decks: {} }),
  'a deck that is none': campaign({ decks: [7] }),
  'things in play that are none': campaign({ inPlay: [7] }),
  'things in play that are no list': campaign({ inPlay: {} }),
  'permanents that are none': campaign({ permanents: [{ card: VALOR }] }),
  'permanents without a card': campaign({ permanents: [{ hero: bearer }] }),
  'permanents of words': campaign({ permanents: ['valor'] }),
  'permanents that are no list': campaign({ permanents: {} }),
};

/** A set-up with the cards of decks counted. */
const shortly = (setup: unknown): string =>
  JSON.stringify(setup, (key, value) =>
    key === 'deck' ? Object.values(value as Record<string, number>).reduce((sum, n) => sum + n, 0) : value,
  );

export function setUpBook(): string {
  const lines = Object.entries(WANTED).flatMap(([name, wanted]) => {
    const read = lcg.checkSetup(wanted as Plain);
    if (read.ok) return [`# ${name}`, shortly(read.setup)];
    const said = (['en', 'de'] as const).map((lang) => render(read.problem, lang, lcg.catalogue, namesOf(lcg)));
    return [`# ${name}`, `refused: ${said.join(' = ')}`];
  });
  return `${lines.join('\n')}\n`;
}
