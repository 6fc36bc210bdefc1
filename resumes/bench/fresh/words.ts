/** What a CV of one language is put together from. */
export interface Words {
  /**
   * Common names. Chinese and Japanese ones have their Latin form after `=`.
   */
  given: { male: string[]; female: string[] };
  family: string[];
  /** Between the two halves of a name in its own script. */
  nameJoin: string;
  /** With their postal code, where it is written before or after the name. */
  towns: string[];
  /** `#` is a digit. */
  streets: string[];
  /** With `{street}` and `{town}`; a line may break at `\n`. */
  addresses: string[];
  /** `#` is a digit; only numbers that are nobody's. */
  phones: string[];
  /** ISO code, and how the nationality is written; the first is the language's own. */
  nationalities: [code: string, words: string[]][];
  labels: Record<LabelName, string[]>;
  headings: Record<HeadingName, string[]>;
  /** Months as `printMonth` writes them. */
  months: string[];
  /** With `{start}` and `{end}`. */
  ranges: string[];
  /** With `{start}`. */
  open: string[];
  /** As `printDay` writes them. */
  days: string[];
  /** With `{day}`: a date of birth that has no label. */
  born: string[];
  /** With `{title}`: lines that say what a CV is sent for. */
  applications: string[];
  /** With `{title}` and `{firm}`: both on one line. */
  at: string[];
  /** With `{title}`, `{firm}`, `{start}` and, but for the second, `{end}`. */
  told: [closed: string, open: string];
  /** Beside the personal details: label and value. */
  asides: [label: string, value: string][];
  documentTitles: string[];
  /** Beginnings of names of firms. */
  stems: string[];
  /** `~` is the name of the firm. */
  legalForms: string[];
  trades: Record<TradeName, Trade>;
  schools: string[];
  degrees: string[];
  /** Neither work nor education, with a period. */
  clubs: string[];
  skills: string[];
  languages: string[];
  hobbies: string[];
  profiles: string[];
  /** With `{family}` and `{firm}`. */
  referees: string[];
  /** At the end, with `{town}`. */
  endings: string[];
}

export type LabelName =
  | 'name'
  | 'birth'
  | 'nationality'
  | 'email'
  | 'phone'
  | 'address'
  | 'target'
  | 'industry'
  | 'period'
  | 'firm'
  | 'title';

export type HeadingName =
  | 'experience'
  | 'education'
  | 'personal'
  | 'skills'
  | 'languages'
  | 'hobbies'
  | 'profile'
  | 'clubs'
  | 'references';

export type TradeName =
  | 'engineering'
  | 'logistics'
  | 'construction'
  | 'trade'
  | 'software'
  | 'solar';

interface Trade {
  /** As written behind the label for an industry. */
  names: string[];
  /** `Lagerleiter~Lagerleiterin`, if the title depends on who has it. */
  titles: string[];
  /** With `{stem}` or `{family}`. */
  firms: string[];
  tasks: string[];
}

/** Several texts in one, between bars. */
export const list = (text: string): string[] =>
  text
    .split('|')
    .map((one) => one.replace(/[ \n]+/g, ' ').trim())
    .filter((one) => one !== '');
