import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fetchJson } from '../../../http.ts';
import { useLanguageTag } from '../../../site.tsx';
import type { YieldContent } from '../../content.ts';
import { dataTo, hasData, type Point } from '../coordinates.ts';
import { type ListedCity, nearestOf, nearestText } from '../nearest.ts';
import { pointText } from '../point-text.ts';
import {
  aspect,
  extent,
  isWithin,
  pointAt,
  positionIn,
  units,
  type View,
  viewAround,
  viewBoxOf,
  widths,
} from './geometry.ts';
import { labelsIn } from './labels.ts';
import land from './land.svg?url';
import { Lines } from './lines.tsx';
import styles from './map.css?inline';

export interface MapProperties {
  words: YieldContent['words'];
  /** What is chosen; null while nothing is. */
  point: Point | null;
  choose: (point: Point) => void;
}

// They come with this part, since the style sheet that all pages share is not for one of them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Where the lines cross while nothing is chosen. */
const origin: Point = { latitude: 0, longitude: 0 };

/** Where a view is so narrow, keys move the point by tenths of a degree. */
const narrowest = widths.length - 1;

/** A map to point at, with a finger, a mouse or keys, and what it says of the place in words. */
export function PlaceMap({ words, point, choose }: MapProperties) {
  const languageTag = useLanguageTag();
  const cities = useCities();
  const { view, zoom, zoomBy } = useView(point);
  const shown = point ?? origin;
  const text = pointText(shown, words, languageTag);
  const near = useNearest(cities, shown, words);
  const said = hasData(shown) ? near : words.coordinateOutside;

  function handleClick(event: MouseEvent<HTMLElement>) {
    // What assistive technology presses has no place of its own.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    choose(pointAt(view, (event.clientX - left) / width, (event.clientY - top) / height));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its lines take the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its lines are what can be operated */}
      <div className="map-stage" onClick={handleClick}>
        <Land view={view} />
        <Lines
          {...{ words, view, choose, zoomBy, point: shown }}
          step={zoom === narrowest ? 0.1 : 1}
          text={said ? `${text}. ${said}` : text}
        />
        {zoom > 0 && <Cities cities={cities} view={view} />}
        {point && <Mark view={view} point={point} />}
      </div>
      <div className="map-below">
        <p>
          {point && (
            <>
              {text}
              <br />
              {said}
            </>
          )}
        </p>
        <Zoom {...{ words, zoom, zoomBy }} />
      </div>
    </>
  );
}

/** What is shown: around the place as it was when somebody zoomed, or has left what was shown. */
function useView(point: Point | null) {
  const [zoom, setZoom] = useState(0);
  const [middle, setMiddle] = useState(point ?? origin);
  const view = viewAround(middle, widths[zoom] ?? extent.width);
  if (point && point !== middle && !isWithin(view, point)) setMiddle(point);

  function zoomBy(steps: number) {
    setZoom((before) => Math.min(Math.max(before + steps, 0), narrowest));
    setMiddle(point ?? middle);
  }
  return { view, zoom, zoomBy };
}

/** They are a help: the map can do without. */
function useCities(): readonly ListedCity[] {
  const [cities, setCities] = useState<readonly ListedCity[]>([]);
  useEffect(() => {
    fetchJson<{ cities: ListedCity[] }>('/tools/cities.json').then(
      (answer) => setCities(answer.cities),
      () => undefined,
    );
  }, []);
  return cities;
}

function useNearest(
  cities: readonly ListedCity[],
  point: Point,
  words: YieldContent['words'],
): string {
  const languageTag = useLanguageTag();
  const places = useMemo(
    () => cities.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
    [cities],
  );
  const found = nearestOf(places, point);
  if (!found) return '';
  const { place, distance } = found;
  return nearestText({ name: place.name, distance }, words, languageTag);
}

function Land({ view }: { view: View }) {
  const end = (extent.north - dataTo) * units;
  return (
    <svg viewBox={viewBoxOf(view)} preserveAspectRatio="none" aria-hidden="true">
      <use href={`${land}#land`} vectorEffect="non-scaling-stroke" />
      {/* The data end here. */}
      <path
        className="map-end"
        d={`M0 ${end}H${extent.width * units}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Where land has no coast in sight, names tell where one is. */
function Cities({ cities, view }: { cities: readonly ListedCity[]; view: View }) {
  const layer = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (layer.current) observer.observe(layer.current);
    return () => observer.disconnect();
  }, []);
  const labels = width > 0 ? labelsIn(cities, view, { width, height: width / aspect }) : [];
  return (
    <div ref={layer} aria-hidden="true">
      {labels.map(({ name, x, y }) => (
        <span key={`${name}${x}`} className="map-city" style={{ left: x, top: y }}>
          {name}
        </span>
      ))}
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;

function Mark({ view, point }: { view: View; point: Point }) {
  const { x, y } = positionIn(view, point);
  return <span className="map-point" style={{ left: percent(x), top: percent(y) }} />;
}

interface ZoomProperties {
  words: YieldContent['words'];
  zoom: number;
  zoomBy: (steps: number) => void;
}

/** Buttons keep the focus where they can do no more. */
function Zoom({ words, zoom, zoomBy }: ZoomProperties) {
  const buttons = [
    { sign: '−', label: words.mapFarther, steps: -1, isDone: zoom === 0 },
    { sign: '+', label: words.mapCloser, steps: 1, isDone: zoom === narrowest },
  ];
  return (
    <div className="map-zoom">
      {buttons.map(({ sign, label, steps, isDone }) => (
        <button
          key={sign}
          type="button"
          className="action"
          aria-label={label}
          aria-disabled={isDone}
          onClick={() => zoomBy(steps)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
