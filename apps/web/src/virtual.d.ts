declare module 'virtual:game-icons/*' {
  /** The path data of the pictogram, drawn on 512 x 512. */
  const path: string;
  export default path;
}

declare module 'virtual:game-signs' {
  /** The pictogram of every game, by id. */
  const signs: Readonly<Record<string, string>>;
  export default signs;
}

declare module 'virtual:card-pictures' {
  /** The address of the folder with the pictures of all cards. */
  const folder: string;
  export default folder;
}

declare module 'virtual:rules' {
  /** The rules of each game that has a catalogue, loaded when they are asked for. */
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: import('./rules/search.ts').RuleBook }>>>;
  export default loaders;
}
