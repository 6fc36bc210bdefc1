'use client';

import { Button, ConfirmationModal, useListQuery, useModal } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';

const question = 'delete-person';

interface Texts {
  title: string;
  help: string;
  email: string;
  download: string;
  delete: string;
  confirm: string;
  downloaded: string;
  deleted: string;
  nothing: string;
  invalid: string;
  failed: string;
}

interface Properties {
  /** The list that this is shown above. */
  collection: string;
  mayDelete: boolean;
  texts: Texts;
}

/** Exports or deletes everything stored about an address, at the person's request. */
export function PersonData({ collection, mayDelete, texts }: Properties) {
  const [email, setEmail] = useState('');
  const [result, setResult] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { openModal } = useModal();
  const { refineListData } = useListQuery();
  const field = useId();
  const address = email.trim();

  async function ask(work: () => Promise<string>) {
    setIsBusy(true);
    setResult('');
    setResult(await work().catch(() => texts.failed));
    setIsBusy(false);
  }

  async function download(): Promise<string> {
    const response = await request('GET');
    if (!response.ok) return texts.failed;
    const entries = Number(response.headers.get('x-entries'));
    if (entries === 0) return texts.nothing;
    save(await response.blob());
    return texts.downloaded.replace('{count}', String(entries));
  }

  async function remove(): Promise<string> {
    const response = await request('DELETE');
    if (!response.ok) return texts.failed;
    const { deleted }: { deleted: number } = await response.json();
    if (deleted === 0) return texts.nothing;
    await refineListData({ page: 1 });
    return texts.deleted.replace('{count}', String(deleted));
  }

  function request(method: 'GET' | 'DELETE'): Promise<Response> {
    const parameters = new URLSearchParams({ email: address });
    return fetch(`/api/${collection}/person?${parameters}`, { method, credentials: 'same-origin' });
  }

  /**
   * Asks for confirmation before anything is deleted; a `form` so that the browser validates the
   * address.
   */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return setResult(texts.invalid);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.id === `${field}-delete`) openModal(question);
    else void ask(download);
  }

  return (
    <details className="office-tools__person">
      <summary>{texts.title}</summary>
      <p>{texts.help}</p>
      <form onSubmit={submit} noValidate>
        <label htmlFor={field}>{texts.email}</label>
        <input
          id={field}
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
          {texts.download}
        </Button>
        {mayDelete && (
          <Button
            id={`${field}-delete`}
            type="submit"
            buttonStyle="error"
            margin={false}
            disabled={isBusy}
          >
            {texts.delete}
          </Button>
        )}
      </form>
      <p role="status">{result}</p>
      {mayDelete && (
        <ConfirmationModal
          modalSlug={question}
          heading={texts.delete}
          body={texts.confirm.replace('{email}', address)}
          confirmLabel={texts.delete}
          onConfirm={() => ask(remove)}
        />
      )}
    </details>
  );
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `personal-data.${file.type.includes('zip') ? 'zip' : 'json'}`;
  link.click();
  // Not at once: the browser reads the URL after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
