/** Of the list of articles and of an article. */
export const messages = {
  year: 'Year',
  total: 'Articles: {value}',
  none: 'There is no article on this topic in this year.',
  pages: 'Pages of the list',
  newer: 'Newer articles',
  older: 'Older articles',
  neighbours: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  share: 'Share',
  byEmail: 'Email',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  readingTime: '{value} min read',
};

export type NewsMessages = { [Key in keyof typeof messages]: string };
