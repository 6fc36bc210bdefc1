import { useEffect, useRef, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import type { AnalyticsContent } from '../../cms/interface.ts';
import './consent.css';

export type Router = ReturnType<typeof createBrowserRouter>;

interface Properties {
  messages: AnalyticsContent['messages'];
  /** As visitors know it. */
  provider: string;
  router: Router;
  choice: boolean | null;
  choose: (isAgreed: boolean, before: boolean | null) => void;
}

/** Where visitors can change their mind: the cookie settings, which every footer links to. */
const settingsPath = '/cookies';

/**
 * Asks whether visits may be counted, at the foot of the window and first in the order of focus. It
 * covers nothing that has the focus and does not have to be answered. On the page of the cookie
 * settings it says what was chosen.
 */
export function Consent({ messages, provider, router, choice, choose }: Properties) {
  const [chosen, setChosen] = useState(choice);
  const path = usePath(router);
  const element = useRef<HTMLElement>(null);
  const isShown = path !== null && (chosen === null || path === settingsPath);
  useEffect(() => (isShown ? keepClear(element.current) : undefined), [isShown]);
  if (!isShown) return null;
  const named = (text: string) => text.replace('{provider}', provider);
  const answer = (isAgreed: boolean) => () => {
    choose(isAgreed, chosen);
    setChosen(isAgreed);
  };
  return (
    <section ref={element} className="consent on-cell" aria-labelledby="consent-title">
      <div>
        <p id="consent-title" className="consent-title">
          {named(messages.title)}
        </p>
        <p>
          {messages.text} {path !== settingsPath && <a href={settingsPath}>{messages.settings}</a>}
        </p>
        <p role="status" className="consent-chosen">
          {chosen !== null && named(chosen ? messages.agreed : messages.refused)}
        </p>
      </div>
      <p className="actions">
        {/* Alike in every way: neither answer is the easier one. */}
        <button type="button" className="action" onClick={answer(false)}>
          {messages.refuse}
        </button>
        <button type="button" className="action" onClick={answer(true)}>
          {messages.agree}
        </button>
      </p>
    </section>
  );
}

/** @returns the path of the page on the screen; null where it is not a public one. */
function usePath(router: Router): string | null {
  const [path, setPath] = useState(() => pathOf(router.state));
  useEffect(() => router.subscribe((state) => setPath(pathOf(state))), [router]);
  return path;
}

const pathOf = ({ matches, location }: Router['state']): string | null =>
  matches.some(({ route }) => route.id === 'layout') ? location.pathname : null;

/** What gets the focus, and the end of the page, scroll to where the question does not cover them. */
function keepClear(element: HTMLElement | null): () => void {
  const { documentElement, body } = document;
  const keep = (height: string) => {
    documentElement.style.scrollPaddingBlockEnd = height;
    body.style.paddingBlockEnd = height;
  };
  const observer = new ResizeObserver(() => keep(`${element?.offsetHeight ?? 0}px`));
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    keep('');
  };
}
