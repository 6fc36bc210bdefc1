import { createRoot } from 'react-dom/client';
import type { AnalyticsContent } from '../../cms/interface.ts';
import type { Messages } from '../i18n/en/messages.ts';
import type { pageTitle as PageTitle } from '../navigation.ts';
import type { RouteHandle } from '../route.ts';
import { hasRefusedEverywhere, keepChoice, readChoice } from './choice.ts';
import { Consent, type Router } from './consent.tsx';
import { deleteCookies, providers } from './providers.ts';

interface Options {
  content: AnalyticsContent;
  router: Router;
  messages: Messages;
  /** Handed over: imported, it would set modules of every page apart from the others. */
  pageTitle: typeof PageTitle;
}

/**
 * Lets others count visits where the settings name a service: after a visitor has agreed, and never
 * before. Sites without one do not load this.
 */
export function start({ content, router, ...titled }: Options): void {
  if (hasRefusedEverywhere()) return;
  const { id, provider: name } = content;
  const provider = providers[name];
  const choice = readChoice(id);

  function count(): void {
    provider.start(id);
    reportPages(router, titled, provider.report);
  }

  /** @param before what has been chosen earlier. */
  function choose(isAgreed: boolean, before: boolean | null): void {
    keepChoice(id, isAgreed);
    if (isAgreed && before !== true) count();
    if (isAgreed || before !== true) return;
    deleteCookies(provider.cookies);
    // Nothing else ends a script that is running.
    location.reload();
  }

  if (choice === true) count();
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <Consent
      messages={content.messages}
      provider={provider.name}
      router={router}
      choice={choice}
      choose={choose}
    />,
  );
}

type Titled = Pick<Options, 'messages' | 'pageTitle'>;
type Report = (typeof providers)[keyof typeof providers]['report'];

/** Reports the page on the screen, and each that follows; also when only its query changes. */
function reportPages(router: Router, titled: Titled, report: Report): void {
  let last: string | undefined;
  const reportPage = () => {
    const address = shownAddress(router.state);
    if (address === null || address === last) return;
    const referrer = last === undefined ? document.referrer : `${location.origin}${last}`;
    last = address;
    report({ address, title: shownTitle(router.state, titled), referrer });
  };
  router.subscribe(reportPage);
  reportPage();
}

/**
 * The path with those parameters that change what the page shows. Others, such as the token of a
 * saved application, are nobody else's business.
 * @returns null for what is not a public page.
 */
function shownAddress({ matches, location, errors }: Router['state']): string | null {
  if (errors || !matches.some(({ route }) => route.id === 'layout')) return null;
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) {
    if (!handle?.query?.includes(name)) query.delete(name);
  }
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`;
}

function shownTitle({ matches, loaderData }: Router['state'], { messages, pageTitle }: Titled) {
  const route = matches.at(-1)?.route;
  return pageTitle(route && { handle: route.handle, loaderData: loaderData[route.id] }, messages);
}
