'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

interface Properties {
  address: string;
  words: Record<'show' | 'none' | 'some' | 'failed', string>;
}

/** Searching all content takes a moment, so it is only done when asked for. */
export function Uses({ address, words }: Properties) {
  const { i18n } = useTranslation();
  const [uses, setUses] = useState<string[] | 'failed' | 'asked'>();

  async function ask() {
    setUses('asked');
    try {
      const answer = await fetch(address, { headers: { 'accept-language': i18n.language } });
      const { uses: found }: { uses?: string[] } = await answer.json();
      setUses(answer.ok && found ? found : 'failed');
    } catch {
      setUses('failed');
    }
  }

  return (
    <div className="field-type document-uses">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={ask}>
        {words.show}
      </Button>
      <div aria-live="polite">
        {uses === 'failed' && <p>{words.failed}</p>}
        {Array.isArray(uses) && <p>{uses.length > 0 ? words.some : words.none}</p>}
        {Array.isArray(uses) && uses.length > 0 && (
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
