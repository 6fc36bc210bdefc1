import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../chunks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import type { ToolPlace, YieldContent } from '../content.ts';
import type { Point } from './coordinates.ts';
import type { MapProperties } from './map/map.tsx';
import { PlainMap } from './plain-map.tsx';
import { type PlaceEntries, pointIn } from './use-place.ts';

interface Properties {
  words: YieldContent['words'];
  place: ToolPlace | null;
  entries: PlaceEntries;
  set: (name: keyof PlaceEntries, value: string) => void;
}

/** What is below does not move when React comes, nor the map, nor when its words get longer. */
const frame = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(8.5rem, auto)',
  marginBlockStart: '0.75rem',
};

/**
 * A map on which to choose a place, loaded when somebody opens it. It fills in the coordinates, as
 * typing them does, and shows what is typed. Without scripts it is a picture to click on.
 */
export function PlaceOnMap({ words, place, entries, set }: Properties) {
  const languageTag = useLanguageTag();
  const details = useRef<HTMLDetailsElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<MapProperties>>();
  const [hasFailed, setFailed] = useState(false);

  function load() {
    if (!details.current?.open || Loaded) return;
    setFailed(false);
    loadChunk(() => import('./map/map.tsx')).then(
      (module) => setLoaded(() => module.PlaceMap),
      () => setFailed(true),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before
  useEffect(load, []);

  function choose({ latitude, longitude }: Point) {
    set('place', '');
    // The calibration of another country would be wrong, and nobody would notice.
    set('country', '');
    set('latitude', formatNumber(latitude, languageTag));
    set('longitude', formatNumber(longitude, languageTag));
  }

  return (
    <details className="tool-wide" ref={details} onToggle={load}>
      <summary>{words.map}</summary>
      <div id="map">
        <div className="tool-scripted">
          <p className="field-hint">{words.mapHint}</p>
          <div style={frame}>
            {Loaded ? (
              <Loaded {...{ words, choose }} point={pointIn(entries, languageTag) ?? place} />
            ) : (
              <>
                <div style={{ aspectRatio: 2 }} />
                <p role="status">{hasFailed && words.mapFailed}</p>
              </>
            )}
          </div>
        </div>
        {/* Browsers with scripts never show it, so that they need not have it. */}
        <noscript>{import.meta.env.SSR && <PlainMap {...{ words, place }} />}</noscript>
      </div>
    </details>
  );
}
