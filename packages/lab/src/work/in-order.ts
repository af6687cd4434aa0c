/** Does things in several places at once, so many ahead, and gives what came of them in their order. */
export async function* inOrder<T>(
  count: number,
  ahead: number,
  work: (at: number) => Promise<T>,
): AsyncGenerator<{ readonly at: number; readonly value: T }> {
  const underWay: Promise<T>[] = [];
  let next = 0;
  const begin = (): void => {
    while (underWay.length < ahead && next < count) {
      const one = work(next++);
      // Whoever stops listening does not hear of what fails later.
      one.catch(() => {});
      underWay.push(one);
    }
  };
  for (let at = 0; at < count; at++) {
    begin();
    const value = await underWay.shift()!;
    yield { at, value };
  }
}
