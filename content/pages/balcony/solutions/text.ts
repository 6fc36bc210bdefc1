interface Passage {
  title: string;
  text: string;
}

interface Case {
  place: string;
  method: string;
  text: string;
}

/** The words of the page of the balcony solutions; one file a language. */
export interface SolutionsText {
  title: string;
  description: string;
  hero: Passage & { tool: string; estimate: string };
  places: Passage[];
  cases: Passage & { railing: Case; window: Case; shed: Case; terrace: Case };
  estimate: Passage & { steps: Passage[] };
  figures: {
    title: string;
    peakUnit: string;
    power: string;
    tilted: string;
    upright: string;
    carbon: string;
    /** Each language may work through an example of its own country. */
  };
  limits: Passage;
  products: { title: string };
  quote: Passage;
}
