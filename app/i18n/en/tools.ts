import type { Translated } from '../plural.ts';

/** What several tools say, in English. The words of a tool reach its page as data. */
export const messages = {
  tools: 'Tools',
  toolsDescription:
    'What modules yield at your location, how many fit on your roof, what a van or a balcony needs: calculated openly, with ranges and sources, without an account.',
  /** From January to December, parted by spaces. */
  monthNames:
    'January February March April May June July August September October November December',
  calculate: 'Calculate',
  result: 'Result',
  errorNumber: 'Please enter a number from {minimum} to {maximum}',
  errorWhole: 'Please enter a whole number from {minimum} to {maximum}',
  errorChoice: 'Please choose one from the list',
  optional: 'optional',
  saveCsv: 'Save as CSV',
  savePdf: 'Save as PDF',
  sendWithInquiry: 'Send this with my inquiry',
  sharing: 'The address of this page holds your entries: you can keep it and share it.',
  calculatedHere:
    'This site does the calculation itself: your entries go to no other service, and nothing is kept.',
  mailToMyself: 'Email it to myself',
  mailNote: 'Your own mail program sends the email; it does not pass through this site.',
};

export type ToolMessages = Translated<typeof messages>;
