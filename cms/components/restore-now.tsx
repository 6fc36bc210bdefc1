'use client';

import { Button, toast, useRouteCache, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

interface Properties {
  address: string;
  words: Record<'restore' | 'named' | 'done' | 'failed', string>;
}

interface Answer {
  errors?: { message: string }[];
}

/** One click: what comes back is as it was, so there is nothing to confirm. */
export function RestoreNow({ address, words }: Properties) {
  const { i18n } = useTranslation();
  const { clearRouteCache } = useRouteCache();
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    const headers = { 'content-type': 'application/json', 'accept-language': i18n.language };
    const body = JSON.stringify({ deletedAt: null });
    try {
      const answer = await fetch(address, { method: 'PATCH', headers, body });
      const { errors }: Answer = await answer.json();
      if (answer.ok) {
        toast.success(words.done);
        clearRouteCache();
        return;
      }
      toast.error(errors?.[0]?.message ?? words.failed);
    } catch {
      toast.error(words.failed);
    }
    setBusy(false);
  }

  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      aria-label={words.named}
      onClick={restore}
    >
      {words.restore}
    </Button>
  );
}
