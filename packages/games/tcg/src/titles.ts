/** How titles are compared: Théoden is Theoden, whatever accents an edition prints (TCG-UNIQUE-04). */
export function titleKey(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
