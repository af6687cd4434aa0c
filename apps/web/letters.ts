import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
/** Beside ASCII, what German and English texts and the names of the games are written with; letters.css lists the same. */
const beyond = '\u00a0\u00ad§©«»±·×½ÁÂÄÉÊÍÎÓÔÖÚÛÜßáâäéêëíîóôöúûü–—‘’‚“”„•…−';
/** Small capitals are for names and labels, without the signs of sentences and reckoning. */
const labels =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\u00a0\u00ad !&'()+,-./:;?%·×ÁÂÄÉÊÍÎÓÔÖÚÛÜßáâäéêëíîóôöúûü–’“”„…";

/** The fonts of the page, as @fontsource names their files, and what is set in each. */
const fonts = [
  ['alegreya/files/alegreya-latin-700-normal', ascii + beyond],
  ['alegreya-sans/files/alegreya-sans-latin-400-normal', ascii + beyond],
  ['alegreya-sans/files/alegreya-sans-latin-700-normal', ascii + beyond],
  ['alegreya-sc/files/alegreya-sc-latin-500-normal', labels],
] as const;

/** Pairs, and figures that stand on the line: all that the page's styles ask for. Ligatures would be a fifth of the weight. */
const keepFeatures = ['kern', 'lnum'];

const folder = fileURLToPath(new URL('../../node_modules/.cache/letters/', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Makes those files that are not there yet; their folder has the name of what is in them. */
async function made(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([fonts, keepFeatures]));
  const originals = fonts.map(([font]) => readFileSync(resolve(`@fontsource/${font}.woff2`)));
  for (const original of originals) hash.update(original);
  const place = `${folder}${hash.digest('hex').slice(0, 16)}/`;
  mkdirSync(place, { recursive: true });
  for (const [at, [font, characters]] of fonts.entries()) {
    const file = `${place}${font.split('/').at(-1)}.woff2`;
    if (existsSync(file)) continue;
    const options = { targetFormat: 'woff2', keepFeatures, noHinting: true } as const;
    writeFileSync(file, await subsetFont(originals[at]!, characters, options));
  }
  return place;
}

/**
 * `@letters/…` are the fonts with only those characters that our texts are written with: half as heavy. Names that people bring are set
 * from the whole fonts, which a browser loads only then (letters.css).
 */
export function letters(): Plugin {
  return {
    name: 'letters',
    config: async () => ({ resolve: { alias: { '@letters/': await made() } } }),
  };
}
