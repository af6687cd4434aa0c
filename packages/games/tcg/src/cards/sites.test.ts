import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/tcg';
import { expect, test } from 'vitest';

type Given = Parameters<typeof table>[1];
const base = ['4U328', '4U334', '4U340', '4U344', '4U347', '4U354', '4U356', '4U358', '4U362'];

/** A path that leads over the given site. */
const path = (...sites: readonly string[]): string[] => {
  const numbers = sites.map((id) => SITES[id]);
  return base.slice(0, Math.max(...numbers)).map((id, i) => sites[numbers.indexOf(i + 1)] ?? id);
};
const SITES: Record<string, number> = {
  '4U326': 1,
  '4U328': 1,
  '4U329': 1,
  '4U334': 2,
  '4U335': 2,
  '4U336': 2,
  '4U340': 3,
  '4U341': 3,
  '4U342': 3,
  '4U344': 4,
  '4U346': 4,
  '4U347': 5,
  '4U350': 5,
  '4U351': 5,
  '4U354': 6,
  '4U356': 7,
  '4U357': 7,
  '4U358': 8,
  '4U359': 8,
  '4U362': 9,
  '4U363': 9,
};
type Own = Partial<Given['players'][0]>;
/** The fellowship stands at that site. */
const at = (site: string, step: string, own: Own = {}, other: Own = {}, more: Partial<Given> = {}) =>
  table('tcg', { players: [{ at: SITES[site], ...own }, other], path: path(site), step, ...more });
/** The fellowship is about to move there. */
const to = (site: string, own: Own = {}, other: Own = {}, more: Partial<Given> = {}) =>
  table('tcg', { players: [{ at: SITES[site] - 1, ...own }, other], path: path(site), step: 'move', ...more });

const rider = { card: 'Éowyn', on: ['Horse of Rohan'] };

test('Horse-country: with a Rohan mount the fellowship may move once more in the turn it leaves', () => {
  const moves = (fellowship: NonNullable<Own['fellowship']>) => {
    const t = at('4U326', 'fellowship phase', { fellowship });
    t.choose('Move on').playTo('regroup/decide').go();
    return t.view(0).view.movesAllowed;
  };
  expect([moves(['Éowyn']), moves([rider])]).toEqual([2, 3]);
});

test('The Riddermark: two unbound companions exert, and Aragorn comes from the draw deck', () => {
  const t = at('4U328', 'fellowship phase', { fellowship: ['Gimli', 'Legolas'], deck: ['Merry', 'Aragorn', 'Pippin'] });
  t.choose('Use The Riddermark', 'Gimli', 'Play Aragorn');
  expect([t.wounds('Gimli'), t.wounds('Legolas'), t.twilight]).toEqual([1, 1, 4]);
  expect(t.fellowship(0)).toContain('Aragorn');
  expect(
    at('4U328', 'fellowship phase', { fellowship: ['Gimli'], deck: ['Aragorn'] }).offers('Use The Riddermark'),
  ).toBe(false);
});

test('Western Emyn Muil: every Ring-bound companion exerts when the fellowship leaves', () => {
  const t = at('4U329', 'fellowship phase', { fellowship: ['Frodo', 'Sam', 'Gimli'] }).choose('Move on');
  expect([t.wounds('Frodo'), t.wounds('Sam'), t.wounds('Gimli')]).toEqual([1, 1, 0]);
});

test.each([
  ['4U334', 'Rohirrim Village'],
  ['4U342', 'Westemnet Plains'],
])('%s (%s): Dunland Men take no wounds in the archery phase', (site) => {
  const shoot = (minion: string) =>
    at(
      site,
      'archery phase',
      { fellowship: ['Legolas'] },
      { hand: ['Merry'] },
      { minions: [minion, 'Uruk Rear Guard'] },
    );
  const dunland = shoot('Band of Wild Men');
  expect([dunland.wounds('Band of Wild Men'), dunland.wounds('Uruk Rear Guard')]).toEqual([0, 1]);
  const uruk = shoot('Orthanc Warrior');
  expect(uruk.labels()).toEqual(['Wound Orthanc Warrior', 'Wound Uruk Rear Guard']);
});

