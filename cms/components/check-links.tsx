'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

interface Properties {
  texts: { check: string; started: string; failed: string };
}

/** Asks the server to check all links soon. */
export function CheckLinks({ texts }: Properties) {
  const [result, setResult] = useState('');

  async function check() {
    const response = await fetch('/api/broken-links/check', {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null);
    setResult(response?.ok ? texts.started : texts.failed);
  }

  return (
    <div className="office-tools__export">
      <Button buttonStyle="pill" size="small" margin={false} onClick={check}>
        {texts.check}
      </Button>
      <p role="status">{result}</p>
    </div>
  );
}
