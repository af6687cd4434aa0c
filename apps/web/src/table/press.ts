import { media } from '../breakpoints.ts';
import type { TableCard } from './face.ts';
import type { Table } from './table.svelte.ts';

/** Shows a card large, on a small screen as a sheet. */
export function openSheet(table: Table, card: TableCard): void {
  table.zoomed = card;
  table.sheet = true;
}

/** What a press on a card does: the only choice is taken, several open a menu, and none shows it large on a small screen. */
export function press(table: Table, card: TableCard, button: HTMLElement): void {
  const options = table.options.get(card.id) ?? [];
  const [option] = options;
  if (!option && table.picked.has(card.id)) table.client.unpick(card.id);
  else if (!option) {
    if (matchMedia(media.narrow).matches) openSheet(table, card);
  } else if (options.length === 1) table.answer(option.id);
  else table.menu = { card, options, at: button.getBoundingClientRect() };
}
