import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { named, namedList, render, renderParts, type Words } from '../render.ts';
import { checkTitle } from './check-title.ts';
import { formOf } from './forms.ts';
import { asNoun, type Title } from './title.ts';

const title = (de: string, en: string, as?: Title['as']): Title => ({ de, en, as });

const TITLES: Readonly<Record<string, Title>> = {
  troll: title('Hügeltroll', 'Hill Troll', 'm'),
  spider: title('Große Spinne', 'King Spider', 'f'),
  net: title('Großes Waldspinnennetz', 'Great Forest Web', 'n'),
  wargs: title('Warge', 'Wargs', 'pl'),
  axe: title('Altgedienter Axtkämpfer', 'Veteran Axehand', 'm'),
  archer: title('Silberlauf-Bogenschütze', 'Silverlode Archer', 'm weak'),
  savage: title('Dunländischer Wilder', 'Dunlending Savage', 'm adjectival'),
  rebels: title('Aufständische', 'Rebels', 'pl adjectival'),
  spears: title('Speerträger Gondors', 'Gondorian Spearman', 'm whole'),
  ring: title('Der Eine Ring', 'The One Ring', 'm'),
  lands: title('Die Braunen Lande', 'The Brown Lands', 'pl'),
  pony: title('Das tänzelnde Pony', 'The Prancing Pony', { de: 'n', en: 'the' }),
  gandalf: title('Gandalf', 'Gandalf', 'name m'),
  eowyn: title('Éowyn', 'Éowyn', 'name f'),
  grey: title('Gandalf der Graue', 'Gandalf the Grey', {
    de: { as: 'name m', acc: 'Gandalf den Grauen', dat: 'Gandalf dem Grauen' },
  }),
  map: title('Gandalfs Karte', 'Gandalf’s Map', { de: 'name f', en: 'name it' }),
  mirror: title('Galadriels Spiegel', 'Mirror of Galadriel', { de: 'name m', en: 'the' }),
  close: title('Das war knapp!', 'That Was Close!', 'quoted'),
  boromir: title('Boromir, Hauptmann des Weißen Turms', 'Boromir, Captain of the White Tower', 'name m'),
  food: title('Proviant', 'Provisions', { de: 'm', en: 'the pl' }),
  plain: title('Ebene', 'Plains', { de: 'f auf', en: 'the pl' }),
  wood: title('Blutwald', 'Bloodwood', 'm'),
  river: title('Verzauberter Fluss', 'Enchanted Stream', 'm an'),
  gate: title('Waldtor', 'Forest Gate', 'n zu'),
  dale: title('Tamalir', 'Tamalir', 'name n'),
};

const names = (id: string, lang: Lang) => (TITLES[id] ? asNoun(TITLES[id], lang) : id);

const say = (text: { de: string; en: string }, params: NonNullable<Words[1]>): [string, string] => {
  const all = catalogue({ it: text });
  return [render(['it', params], 'de', all, names), render(['it', params], 'en', all, names)];
};

const shown = (id: string, form: Parameters<typeof formOf>[1], lang: Lang = 'de'): string => {
  const { lead, open, title: text, close } = formOf(asNoun(TITLES[id], lang), form, lang);
  return [lead, open + text + close].filter(Boolean).join(' ');
};

