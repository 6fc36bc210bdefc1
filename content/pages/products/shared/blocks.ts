import type { SeedBlock } from '../../../seed-page.ts';
import type { BodyTexts, CertificateTexts, Section, ThreeQuestions } from './text.ts';

export const standardsAndBodies = (texts: BodyTexts) => [
  { name: 'IEC 61215', text: texts.iec61215 },
  { name: 'IEC 61730', text: texts.iec61730 },
  { name: 'UL 61730', text: texts.ul61730 },
  { name: 'TÜV', text: texts.tuv },
  { name: 'VDE', text: texts.vde },
  { name: 'CGC', text: texts.cgc },
  { name: 'CSA', text: texts.csa },
  { name: 'JET', text: texts.jet },
];

/** Certificates and durability tests, introduced in the page's own words. */
export function certificates({ title, text }: Section, texts: CertificateTexts): SeedBlock {
  return {
    blockType: 'certificates',
    anchor: 'certificates',
    title,
    text,
    certificates: standardsAndBodies(texts),
    testsTitle: texts.testsTitle,
    tests: [
      { drawing: 'saltMist', ...texts.saltMist },
      { drawing: 'ammonia', ...texts.ammonia },
      { drawing: 'fire', ...texts.fire },
      { drawing: 'blownSand', ...texts.blownSand },
      { drawing: 'pid', ...texts.pid },
    ],
  };
}

/** The same without the tests, which are told where the series is introduced. */
export function marks({ title, text }: Section, texts: BodyTexts): SeedBlock {
  return {
    blockType: 'certificates',
    anchor: 'certificates',
    title,
    text,
    certificates: standardsAndBodies(texts),
  };
}

interface Link {
  label: string;
  href: string;
}

export function faq(title: string, questions: ThreeQuestions, actions?: Link[]): SeedBlock {
  return {
    blockType: 'faq',
    anchor: 'faq',
    title,
    questions: questions.map(({ question, answer }) => ({ question, answer })),
    ...(actions && { actions }),
  };
}

export function quoteForm({ title, text }: Section): SeedBlock {
  return { blockType: 'form', anchor: 'quote', title, text, form: 'quote' };
}
