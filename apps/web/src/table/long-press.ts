import type { Attachment } from 'svelte/attachments';

const PRESS = 450;

/** Calls back when a finger rests on the element; the click that would follow is dropped. */
export function longPress(pressed: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let was = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      was = false;
      if (event.pointerType === 'mouse') return;
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
    for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'pointermove'])
      element.addEventListener(end, stop);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'pointermove'])
        element.removeEventListener(end, stop);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
