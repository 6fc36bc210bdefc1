import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { type ChunkFailure, ChunkLoadError } from '../../chunks.ts';
import { isOffline, NoAnswerError, ResponseError } from '../../http.ts';
import type { Messages } from '../../i18n/en/messages.ts';
import { withSiteName } from '../../navigation.ts';
import { useMessages } from '../../site.tsx';

type Words = readonly [title: keyof Messages, text: keyof Messages];

const offline: Words = ['offlineTitle', 'offlineText'];
const late: Words = ['chunkErrorTitle', 'chunkErrorTimeout'];
const unreachable: Words = ['chunkErrorTitle', 'chunkErrorNetwork'];

const chunkWords: Record<ChunkFailure, Words> = {
  missing: ['chunkErrorTitle', 'chunkErrorMissing'],
  timeout: late,
  error: unreachable,
};

/** Whose fault it is decides what a visitor can do: theirs, the line's between, or ours. */
function wordsFor(error: unknown): Words {
  if (error instanceof NoAnswerError) {
    return { offline, timeout: late, unreachable }[error.reason];
  }
  if (error instanceof ChunkLoadError) {
    if (isOffline()) return offline;
    const isOurs = error.status !== undefined && error.status >= 500;
    return isOurs ? ['chunkErrorTitle', 'errorText'] : chunkWords[error.type];
  }
  if (error instanceof ResponseError && error.status === 429) {
    return ['overloadTitle', 'overloadTooMany'];
  }
  return ['errorTitle', 'errorText'];
}

/** What a visitor sees instead of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const messages = useMessages();
  const { pathname, search } = useLocation();
  // Whether there is a connection may change later.
  const [words] = useState(() => wordsFor(error));
  const title = messages[words[0]];

  // Above it the title is that of the page that should be here.
  useEffect(() => {
    document.title = withSiteName(title, messages);
  }, [title, messages]);

  useEffect(() => {
    if (words !== offline) return undefined;
    const load = () => window.location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [words]);

  return (
    <section className="notice-page" role="alert">
      <h1>{title}</h1>
      <p className="lead">{messages[words[1]]}</p>
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
