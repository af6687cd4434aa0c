import type { Attachment } from 'svelte/attachments';

const PRESS = 450;
const ends = ['pointerup', 'pointercancel', 'pointerleave', 'pointermove'] as const;

/** Calls back when a finger rests on the element; the click that would follow is dropped. */
export function longPress(pressed: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let was = false;
    // A mouse and a finger that is not there need no listeners.
    const stop = (): void => {
      clearTimeout(timer);
      for (const end of ends) element.removeEventListener(end, stop);
    };
    const down = (event: PointerEvent): void => {
      was = false;
      if (event.pointerType === 'mouse') return;
      for (const end of ends) element.addEventListener(end, stop);
      timer = setTimeout(() => {
        was = true;
        pressed();
      }, PRESS);
    };
    const click = (event: Event): void => {
      if (!was) return;
      was = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (timer || was) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
