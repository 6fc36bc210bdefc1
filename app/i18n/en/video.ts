import type { Translated } from '../plural.ts';

/** The words of films in English; they reach a page with the data of its block. */
export const messages = {
  play: { one: 'Play film, {value} second', other: 'Play film, {value} seconds' },
  film: 'Film',
  file: 'Film as a file (MP4, {size})',
  failed: 'The film could not be loaded. Please try again.',
};

export type VideoMessages = Translated<typeof messages>;
