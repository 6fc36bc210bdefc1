import { useDeferredValue, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import { ToolSheet, useEntries } from '../tool-sheet.tsx';
import { Choices } from '../yield/place-box.tsx';
import { readCase } from './case.ts';
import type { RoofContent } from './content.ts';
import { RoofFields } from './fields.tsx';
import { labelsOf } from './labels.ts';
import { calculate, yieldOf } from './outcome.ts';
import { type Entries, firstEntries, queryOf } from './query.ts';
import { Details, Layout } from './result.tsx';
import './roof.css';

export { loader } from '../../pages/published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (page?.tool?.name !== 'roof') return <NotFound />;
  const { tool } = page;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <Text as="h1" className="page-title" value={page.title} />
      {/* An address says what is in the fields. */}
      <RoofCheck key={search} tool={tool} />
      <Method tool={tool} />
    </>
  );
}

/** A large roof takes so long to fill that typing goes first. */
function RoofCheck({ tool }: { tool: RoofContent }) {
  const { words, models, inverters, place } = tool;
  const languageTag = useLanguageTag();
  const { entries, query, change } = useEntries<Entries>({
    first: () => firstEntries(tool, languageTag),
    isAsked: tool.query.v !== undefined,
    queryOf,
  });
  const shown = useDeferredValue(entries);
  const context = { models, words, languageTag };
  const { errors: caseErrors } = readCase(entries, context);
  const read = useMemo(
    () => readCase(shown, { models, words, languageTag }).read,
    [shown, models, words, languageTag],
  );
  const [asked] = useState(entries);
  const known = shown === asked ? tool.layout : null;
  const outcome = useMemo(() => read && calculate(read, known), [read, known]);
  const isPlaceKnown = entries.place === (place?.label ?? tool.query.place ?? '');
  const year = useMemo(
    () =>
      read && outcome && place && isPlaceKnown
        ? { ...yieldOf(place.climate, read, outcome.power), place: place.label }
        : null,
    [read, outcome, place, isPlaceKnown],
  );
  const isRight = Object.keys(caseErrors).length === 0;
  const placeError = isPlaceKnown ? tool.placeProblem : null;
  const errors = placeError ? { ...caseErrors, place: placeError } : caseErrors;
  const found = isRight && read && outcome ? { words, read, outcome, year, query } : null;

  return (
    <ToolSheet
      {...{ words, query, isPlaceKnown, path: '/tools/roof', title: words.result }}
      fields={
        <>
          <RoofFields {...{ words, models, inverters, entries, errors, change }} />
          <Choices
            labels={tool.choices}
            addressOf={(label) => `/tools/roof${queryOf({ ...entries, place: label })}`}
          />
        </>
      }
      labels={labelsOf(words, useMessages())}
      errors={errors}
      result={found && <Layout {...found} />}
      across={found && <Details {...found} />}
    />
  );
}

/** How it is calculated, and where its data come from. */
function Method({ tool: { words, sources } }: { tool: RoofContent }) {
  const formulas = [
    ...[words.methodLayout, words.methodAdhesive, words.methodLoad],
    ...[words.methodUnits, words.methodString],
  ];
  return (
    <section className="tool">
      <div className="tool-sheet">
        <div>
          <h2>{words.method}</h2>
          <ul>
            {formulas.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{words.sources}</h2>
          {/* The licences prescribe these words. */}
          <p className="field-hint" lang="en">
            {sources}
          </p>
        </div>
      </div>
    </section>
  );
}
