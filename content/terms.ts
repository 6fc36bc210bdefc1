import type { ContentLanguage } from './languages.ts';
import { applicationTerms } from './terms/application.ts';
import { companyTerms } from './terms/company.ts';
import { electricalTerms } from './terms/electrical.ts';
import { installationTerms } from './terms/installation.ts';
import { productTerms } from './terms/product.ts';
import { roofTerms } from './terms/roof.ts';
import { systemTerms } from './terms/system.ts';
import type { Term } from './terms/term.ts';
import { wordTerms } from './terms/words.ts';

const groups = {
  ...productTerms,
  ...roofTerms,
  ...systemTerms,
  ...applicationTerms,
  ...electricalTerms,
  ...installationTerms,
  ...companyTerms,
  ...wordTerms,
};

export type TermKey = keyof typeof groups;

/** The words of the trade: one for each thing in each language. `tests/unit/terms.test.ts` checks them. */
export const terms: Record<TermKey, Record<ContentLanguage, Term>> = groups;
