import type { Language } from '../../app/i18n/languages.ts';

/**
 * A text in the language of the page or, if an editor left that language empty, the English text
 * with its language, so that the page can declare it (`lang="en"`).
 */
export type Text = string | { text: string; language: Language };

/** Formatted text as HTML, generated on the server. */
export interface RichText {
  html: string;
  /** Set if the text is not in the language of the page. */
  language?: Language;
}

export interface Picture {
  /** URL of the picture without width and format: `${source}/800.avif`. */
  source: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  alternative: Text;
  isVisualisation: boolean;
  dominantColor: string | null;
  /** What stays in sight where the picture is cropped, as `object-position`: `30% 60%`. */
  focus?: string;
}

export interface Link {
  label: Text;
  href: string;
}

/** A day, formatted in the language of the page. */
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
