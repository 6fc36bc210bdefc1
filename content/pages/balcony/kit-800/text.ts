interface Passage {
  title: string;
  text: string;
}

interface Row {
  criterion: string;
  pair: string;
  single: string;
}

/** The words of the page of the Balcony 800 kit; one file a language. */
export interface Kit800Text {
  title: string;
  description: string;
  hero: Passage & { parameters: string; single: string };
  choice: Passage & {
    pair: string;
    single: string;
    modules: Row;
    power: Row;
    weight: Row;
    length: Row;
    directions: Row;
    assumptions: string[];
  };
  scale: Passage & { glass: string; ours: string; basis: string };
  mounting: Passage & { steps: Passage[] };
  safety: Passage;
  parameters: Passage & { basis: string };
  next: Passage & { planning: string; quote: string };
}
