/**
 * The words of the question whether visits may be counted by others, in English. They reach a page
 * with its layout, so that sites where nobody is asked do not carry them.
 */
export const messages = {
  title: 'May {provider} count this visit?',
  text: 'If you agree, it learns which pages you open here and sets cookies, which last for up to twelve months. If you refuse, nothing is loaded. Either way the site works the same, and you can change your mind at any time.',
  agree: 'Agree',
  refuse: 'Refuse',
  settings: 'Cookie settings',
  agreed: 'You have agreed that {provider} counts your visits.',
  refused: 'You have refused that {provider} counts your visits.',
};

export type AnalyticsMessages = { [Key in keyof typeof messages]: string };
