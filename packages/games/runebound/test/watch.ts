import { cardsIn, type Seat } from '@tafelrunde/kernel';
import { DECKS, runebound, ZONE } from '@tafelrunde/runebound';
import type { RbTable } from '@tafelrunde/testing/runebound';

type Tally = Readonly<Record<string, number>>;

/** Everything about a hero that a card can change, and the zombies; trophies by the deck they come from. */
function tally(t: RbTable, but: string, seat: Seat): Tally {
  const { m } = t;
  const trophies = cardsIn(m, ZONE.trophies, seat).map((card) => runebound.defs[m.s.cards[card].def]);
  const backs = trophies.filter(({ id }) => id !== but).map(({ back }) => back);
  return {
    gold: t.gold(seat),
    damage: t.damage(seat),
    story: t.story(seat),
    hand: t.hand(seat).length,
    skills: t.skills(seat).length,
    assets: t.assets(seat).length,
    rumors: t.rumors(seat).length,
    ...Object.fromEntries(DECKS.map((deck, d) => [deck, backs.filter((back) => back === d).length])),
    zombies: m.s.zombies.length,
  };
}

/** What a card has done since then, in short: `gold+2 hand-1 combat+1`. The card itself does not count as a trophy. */
export function watch(t: RbTable, but: string, seat: Seat = 0): () => string {
  const before = tally(t, but, seat);
  return () =>
    Object.entries(tally(t, but, seat))
      .map(([name, now]) => [name, now - before[name]] as const)
      .filter(([, more]) => more !== 0)
      .map(([name, more]) => `${name}${more > 0 ? '+' : ''}${more}`)
      .join(' ');
}

/** Answers until the turn goes on: what is preferred where it is offered, else as little as possible. */
export function settle(t: RbTable, ...preferred: readonly string[]): void {
  while (!t.prompt.startsWith('Your turn')) {
    const wanted = preferred.find((what) => t.offers(what));
    if (wanted === undefined) t.least();
    else t.choose(wanted);
  }
}

/** The English title of a card. */
export function titleOf(id: string): string {
  const def = runebound.defs.find((one) => one.id === id);
  if (!def) throw new Error(`there is no card ${id}`);
  return def.title.en;
}