describe('German titles', () => {
  it.each([
    ['troll', 'der Hügeltroll', 'den Hügeltroll', 'dem Hügeltroll', 'des Hügeltrolls'],
    ['spider', 'die Große Spinne', 'die Große Spinne', 'der Großen Spinne', 'der Großen Spinne'],
    [
      'net',
      'das Große Waldspinnennetz',
      'das Große Waldspinnennetz',
      'dem Großen Waldspinnennetz',
      'des Großen Waldspinnennetzes',
    ],
    ['wargs', 'die Warge', 'die Warge', 'den Wargen', 'der Warge'],
    [
      'axe',
      'der Altgediente Axtkämpfer',
      'den Altgedienten Axtkämpfer',
      'dem Altgedienten Axtkämpfer',
      'des Altgedienten Axtkämpfers',
    ],
    [
      'archer',
      'der Silberlauf-Bogenschütze',
      'den Silberlauf-Bogenschützen',
      'dem Silberlauf-Bogenschützen',
      'des Silberlauf-Bogenschützen',
    ],
    [
      'savage',
      'der Dunländische Wilde',
      'den Dunländischen Wilden',
      'dem Dunländischen Wilden',
      'des Dunländischen Wilden',
    ],
    ['rebels', 'die Aufständischen', 'die Aufständischen', 'den Aufständischen', 'der Aufständischen'],
    [
      'spears',
      'der Speerträger Gondors',
      'den Speerträger Gondors',
      'dem Speerträger Gondors',
      'des Speerträgers Gondors',
    ],
    ['ring', 'der Eine Ring', 'den Einen Ring', 'dem Einen Ring', 'des Einen Rings'],
    ['lands', 'die Braunen Lande', 'die Braunen Lande', 'den Braunen Landen', 'der Braunen Lande'],
    ['pony', 'das tänzelnde Pony', 'das tänzelnde Pony', 'dem tänzelnden Pony', 'des tänzelnden Ponys'],
    ['gandalf', 'Gandalf', 'Gandalf', 'Gandalf', 'von Gandalf'],
    ['grey', 'Gandalf der Graue', 'Gandalf den Grauen', 'Gandalf dem Grauen', 'von Gandalf dem Grauen'],
    ['map', 'Gandalfs Karte', 'Gandalfs Karte', 'Gandalfs Karte', 'von Gandalfs Karte'],
    ['close', '„Das war knapp!“', '„Das war knapp!“', '„Das war knapp!“', 'von „Das war knapp!“'],
  ] as const)('%s', (id, nom, acc, dat, gen) => {
    expect((['nom', 'acc', 'dat', 'gen'] as const).map((form) => shown(id, form))).toEqual([nom, acc, dat, gen]);
  });

  it.each([
    ['plain', 'auf die Ebene', 'auf der Ebene', 'von der Ebene'],
    ['wood', 'in den Blutwald', 'im Blutwald', 'aus dem Blutwald'],
    ['river', 'an den Verzauberten Fluss', 'am Verzauberten Fluss', 'vom Verzauberten Fluss'],
    ['gate', 'zum Waldtor', 'beim Waldtor', 'vom Waldtor'],
    ['dale', 'nach Tamalir', 'in Tamalir', 'aus Tamalir'],
    ['gandalf', 'zu Gandalf', 'bei Gandalf', 'von Gandalf'],
  ] as const)('one goes to %s', (id, to, at, from) => {
    expect((['to', 'at', 'from'] as const).map((form) => shown(id, form))).toEqual([to, at, from]);
  });

  it.each([
    ['troll', 'er', 'ihn', 'ihm', 'sein'],
    ['spider', 'sie', 'sie', 'ihr', 'ihr'],
    ['net', 'es', 'es', 'ihm', 'sein'],
    ['wargs', 'sie', 'sie', 'ihnen', 'ihr'],
  ] as const)('pronouns of %s', (id, ...pronouns) => {
    expect((['er', 'ihn', 'ihm', 'sein'] as const).map((form) => shown(id, form))).toEqual(pronouns);
  });
});

describe('English titles', () => {
  it.each([
    ['troll', 'the Hill Troll', 'the Hill Troll’s', 'its'],
    ['wargs', 'the Wargs', 'the Wargs’', 'their'],
    ['ring', 'the One Ring', 'the One Ring’s', 'its'],
    ['gandalf', 'Gandalf', 'Gandalf’s', 'his'],
    ['eowyn', 'Éowyn', 'Éowyn’s', 'her'],
    ['map', 'Gandalf’s Map', 'Gandalf’s Map’s', 'its'],
    ['mirror', 'the Mirror of Galadriel', 'the Mirror of Galadriel’s', 'its'],
    ['close', '“That Was Close!”', '“That Was Close!”’s', 'its'],
    ['food', 'the Provisions', 'the Provisions’', 'their'],
  ] as const)('%s', (id, nom, poss, his) => {
    expect((['nom', 'poss', 'his'] as const).map((form) => shown(id, form, 'en'))).toEqual([nom, poss, his]);
    expect(shown(id, 'to', 'en')).toBe(`to ${nom}`);
  });
});

