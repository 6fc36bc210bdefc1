/**
 * The strings of the interface in English. The other catalogues have exactly these keys: the
 * type checker refuses a missing one, `tests/unit/messages.test.ts` an unused one.
 * Texts of pages are not here: they come from the back office.
 */
export const messages = {
  siteName: 'eArc',
  /** Before a value. */
  labelled: '{label}: ',
  /** After what it adds to. */
  inBrackets: ' ({text})',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main menu',
  search: 'Search',
  languageSelection: 'Language',
  breadcrumbs: 'You are here',
  pictureCaption: 'Visualisation',
  visualisationAlternative: '{alternative} (visualisation)',
  allVisualisations: 'The pictures on this website are computer visualisations, not photographs.',
  exampleData: 'Example data',
  exampleDataAll: 'All values shown here are example data',
  moreThan: 'more than {value}',
  about: 'about {value}',

  atLeast: 'at least {value}',
  basis: 'Basis',
  toScale: 'Drawn to scale',
  inAll: 'in all',
  assumptions: 'Assumptions',
  parameter: 'Parameter',
  compareModels: 'Compare with other modules',
  yieldHere: 'What it yields at your location',
  criterion: 'Criterion',
  note: 'Note',

  serviceHotline: 'Service hotline',
  workingHours: 'Working hours',
  allRightsReserved: 'All rights reserved.',

  notFoundTitle: 'We could not find this page',
  notFoundText:
    'The address may be mistyped, or the page may have moved. The menu above or the home page will take you further.',
  errorTitle: 'Something went wrong on our side',
  errorText: 'The page could not be shown. Please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText:
    'Your device has no connection to the internet, so this page could not be fetched. It will load by itself as soon as you are back online.',
  chunkErrorTitle: 'This page did not load completely',
  chunkErrorMissing:
    'A part of this page is no longer on the server, most likely because the site has just been updated. Load the page again to get the current version.',
  chunkErrorTimeout:
    'A part of this page took too long to arrive. Please check your connection and load it again.',
  chunkErrorNetwork:
    'A part of this page could not be fetched. Please check your connection and load it again.',
  loading: 'Loading…',
  loadAgain: 'Load again',
  toHomePage: 'To the home page',

  formRequired: 'required',
  formSubmit: 'Submit',
  formSubmitting: 'Sending…',
  formCancel: 'Cancel',
  formCancelQuestion: 'Discard what you have typed?',
  formErrorSummary: 'Please check the following',
  formSuccessTitle: 'Submission Successful',
  formSuccessText: 'Thank you. We have stored your request and will reply to you.',
  formReference: 'Your reference number',
  formBackToPage: 'Back to the page',
  formAnother: 'Write another message',
  formUnavailable:
    'Your request could not be stored just now. Your text is still here: please send it again in a moment.',
  formTooLarge: 'Your request is too long to be stored. Please shorten your text.',
  formOffline:
    'You are offline. Your text is safe here and will be sent automatically as soon as you are back online.',
  formTimeout:
    'The server has not answered in time; the connection may be slow. Your text is safe here and will be sent again automatically.',
  formUnreachable:
    'The server cannot be reached. Your text is safe here and will be sent again automatically; please check your connection.',
  pleaseEnter: 'Please enter',

  fieldName: 'Name',
  fieldPhone: 'Phone',
  fieldEmail: 'Email',
  fieldCompanyName: 'Company name',

  fieldTransferConsent:
    'I separately agree that the details above are provided to the recipient outside mainland China, {company}, so that this request can be answered.',
  errorTransferConsentRequired: 'Without this agreement we cannot receive your request',
  errorEmailRequired: 'Please enter your email address',
  formPrivacyNote:
    'We use what you enter here to answer you, and for nothing else. Until it is sent, it is kept on this device only.',
  formPrivacyLink: 'Privacy notice',
  formTooMany:
    'Too many requests have come from your connection. Your text is still here: please send it again in a few minutes.',
  formRetrying:
    'The server cannot store anything just now. Your text is safe here and will be sent again automatically.',
  errorNameRequired: 'Please fill in your name',
  errorEmailInvalid: 'Please enter an email address such as name@example.com',
  errorPhoneInvalid: 'Please enter a phone number with digits, for example +44 20 7946 0123',
  errorTooLong: 'Please shorten this text',

  loginTitle: 'Staff sign-in',
  forgotTitle: 'Forgotten password',
  resetTitle: 'Choose a new password',

  casePower: 'Power',
  casePowerUnit: 'kW',
  caseYear: 'Year',
  caseRoof: 'Surface',
  caseMethod: 'Installation',
  source: 'Source',
  scenesStrip: 'Pictures of the applications, side by side',

  listAll: 'All',
  listShow: 'Show',
  listShowAll: 'Show all',
  newsTopic: 'Topic',
  newsEmpty: 'No articles have been published yet.',
  listPage: 'Page {page} of {pages}',
  newsAll: 'All articles',
  newsFeeds: 'News as a feed',
  jobTitle: 'Job title',
  jobCategory: 'Job category',
  jobTrack: 'Track',
  jobLocation: 'Location',
  jobOpenings: 'Openings',
  jobApplyUntil: 'Apply by',
  jobReleased: 'Posted',
  jobTotal: 'Positions: {value}',
  jobEmpty:
    'No position is being advertised at present. You can apply all the same: with an open application.',
  jobNone: 'No open position matches. Try fewer or different words, or send an open application.',
  jobAll: 'All open positions',
  jobApply: 'Apply',
  jobOpenApplication: 'Open application',
};

export type Messages = { [Key in keyof typeof messages]: string };
