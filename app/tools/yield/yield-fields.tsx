import { formatNumber } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import type { ToolModel, ToolPlace, YieldContent } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import { type Entries, type EntryErrors, fixedTilt, kinds } from './case.ts';
import { Choices, type FoundPlace, PlaceBox } from './place-box.tsx';
import { queryOf } from './query.ts';
import { RoofDrawing } from './roof-drawing.tsx';
import { kindName } from './wording.ts';

interface Properties {
  words: YieldContent['words'];
  models: ToolModel[];
  place: ToolPlace | null;
  choices: string[];
  entries: Entries;
  errors: EntryErrors;
  change: Change;
  set: (name: keyof Entries, value: string) => void;
  choose: (place: FoundPlace) => void;
  /** Of the last case that could be read. */
  shown: { azimuth: number; tilt: number };
}

/** Everything that can be entered, in the order in which one thinks of it. */
export function YieldFields(properties: Properties) {
  const { words, models, entries, errors, change, set, shown } = properties;
  const tag = useLanguageTag();
  const fixed = fixedTilt(entries.kind);
  const field = (name: 'azimuth' | 'tilt' | 'count' | 'factor' | 'price', hint: string) => ({
    ...{ name, label: words[name], value: entries[name], error: errors[name], hint, change },
  });
  const { gridFactor = null } = properties.place ?? {};
  const factorHint =
    gridFactor === null
      ? words.factorUnknown
      : words.factorKnown.replace('{value}', formatNumber(gridFactor, tag));
  return (
    <div className="tool-fields">
      <Where {...properties} />
      <ToolField
        {...{ name: 'kind', label: words.kind, value: entries.kind, error: errors.kind, change }}
        options={kinds.map((kind) => ({ key: kind, name: kindName(kind, words) }))}
        isWide
      />
      <RoofDrawing
        {...{ words, ...shown, isTiltFixed: fixed !== null }}
        change={(name, value) => set(name, String(value))}
      />
      <ToolField {...field('azimuth', words.azimuthHint)} />
      <ToolField
        {...field(
          'tilt',
          fixed === null ? words.tiltHint : words.tiltFixed.replace('{value}', String(fixed)),
        )}
      />
      <ToolField
        {...{
          name: 'model',
          label: words.model,
          value: entries.model,
          error: errors.model,
          change,
        }}
        options={models}
      />
      <ToolField {...field('count', words.countHint)} />
      <details
        className="tool-wide"
        open={Boolean(entries.factor || entries.price || errors.factor || errors.price)}
      >
        <summary>{words.more}</summary>
        <div className="tool-fields">
          <ToolField {...field('factor', factorHint)} optional={words.optional} />
          <ToolField {...field('price', words.priceHint)} optional={words.optional} />
        </div>
      </details>
    </div>
  );
}

function Where({ words, choices, entries, errors, change, set, choose }: Properties) {
  const hasCoordinates = Boolean(entries.latitude || entries.longitude);
  return (
    <>
      <PlaceBox
        {...{ words, value: entries.place, error: errors.place, choose }}
        type={(value) => set('place', value)}
      />
      <Choices
        labels={choices}
        addressOf={(label) => `/tools/yield${queryOf({ ...entries, place: label })}`}
      />
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
