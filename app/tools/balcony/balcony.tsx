import { useLoaderData, useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag } from '../../site.tsx';
import type { BalconyContent, ToolPlace } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import { ToolSheet, useEntries } from '../tool-sheet.tsx';
import { readCase } from '../yield/case.ts';
import { Honesty } from '../yield/honesty.tsx';
import { calculate } from '../yield/outcome.ts';
import type { FoundPlace } from '../yield/place-box.tsx';
import { Result } from '../yield/result.tsx';
import { nameIn, usePlace } from '../yield/use-place.ts';
import { Where } from '../yield/where.tsx';
import { AtTheRailing } from './at-the-railing.tsx';
import {
  type BalconyEntries,
  fieldNames,
  firstEntries,
  queryOf,
  yieldEntries,
  yieldQuery,
} from './query.ts';
import { readRailing } from './railing.ts';

export { loader } from '../../pages/published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (page?.tool?.name !== 'balcony') return <NotFound />;
  const { tool } = page;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <Text as="h1" className="page-title" value={page.title} />
      {/* An address says what is in the fields. */}
      <Balcony key={search} tool={tool} />
      <Honesty words={tool.words} sources={tool.sources} isStationary />
    </>
  );
}

/** A kit on a railing: what it yields as any upright module does, whether it fits, what it weighs. */
function Balcony({ tool }: { tool: BalconyContent }) {
  const { words, kits } = tool;
  const tag = useLanguageTag();
  const { entries, query, set, change } = useEntries<BalconyEntries>({
    first: () => firstEntries(tool.query, kits, nameIn(tool)),
    isAsked: tool.query.v !== undefined,
    queryOf,
  });
  const found = usePlace(tool, entries);
  const { place } = found;
  const { gridFactor = null, price } = place ?? {};
  const context = { models: kits, words, languageTag: tag, gridFactor, price };
  const { errors: ofYield, read } = readCase(yieldEntries(entries), context);
  const { errors: ofRailing, railing } = readRailing(entries, words, tag);
  const errors = { ...ofYield, ...ofRailing, ...found.errors };
  const kit = kits.find(({ key }) => key === entries.model);
  const choose = (chosen: FoundPlace) => {
    set('place', chosen.label);
    void found.choose(chosen);
  };

  return (
    <ToolSheet
      {...{ words, query, path: '/tools/balcony' }}
      isPlaceKnown={found.isKnown(entries)}
      fields={<Fields {...{ tool, place, entries, errors, change, set, choose }} />}
      labels={fieldNames.map((name) => [name, name === 'model' ? words.kit : words[name]])}
      errors={errors}
      below={kit && railing && <AtTheRailing {...{ words, kit, railing, glass: tool.glass }} />}
      title={place?.label ?? words.result}
      result={
        place &&
        read &&
        kit &&
        railing && (
          <Result
            {...{ words, place, read, query, tool: 'balcony', files: yieldQuery(entries) }}
            outcome={calculate(place, read)}
          />
        )
      }
    />
  );
}

interface FieldsProperties {
  tool: BalconyContent;
  place: ToolPlace | null;
  entries: BalconyEntries;
  errors: Partial<Record<string, string>>;
  change: Change;
  set: (name: keyof BalconyEntries, value: string) => void;
  choose: (place: FoundPlace) => void;
}

function Fields({ tool, place, entries, errors, change, set, choose }: FieldsProperties) {
  const { words, kits } = tool;
  const field = (name: 'azimuth' | 'railing' | 'floor' | 'model', label: string) => ({
    ...{ name, label, value: entries[name], error: errors[name], change },
  });
  return (
    <div className="tool-fields">
      <Where
        {...{ tool, place, entries, errors, change, set, choose }}
        addressOf={(label) => `/tools/balcony${queryOf({ ...entries, place: label })}`}
      />
      <ToolField {...field('model', words.kit)} options={kits} isWide />
      <ToolField {...field('railing', words.railing)} hint={words.railingHint} />
      <ToolField {...field('azimuth', words.azimuth)} hint={words.azimuthHint} />
      <ToolField
        {...field('floor', words.floor)}
        {...{ hint: words.floorHint, optional: words.optional }}
      />
    </div>
  );
}
