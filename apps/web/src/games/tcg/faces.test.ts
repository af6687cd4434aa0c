import { readFileSync } from 'node:fs';
import { CULTURES, type TcgDef, tcg } from '@tafelrunde/tcg';
import { rule } from '@tafelrunde/testing/rule';
import { expect, it } from 'vitest';
import { headOf } from '../../table/signs.ts';
import { faceOf } from './faces.ts';

const all = tcg.defs;
const face = (def: TcgDef, lang: 'de' | 'en' = 'en') => faceOf(def, lang, (name) => name);
const of = (...types: readonly string[]) => all.filter(({ type }) => types.includes(type));
const named = (title: string): TcgDef => all.find((def) => def.title.en === title)!;

rule('TCG-CARD-03', 'The One Ring shows its subtitle where others show their type', () => {
  const ring = named('The One Ring');
  expect([face(ring).kind, face(ring, 'de').kind]).toEqual(['The Ruling Ring', 'Der Meisterring']);
  expect(face(named('Gimli')).kind).toBe('Companion · Dwarf');
});

rule(['TCG-CARD-04', 'TCG-CARD-05'], 'the cost stands in a disc or in a diamond, by the side of the card', () => {
  for (const def of all.filter(({ side }) => side !== 'none')) {
    expect(face(def).corner).toMatchObject({ value: def.cost, form: def.side === 'free' ? 'disc' : 'diamond' });
  }
});

rule('TCG-CARD-08', 'sites of the Two Towers bear the tower, and no other card does', () => {
  for (const def of all) expect(face(def).emblem?.icon === 'tower').toBe(def.towers);
  expect(face({ ...named('The Riddermark'), towers: false }).emblem).toBeUndefined();
});

rule('TCG-CARD-09', 'companions, allies and minions show the same things at the same places', () => {
  const layouts = of('companion', 'ally', 'minion').map((def) => {
    const { corner, stats = [], emblem, kind } = face(def);
    return [corner?.label, ...stats.slice(0, 2).map(({ label }) => label), emblem !== undefined, kind !== ''].join();
  });
  expect([...new Set(layouts)]).toEqual(['Twilight cost,Strength,Vitality,true,true']);
  expect(layouts).toHaveLength(of('companion').length + of('ally').length + of('minion').length);
});

rule('TCG-CARD-16', 'every card shows its collector’s info, with the letter of its rarity', () => {
  expect(face(named('Gimli')).print).toBe('4 C 49');
  for (const def of all) expect(face(def).print).toMatch(new RegExp(`^\\d+ ${def.rarity} \\d+$`));
});

rule('TCG-CULTURE-01', 'each culture has a colour, a ground and an icon of its own', () => {
  const css = readFileSync(new URL('./cultures.css', import.meta.url), 'utf8');
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const looks = CULTURES.map((culture) => {
    const [, rules = ''] = new RegExp(`\\.culture-${culture} \\{([^}]+)\\}`).exec(css) ?? [];
    const [, frame = '', ground] = /--frame: var\((--[^)]+)\);\s+--picture-ground: ([^;]+);/.exec(rules) ?? [];
    return [new RegExp(`${frame}: (#\\w+);`).exec(tokens)?.[1], ground];
  });
  for (const at of [0, 1]) expect(new Set(looks.flatMap((look) => look[at] ?? [])).size).toBe(CULTURES.length);
  for (const def of all.filter(({ culture }) => culture !== '')) {
    const { frame, emblem } = face(def);
    expect([frame, emblem?.icon]).toEqual([`culture-${def.culture}`, `culture-${def.culture}`]);
  }
});

rule(
  'TCG-SIGNET-01',
  'a signet is shown on those characters of the Free Peoples that have one, and nowhere else',
  () => {
    const signed = all.filter((def) => face(def).badge);
    expect(signed.length).toBeGreaterThan(0);
    expect(signed.every(({ side, type }) => side === 'free' && (type === 'companion' || type === 'ally'))).toBe(true);
    expect(of('companion').some((def) => !face(def).badge)).toBe(true);
    expect(face(named('Frodo')).badge).toEqual({ icon: 'signet-gandalf', label: 'Gandalf’s signet' });
  },
);

rule('TCG-PHASE-ACTION-02', 'the phase word of an action stands in bold, with a colon behind it', () => {
  const heads = { de: new Set<string>(), en: new Set<string>() };
  for (const def of all) {
    for (const lang of ['de', 'en'] as const) {
      const { text = [], heads: bold = [] } = face(def, lang);
      for (const paragraph of text) heads[lang].add(headOf(paragraph, bold));
      // Each phase action of the card begins with the word of its phase.
      const begins = text.filter((paragraph) => headOf(paragraph, bold).endsWith(':'));
      expect(begins).toHaveLength(def.actions.length);
    }
  }
  expect([...heads.en].filter((head) => head.endsWith(':')).sort()).toEqual([
    'Fellowship:',
    'Regroup:',
    'Shadow:',
    'Skirmish:',
  ]);
  expect(heads.de).toContain('Kampf:');
});

rule('TCG-SITE-06', 'a sanctuary has another frame than all other sites', () => {
  const frames = (sanctuary: boolean) =>
    new Set(of('site').flatMap((def) => (def.sanctuary === sanctuary ? [face(def).frame] : [])));
  expect([...frames(true)]).toEqual(['card-sanctuary']);
  expect([...frames(false)]).toEqual(['card-site']);
});

rule('TCG-SITE-10', 'every site shows who lays the next one', () => {
  for (const def of of('site')) expect(face(def).pointer?.icon).toBe(def.arrow);
  const labels = new Set(of('site').map((def) => face(def).pointer?.label));
  expect([...labels]).toEqual([
    'The Shadow player to the left lays the next site',
    'The Shadow player to the right lays the next site',
  ]);
});

rule('TCG-UNIQUE-01', 'a dot marks the unique cards', () => {
  for (const def of all) expect(face(def)).toMatchObject({ unique: def.unique, uniqueSign: '•' });
});

it('shows what an item gives to its bearer, where a minion roams and what a Ring-bearer can resist', () => {
  const values = (title: string) => face(named(title)).stats?.map(({ label, value }) => `${label} ${value}`);
  expect(values('Hobbit Sword')).toEqual(['Strength +2']);
  expect(values('Frodo')).toEqual(['Strength 3', 'Vitality 4', 'Resistance 10']);
  for (const def of of('minion')) expect(face(def).stats?.[2]).toMatchObject({ label: 'Site number', value: def.site });
});
