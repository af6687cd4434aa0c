import { type GameEvent, namesOf } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { render } from '@tafelrunde/words';
import { lcg } from '../src/game.ts';

/** What there is to react to, as questions name it: every event, with its cards in sight, and gone to where nobody sees them. */
export function occasionBook(): string {
  const t = table('lcg', {
    players: [{ heroes: ['Gimli', 'Éowyn'], engaged: ['Hill Troll'] }, { heroes: ['Legolas'] }],
    staging: ['Wargs'],
  });
  const { m } = t;
  const [gimli, troll, wargs] = ['Gimli', 'Hill Troll', 'Wargs'].map((title) => t.find(title));
  const { policy, catalogue } = lcg;
  const asked = (event: GameEvent): string =>
    [policy.respondTo!(m, event), policy.orderOf!(m, event)]
      .flatMap((words) => (['en', 'de'] as const).map((lang) => render(words, lang, catalogue, namesOf(lcg))))
      .join(' | ');
  const lines = Object.keys(lcg.events).flatMap((type) => {
    const events: readonly GameEvent[] = [
      { type, card: gimli, enemy: troll, by: wargs, seat: 1, n: 1 },
      { type, card: troll, enemy: wargs, by: -1, seat: 0, n: 2, kind: 'enemy' },
      { type, card: gimli, enemy: troll, by: -1, seat: 0, n: 3, kind: 'character' },
    ];
    return events.map((event) => {
      policy.remember!(m, event);
      const inSight = asked(event);
      // Gone to where nobody sees them, cards may be any others of all that lie there.
      const cards = m.s.cards.map(({ seen, def }) => ({ seen, def }));
      for (const card of m.s.cards) Object.assign(card, { seen: 0, def: m.s.cards[0].def });
      const gone = asked(event);
      for (const [ix, card] of m.s.cards.entries()) Object.assign(card, cards[ix]);
      return `${type}: ${inSight}${gone === inSight ? '' : ` (gone: ${gone})`}`;
    });
  });
  return `${[...new Set(lines)].join('\n')}\n`;
}
