/** How titles compare: without regard to accents, umlauts, capitals, signs and spaces. */
export function titleKey(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´'"„“”«»!?.,:;()[\]•·*♦◆&]/g, ' ')
    .replace(/[-–—\s]+/g, ' ')
    .trim();
}

/** The same for those who write ae for ä. */
export function flatKey(title: string): string {
  return titleKey(title).replace(/[aou]e/g, (pair) => pair[0]);
}

/** How much two keys are alike, from 0 to 1: by letters that have to be changed, and by words they share. */
export function likeness(a: string, b: string): number {
  const letters = 1 - distance(a, b) / Math.max(1, a.length, b.length);
  const own = new Set(a.split(' '));
  const other = new Set(b.split(' '));
  const shared = [...own].filter((word) => word.length > 2 && other.has(word)).length;
  return Math.max(letters, (2 * shared) / (own.size + other.size));
}

/** Letters to change, add, leave out or swap with their neighbour until one is the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
