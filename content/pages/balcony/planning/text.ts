interface Passage {
  title: string;
  text: string;
}

interface Case {
  place: string;
  method: string;
  text: string;
}

/** The words of the planning guide; one file a language. */
export interface PlanningText {
  title: string;
  description: string;
  introduction: string;
  length: Passage & { single: string; pair: string; railing: string; basis: string };
  checks: Passage & { steps: Passage[] };
  /** What applies to balcony modules in the market of this language: dated, with sources. */
  rules: { title: string; points: string[]; basis: string };
  wind: { text: string; basis: string };
  cases: Passage & { west: Case; corner: Case; north: Case };
  products: { title: string };
  next: Passage & { kits: string; quote: string; estimate: string };
}
