/** Invisible: control and format characters, fillers, and a letter of Braille without a dot. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks over one letter than any language needs would run over the lines above. */
const heaped = /\p{M}{3}/u;

/** Scripts whose letters look like each other's; nobody's name mixes them. */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
] as const;

/** Text as everybody sees it: one form for each letter, single spaces, no wish for a coloured picture. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replaceAll('\uFE0F', '').replace(/\s+/g, ' ').trim();
}

/** Whether a tidy name can be read, and is not made to look like another. */
export function isHonestName(name: string): boolean {
  if (unseen.test(name) || heaped.test(name) || /^\p{M}/u.test(name)) return false;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && alike.filter((script) => script.test(name)).length <= 1;
}

/** Letters of other alphabets by the Latin ones that they look like. */
const LOOKS: Readonly<Record<string, string>> = {
  ...pairs('аеорсухіѕјвкмнтпг', 'aeopcyxisjbkmhtnr'),
  ...pairs('αβεζηικνορτυχγω', 'abeznikvoptuxyw'),
};

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to];
  return Object.fromEntries([...from].map((letter, i) => [letter, letters[i]]));
}

/** What a name looks like at a glance: names of one look are easily taken for each other. */
export function lookOf(name: string): string {
  const plain = tidyName(name).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const latin = [...plain].map((letter) => LOOKS[letter] ?? letter).join('');
  return latin
    .replace(/[i1|!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[\s._-]/g, '');
}

/** The name, with a number if it looks like one of the others. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf));
  if (!looks.has(lookOf(name))) return name;
  let n = 2;
  while (looks.has(lookOf(`${name} (${n})`))) n++;
  return `${name} (${n})`;
}
