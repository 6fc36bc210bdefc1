/** The words around the list of open positions; one file a language. */
export interface JobPageText {
  title: string;
  description: string;
  /** Fresh graduates, experienced people. */
  tracks: { title: string; text: string; action: string };
  next: { title: string; text: string; action: string; alternative: string };
}
