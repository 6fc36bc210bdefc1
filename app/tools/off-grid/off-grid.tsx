import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { inPlace } from '../../navigation.ts';
import { NotFound } from '../../pages/not-found/not-found.tsx';
import type { loader } from '../../pages/published/published.tsx';
import { useLanguageTag, useMessages } from '../../site.tsx';
import { showInAddress } from '../address.ts';
import type { OffGridContent } from '../content.ts';
import type { Change } from '../field.tsx';
import '../tool.css';
import { Honesty } from '../yield/honesty.tsx';
import { Choices, type FoundPlace } from '../yield/place-box.tsx';
import { nameIn, usePlace } from '../yield/use-place.ts';
import { ordinaryUncertainty } from '../yield/wording.ts';
import { balance } from './balance.ts';
import { readCase } from './case.ts';
import { OffGridFields } from './fields.tsx';
import { type Entries, type EntryName, firstEntries, queryOf } from './query.ts';
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

/** A place by its name alone. */
const whereIn = ({ place }: Entries) => ({ place, latitude: '', longitude: '', country: '' });

/** Demand, modules and battery; the server and the browser calculate by the same modules. */
function OffGrid({ tool }: { tool: OffGridContent }) {
  const { words, models, choices } = tool;
  const languageTag = useLanguageTag();
  const navigate = useNavigate();
  const resultId = useId();
  const { formErrorSummary } = useMessages();
  const [entries, setEntries] = useState(() => {
    const first = { model: models[0]?.key ?? '', place: nameIn(tool) };
    return firstEntries(tool.query, first, languageTag);
  });
  const found = usePlace(tool, whereIn(entries));
  const { place } = found;
  const { errors, read } = readCase(entries, { models, words, languageTag });
  const query = queryOf(entries);
  const isAsked = useRef(tool.query.v !== undefined);

  useEffect(() => {
    if (isAsked.current) showInAddress(query);
  }, [query]);

  const set = (name: EntryName, value: string) => {
    isAsked.current = true;
    setEntries((before) => ({ ...before, [name]: value }));
  };
  const change: Change = ({ target }) => set(target.name as EntryName, target.value);
  const choose = (chosen: FoundPlace) => {
    set('place', chosen.label);
    void found.choose(chosen);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!found.isKnown(whereIn(entries))) {
      return navigate(`/tools/off-grid${query}`, { state: inPlace });
    }
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="tool">
      <p className="lead">{words.description}</p>
      <div className="tool-sheet">
        <form
          className="tool-form"
          method="get"
          action="/tools/off-grid"
          noValidate
          onSubmit={submit}
        >
          <input type="hidden" name="v" value="1" />
          <OffGridFields
            {...{ tool, entries, change, set, choose }}
            errors={{ ...errors, ...found.errors }}
          />
          <Choices
            labels={choices}
            addressOf={(label) => `/tools/off-grid${queryOf({ ...entries, place: label })}`}
          />
          <p className="actions">
            <button className="action action-primary" type="submit">
              {words.calculate}
            </button>
          </p>
        </form>
        <div className="tool-result" id={resultId} tabIndex={-1}>
          <h2>{place?.label ?? words.result}</h2>
          {place && read ? (
            <Result
              {...{ words, read, query, found: balance(place.climate, read) }}
              isWide={place.climate.uncertainty > ordinaryUncertainty}
            />
          ) : (
            <p role="status">{formErrorSummary}</p>
          )}
        </div>
      </div>
    </section>
  );
}
