/** Empties a short list; setting its length takes longer. */
export function clear(list: unknown[]): void {
  shorten(list, 0);
}

/** Drops what stands behind the first so many. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
