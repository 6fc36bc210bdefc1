import type { RichTextPart } from '../../../rich-text.ts';

interface Named {
  name: string;
  text: string;
}

/** The words of the page about the technology; one file a language. */
export interface EArcText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  replacement: { title: string; text: string };
  film: { title: string; text: string };
  section: {
    title: string;
    text: string;
    eArc: string;
    glassGlass: string;
    frontLayer: string;
    encapsulant: string;
    cells: string;
    backLayer: string;
    frontGlass: string;
    backGlass: string;
    basis: string;
  };
  space: { title: string; text: string; basis: string };
  weight: {
    title: string;
    text: string;
    glass: string;
    dragonfly: string;
    offGrid: string;
    smf: string;
    balcony: string;
    basis: string;
  };
  certificates: {
    title: string;
    text: string;
    testsTitle: string;
    saltMist: Named;
    ammonia: Named;
    fire: Named;
    blownSand: Named;
    pid: Named;
  };
  limits: RichTextPart[];
  faq: { title: string; questions: { question: string; answer: string }[] };
  next: { title: string; text: string; action: string; alternative: string };
}
