/** The words of accounts in English. The other catalogues have exactly these keys. */
export const messages = {
  loginText: 'For the people who run this website.',
  loginEmail: 'Email',
  loginPassword: 'Password',
  loginSubmit: 'Sign in',
  loginFailed: 'Email address and password do not match.',
  loginMissing: 'Please enter your email address and your password.',
  loginUnavailable: 'Signing in is not possible just now. Please try again in a moment.',
  forgotten: 'Forgot your password?',
  askAdministrator: 'Forgot your password? An administrator can set a new one for you.',
  changed: 'Your password has been changed. Please sign in with the new one.',
  forgotText:
    'Enter the email address of your account. We will send you a link for choosing a new password.',
  forgotSubmit: 'Send the link',
  forgotInvalid: 'Please enter your email address, for example name@example.com.',
  forgotSent:
    'If there is an account with this email address, a message with a link is on its way. The link works once and for one hour.',
  backToLogin: 'Back to sign-in',
  resetText:
    'At least {shortest} characters. A few words that only you would put together are easy to remember and hard to guess.',
  resetPassword: 'New password',
  resetSubmit: 'Save the password',
  resetExpired:
    'This link is no longer valid. A link for a new password works once and for one hour. For a new invitation, please ask an administrator.',
  resetAgain: 'Ask for a new link',
  passwordTooShort: 'Please choose a password of at least {shortest} characters.',
  passwordTooLong: 'Please choose a password of at most {longest} characters.',
  passwordCommon:
    'This password is used by many people and would soon be guessed. Please choose another one.',
  passwordPersonal:
    'This password is little more than your name, your email address or the company. Please choose another one.',
  currentPassword: 'Current password',
  currentPasswordHelp: 'Needed to change your own password or email address.',
  currentPasswordMissing:
    'Please enter your current password to change your password or email address.',
  currentPasswordWrong: 'This is not your current password.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  signInBusy: 'Very many people are signing in just now. Please try again in a moment.',
  lastAdministrator:
    'There has to be an administrator. Please make somebody else an administrator first.',
  secondFactorTitle: 'Second factor',
  codeText: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  codeLabel: 'Code',
  codeSubmit: 'Continue',
  secondFactorNeeded: 'Please enter the code of your second factor.',
  secondFactorWrong: 'This code is wrong, or it has been used already.',
  secondFactorMissing: 'Administrators need a second factor. Please set it up at /login.',
  setUpRequired: 'Administrators need a second factor, so please set it up now.',
  signInExpired: 'That took too long. Please sign in again.',
  setUpText:
    'Scan this picture with an authenticator app on your phone, then enter the code that the app shows.',
  setUpPicture: 'QR code with the key',
  setUpKey: 'Or type this key into the app:',
  setUpSubmit: 'Turn on',
  codesTitle: 'Recovery codes',
  codesText:
    'The second factor is on. Keep these codes in a safe place: each replaces the app once, for example if you lose your phone. They are shown only now.',
  codesDownload: 'Download the codes',
  isOnText: 'The second factor is on. Recovery codes left: {count}.',
  renewCodes: 'New recovery codes',
  turnOff: 'Turn off',
  toBackOffice: 'To the back office',
  invitationTitle: 'Welcome: choose your password',
  welcome: 'Your account is ready. Please sign in.',
};

export type AccountMessages = Record<keyof typeof messages, string>;
