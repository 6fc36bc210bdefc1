import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { type ChunkFailure, ChunkLoadError } from '../../chunks.ts';
import type { Messages } from '../../i18n/en/messages.ts';
import { withSiteName } from '../../navigation.ts';
import { useMessages } from '../../site.tsx';

const chunkTexts = {
  missing: 'chunkErrorMissing',
  timeout: 'chunkErrorTimeout',
  error: 'chunkErrorNetwork',
} as const satisfies Record<ChunkFailure, keyof Messages>;

/** What a visitor sees instead of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const messages = useMessages();
  const { pathname, search } = useLocation();
  const isChunk = error instanceof ChunkLoadError;
  const title = isChunk ? messages.chunkErrorTitle : messages.errorTitle;

  // Above it the title is that of the page that should be here.
  useEffect(() => {
    document.title = withSiteName(title, messages);
  }, [title, messages]);

  return (
    <section className="notice-page" role="alert">
      <h1>{title}</h1>
      <p className="lead">{isChunk ? messages[chunkTexts[error.type]] : messages.errorText}</p>
      <p className="actions">
        {/* A full load: it brings the current version of the site, and works without its scripts. */}
        <a className="action action-primary" href={`${pathname}${search}`}>
          {messages.loadAgain}
        </a>
        <a className="action" href="/home">
          {messages.toHomePage}
        </a>
      </p>
    </section>
  );
}