test('Uruk Camp: every Uruk-hai that is played exerts', () => {
  const t = at('4U335', 'shadow phases', {}, { hand: ['Orthanc Warrior', 'Dunlending Savage'] }, { twilight: 20 });
  t.choose('Orthanc Warrior', 'Dunlending Savage');
  expect([t.wounds('Orthanc Warrior'), t.wounds('Dunlending Savage')]).toEqual([1, 0]);
});

test('Wold of Rohan: a token for every assignment by the Free Peoples player', () => {
  const t = at(
    '4U336',
    'assignment phase',
    { fellowship: ['Frodo', 'Aragorn'] },
    { hand: ['Merry'] },
    { minions: ['Orthanc Warrior', 'Uruk Rear Guard'] },
  );
  t.choose('Aragorn', 'Against Orthanc Warrior');
  expect(t.twilight).toBe(1);
  t.choose('Done', 'Uruk Rear Guard', 'Aragorn');
  expect(t.twilight).toBe(1);
});

test('Streets of Edoras: Rohan allies neither shoot nor fight there', () => {
  // Both villagers live at site 4; here they are not at home, so the text is shown by the value it sets.
  const t = at(
    '4U340',
    'assignment phase',
    { fellowship: ['Gimli'], support: ['Guma'] },
    {},
    { minions: ['Orthanc Warrior'] },
  );
  expect([t.stat('Guma', 'aloof'), t.stat('Gimli', 'aloof')]).toEqual([1, 0]);
  expect(
    at('4U344', 'assignment phase', { support: ['Guma'] }, {}, { minions: ['Orthanc Warrior'] }).stat('Guma', 'aloof'),
  ).toBe(0);
});

test('Throne Room: Théoden comes from the draw deck', () => {
  const t = at('4U341', 'fellowship phase', { deck: ['Merry', 'Théoden', 'Pippin'] }).choose(
    'Use Throne Room',
    'Play Théoden',
  );
  expect([t.fellowship(0), t.twilight]).toEqual([['Frodo', 'Théoden'], 2]);
});

test('Westemnet Hills: companions and allies with a mount are healed on arrival', () => {
  const t = to('4U344', {
    fellowship: [
      { ...rider, wounds: 2 },
      { card: 'Gimli', wounds: 1 },
    ],
  });
  expect([t.wounds('Éowyn'), t.wounds('Gimli')]).toEqual([1, 1]);
});

rule('TCG-SPOT-04', 'White Rocks: the Shadow number is higher for every companion with a mount', () => {
  // Three for the site, one for Frodo and Éowyn each, and one for her horse.
  expect(to('4U346', { fellowship: [rider] }).twilight).toBe(6);
  expect(to('4U346', { fellowship: ['Éowyn'] }).twilight).toBe(5);
  // Every one counts, and nobody is asked how many he spots.
  const two = { fellowship: [rider, { card: 'Éomer', on: ['Horse of Rohan'] }] };
  expect(to('4U346', two).twilight).toBe(8);
});

test('Deep of Helm: the first Uruk-hai of each turn costs 3 less', () => {
  const t = at(
    '4U347',
    'shadow phases',
    {},
    { hand: ['Dunlending Brigand', 'Uruk Defender', 'Uruk Fanatic'] },
    { twilight: 20 },
  );
  t.choose('Dunlending Brigand');
  expect(t.twilight).toBe(18);
  t.choose('Uruk Defender');
  expect(t.twilight).toBe(17);
  t.choose('Uruk Fanatic');
  expect(t.twilight).toBe(13);
});

test('Hornburg Courtyard: two tokens less while Aragorn is there', () => {
  expect(to('4U350', { fellowship: ['Gimli'] }).twilight).toBe(10);
  expect(to('4U350', { fellowship: ['Aragorn'] }).twilight).toBe(8);
});

test('Hornburg Parapet: the fellowship shoots once more, the minions once less', () => {
  const t = at(
    '4U351',
    'archery phase',
    { fellowship: ['Gimli'] },
    { hand: ['Merry'] },
    { minions: ['Orthanc Warrior'] },
  );
  expect(t.wounds('Orthanc Warrior')).toBe(1);
  expect((t.view(0).view as { archery: unknown }).archery).toEqual({ fellowship: 1, minions: 0 });
});

