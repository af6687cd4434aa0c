import type { Attachment } from 'svelte/attachments';

/** So far, in pixels, a finger has to go, and so much farther across than down. */
const FAR = 56;
const ACROSS = 2;

/** A finger that goes to the left turns to the next part, one that goes to the right to the one before. */
export function swipes(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | undefined;
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? touches[0] : undefined;
    };
    const end = ({ changedTouches, target }: TouchEvent): void => {
      const to = changedTouches[0];
      // A map is moved by the finger itself.
      if (!from || !to || (target instanceof Element && target.closest('.map'))) return;
      const across = to.clientX - from.clientX;
      const down = Math.abs(to.clientY - from.clientY);
      if (Math.abs(across) > FAR && Math.abs(across) > ACROSS * down) turn(across < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  };
}
