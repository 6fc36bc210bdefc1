'use client';

import { useCallback, useEffect, useState } from 'react';
import { type AnsweredInquiry, AnswerForm, type AnswerTexts } from './answer-form.tsx';
import './people.css';

type State = 'pending' | 'sent' | 'none' | 'failed' | 'noServer';
type Kind = 'answer' | 'assignment' | 'reminder';

/** A row of the collection, as far as it is shown. */
interface KeptMail {
  id: number;
  kind: Kind;
  createdAt: string;
  accountName?: string | null;
  to?: string | null;
  subject?: string | null;
  text?: string | null;
  documents?: unknown[] | null;
  teamMail?: State | null;
  senderMail?: State | null;
}

interface Properties {
  inquiry: AnsweredInquiry;
  hasMail: boolean;
  language: string;
  states: Record<State, string>;
  kinds: Record<Kind, string>;
  texts: AnswerTexts & Record<'title' | 'to' | 'from' | 'attachments', string>;
}

/** How often the state of a mail on its way is looked up. */
const intervalInMilliseconds = 4000;

const isWaiting = ({ teamMail, senderMail }: KeptMail) =>
  teamMail === 'pending' || senderMail === 'pending';

export function AnswerPanel({ inquiry, hasMail, language, states, kinds, texts }: Properties) {
  const [mails, setMails] = useState<KeptMail[]>([]);
  const { id } = inquiry;

  const load = useCallback(async () => {
    const query = `where[inquiry][equals]=${id}&sort=createdAt&depth=0&limit=200`;
    const response = await fetch(`/api/inquiry-mails?${query}`, {
      credentials: 'same-origin',
    }).catch(() => null);
    if (!response?.ok) return;
    const { docs }: { docs: KeptMail[] } = await response.json();
    setMails(docs);
  }, [id]);

  useEffect(() => {
    void load();
  }, [load]);

  const hasWaiting = mails.some(isWaiting);
  useEffect(() => {
    if (!hasWaiting) return;
    const timer = setInterval(load, intervalInMilliseconds);
    return () => clearInterval(timer);
  }, [hasWaiting, load]);

  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="field-type people-panel" aria-labelledby={`answers-${id}`}>
      <h3 id={`answers-${id}`}>{texts.title}</h3>
      <ol className="people-thread" aria-live="polite">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p className="people-thread__head">
              <time dateTime={mail.createdAt}>{format.format(new Date(mail.createdAt))}</time>
              <strong>{kinds[mail.kind]}</strong>
              {mail.accountName && (
                <span>
                  {texts.from}: {mail.accountName}
                </span>
              )}
              {mail.to && (
                <span>
                  {texts.to}: {mail.to}
                </span>
              )}
              <em>
                {states[(mail.kind === 'answer' ? mail.senderMail : mail.teamMail) ?? 'none']}
              </em>
            </p>
            {mail.kind === 'answer' && (
              <details>
                <summary>{mail.subject}</summary>
                <p className="people-thread__text">{mail.text}</p>
                {mail.documents && mail.documents.length > 0 && (
                  <p>
                    {texts.attachments}: {mail.documents.length}
                  </p>
                )}
              </details>
            )}
          </li>
        ))}
      </ol>
      {inquiry.email ? (
        <AnswerForm {...{ inquiry, hasMail, texts }} address={inquiry.email} stored={load} />
      ) : (
        <p>{texts.noAddress}</p>
      )}
    </section>
  );
}
