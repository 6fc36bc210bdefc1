import type { StaffText } from '../../app/i18n/staff.ts';

/** Categories and tracks, by their stored values; visitors see the same names as staff. */
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
