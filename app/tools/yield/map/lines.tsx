import { type KeyboardEvent, useRef } from 'react';
import type { YieldContent } from '../../content.ts';
import type { Point } from '../coordinates.ts';
import { extent, moved, positionIn, type View } from './geometry.ts';

interface Properties {
  words: YieldContent['words'];
  view: View;
  point: Point;
  choose: (point: Point) => void;
  zoomBy: (steps: number) => void;
  /** Degrees that a key moves the point. */
  step: number;
  /** Where it is, in words. */
  text: string;
}

/** Steps to the north and to the east. */
const directions: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageUp: [10, 0],
  PageDown: [-10, 0],
};

const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, '−': -1 };

/**
 * The parallel and the meridian of the point, two sliders that cross in it. Each takes all arrows,
 * and the focus goes to the one that has moved, so that it is read out.
 */
export function Lines({ words, view, point, choose, zoomBy, step, text }: Properties) {
  const latitude = useRef<HTMLDivElement>(null);
  const longitude = useRef<HTMLDivElement>(null);
  const { x, y } = positionIn(view, point);

  function handleKey(event: KeyboardEvent) {
    // Those of the browser change the size of the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    const zoom = zooms[event.key];
    if (!direction && zoom === undefined) return;
    event.preventDefault();
    if (zoom !== undefined) {
      zoomBy(zoom);
      return;
    }
    const [north = 0, east = 0] = direction ?? [];
    const degrees = event.shiftKey ? step * 10 : step;
    choose(moved(point, north * degrees, east * degrees));
    (north === 0 ? longitude : latitude).current?.focus();
  }

  const shared = { 'aria-valuetext': text, onKeyDown: handleKey };
  return (
    <>
      <div
        {...shared}
        role="slider"
        tabIndex={0}
        ref={latitude}
        className="map-line map-line-latitude"
        style={{ top: `${y * 100}%` }}
        aria-label={words.latitude}
        aria-orientation="vertical"
        aria-valuemin={extent.north - extent.height}
        aria-valuemax={extent.north}
        aria-valuenow={point.latitude}
      />
      <div
        {...shared}
        role="slider"
        tabIndex={0}
        ref={longitude}
        className="map-line map-line-longitude"
        style={{ left: `${x * 100}%` }}
        aria-label={words.longitude}
        aria-orientation="horizontal"
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={point.longitude}
      />
    </>
  );
}
