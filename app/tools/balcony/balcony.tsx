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
import type { BalconyContent } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import '../tool.css';
import { readCase } from '../yield/case.ts';
import { Honesty } from '../yield/honesty.tsx';
import { calculate } from '../yield/outcome.ts';
import { Choices, type FoundPlace, PlaceBox } from '../yield/place-box.tsx';
import { Result } from '../yield/result.tsx';
import { nameIn, usePlace } from '../yield/use-place.ts';
import { AtTheRailing } from './at-the-railing.tsx';
import { type BalconyEntries, queryOf, yieldEntries, yieldQuery } from './query.ts';
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
      <Honesty words={tool.words} sources={tool.sources} />
    </>
  );
}

function firstEntries(tool: BalconyContent): BalconyEntries {
  const { query, kits } = tool;
  const isAsked = query.v !== undefined;
  return {
    place: nameIn(tool),
    azimuth: query.azimuth ?? (isAsked ? '' : '180'),
    railing: query.railing ?? (isAsked ? '' : '4'),
    floor: query.floor ?? '',
    model: query.model ?? kits[0]?.key ?? '',
  };
}

/** A kit on a railing: what it yields as any upright module does, whether it fits, what it weighs. */
function Balcony({ tool }: { tool: BalconyContent }) {
  const { words, kits, choices } = tool;
  const tag = useLanguageTag();
  const navigate = useNavigate();
  const resultId = useId();
  const { formErrorSummary } = useMessages();
  const [entries, setEntries] = useState(() => firstEntries(tool));
  const found = usePlace(tool, yieldEntries(entries));
  const { place } = found;
  const gridFactor = place?.gridFactor ?? null;
  const context = { models: kits, words, languageTag: tag, gridFactor };
  const { errors, read } = readCase(yieldEntries(entries), context);
  const { errors: ofRailing, railing } = readRailing(entries, words, tag);
  const kit = kits.find(({ key }) => key === entries.model);
  const query = queryOf(entries);
  const isAsked = useRef(tool.query.v !== undefined);

  useEffect(() => {
    if (isAsked.current) showInAddress(query);
  }, [query]);

  const set = (name: keyof BalconyEntries, value: string) => {
    isAsked.current = true;
    setEntries((before) => ({ ...before, [name]: value }));
  };
  const change: Change = ({ target }) => set(target.name as keyof BalconyEntries, target.value);
  const choose = (chosen: FoundPlace) => {
    set('place', chosen.label);
    void found.choose(chosen);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!found.isKnown(yieldEntries(entries))) {
      return navigate(`/tools/balcony${query}`, { state: inPlace });
    }
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="tool">
      <p className="lead">{words.description}</p>
      <div className="tool-sheet">
        <div>
          <form method="get" action="/tools/balcony" noValidate onSubmit={submit}>
            <input type="hidden" name="v" value="1" />
            <Fields
              {...{ tool, entries, change, set, choose }}
              errors={{ ...errors, ...ofRailing, ...found.errors }}
            />
            <Choices
              labels={choices}
              addressOf={(label) => `/tools/balcony${queryOf({ ...entries, place: label })}`}
            />
            <p className="actions">
              <button className="action action-primary" type="submit">
                {words.calculate}
              </button>
            </p>
          </form>
          {kit && railing && <AtTheRailing {...{ words, kit, railing }} />}
        </div>
        <div className="tool-result" id={resultId} tabIndex={-1}>
          <h2>{place?.label ?? words.result}</h2>
          {place && read && kit && railing ? (
            <Result
              {...{ words, place, read, query: yieldQuery(entries) }}
              outcome={calculate(place.climate, read)}
            />
          ) : (
            <p role="status">{formErrorSummary}</p>
          )}
        </div>
      </div>
    </section>
  );
}

interface FieldsProperties {
  tool: BalconyContent;
  entries: BalconyEntries;
  errors: Partial<Record<string, string>>;
  change: Change;
  set: (name: keyof BalconyEntries, value: string) => void;
  choose: (place: FoundPlace) => void;
}

function Fields({ tool: { words, kits }, entries, errors, change, set, choose }: FieldsProperties) {
  const field = (name: 'azimuth' | 'railing' | 'floor' | 'model', label: string) => ({
    ...{ name, label, value: entries[name], error: errors[name], change },
  });
  return (
    <div className="tool-fields">
      <PlaceBox
        {...{ words, value: entries.place, error: errors.place, choose }}
        type={(value) => set('place', value)}
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
