declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** The font with only the glyphs of that text. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
