'use client';

import { Button, useListQuery } from '@payloadcms/ui';
import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import './people.css';

interface Option {
  value: string;
  label: string;
}

interface Properties {
  /** Of whoever invites; most share it. */
  language: string;
  roles: Option[];
  languages: Option[];
  texts: Record<
    | ('title' | 'help' | 'name' | 'email' | 'role' | 'language' | 'submit')
    | ('sent' | 'link' | 'taken' | 'invalid' | 'failed'),
    string
  >;
}

/** Asks for what an account needs but a password. */
export function InviteForm({ language, roles, languages, texts }: Properties) {
  const [result, setResult] = useState('');
  const [link, setLink] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { refineListData } = useListQuery();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setIsBusy(true);
    setLink('');
    setResult('');
    const response = await fetch('/api/users/invitations', {
      method: 'POST',
      credentials: 'same-origin',
      body: new URLSearchParams([...values].map(([name, value]) => [name, String(value)])),
    }).catch(() => null);
    setIsBusy(false);
    if (!response?.ok) return setResult(faultIn(response?.status));
    const answer: { link?: string } = await response.json();
    setLink(answer.link ?? '');
    setResult(
      answer.link ? texts.link : texts.sent.replace('{email}', String(values.get('email'))),
    );
    form.reset();
    await refineListData({ page: 1 });
  }

  const faultIn = (status: number | undefined): string =>
    (status === 409 && texts.taken) || (status === 400 && texts.invalid) || texts.failed;

  return (
    <details className="people-form">
      <summary>{texts.title}</summary>
      <p>{texts.help}</p>
      <form onSubmit={submit} noValidate>
        <TextField label={texts.name} name="name" maxLength={120} />
        <TextField label={texts.email} name="email" inputMode="email" spellCheck={false} />
        <Choice label={texts.role} name="role" options={roles} chosen="editor" />
        <Choice label={texts.language} name="language" options={languages} chosen={language} />
        <Button type="submit" margin={false} disabled={isBusy}>
          {texts.submit}
        </Button>
      </form>
      <div role="status">
        {result}
        {link && <output className="people-panel__link">{link}</output>}
      </div>
    </details>
  );
}

function TextField({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" autoComplete="off" {...input} />
    </p>
  );
}

interface ChoiceProperties {
  label: string;
  name: string;
  options: Option[];
  chosen: string;
}

function Choice({ label, name, options, chosen }: ChoiceProperties) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
