import { useState } from 'react';
import { useSite } from '../../site.tsx';
import type { ToolPlace, YieldContent } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import { Choices, type FoundPlace, PlaceBox } from './place-box.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import type { PlaceEntries } from './use-place.ts';

interface Properties<Entries extends PlaceEntries> {
  tool: Pick<YieldContent, 'words' | 'choices' | 'listSites'>;
  /** That has been found. */
  place: ToolPlace | null;
  /** That shows the same entries with one of the places of the same name. */
  addressOf: (place: string) => string;
  entries: Entries;
  errors: Partial<Record<keyof PlaceEntries, string>>;
  change: Change;
  set: (name: keyof PlaceEntries, value: string) => void;
  choose: (place: FoundPlace) => void;
}

/** A place by its name, on a map, or by coordinates while there is no name. */
export function Where<Entries extends PlaceEntries>(properties: Properties<Entries>) {
  const { tool, place, addressOf, entries, errors, change, set, choose } = properties;
  const { words } = tool;
  const { key } = useSite();
  // The map fills them in, and must not move what is below while somebody points at it.
  const [hadCoordinates] = useState(Boolean(entries.latitude || entries.longitude));
  const isWrong = Boolean(errors.latitude || errors.longitude || errors.country);
  // As on the map: whoever gives coordinates means no longer the place that was named.
  const changeCoordinate: Change = (event) => {
    change(event);
    if (event.target.value.trim()) set('place', '');
  };
  return (
    <>
      <PlaceBox
        {...{ words, value: entries.place, error: errors.place, choose }}
        type={(value) => set('place', value)}
      />
      <Choices labels={tool.choices} addressOf={addressOf} />
      {!tool.listSites.includes(key) && <PlaceOnMap {...{ words, place, entries, set }} />}
      <details className="tool-wide" open={hadCoordinates || isWrong}>
        <summary>{words.coordinates}</summary>
        <p className="field-hint">{words.coordinatesHint}</p>
        <div className="tool-fields">
          {(['latitude', 'longitude'] as const).map((name) => (
            <ToolField
              key={name}
              {...{ name, label: words[name], value: entries[name], error: errors[name] }}
              change={changeCoordinate}
            />
          ))}
          <ToolField
            {...{ name: 'country', label: words.country, value: entries.country, change }}
            {...{ error: errors.country, hint: words.countryHint, optional: words.optional }}
            isWide
          />
        </div>
      </details>
    </>
  );
}
