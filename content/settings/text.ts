/** The words around every page: menus and footer. */
export interface SettingsText {
  workingHours: string;
  /** Names of pages, as menus and footer show them. */
  links: Record<
    | 'home'
    | 'products'
    | 'commercialSeries'
    | 'offGridSeries'
    | 'balconySeries'
    | 'balconySolutions'
    | 'technology'
    | 'installation'
    | 'applications'
    | 'news'
    | 'data'
    | 'careers'
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
