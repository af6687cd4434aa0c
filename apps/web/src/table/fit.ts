/** Average width of a letter, in em: of our bold serif, and of our sans. */
const SERIF = 0.54;
const SANS = 0.44;

/** A size in hundredths of the card's width at which a title fits on one line, or on two; styles keep it from getting too small. */
export function titleSize(title: string, signs: { readonly corner: boolean; readonly emblem: boolean }): string {
  const width = 90 - (signs.corner ? 18 : 0) - (signs.emblem ? 14 : 0);
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const oneLine = width / (title.length * SERIF);
  const twoLines = Math.min(width / (longest * SERIF), (2 * width) / (title.length * SERIF * 1.25));
  return `${round(Math.max(6, Math.min(9.5, Math.max(oneLine, twoLines))))}cqw`;
}

/** Words longer than this may have to be parted on a narrow card. */
const LONG = 11;
/** Endings after which a German compound goes on with its next word. */
const JOINT = /(?<=ungs|heits|keits|schafts|ions)(?=\p{L}{4})/iu;
/** A vowel, what stands between, and the sounds that the next syllable begins with. */
const SYLLABLE = /([aeiouyäöü][^aeiouyäöü]*?)((?:sch|ch|ph|th|[bdfgkpt][lr]|[^aeiouyäöü])(?=[aeiouyäöü]))/giu;
/** Nothing shorter is left at an end. */
const LEAST = 4;

/** Shows where long words may be parted: between the words of a compound, and before the consonants that open a syllable. */
export const parted = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.split(JOINT).map(syllables).join('\u00ad') : word));

const syllables = (word: string): string =>
  word.replace(SYLLABLE, (both: string, end: string, start: string, at: number) => {
    const before = at + end.length;
    return before < LEAST || word.length - before < LEAST ? both : `${end}\u00ad${start}`;
  });

/** The share of a card that its text may take. */
const SHARE = 0.45;
/** The size of the full text on a large card, in hundredths of its width, and the width of its lines. */
const LARGE = 6.35;
const LINE = 88;
const LEADING = 1.16;
/** Space between paragraphs, in lines. */
const BETWEEN = 0.3;
/** Ragged lines end, on average, this long before the margin, in letters. */
const RAG = 3;

/** Whether the full text fits on a large card of that many widths in height; otherwise its short form stands there. */
export function fitsWhole(paragraphs: readonly number[], ratio: number): boolean {
  const letters = LINE / (LARGE * SANS) - RAG;
  const lines = paragraphs.reduce((sum, length) => sum + Math.ceil(length / letters), 0);
  return (lines * LEADING + Math.max(0, paragraphs.length - 1) * BETWEEN) * LARGE <= SHARE * 100 * ratio;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
