'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { AccountSecurityFacts } from '../accounts/endpoints.ts';
import { InvitationPanel, type InvitationTexts } from './invitation-panel.tsx';
import './people.css';

type Texts = InvitationTexts &
  Record<
    | ('title' | 'secondFactor' | 'isOn' | 'isOff' | 'isOffRequired' | 'setUp' | 'manage')
    | ('reset' | 'resetConfirm' | 'sessions' | 'none' | 'isThis' | 'unknown' | 'since' | 'used')
    | ('end' | 'endOthers' | 'endAll' | 'failed'),
    string
  >;

interface Properties {
  id: number;
  isOwn: boolean;
  language: string;
  texts: Texts;
}

const question = 'reset-second-factor';

/** The second factor and the sessions of an account, or its invitation. */
export function AccountPanel({ id, isOwn, language, texts }: Properties) {
  const [facts, setFacts] = useState<AccountSecurityFacts | null>(null);
  const [fault, setFault] = useState('');
  const { openModal } = useModal();

  const load = useCallback(async () => {
    const response = await fetch(`/api/users/${id}/security`, { credentials: 'same-origin' });
    if (response.ok) setFacts(await response.json());
    else setFault(texts.failed);
  }, [id, texts.failed]);

  useEffect(() => {
    load().catch(() => setFault(texts.failed));
  }, [load, texts.failed]);

  async function change(what: 'end-sessions' | 'reset-second-factor', body: object = {}) {
    setFault('');
    const response = await fetch(`/api/users/${id}/${what}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (response?.ok) await load();
    else setFault(texts.failed);
  }

  if (!facts) return fault ? <p role="alert">{fault}</p> : null;
  if (facts.isInvited) {
    return <InvitationPanel {...{ id, language, texts }} until={facts.invitedUntil} />;
  }
  const hasFactor = facts.recoveryCodes !== null;
  return (
    <section className="field-type people-panel" aria-labelledby={`security-${id}`}>
      <h3 id={`security-${id}`}>{texts.title}</h3>
      <div className="people-panel__row">
        <p>
          <strong>{texts.secondFactor}</strong>
          <span>
            {hasFactor
              ? texts.isOn.replace('{count}', String(facts.recoveryCodes))
              : facts.isSecondFactorRequired
                ? texts.isOffRequired
                : texts.isOff}
          </span>
        </p>
        {isOwn && (
          <Button
            el="anchor"
            url="/login/second-factor"
            buttonStyle="secondary"
            size="small"
            margin={false}
          >
            {hasFactor ? texts.manage : texts.setUp}
          </Button>
        )}
        {!isOwn && hasFactor && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(question)}
          >
            {texts.reset}
          </Button>
        )}
      </div>
      <SessionList
        {...{ facts, isOwn, language, texts }}
        end={(body) => change('end-sessions', body)}
      />
      <p role="status">{fault}</p>
      <ConfirmationModal
        modalSlug={question}
        heading={texts.reset}
        body={texts.resetConfirm}
        confirmLabel={texts.reset}
        onConfirm={() => change('reset-second-factor')}
      />
    </section>
  );
}

interface ListProperties {
  facts: AccountSecurityFacts;
  isOwn: boolean;
  language: string;
  texts: Texts;
  end: (body: object) => void;
}

function SessionList({ facts, isOwn, language, texts, end }: ListProperties) {
  const { sessions } = facts;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = (at: string | null) => (at ? format.format(new Date(at)) : '–');
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <>
      <h4>{texts.sessions}</h4>
      {sessions.length === 0 && <p>{texts.none}</p>}
      <ul>
        {sessions.map(({ id, device, createdAt, lastUsedAt, isThis }) => (
          <li key={id} className="people-panel__row">
            <p>
              <strong>
                {device || texts.unknown}
                {isThis && ` (${texts.isThis})`}
              </strong>
              <span>
                {texts.since.replace('{at}', moment(createdAt))},{' '}
                {texts.used.replace('{at}', moment(lastUsedAt))}
              </span>
            </p>
            {!isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`${texts.end}: ${device || texts.unknown}`}
                onClick={() => end({ session: id })}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => end({})}>
          {isOwn ? texts.endOthers : texts.endAll}
        </Button>
      )}
    </>
  );
}
