type Pair = readonly [title: string, text: string];

/** The words of the page about visits and training days; one file a language. */
export interface ActivityDetailText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  dates: { title: string; text: string };
  training: {
    title: string;
    text: string;
    /** Surface, adhesive, clamps, connection. */
    steps: readonly [Pair, Pair, Pair, Pair];
  };
  visit: { title: string; text: string };
  laboratory: { title: string; text: string; action: string };
  faq: { title: string; questions: readonly [Pair, Pair, Pair] };
  next: { title: string; text: string; action: string; alternative: string };
}
