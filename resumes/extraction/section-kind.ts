/** What the heading of a section announces. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'personal'
  | 'objective'
  | 'profile'
  | 'references'
  /** Whatever else: skills, languages, projects, interests … */
  | 'other'
  /** The name of the document itself. */
  | 'document';
