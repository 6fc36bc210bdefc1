import {
  type FormEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { inPlace } from '../../navigation.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import type { Change } from '../field.tsx';
import '../tool.css';
import { readCase } from './case.ts';
import type { RoofContent } from './content.ts';
import { RoofFields } from './fields.tsx';
import { calculate, yieldOf } from './outcome.ts';
import { type Entries, firstEntries, queryOf } from './query.ts';
import { Result } from './result.tsx';
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

/**
 * The form and its result. Without scripts the server calculates what the address asks for; with
 * them the result follows every change, by the same modules.
 */
function RoofCheck({ tool }: { tool: RoofContent }) {
  const { words, models, place } = tool;
  const languageTag = useLanguageTag();
  const navigate = useNavigate();
  const resultId = useId();
  const { formErrorSummary } = useMessages();
  const [entries, setEntries] = useState(() => entriesOf(tool, languageTag));
  const shown = useDeferredValue(entries);
  const context = { models, words, languageTag };
  const { errors } = readCase(entries, context);
  const read = useMemo(
    () => readCase(shown, { models, words, languageTag }).read,
    [shown, models, words, languageTag],
  );
  const outcome = useMemo(() => read && calculate(read), [read]);
  const isPlaceKnown = entries.place === (place?.label ?? tool.query.place ?? '');
  const year = useMemo(
    () =>
      read && outcome && place && isPlaceKnown
        ? { ...yieldOf(place.climate, read, outcome.power), place: place.label }
        : null,
    [read, outcome, place, isPlaceKnown],
  );
  const query = queryOf(entries);
  const isAsked = useRef(tool.query.v !== undefined);
  const placeError = isPlaceKnown ? tool.placeProblem : null;

  useEffect(() => {
    if (isAsked.current) showInAddress(query);
  }, [query]);

  const change: Change = ({ target }) => {
    isAsked.current = true;
    setEntries((before) => ({ ...before, [target.name]: target.value }));
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPlaceKnown) return navigate(`/tools/roof${query}`, { state: inPlace });
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="tool">
      <p className="lead">{words.description}</p>
      <div className="tool-sheet">
        <form className="tool-form" method="get" action="/tools/roof" noValidate onSubmit={submit}>
          <input type="hidden" name="v" value="1" />
          <RoofFields
            {...{ words, models, entries, change }}
            errors={placeError ? { ...errors, place: placeError } : errors}
          />
          <Choices tool={tool} entries={entries} />
          <p className="actions">
            <button className="action action-primary" type="submit">
              {words.calculate}
            </button>
          </p>
        </form>
        <div className="tool-result" id={resultId} tabIndex={-1}>
          <h2>{words.result}</h2>
          {read && outcome && Object.keys(errors).length === 0 ? (
            <Result {...{ words, read, outcome, year, query }} />
          ) : (
            <p role="status">{formErrorSummary}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function entriesOf(tool: RoofContent, languageTag: string): Entries {
  const { query, models, place } = tool;
  const first = { model: models[0]?.key ?? '', place: place?.label ?? '' };
  const entries = firstEntries(query, first, languageTag);
  return place ? { ...entries, place: place.label } : entries;
}

/** Places of the same name. */
function Choices({ tool: { choices }, entries }: { tool: RoofContent; entries: Entries }) {
  if (choices.length === 0) return null;
  return (
    <ul>
      {choices.map((place) => (
        <li key={place}>
          <SiteLink to={`/tools/roof${queryOf({ ...entries, place })}`} keepsPlace>
            {place}
          </SiteLink>
        </li>
      ))}
    </ul>
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
      <h2>{words.method}</h2>
      <ul>
        {formulas.map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
      {/* The licences prescribe these words. */}
      <p className="field-hint" lang="en">
        {sources}
      </p>
    </section>
  );
}

/** Whoever copies the address shares what is in the fields; going back leaves the page, as before. */
function showInAddress(query: string): void {
  if (window.location.search === query) return;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
}
