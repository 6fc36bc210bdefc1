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
  /** From when on nobody sees it, if that is known. */
  closes?: string;
  /** On which one can apply, if it closes. */
  lastDay?: DateContent;
  description: RichText;
}

export interface JobFilters {
  /** From 1; a page that does not exist stands for the nearest one that does. */
  page?: number;
  /** Words of the title, in any order. */
  title?: string;
  category?: string;
  /** Worded in the language of the page. */
  location?: string;
  track?: string;
}

/** Newest first. */
export interface JobList {
  /** Those on this page of the list. */
  positions: JobSummary[];
  /** The number of positions that match the filters. */
  found: number;
  /** The number of all positions, whatever the filters. */
  total: number;
  page: number;
  pages: number;
  title: string;
  category: string | null;
  location: string | null;
  track: string | null;
  /** The available choices. */
  categories: Choice[];
  locations: Choice[];
  tracks: Choice[];
}

/** What the application form needs to know. */
export interface ApplicationContent {
  words: ResumeMessages;
  /** Open positions by id. */
  jobs: Choice[];
  /** The position whose page led here. */
  chosen: Choice | null;
  /** By ISO 3166-1 alpha-2 code, in the sort order of the language. */
  countries: Choice[];
  /** Whether this site can send mail to applicants; otherwise none is promised. */
  sendsMail: boolean;
}
