import { useLoaderData, useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import type { OffGridContent } from '../content.ts';
import { ToolSheet, useEntries } from '../tool-sheet.tsx';
import { Honesty } from '../yield/honesty.tsx';
import type { FoundPlace } from '../yield/place-box.tsx';
import { nameIn, usePlace } from '../yield/use-place.ts';
import { ordinaryUncertainty } from '../yield/wording.ts';
import { balance } from './balance.ts';
import { readCase } from './case.ts';
import { OffGridFields } from './fields.tsx';
import { labelsOf } from './labels.ts';
import { type Entries, firstEntries, queryOf } from './query.ts';
import { Result } from './result.tsx';

export { loader } from '../../pages/published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (page?.tool?.name !== 'offGrid') return <NotFound />;
  const { tool } = page;
  const { words, sources } = tool;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <Text as="h1" className="page-title" value={page.title} />
      {/* An address says what is in the fields. */}
      <OffGrid key={search} tool={tool} />
      <Honesty
        {...{ words, sources, missing: [words.notInParking], deducted: words.isInBattery }}
      />
    </>
  );
}

/** Demand, modules and battery; the server and the browser calculate by the same modules. */
function OffGrid({ tool }: { tool: OffGridContent }) {
  const { words, models } = tool;
  const languageTag = useLanguageTag();
  const { entries, query, set, change } = useEntries<Entries>({
    first: () => {
      const first = { model: models[0]?.key ?? '', place: nameIn(tool) };
      return firstEntries(tool.query, first, languageTag);
    },
    isAsked: tool.query.v !== undefined,
    queryOf,
  });
  const found = usePlace(tool, entries);
  const { place } = found;
  const { errors: caseErrors, read } = readCase(entries, { models, words, languageTag });
  const errors = { ...caseErrors, ...found.errors };
  const choose = (chosen: FoundPlace) => {
    set('place', chosen.label);
    void found.choose(chosen);
  };

  return (
    <ToolSheet
      {...{ words, query, path: '/tools/off-grid' }}
      isPlaceKnown={found.isKnown(entries)}
      fields={<OffGridFields {...{ tool, place, entries, errors, change, set, choose }} />}
      labels={labelsOf(words, useMessages())}
      errors={errors}
      title={place?.label ?? words.result}
      result={
        place &&
        read && (
          <Result
            {...{ words, read, query, found: balance(place.climate, read) }}
            isWide={place.climate.uncertainty > ordinaryUncertainty}
          />
        )
      }
    />
  );
}
