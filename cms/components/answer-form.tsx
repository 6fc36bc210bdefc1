'use client';

import { Button, useAuth, useForm } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { AnswerDocuments, type Attached } from './answer-documents.tsx';
import './people.css';

export interface AnsweredInquiry {
  id: number;
  reference: string;
  email: string | null;
  name: string;
  company: string;
  /** What the visitor reads. */
  language: string;
}

export type AnswerTexts = Record<
  | ('answer' | 'template' | 'blank' | 'subject' | 'text' | 'files' | 'send' | 'mailto')
  | ('noServer' | 'noAddress' | 'stored' | 'empty' | 'tooLarge' | 'inquiry' | 'failed'),
  string
>;

interface Properties {
  inquiry: AnsweredInquiry;
  address: string;
  hasMail: boolean;
  texts: AnswerTexts;
  /** Called when an answer is kept. */
  stored: () => Promise<void>;
}

interface Template {
  id: number;
  name: string;
  text?: string | null;
}

/** Not inside Payload's form, whose values are those of the inquiry: fields without names. */
export function AnswerForm({ inquiry, address, hasMail, texts, stored }: Properties) {
  const { user } = useAuth();
  const { dispatchFields } = useForm();
  const templates = useDocs<Template>(
    `/api/answer-templates?depth=0&limit=100&sort=name&locale=${inquiry.language || 'en'}`,
  ).filter(({ text }) => text);
  const signature = user && typeof user.signature === 'string' ? user.signature : '';
  const usualSubject = `${texts.inquiry} ${inquiry.reference}`;
  const [subject, setSubject] = useState(usualSubject);
  const [text, setText] = useState('');
  const [documents, setDocuments] = useState<Attached[]>([]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [result, setResult] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const field = useId();

  const signed = (body: string) => [body, signature].filter(Boolean).join('\n\n');

  function choose(id: string) {
    const chosen = templates.find((one) => String(one.id) === id);
    setText(signed(filledIn(chosen?.text ?? '', inquiry)));
  }

  async function send() {
    if (!subject.trim() || !text.trim()) return setResult(texts.empty);
    setIsBusy(true);
    setResult('');
    const response = await fetch(`/api/inquiries/${inquiry.id}/answer`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, subject, text, documents: documents.map(({ id }) => id) }),
    }).catch(() => null);
    setIsBusy(false);
    if (!response?.ok) return setResult(response?.status === 413 ? texts.tooLarge : texts.failed);
    const changed: Record<'status' | 'assignee', unknown> = await response.json();
    // The form around this one would otherwise bring back what they were before.
    for (const path of ['status', 'assignee'] as const) {
      const value = changed[path] ?? null;
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
    setResult(texts.stored);
    setText('');
    setDocuments([]);
    setSubject(usualSubject);
    setKey(crypto.randomUUID());
    await stored();
  }

  const mailto = `mailto:${encodeURIComponent(address)}?${[
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent((text || signed('')).replace(/\n/g, '\r\n'))}`,
  ].join('&')}`;
  return (
    <details className="people-form">
      <summary>{texts.answer}</summary>
      {!hasMail && <p>{texts.noServer}</p>}
      <div className="people-form__fields">
        <Templates
          key={key}
          {...{ templates, choose }}
          texts={{ template: texts.template, blank: texts.blank }}
        />
        <p>
          <label htmlFor={`${field}-subject`}>{texts.subject}</label>
          <input
            id={`${field}-subject`}
            type="text"
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </p>
        <p>
          <label htmlFor={`${field}-text`}>{texts.text}</label>
          <textarea
            id={`${field}-text`}
            lang={inquiry.language || undefined}
            maxLength={20_000}
            value={text}
            onFocus={() => text || setText(signature && `\n\n${signature}`)}
            onChange={({ target }) => setText(target.value)}
          />
        </p>
        <AnswerDocuments label={texts.files} documents={documents} choose={setDocuments} />
      </div>
      <div className="people-panel__actions">
        <Button margin={false} disabled={isBusy} onClick={send}>
          {texts.send}
        </Button>
        <Button el="anchor" url={mailto} buttonStyle="secondary" margin={false}>
          {texts.mailto}
        </Button>
      </div>
      <p role="status">{result}</p>
    </details>
  );
}

interface TemplatesProperties {
  templates: Template[];
  texts: Record<'template' | 'blank', string>;
  choose: (id: string) => void;
}

function Templates({ templates, texts, choose }: TemplatesProperties) {
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <p>
      <label htmlFor={id}>{texts.template}</label>
      <select id={id} onChange={({ target }) => choose(target.value)} defaultValue="">
        <option value="">{texts.blank}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </select>
    </p>
  );
}

const filledIn = (text: string, { name, company, reference }: AnsweredInquiry): string => {
  const values: Record<string, string> = { name, company, reference };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
};

/** The rows of a list, once they are there. */
function useDocs<Row>(address: string): Row[] {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    let isWanted = true;
    fetch(address, { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : { docs: [] }))
      .then(({ docs }: { docs: Row[] }) => {
        if (isWanted) setRows(docs);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [address]);
  return rows;
}
