import { media } from '../breakpoints.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest card in that direction, whether it can be chosen or not. */
export function walkCards(event: KeyboardEvent): void {
  const way = arrows[event.key];
  const here = document.activeElement;
  if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (here?.matches('input, select, textarea, [role="log"], dialog *')) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  if (!(here instanceof HTMLElement) || !here.dataset.card) {
    if (!here || here === document.body) return;
    const first = cards.find((card) => card.tabIndex === 0) ?? cards[0];
    event.preventDefault();
    first?.focus();
    return;
  }
  const from = centre(here);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    if (card === here) continue;
    const to = centre(card);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 4 || across > along * 2.5) continue;
    const distance = along + across * 2;
    if (distance < least) {
      least = distance;
      best = card;
    }
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** After an answer: where the focus was on something that is gone or no longer offered, it goes to the prompt. */
export function keepFocus(): void {
  const here = document.activeElement;
  if (here && here !== document.body && here.isConnected) {
    const idle = here instanceof HTMLElement && here.dataset.card !== undefined && here.tabIndex < 0;
    if (!idle) return;
  }
  document.getElementById('prompt')?.focus({ preventScroll: true });
}

/** On a small screen, scrolls to the first card that can be chosen when none is in sight. */
export function showChoices(): void {
  if (!matchMedia(media.narrow).matches) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card].can')];
  const bottom = document.getElementById('prompt')?.getBoundingClientRect().top ?? innerHeight;
  const inSight = cards.some((card) => {
    // The hand lies below the prompt, and its tops are always in sight.
    if (card.closest('[data-zone="hand"]')) return true;
    const box = card.getBoundingClientRect();
    return box.bottom > 0 && box.top < bottom - 24;
  });
  if (inSight || cards.length === 0) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  cards[0]?.scrollIntoView({ block: 'center', behavior });
}
