import type { Choice, DateContent, Link, Picture, RichText, Text } from './text.ts';

/** An article as lists show it. */
export interface NewsSummary {
  id: number;
  href: string;
  title: Text;
  published: DateContent;
  topic: Choice;
  summary: Text | null;
  picture?: Picture;
}

/** An article at length, as feeds carry it. */
export interface NewsFeedArticle extends NewsSummary {
  body: RichText;
  /** In ISO 8601: when visitors could first see it, and when it last changed for them. */
  publishedAt: string;
  changedAt: string;
}

export interface NewsArticle extends NewsFeedArticle {
  /** How long reading it takes, at an ordinary pace. */
  readingMinutes: number;
  /** The articles published before and after this one. */
  previous: Link | null;
  next: Link | null;
}

export interface NewsFilters {
  /** From 1; one that there is not is the nearest that there is. */
  page?: number;
  topic?: string;
  year?: number;
}

/** Newest first. */
export interface NewsList {
  articles: NewsSummary[];
  /** Of the articles that the filters let through. */
  total: number;
  page: number;
  pages: number;
  topic: string | null;
  year: number | null;
  /** Those to choose from. */
  topics: Choice[];
  years: number[];
}
