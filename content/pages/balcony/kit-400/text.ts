interface Passage {
  title: string;
  text: string;
}

/** The words of the page of the Balcony 400 kit; one file a language. */
export interface Kit400Text {
  title: string;
  description: string;
  hero: Passage & { parameters: string; planning: string };
  tenant: { title: string; questions: { question: string; answer: string }[] };
  figures: { title: string; perArea: string; weight: string; power: string; thickness: string };
  mounting: Passage & { steps: Passage[] };
  safety: Passage;
  parameters: Passage & { basis: string };
  next: Passage & { planning: string; quote: string; pair: string };
}
