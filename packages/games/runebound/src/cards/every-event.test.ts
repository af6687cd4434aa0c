import { type HexGiven, table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { settle, titleOf, watch } from '../../test/watch.ts';
import { hexes } from '../content/map.ts';
import { runebound } from '../game.ts';

/**
 * The two options of each event. A test: its attribute and modifier, what success brings, what failure does. Whoever succeeds
 * or pays has the card as a trophy, too. A rumor: where it is resolved, and what for. Trophies of any type are social ones.
 */
const events = `
combat big-trouble | body-1 gold+3 social+1 else damage+2 | mind+0 gold+2 else nothing
combat robbery-on-the-road | simply gold-2 | body+0 gold+3 else damage+2
combat burned-caravan | body-1 gold+4 social+1 else damage+1 | mind-1 story+1 else nothing
combat night-attack | body-1 gold+3 social+1 else damage+2 | spirit+0 zombies-1 else nothing
exploration captive-spirit | spirit+0 damage-6 else nothing | mind-1 gold+3 social+1 else nothing
exploration other-peoples-junk | simply assets+1 discarded | mind+0 hand+1 else nothing
social ancient-burials | body-2 gold+4 social+1 else nothing | mind+0 gold+2 else nothing
social desperate-peasant | body+0 gold+2 else nothing | rumor @ash-hills gold+4
social devastated-village | mind+0 gold+2 else nothing | body+0 gold+3 else nothing
social dirty-beggar | pay gold-1 | spirit-1 hand+1 else nothing
social faster-than-the-wind | body+0 nothing else nothing | spirit+0 gold+2 else nothing
social harvest-festival | body+0 gold+3 else nothing | mind+0 gold+3 else nothing
social hidden-gift | spirit+0 hand+1 else nothing | mind+0 gold+3 else nothing
social legends-of-old | mind+0 hand+1 else nothing | body+0 gold+1 else nothing
social runesmith | pay gold-3 assets+1 | spirit+0 gold+2 else nothing
social significant-other | spirit-2 damage-6 social+1 else nothing | rumor @suvars-rest damage-6
social smuggling | spirit-2 gold+4 social+1 else damage+1 | mind+0 gold+3 else nothing
social feats-of-strength | body-1 gold+3 social+1 else nothing | spirit+0 gold+3 else nothing
social wandering-trader | pay gold-2 assets+1 | rumor @market-town gold+4
social swindler | mind-1 gold+3 social+1 else gold-1 | rumor @fortress gold+4
social family-matters | spirit+1 gold+2 else nothing | rumor @everton gold+4
social card-table | mind-1 gold+4 social+1 else gold-1 | pay gold-1 hand+2
social tavern-songs | body+1 gold+2 else nothing | rumor @town social+1
social shadows-of-the-past | mind+0 story+1 else nothing | body+0 gold+4 else nothing
social dragon-song | spirit+0 story+1 else nothing | body+1 gold+2 else nothing
social the-hermit | spirit-1 damage-6 story+1 else nothing | rumor @hunting-circle story+1
social old-soldier | mind-1 story+1 else nothing | body+0 combat+1 else nothing
social prophecy | spirit-1 story+1 hand+2 else nothing | simply nothing
social council-of-scholars | pay gold-2 story+1 | mind+0 gold+2 else nothing
social doomsayer | spirit+0 gold+2 else nothing | mind-2 story+2 else nothing
social stolen-scroll | body-1 story+1 else damage+1 | rumor @shrine gold+4
social refugees | pay gold-1 story+1 | body+0 gold+3 else nothing
social coven-of-necromancers | body-2 gold+3 social+1 else damage+2 | spirit+0 gold+3 else nothing
social the-deserter | mind-1 story+1 else nothing | body+0 combat+1 else nothing
social grieving-widow | spirit+0 zombies-1 else nothing | rumor @aris-sanctuary gold+4
social sellswords | pay gold-3 story+1 | body+0 gold+3 else nothing
social plague-doctor | mind+0 damage-6 else nothing | spirit-1 hand+2 else damage+1
social sealed-gate | body-1 gold+4 social+1 else zombies+1 | mind+0 gold+2 else nothing
social knights-without-a-lord | spirit-1 story+1 else nothing | rumor @fortress gold+4
social bone-market | pay gold-2 assets+1 | mind-1 gold+3 social+1 else nothing
social the-lantern-bearer | spirit-2 damage-6 story+1 else nothing | body+1 gold+2 else nothing
`;

const rows = events
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [head, ...options] = line.split(' | ');
    const [deck, id] = head.split(' ');
    return options.map((does, i) => ({ deck: deck as keyof typeof GEMS, id, does, option: `n${i}` }));
  });
const of = (kind: RegExp): typeof rows => rows.filter(({ does }) => kind.test(does));

