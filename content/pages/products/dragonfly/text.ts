import type { Section, ThreeQuestions } from '../shared/text.ts';

/** The words of the page on SMH 520 “Dragonfly”; one file a language. */
export interface DragonflyText {
  title: string;
  description: string;
  hero: Section & { quote: string; parameters: string };
  figures: {
    title: string;
    weight: string;
    lighter: string;
    time: string;
    power: string;
  };
  installation: Section & { steps: readonly [Section, Section, Section] };
  frame: Section & { action: string };
  parameters: Section & { basis: string };
  certificates: Section;
  faq: { title: string; questions: ThreeQuestions };
  quote: Section;
}
