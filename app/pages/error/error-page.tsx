import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { type ChunkFailure, ChunkLoadError } from '../../chunks.ts';
import { isOffline, NoAnswerError, type Unanswered } from '../../http.ts';
import type { Messages } from '../../i18n/en/messages.ts';
import { withSiteName } from '../../navigation.ts';
import { useMessages } from '../../site.tsx';
import { LostDrawing } from '../not-found/lost-drawing.tsx';

type Reason = Unanswered | ChunkFailure | 'server';

/** Whose fault it is decides what a visitor can do: theirs, that of the line, or ours. */
function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof NoAnswerError) return error.reason;
  if (!(error instanceof ChunkLoadError)) return undefined;
  if (isOffline()) return 'offline';
  return (error.status ?? 0) >= 500 ? 'server' : error.type;
}

const texts: Record<Reason, keyof Messages> = {
  offline: 'offlineText',
  timeout: 'chunkErrorTimeout',
  unreachable: 'chunkErrorNetwork',
  error: 'chunkErrorNetwork',
  missing: 'chunkErrorMissing',
  server: 'errorText',
};

const loadAgain = () => window.location.reload();

/** What a visitor sees instead of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const messages = useMessages();
  const { pathname, search } = useLocation();
  // Whether there is a connection may change later.
  const [reason] = useState(() => reasonOf(error));
  const isAway = reason === 'offline';
  const title = messages[isAway ? 'offlineTitle' : reason ? 'chunkErrorTitle' : 'errorTitle'];

  // Above it the title is that of the page that should be here.
  useEffect(() => {
    document.title = withSiteName(title, messages);
  }, [title, messages]);

  useEffect(() => {
    if (isAway) window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [isAway]);

  return (
    <section className="notice-page" role="alert">
      <div>
        <h1>{title}</h1>
        <p className="lead">{messages[reason ? texts[reason] : 'errorText']}</p>
        <p className="actions">
          {/* A full load: it brings the current version of the site, and works without its scripts. */}
          <a className="action action-primary" href={`${pathname}${search}`}>
            {messages.loadAgain}
          </a>
          <a className="action" href="/home">
            {messages.toHomePage}
          </a>
        </p>
      </div>
      <LostDrawing />
    </section>
  );
}
