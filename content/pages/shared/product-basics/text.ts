import type { CertificateTexts, Section, ThreeQuestions } from '../../products/shared/text.ts';

/** What every product page has besides its own words (specification, section 2). */
export interface ProductBasics {
  /** Of the page where the series for roofs is first met. */
  parameters: Section & { basis: string };
  /** Testing and certification. */
  testing: Record<
    'productOff' | 'offSeries' | 'charger' | 'balcony' | 'balcony400' | 'balcony800',
    Section
  >;
  certificateTexts: CertificateTexts;
  questions: Record<
    'offSeries' | 'charger' | 'balcony800',
    { title: string; questions: ThreeQuestions }
  >;
}
