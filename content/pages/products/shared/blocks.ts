import type { SeedBlock } from '../../../seed-page.ts';
import type { CertificateWords, Section, ThreeQuestions } from './text.ts';

/** Certificates and durability tests, introduced in the page's own words. */
export function certificates({ title, text }: Section, words: CertificateWords): SeedBlock {
  return {
    blockType: 'certificates',
    anchor: 'certificates',
    title,
    text,
    certificates: [
      { name: 'IEC 61215', text: words.iec61215 },
      { name: 'IEC 61730', text: words.iec61730 },
      { name: 'UL 61730', text: words.ul61730 },
      { name: 'TUV', text: words.tuv },
      { name: 'VDE', text: words.vde },
      { name: 'CGC', text: words.cgc },
      { name: 'CSA', text: words.csa },
      { name: 'JET', text: words.jet },
    ],
    testsTitle: words.testsTitle,
    tests: [
      { drawing: 'saltMist', ...words.saltMist },
      { drawing: 'ammonia', ...words.ammonia },
      { drawing: 'fire', ...words.fire },
      { drawing: 'blownSand', ...words.blownSand },
      { drawing: 'pid', ...words.pid },
    ],
  };
}

/** The marks alone: what each means is told where the series is introduced. */
export function marks({ title, text }: Section): SeedBlock {
  return {
    blockType: 'certificates',
    anchor: 'certificates',
    title,
    text,
    certificates: ['IEC 61215', 'IEC 61730', 'UL 61730', 'TUV', 'VDE', 'CGC', 'CSA', 'JET'].map(
      (name) => ({ name }),
    ),
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
