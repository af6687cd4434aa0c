import { catalogue, type Entry } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { type Kinds, proofread } from './proofread.ts';

const kinds: Kinds = { numbers: ['n'], people: ['seat'], texts: ['what'] };

const faults = (de: string, en: string): string =>
  proofread(catalogue({ it: { de, en } satisfies Entry }), 'it', kinds)
    .map(({ lang, why }) => `${lang} ${why}`)
    .join('; ');

describe('proofreading finds nothing in', () => {
  it.each([
    ['{card:nom} [greift|greifen] {seat:acc} an.', '{card:nom} [attacks|attack] {seat:acc}.'],
    ['{seat:nom} spielt {card:acc} aus.', '{seat:nom} plays {card:acc}.'],
    ['{card:acc} ausspielen', 'Play {card:acc}'],
    ['{card:acc} für {n} kaufen', 'Buy {card:acc} for {n}'],
    ['{card} (Angriff {n})', '{card} (attack {n})'],
    ['Aufgedeckt: {card}.', 'Revealed: {card}.'],
    ['{card}: {what}', '{card}: {what}'],
    ['Zu {card:dat} reisen', 'Travel to {card:acc}'],
    ['Wen [greift|greifen] {card:nom} an?', 'Whom [does|do] {card:nom} attack?'],
    ['Der Schaden {card:gen} ist geheilt.', 'The damage of {card:gen} is healed.'],
    ['{seat} geht {card:to}.', '{seat} goes {card:to}.'],
    ['{card:nom} [kommt|kommen] auf {card:sein}en Stapel zurück.', '{card:nom} [returns|return] to {card:his} stack.'],
    ['{seat} verliert, wenn {card:nom} [angreift|angreifen].', '{seat} loses when {card:nom} [attacks|attack].'],
    ['{card:nom} lauern allen auf', '{card:nom} ambushes everybody'].map((text) =>
      text.replace('lauern', '[lauert|lauern]').replace('ambushes', '[ambushes|ambush]'),
    ) as [string, string],
    ['{card:nom} [ist|sind] kein Ort.', '{card:nom} [is|are] not a site.'],
  ])('%s / %s', (de, en) => {
    expect(faults(de, en)).toBe('');
  });
});

describe('proofreading finds', () => {
  it.each([
    ['{card:nom} greift an.', 'de die Grimmigen Warge … greift: singular'],
    ['{card:nom} greifen an.', 'der Graue Nekromant … greifen: plural'],
    ['{card:nom} [kommt|kommen] und bleibt.', 'die Grimmigen Warge … bleibt: singular'],
    ['Wen greift {card:nom} an?', 'die Grimmigen Warge … greift: singular'],
    ['Es verliert, wenn {card:nom} angreift.', 'die Grimmigen Warge … angreift: singular'],
    ['{seat:nom} spielt {card:nom} aus.', 'Ada acts upon der Graue Nekromant'],
    ['{card:nom} ausspielen', 'der Graue Nekromant … ausspielen: plural'],
    ['{card:nom} für {n} kaufen', 'der Graue Nekromant kaufen: no object'],
    ['Wähle {card:nom}', 'Wähle der Graue Nekromant: no object'],
    ['Legst du {card:nom} ab?', 'der Graue Nekromant beside du'],
    ['Mit {card:acc} abwehren', 'Mit den Grauen Nekromanten: wrong case'],
    ['Kampf gegen {card:dat}', 'gegen dem Grauen Nekromanten: wrong case'],
    ['Der {card:nom} [kommt|kommen].', 'two articles: Der der Graue Nekromant'],
    ['{card} wird zerstört.', 'a title as printed'],
    ['{card} ausspielen', 'a title as printed'],
    ['Zu {card} reisen', 'a title as printed'],
    ['{card:nom} [besiegt|besiegen] {enemy:nom}.', 'two subjects'],
    ['Es es kommt.', 'a word twice'],
  ])('%s: %s', (de, why) => {
    expect(faults(de, 'x').toLowerCase()).toContain(why.toLowerCase());
  });

  it.each([
    ['{card:nom} attacks.', 'the Grim Wargs attacks: singular'],
    ['{card:nom} attack.', 'the Grey Necromancer attack: plural'],
    ['{card:nom} is destroyed.', 'the Grim Wargs is: singular'],
    ['{card:nom} [comes|come] and stays.', 'the Grim Wargs … and stays: singular'],
    ['Whom does {card:nom} attack?', 'does the Grim Wargs: singular'],
    ['It loses when {card:nom} attacks.', 'the Grim Wargs attacks: singular'],
    ['A {card:nom} [is|are] here.', 'two articles: A the Grey Necromancer'],
    ['{card} is destroyed.', 'a title as printed'],
    ['Play {card}', 'a title as printed'],
  ])('%s: %s', (en, why) => {
    expect(faults('x', en).toLowerCase()).toContain(why.toLowerCase());
  });

  it('what cannot be rendered at all', () => {
    expect(() => faults('{card', 'x')).toThrow('invalid-message');
  });
});
