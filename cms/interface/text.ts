import type { Language } from '../../app/i18n/languages.ts';

/**
 * A text in the language of the page, or, where an editor left that language empty, the English
 * one with its language, so that the page can say so (`lang="en"`).
 */
export type Text = string | { text: string; language: Language };

/** Formatted text as HTML, made on the server. */
export interface RichText {
  html: string;
  /** Set when the text is not in the language of the page. */
  language?: Language;
}

export interface Picture {
  /** Address of the picture without width and format: `${source}/800.avif`. */
  source: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  alternative: Text;
  isVisualisation: boolean;
  dominantColor: string | null;
}

export interface Link {
  label: Text;
  href: string;
}

/** A day, worded in the language of the page. */
export interface DateContent {
  /** e.g. `2026-11-17` */
  value: string;
  text: string;
}

/** One of the choices of a select field. */
export interface Choice {
  key: string;
  name: string;
}
