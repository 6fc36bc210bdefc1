import type { Section, ThreeQuestions } from '../shared/text.ts';

/** The words of the page with the data of SMF 430; one file a language. */
export interface ProductData430Text {
  title: string;
  description: string;
  parameters: Section & { basis: string };
  hero: Section & { action: string };
  versions: Section & {
    frameless: string;
    framed: string;
    fixing: Pair;
    weight: Pair & { note: string };
    surface: Pair;
    progress: Pair;
    assumptions: readonly [string, string];
  };
  cases: Section & {
    waldkirch: Case;
    dreihausen: Omit<Case, 'roof'>;
  };
  notice: Section;
  certificates: Section;
  faq: { title: string; questions: ThreeQuestions };
  quote: Section;
}

interface Pair {
  criterion: string;
  ours: string;
  other: string;
}

interface Case {
  place: string;
  roof: string;
  method: string;
  text: string;
  source: string;
}
