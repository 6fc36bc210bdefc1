/** The form by which a visitor has a calculation mailed to himself, in English. */
export const messages = {
  mailSummary: 'Email it to myself',
  mailAddress: 'Your email address',
  mailHint:
    'We send one email with the figures and the address of this page. We keep neither it nor your address.',
  mailSend: 'Send email',
  mailSent: 'The email with your calculation is on its way.',
  mailRequired: 'Please enter your email address',
  mailInvalid: 'Please enter an email address such as name@example.com',
  mailTooMany:
    'This address has been sent several calculations already. Please try again in an hour.',
  mailNoCase: 'This calculation cannot be sent. Please check the entries.',
  mailBusy:
    'Too many emails have been asked for from your connection. Please try again in a few minutes.',
  mailFailed: 'The email could not be sent just now. Please try again in a moment.',
};

export type CaseMailMessages = { [Key in keyof typeof messages]: string };
