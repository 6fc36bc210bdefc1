import { type PointerEvent, useRef } from 'react';

/** The share of the picture that a finger has to go from flat to the permitted radius. */
const wholeWay = 0.3;

/** Dragging towards the middle bends the module, as if its end were pushed; away from it, it yields. */
export function useBending(bend: number, change: (bend: number) => void) {
  const drag = useRef<{ x: number; bend: number; inwards: 1 | -1 }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const inwards = event.clientX < left + width / 2 ? 1 : -1;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, bend, inwards };
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (!drag.current) return;
      const { x, bend: before, inwards } = drag.current;
      const way = ((event.clientX - x) * inwards) / (event.currentTarget.clientWidth * wholeWay);
      change(Math.round(Math.min(1, Math.max(0, before + way)) * 100) / 100);
    },
    onPointerUp() {
      drag.current = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
}
