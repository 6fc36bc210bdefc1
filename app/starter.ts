import type { start } from './entry.browser.ts';
import { shareFollowedPicture, watchEntrances } from './motion.ts';
import type { BrowserState } from './page-state.ts';

/*
 * The first script of a page, and until somebody turns to it the only one: links and forms are the
 * browser's own. It counts the visit and brings React at the first intent of a visitor; what they
 * type or press meanwhile is not lost (docs/decisions/0049-react-when-it-is-needed.md).
 */

/** Chromium tells about the line; others say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };
const isSparing = connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');

/** A phone has none: there nobody comes near a link without touching it. */
const hasMouse = matchMedia('(hover: hover)').matches;

/** The same as of `fetchJson`, which comes with React (specification, section 9). */
const timeoutInMilliseconds = 5000;

/** A browser that is late with every frame, as a slow one may be with an animation, is never idle. */
const idleInMilliseconds = 500;

const intents = ['pointerdown', 'keydown', 'focusin', 'click', 'input'];

/** What is laid out later where it is far below. */
const blocks = 'main > section, .footer';
const isUnfolded = 'data-unfolded';

/** Where resting the pointer announces that it will be pressed. */
const goals = 'a, button, input, select, textarea, summary, label';
const restInMilliseconds = 100;

/** Buttons that only scripts give a meaning, pressed too early. */
const pressed = new Set<HTMLElement>();

/** Fields that were filled in or chosen from before React could know of it. */
const changed = new Set<EventTarget>();

const untilReact = new AbortController();
let resting: ReturnType<typeof setTimeout> | undefined;
let isLoading = false;
let isRecorded = false;
let speculation: HTMLScriptElement | undefined;

const state: BrowserState | null = JSON.parse(
  document.getElementById('state')?.textContent ?? 'null',
);
if (state) begin(state);

function begin(page: BrowserState): void {
  // A form sent without scripts that needs correction is answered with its page.
  if (page.path !== location.pathname) {
    history.replaceState(history.state, '', `${page.path}${location.search}${location.hash}`);
  }
  nameWholeAddress();
  // How far somebody had scrolled holds for the whole page.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (/reload|back/.test(visit?.type ?? '')) setUnfolded();
  // On the way back a browser may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && recordVisit(page));
  // What is fetched ahead may never be seen.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering)
    document.addEventListener('prerenderingchange', () => show(page), { once: true });
  else show(page);
}

function show(page: BrowserState): void {
  // Nothing that the visitor waits for is held up by it; who leaves sooner is counted in leaving.
  whenLoaded(() => whenPainted(() => recordFirstVisit(page)));
  addEventListener('pagehide', () => recordFirstVisit(page));
  listen(page);
  shareFollowedPicture();
  whenLoaded(() => whenPainted(unfold));
  // What is made for one visitor may have to be heard of, and a draft to be filled in, at once.
  if ('loaderData' in page.content || hasDraft()) {
    void load(page);
    return;
  }
  if (isSparing) return;
  // The browser looks at every link for it.
  whenLoaded(() => whenPainted(speculate));
  if (!hasMouse && !page.isCountedByOthers) return;
  whenLoaded(() => whenIdle(() => load(page)));
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** A page in the background is not painted. */
function whenPainted(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: idleInMilliseconds });
  else setTimeout(act);
}

function setUnfolded(): void {
  document.documentElement.classList.add('unfolded');
}

/**
 * Lays out what styles/base.css has left for later, one block at a time. Navigation does so again.
 * The markup is left as it was.
 */
function unfold(): void {
  if (document.documentElement.classList.contains('unfolded')) return;
  const block = document.querySelector(`:is(${blocks}):not([${isUnfolded}])`);
  if (block) {
    block.setAttribute(isUnfolded, '');
    whenIdle(unfold);
    return;
  }
  setUnfolded();
  for (const each of document.querySelectorAll(`[${isUnfolded}]`)) each.removeAttribute(isUnfolded);
  watchEntrances();
}

/** Notices what a visitor does, before anything else on the page. */
function listen(page: BrowserState): void {
  const early = { capture: true, signal: untilReact.signal };
  for (const intent of intents) addEventListener(intent, () => load(page), early);
  addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(resting);
      const isNear = target instanceof Element && target.closest(goals);
      if (isNear) resting = setTimeout(() => load(page), restInMilliseconds);
    },
    early,
  );
  addEventListener('click', holdPress, early);
  for (const change of ['input', 'change']) {
    addEventListener(change, ({ target }) => target && changed.add(target), early);
  }
  addEventListener('hashchange', nameWholeAddress, early);
}

function recordFirstVisit(page: BrowserState): void {
  if (isRecorded) return;
  isRecorded = true;
  recordVisit(page);
}

/** Failing to record a visit is not an error (specification, section 7). */
function recordVisit({ isVisit }: BrowserState): void {
  if (!isVisit) return;
  fetch('/stats/record-visit', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutInMilliseconds),
  }).catch(() => undefined);
}

/** The server knows neither the place on the page nor parameters that do not change it. */
function nameWholeAddress(): void {
  const { search, hash } = location;
  for (const link of document.querySelectorAll('.language-selection a')) {
    Object.assign(link, { search, hash });
  }
}

/** Whether something typed on an earlier visit belongs into a form of this page (forms/draft.ts). */
function hasDraft(): boolean {
  try {
    return [...document.forms].some((form) =>
      localStorage.getItem(`form ${form.getAttribute('action')?.replace('/forms/', '')}`),
    );
  } catch {
    return false;
  }
}

async function load(page: BrowserState): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  // Before React may go on to another page.
  recordFirstVisit(page);
  const [script = '', ...others] = page.scripts;
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const sent = 'fingerprint' in page.content ? askForContent(page) : new Map();
  try {
    const entry: { start: typeof start } = await import(/* @vite-ignore */ script);
    await entry.start(page, { sent, unfold });
    speculation?.remove();
  } catch (error) {
    console.warn('The page stays without scripts.', error);
  }
  untilReact.abort();
  unfold();
  for (const field of changed) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const button of pressed) button.click();
}

/** While the scripts are still on their way. */
function askForContent({ path }: BrowserState): Map<string, Promise<Response>> {
  const ask = (address: string): [string, Promise<Response>] => {
    const answer = fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutInMilliseconds),
    });
    // Whoever takes the answer learns of a failure.
    answer.catch(() => undefined);
    return [address, answer];
  };
  return new Map([ask('/content/layout'), ask(`/content/pages${path}${location.search}`)]);
}

/** One that resets a form asks first; without scripts it would not. */
function holdPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
  event.preventDefault();
  pressed.add(button);
}

/** Until React is there, the browser itself gets a page ready as soon as somebody turns to its link. */
function speculate(): void {
  if (isLoading || !HTMLScriptElement.supports?.('speculationrules')) return;
  const notPages = [
    '/*.*',
    '/admin*',
    '/api/*',
    '/documents/*',
    '/forms/*',
    '/login*',
    '/preview*',
  ];
  const rule = {
    where: { and: [{ href_matches: '/*' }, { not: { href_matches: notPages } }] },
    eagerness: 'moderate',
  };
  speculation = document.createElement('script');
  speculation.type = 'speculationrules';
  // To a phone, which guesses what will be touched, the pictures of a page would be dear.
  speculation.textContent = JSON.stringify({ [hasMouse ? 'prerender' : 'prefetch']: [rule] });
  document.head.append(speculation);
}
