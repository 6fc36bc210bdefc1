/** The words of the page of the balcony series; one file a language. */
export interface SeriesText {
  title: string;
  description: string;
  hero: { title: string; text: string; kits: string; quote: string };
  scale: { title: string; text: string; glass: string; ours: string; basis: string };
  contents: { title: string; text: string; parts: string[] };
  kits: { title: string; text: string; basis: string };
  hanging: { title: string; text: string; action: string };
  rules: { title: string; text: string };
  faq: { title: string; questions: { question: string; answer: string }[]; action: string };
  quote: { title: string; text: string };
}
