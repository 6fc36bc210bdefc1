import type { Picture, Text } from './text.ts';

/** A short film without sound. */
export interface VideoContent {
  /** The file that every browser plays. */
  href: string;
  /** As people read it: `420 kB`. */
  size: string;
  /** Its files by type, in the order in which a browser tries them. */
  sources: { href: string; type: string }[];
  width: number;
  height: number;
  seconds: number;
  /** What is to be seen: its alternative, and the text below it. */
  text: Text;
  /** Shown until somebody plays it. */
  poster: Picture;
  /** When it was uploaded, e.g. `2026-11-17T09:30:00.000Z`. */
  uploaded: string;
}
