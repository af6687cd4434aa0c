/** So many cards from the top of a shuffled deck. */
export function dealt(counts: Readonly<Record<string, number>>, hand: number, random: () => number): readonly string[] {
  const cards = Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  for (let i = 0; i < Math.min(hand, cards.length); i++) {
    const j = i + Math.floor(random() * (cards.length - i));
    [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
  }
  return cards.slice(0, hand);
}
