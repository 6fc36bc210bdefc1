import { useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag } from '../../site.tsx';
import type { YieldContent } from '../content.ts';
import { ToolSheet, useEntries } from '../tool-sheet.tsx';
import { type Entries, firstEntries, fixedTilt, readCase } from './case.ts';
import { Honesty } from './honesty.tsx';
import { calculate } from './outcome.ts';
import type { FoundPlace } from './place-box.tsx';
import { entryNames, queryOf } from './query.ts';
import { Result } from './result.tsx';
import { nameIn, usePlace } from './use-place.ts';
import { YieldFields } from './yield-fields.tsx';

export { loader } from '../../pages/published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (page?.tool?.name !== 'yield') return <NotFound />;
  const { tool } = page;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <Text as="h1" className="page-title" value={page.title} />
      {/* An address says what is in the fields. */}
      <Estimate key={search} tool={tool} />
      <Honesty words={tool.words} sources={tool.sources} />
    </>
  );
}

/** The server and the browser calculate by the same module. */
function Estimate({ tool }: { tool: YieldContent }) {
  const { words, models } = tool;
  const tag = useLanguageTag();
  const { entries, query, set, change } = useEntries<Entries>({
    first: () => firstEntries(tool.query, models, nameIn(tool)),
    isAsked: tool.query.v !== undefined,
    queryOf,
  });
  const { place, errors: placeErrors, choose: choosePlace, isKnown } = usePlace(tool, entries);
  const { gridFactor = null, price } = place ?? {};
  const context = { models, words, languageTag: tag, gridFactor, price };
  const { errors: caseErrors, read } = readCase(entries, context);
  const errors = { ...caseErrors, ...placeErrors };
  const outcome = read && place && calculate(place, read);
  const shown = useLastPlane(read, entries);

  const choose = (found: FoundPlace) => {
    set('place', found.label);
    void choosePlace(found);
  };

  return (
    <ToolSheet
      {...{ words, query, path: '/tools/yield' }}
      isPlaceKnown={isKnown(entries)}
      fields={<YieldFields {...{ tool, place, entries, errors, change, set, choose, shown }} />}
      labels={entryNames.map((name) => [name, words[name]])}
      errors={errors}
      title={place?.label ?? words.result}
      result={
        place &&
        read &&
        outcome && <Result {...{ words, place, read, outcome, query, tool: 'yield' }} />
      }
    />
  );
}

/** What is drawn while a number is being typed: the last plane that could be read. */
function useLastPlane(read: { azimuth: number; tilt: number } | null, entries: Entries) {
  const last = useRef({ azimuth: 180, tilt: fixedTilt(entries.kind) ?? 10 });
  if (read) last.current = { azimuth: read.azimuth, tilt: read.tilt };
  return last.current;
}
