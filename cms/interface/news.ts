import type { NewsMessages } from '../../app/i18n/en/news.ts';
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

/** A complete article, as feeds carry it. */
export interface NewsFeedArticle extends NewsSummary {
  body: RichText;
  /** In ISO 8601: when visitors could first see it, and when it last changed for them. */
  publishedAt: string;
  changedAt: string;
}

export interface NewsArticle extends NewsFeedArticle {
  /** How long it takes to read at an average pace. */
  readingMinutes: number;
  /** The articles published before and after this one. */
  previous: Link | null;
  next: Link | null;
  messages: NewsMessages;
}

export interface NewsFilters {
  /** From 1; a page that does not exist stands for the nearest one that does. */
  page?: number;
  topic?: string;
  year?: number;
}

/** Newest first. */
export interface NewsList {
  articles: NewsSummary[];
  /** The number of articles that match the filters. */
  total: number;
  page: number;
  pages: number;
  topic: string | null;
  year: number | null;
  /** The available choices. */
  topics: Choice[];
  years: number[];
}
