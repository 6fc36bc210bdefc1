import type { Section, ThreeQuestions } from '../shared/text.ts';

/** The words of the C&I series page; one file a language. */
export interface ProductText {
  title: string;
  description: string;
  hero: Section & { ask: string; compare: string };
  smf: Section & { data520: string; data430: string };
  smh: Section & { data: string };
  roofs: Section & {
    weight: Pair;
    trapezoidal: Pair;
    standingSeam: Pair;
    flat: Pair;
    coated: Pair;
    assumptions: readonly [string, string];
  };
  scale: Section & {
    smf: string;
    smh: string;
    glassModule: string;
    smfSystem: string;
    glassSystem: string;
    limit: string;
    basis: string;
  };
  glass: Section & {
    ours: string;
    other: string;
    weight: Pair & { note: string };
    fixing: Pair;
    heat: Pair & { note: string };
    reinforcement: Pair & { note: string };
    assumptions: readonly [string, string, string];
  };
  installation: {
    title: string;
    bonding: Scene;
    standingSeam: Scene;
    flatRoof: Scene;
    clamps: Scene;
  };
  certificates: Section;
  faq: { title: string; questions: ThreeQuestions; applications: string; moreApplications: string };
  otherSeries: string;
  quote: Section;
}

/** One row of a comparison. */
interface Pair {
  criterion: string;
  ours: string;
  other: string;
}

interface Scene {
  name: string;
  text: string;
}
