import { fileURLToPath } from 'node:url';
import { dbg } from '@tafelrunde/dbg';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { addressed, catalogue, named, type Param, PERSON, parameters, render, YOU } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';

const names = (id: string) => (id === 'seat:0' ? { title: 'You', as: YOU } : { title: 'Frodo', as: PERSON });

describe('whoever reads a sentence is spoken to', () => {
  const table = catalogue({
    draw: { en: '{seat:nom} draws {n} cards.', de: '{seat:nom} zieht {n} Karten.' },
    turn: { en: 'It is the turn of {seat}.', de: '{seat} ist am Zug.' },
    hit: { en: '{card:nom} [hits|hit] {seat:acc}.', de: '{card:nom} [trifft|treffen] {seat:acc}.' },
    threat: { en: '{seat:poss} threat rises.', de: 'Der Bedrohungsgrad {seat:gen} steigt.' },
    gain: { en: '{seat:nom} gains {card:acc} and puts it away.', de: '{seat:nom} erhält {card:acc} und legt es weg.' },
    look: { en: '{seat} looks at the top card.', de: '{seat} sieht sich die oberste Karte an.' },
    begins: { en: 'The turn of {seat} begins', de: 'Der Spielzug von {seat} beginnt' },
    first: { en: '[who: Has|Have] it: {who:nom}', de: 'Das [hat|haben] {who:nom}' },
  });
  const said = (key: string, lang: 'de' | 'en', seat = 'seat:0') =>
    render([key, { seat: named(seat), who: named(seat), card: named('card'), n: 2 }], lang, table, names);

  it.each([
    ['draw', 'You draw 2 cards.', 'Du ziehst 2 Karten.'],
    ['turn', 'It is your turn.', 'Du bist am Zug.'],
    ['hit', 'Frodo hits you.', 'Frodo trifft dich.'],
    ['threat', 'Your threat rises.', 'Dein Bedrohungsgrad steigt.'],
    ['gain', 'You gain Frodo and put it away.', 'Du erhältst Frodo und legst es weg.'],
    ['look', 'You look at the top card.', 'Du siehst dir die oberste Karte an.'],
    ['begins', 'Your turn begins', 'Dein Spielzug beginnt'],
  ])('%s', (key, en, de) => {
    expect([said(key, 'en'), said(key, 'de')]).toEqual([en, de]);
  });

  it('with the verb before the subject', () => expect(said('first', 'de')).toBe('Das hast du'));

  it('a verb beside two names agrees with the one before it', () => {
    const two = catalogue({ meets: { en: '{a:nom} [meets|meet] {b:nom}.', de: '{a:nom} [trifft|treffen] {b:nom}.' } });
    const both = (id: string) =>
      id === 'many' ? { title: 'Orcs', as: { de: 'pl', en: 'the pl' } as const } : { title: 'Frodo', as: PERSON };
    const meeting = (a: string, b: string) => render(['meets', { a: named(a), b: named(b) }], 'en', two, both);
    expect(meeting('one', 'many')).toMatch(/^Frodo meets /);
    expect(meeting('many', 'one')).toMatch(/ meet Frodo\.$/);
  });

  it('others are spoken of', () => {
    expect(said('draw', 'en', 'seat:1')).toBe('Frodo draws 2 cards.');
    expect(said('threat', 'de', 'seat:1')).toBe('Der Bedrohungsgrad von Frodo steigt.');
  });
});

/** What is told of a seat: never that it does something in the third person, and never "of you". */
describe.each([lcg, tcg, dbg, runebound])(
  '$id tells whoever reads it what he does',
  ({ id, catalogue: { entries } }) => {
    const told = [...entries].filter(([key]) => /\.(?:log|see|when)\./.test(key));
    const seats = (message: string) => [...parameters(message).keys()].filter((name) => /^(?:seat|other)$/.test(name));

    it('in every line', () => {
      const wrong: string[] = [];
      for (const [key, entry] of told) {
        for (const param of seats(entry.en)) {
          if (parameters(entry.en).get(param) === 'number' || /versus|strength/.test(key)) continue;
          const en = addressed(entry.en, param, 'en');
          const de = addressed(entry.de, param, 'de');
          const thirdEnglish = /\b[Yy]ou (?:\w+[^s\W]s|is|has|does)\b|\bof you\b|\bto you hand\b/.test(en);
          const thirdGerman = /\b[Dd]u (?!\p{L}*[szxß]t\b)\p{L}+t\b|\bvon dir\b/u.test(de);
          const left = new RegExp(`\\{${param}\\b`, 'i').test(en + de);
          if (thirdEnglish || thirdGerman || left) wrong.push(`${key}: ${en} | ${de}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('as the book has it, whoever of the sentence reads it', async () => {
      const lines = told.flatMap(([key, entry]) =>
        seats(entry.en).flatMap((param) =>
          (['en', 'de'] as const).map((lang) => `${key} ${param}: ${addressed(entry[lang], param, lang)}`),
        ),
      );
      const file = fileURLToPath(new URL(`addressed/${id}.txt`, import.meta.url));
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
    });
  },
);

it('parameters of every kind stay as they are', () => {
  const params: Record<string, Param> = { seat: named('seat:0'), what: 'three', n: 1 };
  const table = catalogue({ one: { en: '{seat} rolls {n, plural, one {# die} other {# dice}}: {what}.', de: 'x' } });
  expect(render(['one', params], 'en', table, names)).toBe('You roll 1 die: three.');
});
