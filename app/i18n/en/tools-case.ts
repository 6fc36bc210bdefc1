/** What a form says of a case that comes from a tool, in English. */
export const messages = {
  send: 'Send this calculation with the inquiry',
  change: 'Change the entries',
  inFull: 'All entries and results',
};

export type CaseMessages = { [Key in keyof typeof messages]: string };
