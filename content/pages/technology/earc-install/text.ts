import type { RichTextPart } from '../../../rich-text.ts';

interface Step {
  title: string;
  text: string;
}

interface Method {
  title: string;
  text: string;
}

/** The words of the page about installation; one file a language. */
export interface EArcInstallText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  /** For every method of installation. */
  preparation: RichTextPart[];
  /** For bonding alone. */
  adhesion: RichTextPart[];
  bonding: Method & { steps: [Step, Step, Step, Step, Step] };
  standingSeam: Method & { steps: [Step, Step, Step, Step] };
  flatRoof: Method & { steps: [Step, Step, Step] };
  clamps: Method & { steps: [Step, Step, Step] };
  cables: { title: string; voltage: string; cable: string; factor: string; strings: string };
  notice: { title: string; text: string };
  next: { title: string; text: string; action: string; alternative: string };
}
