import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorList } from '../components/error-list.tsx';
import '../forms/fields.css';
import type { ToolMessages } from '../i18n/en/tools.ts';
import { inPlace } from '../navigation.ts';
import { useMessages } from '../site.tsx';
import { type Change, fieldId } from './field.tsx';
import './tool.css';
import { useTypedBefore } from './typed-before.ts';

interface Options<Entries> {
  first: () => Entries;
  /** Whether the address has asked for something: then it says what is in the fields. */
  isAsked: boolean;
  queryOf: (entries: Entries) => string;
}

/** The address waits until the result is painted: browsers take long for it, and Safari allows few. */
const pauseInMilliseconds = 150;

/** What is in the fields of a tool, and the query that shows the same again. */
export function useEntries<Entries extends Record<string, string>>({
  first,
  isAsked: isAskedAtFirst,
  queryOf,
}: Options<Entries>) {
  const [entries, setEntries] = useState(first);
  const isAsked = useRef(isAskedAtFirst);
  const query = queryOf(entries);

  useEffect(() => {
    if (!isAsked.current) return undefined;
    const timer = setTimeout(() => showInAddress(query), pauseInMilliseconds);
    return () => clearTimeout(timer);
  }, [query]);

  const set = (name: keyof Entries, value: string) => {
    isAsked.current = true;
    setEntries((before) => ({ ...before, [name]: value }));
  };
  const change: Change = ({ target }) => set(target.name, target.value);
  return { entries, query, set, change };
}

/** Whoever copies the address shares what is in the fields; going back leaves the page, as before. */
function showInAddress(query: string): void {
  if (window.location.search === query) return;
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
}

export type FieldLabel = readonly [name: string, label: string];

interface Properties {
  words: ToolMessages & { description: string };
  path: string;
  query: string;
  /** Whether the place is the one that has been looked up: another is for the server to find. */
  isPlaceKnown: boolean;
  fields: ReactNode;
  /** Below the form. */
  below?: ReactNode;
  /** How fields are called, in the order of the page. */
  labels: readonly FieldLabel[];
  errors: Partial<Record<string, string>>;
  /** Above the result. */
  title: string;
  /** Null where something has to be corrected first. */
  result: ReactNode;
  /** What is too much for one side; the result then stays in view beside the form. */
  across?: ReactNode;
}

/**
 * The form of a tool and its result, side by side. Without scripts the server calculates what the
 * address asks for; with them the result follows every change, by the same modules.
 */
export function ToolSheet({ words, path, query, isPlaceKnown, ...parts }: Properties) {
  const navigate = useNavigate();
  const resultId = useId();
  const form = useTypedBefore();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPlaceKnown) return navigate(`${path}${query}`, { state: inPlace });
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="tool">
      <p className="lead">{words.description}</p>
      <div className="tool-sheet">
        <div>
          <form
            className="tool-form"
            ref={form}
            method="get"
            action={path}
            noValidate
            onSubmit={submit}
          >
            <input type="hidden" name="v" value="1" />
            {parts.fields}
            <p className="actions">
              <button className="action action-primary" type="submit">
                {words.calculate}
              </button>
            </p>
          </form>
          {parts.below}
        </div>
        <div className="tool-result" id={resultId} tabIndex={-1}>
          <h2>{parts.title}</h2>
          {parts.result ?? <Summary labels={parts.labels} errors={parts.errors} />}
        </div>
      </div>
      {parts.across && <div className="tool-across">{parts.across}</div>}
    </section>
  );
}

/** What has to be corrected before there is a result: as below a form, but nothing interrupts. */
function Summary({ labels, errors }: Pick<Properties, 'labels' | 'errors'>) {
  const { formErrorSummary, labelled } = useMessages();
  const titleId = useId();
  const wrong = labels.flatMap(([name, label]) => {
    const text = `${labelled.replace('{label}', label)}${errors[name]}`;
    return errors[name] ? [[fieldId(name), text] as const] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <div className="form-summary" role="status" aria-labelledby={titleId}>
      <h3 id={titleId}>{formErrorSummary}</h3>
      <ErrorList errors={wrong} />
    </div>
  );
}
