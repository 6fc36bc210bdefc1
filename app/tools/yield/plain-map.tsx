import { useLanguageTag } from '../../site.tsx';
import type { ToolPlace, YieldContent } from '../content.ts';
import { clickName, plainSize } from './map/click.ts';
import { extent, positionIn, type View, viewAround, viewBoxOf, widths } from './map/geometry.ts';
import land from './map/land.svg?url';
import { nearestText } from './nearest.ts';

interface Properties {
  words: YieldContent['words'];
  place: ToolPlace | null;
}

const world: View = { left: 0, top: 0, width: extent.width, height: extent.height };

/** The world, and what is around the place: pictures that send where they were clicked. */
export function PlainMap({ words, place }: Properties) {
  const languageTag = useLanguageTag();
  const around = place && viewAround(place, widths[2]);
  return (
    <>
      <p className="field-hint">{words.mapPlainHint}</p>
      <Picture view={world} alternative={words.mapWorld} place={place} />
      {around && <Picture view={around} alternative={words.mapAround} place={place} />}
      {place?.nearest && (
        <p>
          {place.label}
          <br />
          {nearestText(place.nearest, words, languageTag)}
        </p>
      )}
    </>
  );
}

interface PictureProperties {
  view: View;
  alternative: string;
  place: ToolPlace | null;
}

/** It has a size of its own: what is sent is counted in its pixels. */
function Picture({ view, alternative, place }: PictureProperties) {
  const { x, y } = place ? positionIn(view, place) : { x: 0, y: 0 };
  return (
    // With room for the mark of the focus.
    <div style={{ overflowX: 'auto', padding: '0.5rem' }}>
      <div
        style={{
          ...{ position: 'relative', boxSizing: 'content-box', inlineSize: plainSize.width },
          border: '1px solid var(--line-strong)',
        }}
      >
        <input
          type="image"
          name={clickName(view)}
          src={`${land}#svgView(viewBox(${viewBoxOf(view).replaceAll(' ', ',')}))`}
          alt={alternative}
          {...plainSize}
          // Without those of other fields: a click is counted from its inner edge.
          style={{ ...plainSize, display: 'block', padding: 0, border: 0 }}
        />
        {place && (
          <span
            style={{
              ...{ position: 'absolute', left: `${x * 100}%`, top: `${y * 100}%` },
              ...{ inlineSize: '0.75rem', blockSize: '0.75rem', margin: '-0.375rem' },
              ...{ border: '2px solid var(--ink)', borderRadius: '50%' },
              ...{ background: 'var(--accent)', pointerEvents: 'none' },
            }}
          />
        )}
      </div>
    </div>
  );
}
