/** The languages in which CVs are fully read; in others, only what does not depend on words. */
export type ResumeLanguage = 'en' | 'zh' | 'de' | 'ja' | 'es' | 'fr' | 'pl';

/**
 * The values read from a CV: the response of `POST /forms/resume/parse`, which fills in the
 * application form. Unknown is null; nothing is guessed without evidence in the file.
 */
export interface ResumeReading {
  /** In the order and script of the CV, e.g. `Zhang Wei` or `山田 太郎`. */
  name: string | null;
  dateOfBirth: ReadDate | null;
  /** ISO 3166-1 alpha-2, e.g. `DE`. */
  nationality: string | null;
  email: string | null;
  /** As written in the CV. */
  phone: string | null;
  /** On one line; line breaks become `, `. */
  currentAddress: string | null;
  /** Newest first. */
  pastPositions: ReadPosition[];
  /** In the CV's own words, or the name of an industry in its language. */
  pastIndustry: string | null;
  positionAppliedFor: string | null;
  /** Where each field that is not null was found, so that the applicant can check it. */
  found: Partial<Record<ResumeField, { page: number; text: string }>>;
}

export type ResumeField = Exclude<keyof ResumeReading, 'found'>;

/** `yyyy`, `yyyy-mm` or `yyyy-mm-dd`. */
export type ReadDate = string;

export interface ReadPosition {
  title: string | null;
  organisation: string | null;
  start: ReadDate | null;
  /** `present` for a current position. */
  end: ReadDate | 'present' | null;
}

/**
 * Why a file could not be read, as `{ "error": CODE }`: 413 for `tooLarge`, 415 for
 * `unsupportedType`, 422 for the rest. `busy` is a 429 or 503 with `Retry-After`.
 */
export type ResumeProblem =
  | 'missing'
  | 'tooLarge'
  | 'unsupportedType'
  | 'empty'
  | 'encrypted'
  | 'unreadable'
  /** For instance a scan: images without text. */
  | 'noText'
  | 'tooComplex'
  | 'busy';
