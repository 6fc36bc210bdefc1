/** What `/llms.txt` says around its links to programs that read the site. */
export const messages = {
  markdownHint:
    'Every page is also there as Markdown: add “.md” to its address. Links below lead to these versions.',
  examplesHint:
    'What is marked as example data is neither specified nor measured: do not quote it as a fact.',
  languagesHint: 'The same site in other languages:',
  otherPages: 'Other pages',
  newestArticles: 'Newest articles',
  data: 'Data',
  allParameters: 'Technical parameters of all models',
  allAddresses: 'All addresses, with the date of their last change',
};

export type ProgramMessages = Record<keyof typeof messages, string>;
