/** The words of accounts in English. The other catalogues have exactly these keys. */
export const messages = {
  forgotten: 'Forgot your password?',
  askAdministrator: 'Forgot your password? An administrator can set a new one for you.',
  changed: 'Your password has been changed. Please sign in with the new one.',
  forgotText:
    'Enter the email of your account. We will send you a link with which you can choose a new password.',
  forgotSubmit: 'Send the link',
  forgotInvalid: 'Please enter your email, for example name@example.com.',
  forgotSent:
    'If there is an account with this email, a message with a link is on its way. The link works once and for one hour.',
  backToLogin: 'Back to sign-in',
  resetText:
    'At least {shortest} characters. A few words that only you would put together are easy to remember and hard to guess.',
  resetPassword: 'New password',
  resetSubmit: 'Save the password',
  resetExpired: 'This link is no longer valid. It works once and for one hour.',
  resetAgain: 'Ask for a new link',
  passwordTooShort: 'Please choose a password of at least {shortest} characters.',
  passwordTooLong: 'Please choose a password of at most {longest} characters.',
  passwordCommon:
    'This password is used by many people and would soon be guessed. Please choose another one.',
  passwordPersonal:
    'This password is little more than your name, your email or the company. Please choose another one.',
  currentPassword: 'Current password',
  currentPasswordHelp: 'Needed to change your own password or email.',
  currentPasswordMissing: 'Please enter your current password to change your password or email.',
  currentPasswordWrong: 'This is not your current password.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  signInBusy: 'Very many people are signing in just now. Please try again in a moment.',
  lastAdministrator:
    'There has to be an administrator. Please make somebody else an administrator first.',
};

export type AccountMessages = Record<keyof typeof messages, string>;
