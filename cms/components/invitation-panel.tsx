'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import './people.css';

export type InvitationTexts = Record<
  | ('invitedUntil' | 'invitedExpired' | 'resend' | 'resent' | 'link')
  | ('withdraw' | 'withdrawConfirm' | 'failed'),
  string
>;

interface Properties {
  id: number;
  language: string;
  /** When the link expires. */
  until: string | null;
  texts: InvitationTexts;
}

const question = 'withdraw-invitation';

/** An invitation that was not accepted yet: to be sent again, or withdrawn. */
export function InvitationPanel({ id, language, until, texts }: Properties) {
  const [result, setResult] = useState('');
  const [link, setLink] = useState('');
  const { openModal } = useModal();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const isValid = until !== null && Date.parse(until) > Date.now();

  async function ask(method: 'POST' | 'DELETE') {
    const response = await fetch(`/api/users/invitations/${id}`, {
      method,
      credentials: 'same-origin',
    }).catch(() => null);
    if (!response?.ok) return setResult(texts.failed);
    if (method === 'DELETE') return window.location.assign('/admin/collections/users');
    const answer: { link?: string; email: string } = await response.json();
    setLink(answer.link ?? '');
    setResult(answer.link ? texts.link : texts.resent.replace('{email}', answer.email));
  }

  return (
    <section className="field-type people-panel">
      <p>
        {isValid
          ? texts.invitedUntil.replace('{at}', format.format(new Date(until)))
          : texts.invitedExpired}
      </p>
      <div className="people-panel__actions">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => ask('POST')}>
          {texts.resend}
        </Button>
        <Button buttonStyle="error" size="small" margin={false} onClick={() => openModal(question)}>
          {texts.withdraw}
        </Button>
      </div>
      <div role="status">
        {result}
        {link && <output className="people-panel__link">{link}</output>}
      </div>
      <ConfirmationModal
        modalSlug={question}
        heading={texts.withdraw}
        body={texts.withdrawConfirm}
        confirmLabel={texts.withdraw}
        onConfirm={() => ask('DELETE')}
      />
    </section>
  );
}
