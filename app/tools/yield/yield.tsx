import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { inPlace } from '../../navigation.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import type { YieldContent } from '../content.ts';
import type { Change } from '../field.tsx';
import '../tool.css';
import { showInAddress } from '../address.ts';
import { type Entries, firstEntries, fixedTilt, readCase } from './case.ts';
import { Honesty } from './honesty.tsx';
import { calculate } from './outcome.ts';
import type { FoundPlace } from './place-box.tsx';
import { queryOf } from './query.ts';
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

/**
 * The form and its result. Without scripts the server calculates what the address asks for; with
 * them the result follows every change, by the same module.
 */
function Estimate({ tool }: { tool: YieldContent }) {
  const { words, models, choices } = tool;
  const tag = useLanguageTag();
  const navigate = useNavigate();
  const resultId = useId();
  const { formErrorSummary } = useMessages();
  const [entries, setEntries] = useState(() => firstEntries(tool.query, models, nameIn(tool)));
  const { place, errors: placeErrors, choose: choosePlace, isKnown } = usePlace(tool, entries);
  const gridFactor = place?.gridFactor ?? null;
  const { errors, read } = readCase(entries, { models, words, languageTag: tag, gridFactor });
  const outcome = read && place && calculate(place.climate, read);
  const shown = useLastPlane(read, entries);
  const query = queryOf(entries);
  const isAsked = useRef(tool.query.v !== undefined);
  const allErrors = { ...errors, ...placeErrors };

  useEffect(() => {
    if (isAsked.current) showInAddress(query);
  }, [query]);

  const set = (name: keyof Entries, value: string) => {
    isAsked.current = true;
    setEntries((before) => ({ ...before, [name]: value }));
  };
  const change: Change = ({ target }) => set(target.name as keyof Entries, target.value);

  const choose = (found: FoundPlace) => {
    set('place', found.label);
    void choosePlace(found);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isKnown(entries)) return navigate(`/tools/yield${query}`, { state: inPlace });
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="tool">
      <p className="lead">{words.description}</p>
      <div className="tool-sheet">
        <form method="get" action="/tools/yield" noValidate onSubmit={submit}>
          <input type="hidden" name="v" value="1" />
          <YieldFields
            {...{
              words,
              models,
              place,
              choices,
              entries,
              errors: allErrors,
              change,
              set,
              choose,
              shown,
            }}
          />
          <p className="actions">
            <button className="action action-primary" type="submit">
              {words.calculate}
            </button>
          </p>
        </form>
        <div className="tool-result" id={resultId} tabIndex={-1}>
          <h2>{place?.label ?? words.result}</h2>
          {place && read && outcome ? (
            <Result {...{ words, place, read, outcome, query }} />
          ) : (
            <p role="status">{formErrorSummary}</p>
          )}
        </div>
      </div>
    </section>
  );
}

/** What is drawn while a number is being typed: the last plane that could be read. */
function useLastPlane(read: { azimuth: number; tilt: number } | null, entries: Entries) {
  const last = useRef({ azimuth: 180, tilt: fixedTilt(entries.kind) ?? 10 });
  if (read) last.current = { azimuth: read.azimuth, tilt: read.tilt };
  return last.current;
}
