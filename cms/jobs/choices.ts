import type { StaffText } from '../../app/i18n/staff.ts';

/** Kinds of work and ways in, by what the database holds; visitors read the same names as staff. */
export const jobCategories = {
  research: 'categoryResearch',
  production: 'categoryProduction',
  engineering: 'categoryEngineering',
  sales: 'categorySales',
  service: 'categoryService',
  administration: 'categoryAdministration',
} as const satisfies Record<string, StaffText>;

export const jobTracks = {
  graduate: 'trackGraduate',
  experienced: 'trackExperienced',
} as const satisfies Record<string, StaffText>;
