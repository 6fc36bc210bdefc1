interface Step {
  title: string;
  text: string;
}

/** The words of the page with the off-grid models in detail; one file a language. */
export interface OffSeriesText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  parameters: { title: string; text: string; basis: string };
  fit: { title: string; text: string; measure: Step; edges: Step; count: Step; compare: Step };
  result: {
    title: string;
    power215: string;
    weight215: string;
    power110: string;
    weight110: string;
  };
  train: { text: string; basis: string };
  notice: { title: string; text: string };
  next: { title: string; text: string; action: string; alternative: string };
}
