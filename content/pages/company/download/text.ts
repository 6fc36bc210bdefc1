import type { ShortPageText } from '../short-page.ts';

/** The words of the download centre; one file a language. */
export interface DownloadText extends ShortPageText {
  documents: { title: string; text: string };
  mediaKit: { title: string; text: string; action: string; alternative: string };
}
