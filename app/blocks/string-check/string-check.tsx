import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { BlockOf } from '../../../cms/interface.ts';
import { Basis } from '../../components/basis.tsx';
import { Text } from '../../components/text.tsx';
import '../../forms/fields.css';
import { useLanguageTag } from '../../site.tsx';
import { useTypedBefore } from '../../tools/typed-before.ts';
import { checkedModels, type Entries, evaluate, firstEntries } from './entries.ts';
import { EntryFields } from './entry-fields.tsx';
import { Result } from './result.tsx';
import './string-check.css';

/**
 * Whether a string stays below its voltage limit on the coldest day. Without JavaScript, the form
 * requests the page with the input as parameters; with it, the result follows every keystroke.
 */
export default function StringCheck({ block }: { block: BlockOf<'stringCheck'> }) {
  const { messages, query } = block;
  const languageTag = useLanguageTag();
  const { pathname } = useLocation();
  const resultId = useId();
  const form = useTypedBefore();
  const models = checkedModels(block.models);
  const [entries, setEntries] = useState(() => firstEntries(models, query));
  const { errors, outcome } = evaluate(entries, { models, messages, languageTag });
  const anchor = block.anchor ?? block.id ?? 'string-check';

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    setEntries((before): Entries => ({ ...before, [target.name]: target.value }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? document.getElementById(resultId))?.focus();
  }

  return (
    <section className="section-grid string-check" id={anchor}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {models.length > 0 ? (
        <div className="string-check-sheet">
          <form
            ref={form}
            method="get"
            action={`${pathname}#${anchor}`}
            noValidate
            onSubmit={submit}
          >
            <EntryFields {...{ models, messages, entries, errors, change }} />
            <p className="actions">
              <button className="action action-primary" type="submit">
                {messages.calculate}
              </button>
            </p>
          </form>
          <Result id={resultId} outcome={outcome} messages={messages} />
        </div>
      ) : (
        <p>{messages.dataMissing}</p>
      )}
      <Basis value={block.basis} />
    </section>
  );
}
