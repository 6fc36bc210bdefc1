import type { Translated } from '../plural.ts';

/** What several tools say, in English. The words of a tool reach its page as data. */
export const messages = {
  tools: 'Tools',
  toolsDescription:
    'Answers to your own question: what modules yield at your place, calculated openly, with ranges and sources, without an account.',
  calculate: 'Calculate',
  result: 'Result',
  errorNumber: 'Please enter a number from {minimum} to {maximum}',
  errorWhole: 'Please enter a whole number from {minimum} to {maximum}',
  errorChoice: 'Please choose one of the list',
  optional: 'optional',
  saveCsv: 'Save as CSV',
  savePdf: 'Save as PDF',
  sendWithInquiry: 'Send this with my inquiry',
  sharing: 'The address of this page holds your entries: you can keep it and share it.',
  calculatedHere:
    'This site calculates by itself: your entries go to no other service, and nothing is kept.',
};

export type ToolMessages = Translated<typeof messages>;
