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
  /** By route id, as React Router keeps it. */
  loaderData: Record<string, unknown>;
  blockTypes: BlockType[];
}