describe('sentences', () => {
  const attack = {
    de: '{card:nom} [greift|greifen] {other:acc} an.',
    en: '{card:nom} [attacks|attack] {other:acc}.',
  };

  it.each([
    ['troll', 'spider', 'Der Hügeltroll greift die Große Spinne an.', 'The Hill Troll attacks the King Spider.'],
    ['wargs', 'troll', 'Die Warge greifen den Hügeltroll an.', 'The Wargs attack the Hill Troll.'],
    ['eowyn', 'net', 'Éowyn greift das Große Waldspinnennetz an.', 'Éowyn attacks the Great Forest Web.'],
    ['food', 'close', 'Der Proviant greift „Das war knapp!“ an.', 'The Provisions attack “That Was Close!”.'],
    ['Ada', 'ring', 'Ada greift den Einen Ring an.', 'Ada attacks the One Ring.'],
  ])('%s and %s', (card, other, de, en) => {
    expect(say(attack, { card: named(card), other: named(other) })).toEqual([de, en]);
  });

  it('let verbs agree with a subject that follows, with lists, and with a parameter that they name', () => {
    const whom = { de: 'Wen [greift|greifen] {card:nom} an?', en: 'Whom [does|do] {card:nom} attack?' };
    expect(say(whom, { card: named('wargs') })[0]).toBe('Wen greifen die Warge an?');
    expect(say(whom, { card: named('wargs') })[1]).toBe('Whom do the Wargs attack?');
    expect(say(whom, { card: namedList(['troll', 'spider']) })).toEqual([
      'Wen greifen der Hügeltroll und die Große Spinne an?',
      'Whom do the Hill Troll and the King Spider attack?',
    ]);
    expect(say(whom, { card: namedList(['troll', 'spider'], 'or') })[0]).toBe(
      'Wen greift der Hügeltroll oder die Große Spinne an?',
    );
    const amount = { de: '{n} Schaden [n: ist|sind] genug.', en: '{n} damage [n: is|are] enough.' };
    expect(say(amount, { n: 1 })[0]).toBe('1 Schaden ist genug.');
    expect(say(amount, { n: 2 })[0]).toBe('2 Schaden sind genug.');
  });

  it('melt articles into prepositions, also at the start', () => {
    const go = { de: 'Zu {a:dat} oder zu {b:dat} reisen', en: 'Travel to {a:acc} or to {b:acc}' };
    expect(say(go, { a: named('gate'), b: named('lands') })).toEqual([
      'Zum Waldtor oder zu den Braunen Landen reisen',
      'Travel to the Forest Gate or to the Brown Lands',
    ]);
    expect(say(go, { a: named('spider'), b: named('Ada') })[0]).toBe('Zur Großen Spinne oder zu Ada reisen');
  });

  it('begin with a capital, also behind a full stop, and where a message wants it', () => {
    const text = {
      de: '{card:nom} fällt. {card:nom} steht: {Card:nom} und {card:nom}. „{card:nom}“',
      en: '{card:nom} falls. {card:nom} stands: {Card:nom} and {card:nom}. “{card:nom}”',
    };
    expect(say(text, { card: named('troll') })).toEqual([
      'Der Hügeltroll fällt. Der Hügeltroll steht: Der Hügeltroll und der Hügeltroll. „Der Hügeltroll“',
      'The Hill Troll falls. The Hill Troll stands: The Hill Troll and the Hill Troll. “The Hill Troll”',
    ]);
    expect(
      say({ de: '{card:er} [card: kommt|kommen]', en: '{card:he} [card: comes|come]' }, { card: named('wargs') }),
    ).toEqual(['Sie kommen', 'They come']);
  });

  it('take up a phrase with a capital', () => {
    const text = { de: 'Ork: {What}.', en: 'Orc: {What}.' };
    expect(say(text, { what: 'ziehe 1 Karte' })[0]).toBe('Ork: Ziehe 1 Karte.');
    expect(say(text, { what: named('Ada') })[0]).toBe('Ork: Ada.');
    expect(say(text, { what: ['it', { what: 'x' }] })[0]).toBe('Ork: Ork: X..');
  });

  it('do not begin anew inside of another sentence', () => {
    const all = catalogue({
      outer: { de: 'Tu dies: {what}, {what}', en: 'Do this: {what}, {what}' },
      inner: { de: '{card:acc} nehmen', en: '{card:acc} now' },
    });
    const words: Words = ['outer', { what: ['inner', { card: named('troll') }] }];
    expect(render(words, 'de', all, names)).toBe('Tu dies: den Hügeltroll nehmen, den Hügeltroll nehmen');
  });

  it('close a name with a comma in it', () => {
    const buy = { de: '{seat:nom} kauft {card:acc} für 5.', en: '{seat:nom} buys {card:acc} for 5.' };
    expect(say(buy, { seat: 'Ada', card: named('boromir') })).toEqual([
      'Ada kauft Boromir, Hauptmann des Weißen Turms, für 5.',
      'Ada buys Boromir, Captain of the White Tower, for 5.',
    ]);
    expect(say({ de: 'Für {card:acc}.', en: 'For {card:acc}.' }, { card: named('boromir') })[0]).toBe(
      'Für Boromir, Hauptmann des Weißen Turms.',
    );
  });

  it('quote what reads like a sentence in a list of printed titles, and leave it alone by itself', () => {
    const afford = { de: 'Bezahlbar: {card}', en: 'Affordable: {card}' };
    expect(say(afford, { card: namedList(['close', 'troll']) })).toEqual([
      'Bezahlbar: „Das war knapp!“ und Hügeltroll',
      'Affordable: “That Was Close!” and Hill Troll',
    ]);
    expect(say(afford, { card: namedList(['close']) })[0]).toBe('Bezahlbar: Das war knapp!');
  });

  it('inflect possessives by who owns', () => {
    const back = { de: '{card:nom} auf {card:sein}en Stapel', en: '{card:nom} to {card:his} stack' };
    expect(say(back, { card: named('spider') })).toEqual([
      'Die Große Spinne auf ihren Stapel',
      'The King Spider to its stack',
    ]);
    expect(say(back, { card: named('troll') })[0]).toBe('Der Hügeltroll auf seinen Stapel');
    expect(say(back, { card: named('Ada') })[1]).toBe('Ada to their stack');
  });

  it('print a bare name as it is, and light up titles without their articles', () => {
    const text = { de: '{card}: {card:acc}', en: '{card}: {card:acc}' };
    const all = catalogue({ it: text });
    expect(renderParts(['it', { card: named('ring') }], 'de', all, names)).toEqual([
      { id: 'ring', text: 'Der Eine Ring' },
      ': den ',
      { id: 'ring', text: 'Einen Ring' },
    ]);
  });

  it.each([
    ['a form that no language has', '{card:abl}'],
    ['a form of the other language', '{card:he}'],
    ['a verb without a name', '[kommt|kommen] jemand?'],
  ])('refuse %s', (_, de) => {
    expect(() => say({ de, en: 'x' }, { card: 'y' })).toThrow('invalid-message');
  });

  it('want the parameter a verb agrees with', () => {
    expect(() => say({ de: '[card: kommt|kommen]', en: 'x' }, {})).toThrow('missing-parameter');
  });
});

describe('checkTitle', () => {
  it('finds nothing wrong with these', () => {
    expect(Object.values(TITLES).flatMap(checkTitle)).toEqual([]);
  });

  it.each([
    [title('Nekromante', 'Necromancer', 'm'), 'weak or adjectival'],
    [title('Der Balrog', 'The Balrog', 'f'), 'is not f'],
    [title('Der Balrog', 'The Balrog', 'name m'), 'article of its own'],
    [title('Das war knapp!', 'That Was Close', 'n'), 'reads like a sentence'],
    [title('Es war knapp', 'That Was Close!', 'n'), 'reads like a sentence'],
    [title('Wilde', 'Savage', 'm adjectival'), 'not declined'],
    [title('Balrog', 'The Balrog', { de: 'm', en: 'name' }), 'article of its own'],
    [title('unter der Erde', 'Earth', 'n'), 'is no noun'],
  ])('%j', (wrong, problem) => {
    expect(checkTitle(wrong).join()).toContain(problem);
  });
});
