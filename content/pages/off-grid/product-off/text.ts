import type { RichTextPart } from '../../../rich-text.ts';

interface Place {
  name: string;
  text: string;
}

interface Step {
  title: string;
  text: string;
}

/** The words of the page about the off-grid series; one file a language. */
export interface ProductOffText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  scenes: {
    title: string;
    motorhome: Place;
    boxTruck: Place;
    yacht: Place;
    train: Place;
    charger: Place;
  };
  models: {
    title: string;
    text: string;
    power: string;
    size: { criterion: string; ours: string; other: string };
    weight: string;
    place: { criterion: string; ours: string; other: string };
    small: string;
    large: string;
    assumption: string;
  };
  voltage: RichTextPart[];
  handling: { title: string; text: string; bend: Step; bond: Step; heat: Step };
  faq: { title: string; questions: { question: string; answer: string }[]; action: string };
  quote: { title: string; text: string };
}
