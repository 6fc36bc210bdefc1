import { formatNumber } from '../../i18n/format.ts';
import { useLanguageTag } from '../../site.tsx';
import type { ToolPlace, YieldContent } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import { type Entries, type EntryErrors, fixedTilt, kinds } from './case.ts';
import type { FoundPlace } from './place-box.tsx';
import { queryOf } from './query.ts';
import { RoofDrawing } from './roof-drawing.tsx';
import { Where } from './where.tsx';
import { kindName } from './wording.ts';

interface Properties {
  tool: YieldContent;
  place: ToolPlace | null;
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
  const { tool, entries, errors, change, set, shown } = properties;
  const { words, models } = tool;
  const tag = useLanguageTag();
  const fixed = fixedTilt(entries.kind);
  const field = (name: 'azimuth' | 'tilt' | 'count' | 'factor' | 'price', hint: string) => ({
    ...{ name, label: words[name], value: entries[name], error: errors[name], hint, change },
  });
  const { factorHint, priceHint } = hintsOf(properties.place, words, tag);
  return (
    <div className="tool-fields">
      <Where
        {...properties}
        addressOf={(label) => `/tools/yield${queryOf({ ...entries, place: label })}`}
      />
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
          <ToolField {...field('price', priceHint)} optional={words.optional} />
        </div>
      </details>
    </div>
  );
}

/** What counts while nothing is entered, with where it comes from. */
function hintsOf(place: ToolPlace | null, words: YieldContent['words'], languageTag: string) {
  const number = (value: number) => formatNumber(value, languageTag);
  const { gridFactor = null, gridSource, price } = place ?? {};
  const factorWords = gridSource
    ? words.factorSourced
        .replace('{source}', gridSource.source)
        .replace('{year}', String(gridSource.year))
    : words.factorKnown;
  return {
    factorHint:
      gridFactor === null
        ? words.factorUnknown
        : factorWords.replace('{value}', number(gridFactor)),
    priceHint: price
      ? words.priceSourced
          .replace('{value}', number(price.value))
          .replace('{currency}', price.currency)
          .replace('{source}', price.source)
          .replace('{year}', String(price.year))
      : words.priceHint,
  };
}
