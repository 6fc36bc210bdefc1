import type { AnySeedPage } from '../seed-page.ts';
import { applicationPages } from './applications/index.ts';
import { balconyPages } from './balcony/index.ts';
import { companyPages } from './company/index.ts';
import { home } from './home/page.ts';
import { legalPages } from './legal/index.ts';
import { offGridPages } from './off-grid/index.ts';
import { productPages } from './products/index.ts';
import { technologyPages } from './technology/index.ts';

/** Every page of the demonstration content. A parent stands before its children. */
export const pages: AnySeedPage[] = [
  home,
  ...productPages,
  ...offGridPages,
  ...technologyPages,
  ...applicationPages,
  ...balconyPages,
  ...companyPages,
  ...legalPages,
];
