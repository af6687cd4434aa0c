import { rule } from '@tafelrunde/testing/rule';
import { expect, test } from 'vitest';
import { printed } from '../../test/printed.ts';
import { type DeckName, decks } from '../decks.ts';
import type { TcgDef } from '../defs.ts';
import { tcg } from '../game.ts';
import { PHASE } from '../state.ts';

const pool = tcg.defs;

/** The tables as rows of named cells. */
const rows = Object.entries(printed).flatMap(([type, text]) => {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(' | ');
  return lines.map((line) => {
    const cells = line.split(' | ');
    return { type, ...Object.fromEntries(names.map((name, i) => [name, cells[i]])) } as Record<string, string>;
  });
});

const STARTERS: readonly DeckName[] = ['aragorn', 'theoden', 'gandalf'];

/** Copies of a card in a deck, wherever the list has it. */
function copies(id: string, deck: DeckName): number {
  const { ringBearer, ring, sites, cards } = decks[deck].list;
  const counts: Readonly<Record<string, number>> = cards;
  return (counts[id] ?? 0) + [ringBearer, ring, ...sites].filter((other) => other === id).length;
}

function keywordsOf(def: TcgDef): string {
  const counted = (['damage', 'defender', 'ambush'] as const).filter((name) => def[name] > 0);
  const plain = (['archer', 'fierce', 'unhasty'] as const).filter((name) => def[name] > 0);
  const flags = (['ringBound', 'sanctuary'] as const).filter((name) => def[name]);
  const all = [...def.keywords, ...plain, ...counted.map((name) => `${name} ${def[name]}`), ...flags];
  return all.join(', ') || '-';
}

/** Lines of the text that only repeat keywords, or say where the card is laid. */
function abilityText(def: TcgDef, lang: 'de' | 'en'): string {
  const lines = def.text[lang].split('\n');
  return lines.filter((line) => !/^((\p{L}|-)+( \+?\d)?\. ?)+$/u.test(line)).join('\n');
}

const numbers = (text: string): string => text.match(/\d+/g)?.join(',') ?? '-';

/** What a definition says in a column of the tables. */
function cell(def: TcgDef, column: string): string {
  const number = (n: number, none = false): string => (none && n === 0 ? '-' : String(n));
  const isItem = def.type === 'possession' || def.type === 'ring';
  switch (column) {
    case 'title':
      return `${def.unique ? '•' : ''}${def.title.en}${def.subtitle.en === '' ? '' : `, ${def.subtitle.en}`}`;
    case 'strength':
      return number(isItem ? def.strengthBonus : def.strength);
    case 'vitality':
      return number(isItem ? def.vitalityBonus : def.vitality);
    case 'resistance':
      return number(def.resistance, true);
    case 'signet':
      return def.signet === '' ? '-' : def.signet;
    case 'bearer':
      return /^Play this card on (.*)\.$/m.exec(def.text.en)?.[1].replace(/\ban? /g, '') ?? '';
    case 'phase':
      return Object.entries(PHASE).find(([, phase]) => def.actions[0].phases === 1 << phase)?.[0] ?? '';
    case 'keywords':
      return keywordsOf(def);
    case 'numbers':
      return numbers(abilityText(def, 'en'));
    case 'copies':
      return def.starter ? STARTERS.map((deck) => copies(def.id, deck)).join('/') : 'deluxe';
    default:
      return String(def[column as keyof TcgDef]);
  }
}

rule('TCG-SILENT-09', 'every printed value of every card is what the lists of the set say', () => {
  expect(rows).toHaveLength(83);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(pool.map(({ id }) => id).toSorted());
  for (const row of rows) {
    const def = pool.find(({ id }) => id === row.id) as TcgDef;
    expect(Object.fromEntries(Object.keys(row).map((column) => [column, cell(def, column)]))).toEqual(row);
  }
});

test('what a kind of card does not have is nothing', () => {
  const none: Record<string, readonly (keyof TcgDef)[]> = {
    event: [
      'race',
      'itemClass',
      'signet',
      'strength',
      'vitality',
      'site',
      'home',
      'shadowNumber',
      'arrow',
      'resistance',
    ],
    possession: ['race', 'signet', 'strength', 'vitality', 'site', 'home', 'shadowNumber', 'arrow', 'resistance'],
    condition: ['race', 'itemClass', 'signet', 'strength', 'vitality', 'site', 'home', 'shadowNumber', 'resistance'],
    companion: ['itemClass', 'site', 'home', 'shadowNumber', 'arrow', 'strengthBonus', 'vitalityBonus'],
    ally: ['itemClass', 'signet', 'site', 'shadowNumber', 'arrow', 'resistance', 'strengthBonus'],
    minion: ['itemClass', 'signet', 'home', 'shadowNumber', 'arrow', 'resistance', 'strengthBonus'],
    site: ['culture', 'race', 'itemClass', 'signet', 'cost', 'strength', 'vitality', 'home', 'resistance'],
    ring: ['culture', 'race', 'itemClass', 'signet', 'cost', 'site', 'home', 'shadowNumber', 'arrow', 'resistance'],
  };
  for (const def of pool)
    for (const field of none[def.type]) expect([def.id, field, def[field] || 0]).toEqual([def.id, field, 0]);
  expect(pool.filter(({ towers }) => towers).every(({ type }) => type === 'site')).toBe(true);
  expect(pool.filter(({ type }) => type === 'site').every(({ towers, side }) => towers && side === 'none')).toBe(true);
});

test('German and English texts have the same numbers', () => {
  const sorted = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
  for (const def of pool) expect([def.id, sorted(def.text.de)]).toEqual([def.id, sorted(def.text.en)]);
});
