import { dbg } from '@tafelrunde/dbg';

import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { briefLength, langs } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { shortSigns as dbgSigns } from './dbg/short-signs.ts';
import { shortSigns as lcgSigns } from './lcg/short-signs.ts';
import { shortSigns as runeboundSigns } from './runebound/short-signs.ts';
import { SHORT_FORM, shortForm } from './short-form.ts';
import { shortSigns as tcgSigns } from './tcg/short-signs.ts';

const games = [
  [lcg, lcgSigns],
  [tcg, tcgSigns],
  [dbg, dbgSigns],
  [runebound, runeboundSigns],
] as const;

describe.each(games.map(([game, signs]) => ({ id: game.id, defs: game.defs, signs })))(
  'short forms of $id',
  ({ id, defs, signs }) => {
    const texts = new Map(defs.map((def) => [def.id, def.brief?.() ?? []]));
    const all = defs.flatMap((def) =>
      langs.map((lang) => ({ name: `${def.id} ${lang}`, def, lang, short: shortForm(id, def, lang, signs) })),
    );

    it('every card that says something has one, in both languages', () => {
      const silent = all.filter(({ def, short }) => (short.length === 0) !== (texts.get(def.id)!.length === 0));
      expect(silent.map(({ name }) => name)).toEqual([]);
      expect(all.filter(({ short }) => short.length > 0).length).toBeGreaterThan(all.length * 0.8);
    });

    it('fits on a card', () => {
      expect(
        all.filter(({ short }) => briefLength(short) > SHORT_FORM).map(({ name, short }) => [name, short]),
      ).toEqual([]);
    });

    it('is shorter than the text, and no sentence of it is cut off with dots', () => {
      for (const { name, def, lang, short } of all) {
        const full = texts.get(def.id)!.reduce((sum, text) => sum + text[lang].length, 0);
        expect([name, briefLength(short) <= full + 2, /…|\.\.\./.test(short.join(' '))]).toEqual([name, true, false]);
      }
    });

    it('uses every sign, and no other', () => {
      const used = new Set(
        all.flatMap(({ short }) => [...short.join(' ').matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!)),
      );
      expect([...used].filter((name) => name !== 'more').sort()).toEqual(Object.keys(signs).sort());
    });

    it('tells most cards whole', () => {
      const cut = all.filter(({ short }) => short.join(' ').includes('{more}'));
      expect(cut.length / all.length).toBeLessThan(0.34);
    });
  },
);

describe('examples', () => {
  const short = (game: (typeof games)[number], card: string, lang: 'de' | 'en'): string =>
    shortForm(game[0].id, game[0].defs.find(({ id }) => id === card)!, lang, game[1]).join(' | ');

  it.each([
    ['aragorn', 'en', 'Sentinel | commits: Spend 1 {resource} from pool → Ready'],
    ['aragorn', 'de', 'Schildwache | stellt sich: Gib 1 {resource} aus Vorrat aus → Mache spielbereit'],
    ['the-favor-of-the-lady', 'en', 'On hero | bearer +1 {willpower}'],
    ['ever-vigilant', 'de', '{action} Mache Verbündeten spielbereit'],
    ['beravor', 'en', '{action} {exhaust} → Player of choice draws 2 {card}. 1×/round'],
  ] as const)('%s in %s', (card, lang, text) => {
    expect(short(games[0], card, lang)).toBe(text);
  });
});
