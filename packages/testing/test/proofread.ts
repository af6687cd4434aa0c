import { catalogue, type Entry } from '@tafelrunde/words';
import { type Kinds, proofread } from '../src/index.ts';

const KINDS: Kinds = { numbers: ['n'], people: ['seat'], texts: ['what'] };
const CASES = ['nom', 'acc', 'dat', 'gen'] as const;

const words = (list: string): readonly string[] => list.split(' ');

/** Sentences with every word that proofreading knows, each in all the places where it makes a difference. */
function* german(): Generator<string> {
  for (const prep of words(
    'mit von zu bei aus nach seit für gegen durch ohne um in an auf unter über vor hinter neben zwischen wegen während statt Mit trotz',
  )) {
    for (const kase of CASES) yield `Etwas liegt ${prep} {card:${kase}}`;
  }
  for (const prep of words('von bei zu in an auf')) yield `${prep} {card:dat} und ${prep} {card:acc}`;
  for (const article of words(
    'der die das den dem des ein eine einer einem kein keine mein dein sein seiner ihr ihre dieser dieses jeder jede welcher Welche andere',
  )) {
    yield `${article} {card:nom} [ist|sind] da`;
  }
  const verbs = words(
    'ist sind hat wird werden kann darf muss soll will war greift greifen sammeln wandern bleibt bleiben heißt heißen Hier geheilt',
  );
  const others = words(
    'gegen neben zwischen wegen hinten oben unten nicht jetzt zuletzt zuerst mit seit statt dort sonst den allen einen keinen sich erst',
  );
  for (const word of [...verbs, ...others]) {
    yield `{card:nom} ${word} da`;
    yield `Wen ${word} {card:nom}?`;
  }
  for (const verb of words('[greift|greifen] [ist|sind] [wird|werden] [bleibt|bleiben] [heißt|heißen]')) {
    for (const second of words('bleibt bleiben entfernt da')) yield `{card:nom} ${verb} an und ${second} hier`;
  }
  for (const opening of words('dass wenn falls ob bevor nachdem solange sobald während was wie dann')) {
    for (const verb of words('kommt kommen')) yield `Gut, ${opening} {card:nom} jetzt ${verb}`;
  }
  for (const link of words('und oder als wie sieht ist wird heißt')) yield `{card:nom} ${link} {other:nom} da`;
  for (const who of words('du ihr ich wir Du er')) yield `Da [ist|sind] {card:nom} bei ${who}`;
  for (const verb of words('sieht ist wird sehen [sieht|sehen]')) yield `{seat} ${verb} {card:nom}`;
  for (const command of words('Wähle Nimm Lege Bezahle Ziehe Spiele Zeige Kaufe Gib Wirf Bewege Drehe Nenne Hier')) {
    yield `${command} {card:nom}`;
    yield `${command} {card:acc}`;
  }
  for (const kase of CASES) yield `{card:${kase}} ausspielen`;
  for (const end of words('sein gehen sammeln Haus')) yield `Heute {card:nom} ${end}`;
  yield* [
    '{card}',
    '{card} da',
    'Da: {card}',
    '({card}) da',
    'Da ist {card}',
    'Zu {card}',
    '{what}: {n} da',
    '{seat} da',
  ];
  yield* ['Da da ist {card:nom}', 'Es es ist da', 'undefined', 'NaN', 'offen |', 'Wer [wirkt|wirken], {card:nom}?'];
  yield* ['{card:to} gehen', '{card:at} stehen', '{card:from} kommen', 'Da [geht|gehen] {card:nom} {other:to}'];
}

function* english(): Generator<string> {
  for (const article of words('the a an this that each every no its his her their your which The any')) {
    yield `see ${article} {card:acc}`;
  }
  const verbs = words('is has does was are have do were attacks attack passes pass goes go');
  const others = words(
    'as this its his us always and or but nor to for from with by at on in into onto of upon under over out up down off against among than first next last only not here there away back aside again twice once can cannot may must will would could should instead before after while when where if killed fully coming Gold',
  );
  for (const word of [...verbs, ...others]) yield `{card:nom} ${word} there`;
  for (const word of verbs) {
    yield `Whom ${word} {card:nom} see?`;
    yield `now ${word} {card:nom} here`;
    yield `${word} {card:nom} here`;
    yield `{card:nom} [comes|come] and ${word} there`;
    for (const opening of words('when if that while whenever whether then'))
      yield `it ends ${opening} {card:nom} ${word}`;
  }
  for (const between of words('no longer now also then still never soon')) yield `{card:nom} ${between} attacks`;
  for (const kase of ['nom', 'acc', 'poss'] as const) yield `see {card:${kase}} there`;
  yield* [
    '{card}',
    '{card} there',
    'There: {card}',
    '({card}) there',
    'see {card}',
    '{what}: {n} there',
    '{seat} there',
  ];
  yield* [
    'there there is {card:nom}',
    'it it is',
    'undefined',
    'NaN',
    'open |',
    '{seat} sees {card:acc} and {other:acc}',
  ];
}

const read = (lang: 'de' | 'en', message: string): string => {
  const entry: Entry = lang === 'de' ? { de: message, en: 'x' } : { de: 'x', en: message };
  const faults = proofread(catalogue({ it: entry }), 'it', KINDS).filter((fault) => fault.lang === lang);
  return faults.map(({ why, text }, i) => (i === 0 ? `${why} (${text})` : why)).join('; ') || 'fine';
};

/** Every sentence with what is found in it. */
export function proofreadBook(): string {
  const lines = [...german()].map((message) => `${message} => ${read('de', message)}`);
  return `${[...lines, ...[...english()].map((message) => `${message} => ${read('en', message)}`)].join('\n')}\n`;
}