test('Hornburg Armory: playing a possession draws a card', () => {
  const t = at('4U354', 'fellowship phase', { hand: ['Hobbit Sword', 'Merry'], deck: ['Pippin'] }).choose(
    'Use Hornburg Armory',
    'Play Hobbit Sword',
  );
  expect([t.on('Frodo'), t.hand(0), t.twilight]).toEqual([['The One Ring', 'Hobbit Sword'], ['Merry', 'Pippin'], 1]);
});

test('Hornburg Causeway: two more arrows for every unbound companion beyond three', () => {
  const arrows = (fellowship: readonly string[]) => {
    const t = at('4U356', 'assignment phase', { fellowship }, {}, { minions: ['Orthanc Warrior'] });
    return (t.view(0).view as { archery: { minions: number } }).archery.minions;
  };
  expect(arrows(['Frodo', 'Gimli', 'Merry', 'Pippin'])).toBe(0);
  expect(arrows(['Frodo', 'Gimli', 'Merry', 'Pippin', 'Aragorn', 'Éowyn'])).toBe(4);
});

test('King’s Room: without a Rohan companion all unbound companions exert on arrival', () => {
  const none = to('4U357', { fellowship: ['Frodo', 'Gimli'] });
  expect([none.wounds('Frodo'), none.wounds('Gimli')]).toEqual([0, 1]);
  const some = to('4U357', { fellowship: ['Éowyn', 'Gimli'] });
  expect([some.wounds('Éowyn'), some.wounds('Gimli')]).toEqual([0, 0]);
});

test('Ring of Isengard: a Shadow player who plays a Dunland minion draws a card', () => {
  const t = at(
    '4U358',
    'shadow phases',
    {},
    { hand: ['Dunlending Savage', 'Orthanc Warrior'], deck: ['Merry'] },
    { twilight: 9 },
  );
  t.choose('Use Ring of Isengard');
  expect(t.labels()).toEqual(['Play Dunlending Savage']);
  t.choose('Play Dunlending Savage');
  expect([t.minions(), t.hand(1), t.twilight]).toEqual([['Dunlending Savage'], ['Orthanc Warrior', 'Merry'], 5]);
});

test('Wizard’s Vale: a pool of eight or fewer grows by four when the first Shadow phase begins', () => {
  const pool = (twilight: number) =>
    table('tcg', { players: [{ at: 8 }, {}, {}], path: path('4U359'), step: 'shadow phases', twilight }).pass()
      .twilight;
  expect([pool(8), pool(9)]).toEqual([12, 9]);
});

test('Orthanc Library: each Shadow player may draw a card for every companion beyond four', () => {
  const fellowship = ['Frodo', 'Gimli', 'Legolas', 'Merry', 'Pippin', 'Éowyn'];
  const t = table('tcg', {
    players: [
      { at: 8, fellowship },
      { deck: ['Orthanc Warrior', 'Ferocity', 'Ferocity'] },
      { deck: ['Iron Axe', 'Iron Axe'] },
    ],
    path: path('4U362'),
    step: 'move',
  });
  expect(t.asked).toBe(2);
  t.choose('No');
  expect(t.asked).toBe(1);
  t.choose('Yes');
  expect([t.hand(2), t.hand(1)]).toEqual([[], ['Orthanc Warrior', 'Ferocity']]);
});

test('Palantír Chamber: two burdens off, and a minion comes from the discard pile', () => {
  const t = at('4U363', 'shadow phases', { burdens: 3 }, { discard: ['Uruk Fanatic', 'Ferocity'] }, { twilight: 6 });
  t.choose('Use Palantír Chamber');
  expect([t.minions(), t.burdens(0), t.twilight]).toEqual([['Uruk Fanatic'], 1, 2]);
  expect(
    at('4U363', 'shadow phases', { burdens: 1 }, { discard: ['Uruk Fanatic'] }, { twilight: 6 }).offers(
      'Use Palantír Chamber',
    ),
  ).toBe(false);
});
