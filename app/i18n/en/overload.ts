/** The page shown instead of one that the site has no time for, in English. The other catalogues have exactly these keys. */
export const messages = {
  title: 'One moment, please',
  busy: 'The site is very busy just now. Please load the page again in a moment.',
  tooMany:
    'A great many pages have been requested from your network. Please wait a moment and load the page again.',
  tooSlow: 'What you sent came in too slowly. Please check your connection and send it again.',
};

export type OverloadMessages = Record<keyof typeof messages, string>;
