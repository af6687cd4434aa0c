import { tick } from 'svelte';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = element.dataset.card;
    if (id && !found.has(id)) found.set(id, element.getBoundingClientRect());
  }
  return found;
}

/** Notes where cards lie; what it returns lets them slide to where they lie then. */
export function moveCards(): () => void {
  if (calm.matches) return () => {};
  const before = places();
  return () => {
    void tick().then(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-card]'))
        slide(element, before.get(element.dataset.card ?? ''));
    });
  };
}

function slide(element: HTMLElement, from: DOMRect | undefined): void {
  const to = element.getBoundingClientRect();
  if (!from || to.width === 0) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
    return;
  }
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: '0 0', zIndex: 5 },
    ],
    {
      duration: 260,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
  );
}
