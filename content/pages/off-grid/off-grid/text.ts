import type { RichTextPart } from '../../../rich-text.ts';

interface Step {
  title: string;
  text: string;
}

/** The words of the page about the charger and made-to-measure modules; one file a language. */
export interface OffGridText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  charger: { title: string; text: string; basis: string };
  use: { title: string; unfold: Step; aim: Step; connect: Step };
  gallery: {
    title: string;
    sightseeingCar: string;
    boxTruck: string;
  };
  custom: RichTextPart[];
  request: { title: string; text: string };
}
