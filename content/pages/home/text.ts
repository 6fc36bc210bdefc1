/** The words of the home page; one file a language. */
export interface HomeText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  ways: {
    question: string;
    /** What somebody has come for, and the next step. */
    visitors: Record<
      'roof' | 'engineering' | 'vehicle' | 'balcony' | 'career' | 'press',
      readonly [name: string, step: string]
    >;
  };
  products: { title: string; text: string };
  weight: Record<'title' | 'text' | 'glass' | 'dragonfly' | 'smf' | 'basis', string>;
  statement: string;
  applications: {
    title: string;
    /** Name and one sentence. */
    scenes: Record<
      'roof' | 'motorhome' | 'yacht' | 'train' | 'balcony',
      readonly [name: string, text: string]
    >;
  };
  commercial: { title: string; text: string; action: string };
  research: { title: string; text: string };
  gigafactory: { title: string; text: string };
  salesCentre: { title: string; text: string; action: string };
  distribution: { title: string; text: string; action: string };
  figures: {
    title: string;
    salesCountries: string;
    capacity: string;
    patents: string;
    shipped: string;
    years: string;
    gigawatt: string;
    yearsUnit: string;
  };
  quote: { title: string; text: string };
}
