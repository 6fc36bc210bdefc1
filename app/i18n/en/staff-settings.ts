/** The labels of the site settings in the back office, in English. */
export const messages = {
  companyLegalName: 'Full legal name of the company',
  companyLegalNameHelp:
    'As it stands in the register. The footer, the legal pages and the consent to a transfer abroad show it; texts refer to it as {companyName}. Left empty, the English one is shown.',
  companyLegalNameIsExample: 'The name of the company is example data',
  serviceHotline: 'Service hotline',
  serviceHotlineHelp:
    'With the country code, as it is written in this language. Texts refer to it as {hotline}, links as tel:{hotline}. Left empty, the English one is shown.',
  serviceHotlineIsExample: 'The hotline number is example data',
  workingHours: 'Working hours',
  workingHoursHelp:
    'Name the time zone, since people call from elsewhere too: Monday to Friday, 9:00–17:30 (CET).',
  pressPhone: 'Press phone',
  pressPhoneHelp:
    'With the country code. Texts refer to it as {pressPhone}, links as tel:{pressPhone}. Left empty, the English one is shown; without that, links to it are left out.',
  pressPhoneIsExample: 'The press phone is example data',
  listSites: 'Sites without maps',
  listSitesHelp:
    'These sites show the countries of the sales map as a list, and the tools offer names and coordinates but no map to choose a place on. Maps shown in China need the approval of the authorities, so the Chinese sites are chosen at first.',
  mainlandSite: '简体中文 (cn, mainland China)',
  analytics: 'Visit counting by an outside service',
  analyticsHelp:
    'An ID of Google Analytics 4 (G-…) or, for China, one of Baidu Tongji (32 characters). Visitors are asked first; without an ID nobody is asked and nothing is loaded. In Google Analytics, please switch off “Page changes based on browser history events”: the site reports each page itself.',
  analyticsDefault: 'ID for all other sites',
  analyticsGermany: 'ID for the German site',
  analyticsJapan: 'ID for the Japanese site',
  analyticsChina: 'ID for the Chinese sites',
  analyticsIdInvalid: 'Please enter an ID such as G-ABC1234567, or leave the field empty.',
  analyticsIdInvalidInChina:
    'Please enter an ID such as G-ABC1234567 or the 32 characters of Baidu Tongji, or leave the field empty.',
  registrationNumber: 'Licence registration number (mainland-hosted sites)',
  publicSecurityNumber: 'Public security registration number (mainland-hosted sites)',
  registrationNumberIsExample: 'The registration number is example data',
  securityContact: 'Contact for reports of security flaws',
  securityContactHelp:
    'An email address, a telephone number with + or an https address. It is published at /.well-known/security.txt; empty for none.',
  securityContactInvalid:
    'Please enter an email address, a telephone number that begins with +, or an address that begins with https://.',
  securityContactIsExample: 'The contact for security flaws is example data',
  securityPolicy: 'Page that says how such reports are dealt with',
  securityPolicyInvalid: 'Please enter an address that begins with https://.',
};

export type StaffSettingsMessages = { [Key in keyof typeof messages]: string };
