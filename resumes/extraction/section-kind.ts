/** What the heading of a section announces. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'personal'
  | 'objective'
  | 'profile'
  | 'references'
  /** Anything else: skills, languages, projects, interests … */
  | 'other'
  /** The document's title. */
  | 'document';
