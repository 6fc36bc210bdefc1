import type { ResumeMessages } from '../../app/i18n/en/resume.ts';
import type { Choice, DateContent, RichText, Text } from './text.ts';

/** An open position as lists show it. */
export interface JobSummary {
  id: number;
  href: string;
  title: Text;
  category: Choice;
  track: Choice;
  location: Text | null;
  openings: number;
  released: DateContent;
  isExample: boolean;
}

export interface JobPosition extends JobSummary {
  description: RichText;
}

export interface JobFilters {
  /** From 1; one that there is not is the nearest that there is. */
  page?: number;
  /** Words of the title, in any order. */
  title?: string;
  category?: string;
  /** As the page's language words it. */
  location?: string;
  track?: string;
}

/** Newest first. */
export interface JobList {
  /** Those on this page of the list. */
  positions: JobSummary[];
  /** Of the positions that the filters let through. */
  found: number;
  /** Of all positions, whatever the filters are. */
  total: number;
  page: number;
  pages: number;
  title: string;
  category: string | null;
  location: string | null;
  track: string | null;
  /** Those to choose from. */
  categories: Choice[];
  locations: Choice[];
  tracks: Choice[];
}

/** What the form for applications needs to know. */
export interface ApplicationContent {
  words: ResumeMessages;
  /** Open positions by their ids. */
  jobs: Choice[];
  /** The one whose page led here. */
  chosen: Choice | null;
  /** By ISO 3166-1 alpha-2 code, as the language sorts them. */
  countries: Choice[];
  /** Whether this site can write to an applicant; otherwise no mail is promised. */
  sendsMail: boolean;
}
