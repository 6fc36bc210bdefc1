import type { ContentLanguage } from './languages.ts';
import { applicationTerms } from './terms/application.ts';
import { companyTerms } from './terms/company.ts';
import { electricalTerms } from './terms/electrical.ts';
import { productTerms } from './terms/product.ts';
import { roofTerms } from './terms/roof.ts';
import type { Term } from './terms/term.ts';

const groups = {
  ...productTerms,
  ...roofTerms,
  ...applicationTerms,
  ...electricalTerms,
  ...companyTerms,
};

type TermKey = keyof typeof groups;

/** The words of the trade: one for each thing in each language. `tests/unit/terms.test.ts` checks them. */
export const terms: Record<TermKey, Record<ContentLanguage, Term>> = groups;
