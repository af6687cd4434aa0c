declare module 'virtual:game-icons/*' {
  /** The path data of the pictogram, drawn on 512 x 512. */
  const path: string;
  export default path;
}
