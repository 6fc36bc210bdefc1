'use client';

import { useEffect, useState } from 'react';
import './office-tools.css';

/** A case as /tools/case.json sends it. */
interface ToldCase {
  title: string;
  summary: string[];
  rows: { name: string; value: string }[];
  drawing: string | null;
}

interface Properties {
  source: string;
  /** Where the site shows the same. */
  address: string;
  /** What the visitor saw. */
  sent: string | null;
  texts: Record<'title' | 'now' | 'sent' | 'open' | 'failed', string>;
}

export function CalculationView({ source, address, sent, texts }: Properties) {
  const told = useToldCase(source);
  return (
    <section className="field-type calculation">
      <h3>{texts.title}</h3>
      {told === null && <p role="status">{texts.failed}</p>}
      {told && (
        <>
          <p className="field-description">{texts.now}</p>
          <p>
            <strong>{told.title}</strong>
          </p>
          {told.summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {told.drawing && (
            // biome-ignore lint/performance/noImgElement: a drawing that comes with the page
            <img src={`data:image/svg+xml,${encodeURIComponent(told.drawing)}`} alt="" />
          )}
          <dl>
            {told.rows.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
              <div key={index}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </p>
      {sent && (
        <details>
          <summary>{texts.sent}</summary>
          <p className="calculation__sent">{sent}</p>
        </details>
      )}
    </section>
  );
}

/** @returns undefined until it has come, and null where it cannot be calculated. */
function useToldCase(source: string): ToldCase | null | undefined {
  const [told, setTold] = useState<ToldCase | null>();
  useEffect(() => {
    let isCurrent = true;
    fetch(source, { credentials: 'same-origin' })
      .then(async (response) => (response.ok ? ((await response.json()) as ToldCase) : null))
      .catch(() => null)
      .then((found) => isCurrent && setTold(found));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return told;
}
