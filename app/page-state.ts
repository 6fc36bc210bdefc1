import type { BlockType } from '../cms/interface.ts';
import type { FormState, SiteData } from './site.tsx';

/** What the server sends to the browser with a page, as JSON in the HTML. */
export interface BrowserState {
  /** Of the page; not the address where a form was sent to, that is shown again. */
  path: string;
  /** Names the scripts that the page is made for. */
  build: string;
  site: SiteData;
  formState: FormState | null;
  content: PublicContent | OwnContent;
  /** Addresses: of the script that takes over (entry.browser.ts), then of all that it will need. */
  scripts: string[];
  /** Signing in is none. */
  isVisit: boolean;
  /** A service of others counts visits, once a visitor has agreed: they have to be asked. */
  isCountedByOthers: boolean;
}

/** What the starter leaves to the script that takes over. */
export interface Heritage {
  /** The requests for the page's content that are under way, by address. */
  sent: Map<string, Promise<Response>>;
  /** Lays out what is far below on a new page, a block at a time (styles/base.css). */
  unfold: () => void;
}

/** What everybody sees: the browser asks for it as data when React comes. */
interface PublicContent {
  /** Of the data that the page was made from (`fingerprintOf`). */
  fingerprint: string;
}

/** What is made for one visitor, or not at hand elsewhere. */
interface OwnContent {
  /** By route id, as React Router keeps it. */
  loaderData: Record<string, unknown>;
  blockTypes: BlockType[];
}

/**
 * @returns 53 bits that differ where the data do (cyrb53, by bryc, public domain). Not for secrets.
 */
export function fingerprintOf(loaderData: Record<string, unknown>): string {
  const text = JSON.stringify(
    Object.entries(loaderData).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
