declare module 'virtual:game-icons/*' {
  /** The path data of the pictogram, drawn on 512 x 512. */
  const path: string;
  export default path;
}

declare module 'virtual:rules/*' {
  /** Rules by id: German, English, where the rulebooks say it, related rules. */
  const rules: Readonly<Record<string, readonly [de: string, en: string, where: string, related: readonly string[]]>>;
  export default rules;
}
