import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { fetchJson } from '../../http.ts';
import { inPlace } from '../../navigation.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import type { PlaceProblem, ToolPlace, YieldContent } from '../content.ts';
import type { Change } from '../field.tsx';
import '../tool.css';
import { type Entries, type EntryErrors, firstEntries, fixedTilt, readCase } from './case.ts';
import { Honesty } from './honesty.tsx';
import { calculate } from './outcome.ts';
import type { FoundPlace } from './place-box.tsx';
import { queryOf } from './query.ts';
import { Result } from './result.tsx';
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

function problemText(problem: PlaceProblem, words: YieldContent['words'], field: string): string {
  if (field === 'country') return words.countryUnknown;
  return {
    required: words.placeRequired,
    unknown: words.placeUnknown,
    ambiguous: words.placeAmbiguous,
    notANumber: words.coordinateWrong,
    outsideData: words.coordinateOutside,
  }[problem];
}

const problemsOf = ({ placeProblems, words }: YieldContent): EntryErrors =>
  Object.fromEntries(
    Object.entries(placeProblems).map(([field, problem]) => [
      field,
      problemText(problem, words, field),
    ]),
  );

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
  const [place, setPlace] = useState(tool.place);
  const [placeErrors, setPlaceErrors] = useState(() => problemsOf(tool));
  const [entries, setEntries] = useState(() => firstEntries(tool.query, models, nameIn(tool)));
  const [known, setKnown] = useState(() => (tool.place ? whereIn(entries) : null));
  const gridFactor = place?.gridFactor ?? null;
  const { errors, read } = readCase(entries, { models, words, languageTag: tag, gridFactor });
  const outcome = useMemo(() => read && place && calculate(place.climate, read), [read, place]);
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

  async function choose(found: FoundPlace) {
    set('place', found.label);
    const { label, latitude, longitude, country } = found;
    const asked = new URLSearchParams({
      ...{ label, latitude: String(latitude), longitude: String(longitude), country },
    });
    const answer = await fetchJson<ToolPlace>(`/tools/place.json?${asked}`).catch(() => null);
    setPlaceErrors(answer ? {} : { place: words.placeFailed });
    if (!answer) return;
    setPlace(answer);
    setKnown(whereIn({ ...entries, place: label }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (known !== whereIn(entries)) return navigate(`/tools/yield${query}`, { state: inPlace });
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
            {...{ words, models, place, choices, entries, errors: allErrors, change, set, shown }}
            choose={(found) => void choose(found)}
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

/** The name of the place, as it is found again; none where coordinates stand for it. */
function nameIn({ query, place }: YieldContent): string {
  const usesCoordinates = query.v !== undefined && !query.place;
  return usesCoordinates ? '' : (place?.label ?? query.place ?? '');
}

/** Only the server knows what climate belongs to it. */
const whereIn = ({ place, latitude, longitude, country }: Entries): string =>
  JSON.stringify(place.trim() ? place.trim() : [latitude, longitude, country]);

/** What is drawn while a number is being typed: the last plane that could be read. */
function useLastPlane(read: { azimuth: number; tilt: number } | null, entries: Entries) {
  const last = useRef({ azimuth: 180, tilt: fixedTilt(entries.kind) ?? 10 });
  if (read) last.current = { azimuth: read.azimuth, tilt: read.tilt };
  return last.current;
}

/** Whoever copies the address shares what is in the fields; going back leaves the page, as before. */
function showInAddress(query: string): void {
  if (window.location.search === query) return;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
}
