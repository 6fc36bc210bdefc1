/** The words around every page: menus and footer. */
export interface SettingsText {
  workingHours: string;
  /** Shown in every language that has none of its own. */
  contact?: {
    companyName: string;
    companyNameIsExample: boolean;
    hotline: string;
    hotlineIsExample: boolean;
    pressPhone: string;
    pressPhoneIsExample: boolean;
  };
  /** Names of pages, as menus and footer show them. */
  links: Record<
    | 'home'
    | 'products'
    | 'commercialSeries'
    | 'offGridSeries'
    | 'balconySeries'
    | 'balconySolutions'
    | 'charger'
    | 'technology'
    | 'installation'
    | 'applications'
    | 'buildings'
    | 'road'
    | 'waterAndRail'
    | 'roofGuide'
    | 'news'
    | 'data'
    | 'tools'
    | 'careers'
    | 'openPositions'
    | 'openApplications'
    | 'about'
    | 'consultation'
    | 'customerService'
    | 'sustainability'
    | 'contact'
    | 'mediaCooperation'
    | 'feedback'
    | 'termsOfUse'
    | 'privacy'
    | 'imprint'
    | 'cookies'
    | 'accessibility'
    | 'dragonfly',
    string
  >;
  groups: Record<'products' | 'technology' | 'company' | 'service' | 'legal', string>;
}
