import type { CaseText, Named, Titled } from '../texts.ts';

interface Question {
  question: string;
  answer: string;
}

/** The words of the page on boats and trains; one file a language. */
export interface OffTwoText {
  title: string;
  description: string;
  hero: Titled & { action: string; alternative: string };
  tests: Titled & { testsTitle: string; saltMist: Named; blownSand: Named; fire: Named };
  byronBay: { text: string; basis: string; source: string };
  rail: Titled & { action: string };
  questions: { title: string; walking: Question; curve: Question; shade: Question; action: string };
  cases: Titled & { train: CaseText; shed: CaseText; yacht: CaseText };
  products: string;
  quote: Titled;
}
