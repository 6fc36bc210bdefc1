'use client';

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { WordedFinding } from '../publishing/worded-findings.ts';
import { showField } from './show-field.ts';
import { useWords } from './words.ts';
import './writing.css';

/** Beside the form: what to correct before publishing, and a link to the draft for others. */
export function PublishingPanel() {
  const { id, hasPublishedDoc, hasSavePermission, setUnpublishedVersionCount } = useDocumentInfo();
  // What has never been published is newer than nothing. Payload counts only what is newer than
  // something, and would offer to plan taking it back.
  useEffect(() => {
    if (!hasPublishedDoc) setUnpublishedVersionCount((count) => count || 1);
  }, [hasPublishedDoc, setUnpublishedVersionCount]);
  if (!id || !hasSavePermission) return null;
  return (
    <div className="publishing-panel">
      <Checks />
      <PreviewLink />
    </div>
  );
}

type Checked = WordedFinding[] | 'failed' | undefined;

function Checks() {
  const words = useWords();
  const { i18n } = useTranslation();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [checked, setChecked] = useState<Checked>();

  const check = useCallback(
    async (signal?: AbortSignal) => {
      const address = `/api/${collectionSlug}/${id}/checks`;
      const headers = { 'accept-language': i18n.language };
      try {
        const response = await fetch(address, {
          ...{ credentials: 'same-origin', headers },
          ...(signal && { signal }),
        });
        if (!response.ok) throw new Error(String(response.status));
        const { findings }: { findings: WordedFinding[] } = await response.json();
        setChecked(findings);
      } catch {
        if (!signal?.aborted) setChecked('failed');
      }
    },
    [collectionSlug, id, i18n.language],
  );

  // What is checked is what was kept last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again whenever it is kept
  useEffect(() => {
    const abandoned = new AbortController();
    void check(abandoned.signal);
    return () => abandoned.abort();
  }, [check, lastUpdateTime]);

  return (
    <section aria-live="polite">
      <h3 className="field-label">{words.checks}</h3>
      {checked === 'failed' && (
        <>
          <p>{words.checksFailed}</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => check()} size="small">
            {words.checksAgain}
          </Button>
        </>
      )}
      {Array.isArray(checked) && checked.length === 0 && <p>{words.checksNone}</p>}
      {Array.isArray(checked) && (
        <>
          <Findings heading={words.checksRefused} findings={checked.filter(isFirst)} />
          <Findings
            heading={words.checksAdvised}
            findings={checked.filter((one) => !isFirst(one))}
          />
        </>
      )}
    </section>
  );
}

const isFirst = ({ isRefused }: WordedFinding) => isRefused;

function Findings({ heading, findings }: { heading: string; findings: WordedFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <h4 className={findings.some(isFirst) ? 'publishing-panel__refused' : undefined}>
        {heading}
      </h4>
      <ul>
        {findings.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            {path ? (
              <button onClick={() => showField(path)} type="button">
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function PreviewLink() {
  const words = useWords();
  const { i18n } = useTranslation();
  const { id, collectionSlug } = useDocumentInfo();
  const { code: language } = useLocale();
  const [outcome, setOutcome] = useState('');
  const address = `/api/${collectionSlug}/${id}/preview-link`;

  async function attempt(change: () => Promise<string>) {
    setOutcome('');
    setOutcome(await change().catch(() => words.previewLinkFailed));
  }

  async function copy(): Promise<string> {
    const response = await fetch(`${address}?language=${language}`, request('POST'));
    if (!response.ok) throw new Error(String(response.status));
    const { path, expires }: { path: string; expires: string } = await response.json();
    await navigator.clipboard.writeText(`${window.location.origin}${path}`);
    const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
    return words.previewLinkCopied.replace('{date}', day.format(new Date(expires)));
  }

  async function withdraw(): Promise<string> {
    const response = await fetch(address, request('DELETE'));
    if (!response.ok) throw new Error(String(response.status));
    return words.previewLinksWithdrawn;
  }

  return (
    <section>
      <h3 className="field-label">{words.previewLink}</h3>
      <p className="field-description">{words.previewLinkHelp}</p>
      <div className="publishing-panel__buttons">
        <Button
          buttonStyle="secondary"
          id="copy-preview-link"
          margin={false}
          onClick={() => attempt(copy)}
          size="small"
        >
          {words.copyPreviewLink}
        </Button>
        <Button
          buttonStyle="transparent"
          id="withdraw-preview-links"
          margin={false}
          onClick={() => attempt(withdraw)}
          size="small"
        >
          {words.withdrawPreviewLinks}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </section>
  );
}

const request = (method: string): RequestInit => ({ method, credentials: 'same-origin' });
