import { createContext } from 'react-router';
import type { LayoutContent, PageContent } from '../cms/interface.ts';
import { leaveIfReplaced } from './build.ts';
import { fetchJson, NoAnswerError, ResponseError } from './http.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/**
 * Where loaders get their content from: on the server the back office itself, in the browser
 * the server. Each request has its own, already bound to the language of the site.
 */
export interface PageSource {
  /**
   * @param search of the address, from the question mark on, such as the filters of a list.
   * @returns null when nothing is published at the path.
   */
  page(path: string, search: string): Promise<PageContent | null>;
  layout(): Promise<LayoutContent>;
}

export const pageSourceContext = createContext<PageSource>();

/** Requests that were sent while the scripts were on their way (starter.ts), by address. */
let sent = new Map<string, Promise<Response>>();

export function takeAnswers(requests: Map<string, Promise<Response>>): void {
  sent = requests;
}

/**
 * Each answer serves once: what is asked for again may have changed. Those that were sent early share
 * the line with the scripts, and are sent again if that was too much for it.
 */
async function fetchContent<Content>(address: string): Promise<Content> {
  const answer = sent.get(address);
  sent.delete(address);
  if (!answer) return fetchJson<Content>(address);
  try {
    return await fetchJson<Content>(address, {}, answer);
  } catch (error) {
    if (error instanceof NoAnswerError) return fetchJson<Content>(address);
    throw error;
  }
}

export const browserPageSource: PageSource = {
  page: async (path, search) => {
    await leaveIfReplaced();
    try {
      return await fetchContent<PageContent>(`/content/pages${path}${search}`);
    } catch (error) {
      if (error instanceof ResponseError && error.status === 404) return null;
      throw error;
    } finally {
      await leaveIfReplaced();
    }
  },
  layout: () => fetchContent<LayoutContent>('/content/layout'),
};
