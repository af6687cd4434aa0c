import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';
import type { Point } from './geometry.ts';

/** A finger or mouse that moves less than this has clicked. */
const STILL = 6;

/** Wheel, dragging and pinching move the camera; a drag is no click. `tap` gets clicks on the map itself. */
export function gestures(
  camera: Camera,
  point: (at: Point | null) => void,
  tap: (at: Point) => void,
): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, Point>();
    let moved = 0;
    const at = (event: MouseEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) moved = 0;
    };
    const move = (event: PointerEvent): void => {
      const now = at(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        point(now);
        return;
      }
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      moved += Math.hypot(dx, dy);
      if (moved < STILL) return;
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, where]) => where);
      fingers.set(event.pointerId, now);
      if (other) {
        const [apart, was] = [now, before].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [number, number];
        if (was > 0) camera.zoom(apart / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else camera.move(dx, dy);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const leave = (): void => point(null);
    const click = (event: MouseEvent): void => {
      // Keyboards and helpers click without having moved.
      const dragged = moved >= STILL && event.detail > 0;
      moved = 0;
      if (dragged) {
        event.preventDefault();
        event.stopPropagation();
      } else if (!(event.target as Element).closest('button')) tap(at(event));
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, up);
    frame.addEventListener('pointerleave', leave);
    frame.addEventListener('click', click, { capture: true });
    return () => {
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel'] as const) frame.removeEventListener(end, up);
      frame.removeEventListener('pointerleave', leave);
      frame.removeEventListener('click', click, { capture: true });
    };
  };
}