const GEMS = { combat: [8, 5], exploration: [1, 7], social: [9, 8] } as const;
/** Whoever has 3 of an attribute. */
const TESTER = {
  body: { hero: 'hawthorne' },
  mind: { hero: 'thorn' },
  spirit: { hero: 'mok', assets: ['Storm Scepter'] },
} as const;
const STARS = ['Mountaineering', 'Pounce', 'Mighty Blow', 'Battle Rage'];
const BLANKS = ['Steadfast', 'Tireless', 'Bear’s Strength', 'Bark Skin'];

const scenarioOf = (id: string): 'margath' | 'vorakesh' =>
  runebound.defs.find((def) => def.id === id)?.scenario === 'vorakesh' ? 'vorakesh' : 'margath';

/** Somebody in a turn, with everything that an event can take or change. */
function somebody(id: string, given: { readonly hero: string; readonly at: HexGiven }, more: object = {}) {
  return table('runebound', {
    scenario: scenarioOf(id),
    players: [
      { gold: 4, damage: 6, hand: ['Veteran'], ...given },
      { hero: 'laurel', at: 'forge' },
    ],
    zombies: scenarioOf(id) === 'vorakesh' ? [[7, 4]] : [],
    ...more,
  });
}

/** Somebody draws an event and takes one of its options. */
function draws(
  { deck, id, option }: (typeof rows)[number],
  hero: { readonly hero: string },
  skillDeck: readonly string[],
) {
  const t = somebody(id, { ...hero, at: GEMS[deck] }, { decks: { [deck]: [id] }, skillDeck });
  const changed = watch(t, id);
  return { t: t.choose('adventure', option), changed };
}

/** A hex of that name, or one with such a site. */
function hexAt(place: string): HexGiven {
  const site = hexes.find((hex) => hex.site === place);
  return site ? [site.row, site.col] : (place as HexGiven);
}

describe('every event', () => {
  it.each(of(/^(body|mind|spirit)/))('$id: $does', (row) => {
    const [, attribute, mod, success, failure] = /^(\w+)([+-]\d) (.*) else (.*)$/.exec(row.does) ?? [];
    for (const [deck, brings] of [
      [STARS, success],
      [BLANKS, failure],
    ] as const) {
      const { t, changed } = draws(row, TESTER[attribute as keyof typeof TESTER], deck);
      expect(t.zone('revealed')).toEqual(deck.slice(0, 3 + Number(mod)));
      t.choose('Take the result');
      settle(t, 'social trophy');
      expect(changed() || 'nothing').toBe(brings);
      expect(t.trophies(0).includes(titleOf(row.id))).toBe(deck === STARS);
      expect(t.discard(row.deck).includes(titleOf(row.id))).toBe(deck === BLANKS);
    }
  });

  it.each(of(/^(pay|simply)/))('$id: $does', (row) => {
    const { t, changed } = draws(row, { hero: 'hawthorne' }, STARS);
    settle(t);
    const [brings, discarded] = row.does.replace(/^\w+ /, '').split(' discarded');
    expect(changed() || 'nothing').toBe(brings);
    expect(t.trophies(0)).toEqual(discarded === undefined ? [titleOf(row.id)] : []);
  });

  it.each(of(/^pay/))('$id: who cannot pay gets nothing ($does)', (row) => {
    const price = Number(/gold-(\d)/.exec(row.does)?.[1]);
    const { t, changed } = draws(row, { hero: 'hawthorne', gold: price - 1 } as { hero: string }, STARS);
    settle(t);
    expect(changed()).toBe('');
  });

  it.each(of(/^rumor/))('$id: $does', (row) => {
    const { t, changed } = draws(row, { hero: 'hawthorne' }, STARS);
    settle(t);
    expect(changed()).toBe('rumors+1');
    const [, place, brings] = /@(\S+) (.*)$/.exec(row.does) ?? [];
    const hero = { hero: 'hawthorne', at: hexAt(place), rumors: [row.id] };
    const there = somebody(row.id, hero, { skillDeck: STARS });
    const resolved = watch(there, row.id);
    there.choose(`Attempt ${titleOf(row.id)}`);
    settle(there, 'Take the result', 'n0', 'social trophy');
    expect(resolved().replace(/rumors-1 | rumors-1/, '')).toBe(brings);
    expect(there.trophies(0)).toContain(titleOf(row.id));
    const elsewhere = somebody(row.id, { ...hero, at: 'cursed-ruins' } as typeof hero);
    expect(elsewhere.offers(`Attempt ${titleOf(row.id)}`)).toBe(false);
  });

  it('is in the list', () => {
    const listed = new Set(rows.map(({ id }) => id));
    expect([...listed].sort()).toEqual(
      runebound.defs
        .filter(({ type }) => type === 'event')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('Faster than the Wind: two hexes at most', () => {
    const row = rows.find(({ id }) => id === 'faster-than-the-wind');
    if (!row) throw new Error('no such event');
    const { t } = draws(row, { hero: 'hawthorne' }, STARS);
    t.choose('Take the result');
    t.goTo([9, 7]).goTo([9, 6]);
    expect(t.isAt(0, [9, 6])).toBe(true);
    expect(t.prompt).toMatch(/^Your turn/);
    expect(t.actions).toBe(1);
  });
});
