/** Hands over what was loaded, unless it is not wanted any more by then: what an effect returns calls it off. */
export function ifWanted<T>(loading: Promise<T>, take: (loaded: T) => void): () => void {
  let wanted = true;
  void loading.then((loaded) => {
    if (wanted) take(loaded);
  });
  return () => {
    wanted = false;
  };
}
