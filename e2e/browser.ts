import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Debian's Chromium; `npm test` finds it. Every *.localhost is this machine. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  /** What the browser complained about: errors of scripts, refused resources, the CSP. */
  complaints: string[];
}

export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** Resolves once React has taken the whole page over, so that its handlers are in place. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as unknown as Record<string, unknown> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const container = key && (root?.[key] as { stateNode: ReactRoot } | undefined);
    return container ? container.stateNode.current.memoizedState?.isDehydrated === false : false;
  });
}

/** What React keeps of a root: `isDehydrated` turns false when hydration is complete. */
interface ReactRoot {
  current: { memoizedState: { isDehydrated: boolean } | null };
}
