interface Titled {
  title: string;
  text: string;
}

/** What all guides have in common: the same headings, the same two notices. */
export interface SharedText {
  notice: Titled;
  /** For all that is connected by electricians. */
  electricity: Titled;
  decisions: Titled;
  record: Titled;
  tools: string;
  conditions: string;
  checks: string;
  care: string;
  /** At the top of every record sheet. */
  lines: string[];
}

/** The words of a guide; one file a language. Its steps may also stand on a page. */
export interface GuideText extends Titled {
  tools: string[];
  conditions: string[];
  /** After the steps of a page about one of its models: what another one needs besides. */
  variant?: Titled;
  steps?: { title: string; steps: Titled[] };
  checks: string[];
  care: string[];
  decisions: { document: string; decides: string }[];
  record: { lines: string[]; columns: string[] };
}
