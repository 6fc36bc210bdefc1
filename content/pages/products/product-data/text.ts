import type { Section, ThreeQuestions } from '../shared/text.ts';

/** The words of the page with the data of SMF 520; one file a language. */
export interface ProductDataText {
  title: string;
  description: string;
  hero: Section & { parameters: string; strings: string };
  parameters: Section & { basis: string };
  strings: Section & {
    twentyWarm: string;
    twentyCold: string;
    eighteenCold: string;
    sixteenFactor: string;
    limit: string;
    basis: string;
  };
  temperature: Section & { action: string };
  manual: {
    heading: string;
    intro: string;
    list: readonly [string, string, string, string, string, string];
    offGridHeading: string;
    offGrid: string;
  };
  certificates: Section;
  faq: { title: string; questions: ThreeQuestions };
  quote: Section;
}
