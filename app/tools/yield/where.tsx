import type { YieldContent } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import { Choices, type FoundPlace, PlaceBox } from './place-box.tsx';
import type { PlaceEntries } from './use-place.ts';

interface Properties<Entries extends PlaceEntries> {
  words: YieldContent['words'];
  /** Places of the same name, to choose from. */
  choices: string[];
  /** That shows the same entries with one of them. */
  addressOf: (place: string) => string;
  entries: Entries;
  errors: Partial<Record<keyof PlaceEntries, string>>;
  change: Change;
  set: (name: 'place', value: string) => void;
  choose: (place: FoundPlace) => void;
}

/** A place by its name, or by coordinates while there is none. */
export function Where<Entries extends PlaceEntries>(properties: Properties<Entries>) {
  const { words, choices, addressOf, entries, errors, change, set, choose } = properties;
  const hasCoordinates = Boolean(entries.latitude || entries.longitude);
  return (
    <>
      <PlaceBox
        {...{ words, value: entries.place, error: errors.place, choose }}
        type={(value) => set('place', value)}
      />
      <Choices labels={choices} addressOf={addressOf} />
      <details className="tool-wide" open={hasCoordinates}>
        <summary>{words.coordinates}</summary>
        <p className="field-hint">{words.coordinatesHint}</p>
        <div className="tool-fields">
          {(['latitude', 'longitude'] as const).map((name) => (
            <ToolField
              key={name}
              {...{ name, label: words[name], value: entries[name], error: errors[name], change }}
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
