/**
 * The words of single forms. They come with the form's block, as far
 * as it needs them (app/blocks/form/data.ts); the other catalogues have the same keys.
 */
export const messages = {
  formNext: 'We read every request ourselves and answer as soon as we can.',
  contactHint: 'Email or phone is required',
  fieldProjectAddress: 'Project address (country)',
  fieldPrefecture: 'Prefecture',
  fieldDetailedAddress: 'Detailed address',
  fieldContent: 'Your project and requirements',
  fieldCase: 'Your calculation',
  errorProjectAddressRequired: 'Please enter Project address',
  errorContactRequired: 'Please enter an email address or a phone number, so that we can reply',
  fieldCountry: 'Country',
  fieldProjectScale: 'Project scale',
  projectScalePlaceholder: 'e.g. vehicles, modules, kW',
  fieldRequirements: 'Your requirements',
  errorRequirementsRequired: 'Please enter your requirements',
  fieldPortablePowerStation: 'Do you need a portable power station?',
  answerYes: 'Yes',
  answerNo: 'No',
  fieldMessage: 'Your message',
  errorMessageRequired: 'Please enter your message',
  fieldPrivacy: 'I have read the privacy notice.',
  errorPrivacyRequired: 'Please confirm that you have read the privacy notice',
  fieldFiles: 'Pictures or plans',
  filesHint:
    'Up to 5 files of at most 10 MB each: JPEG, PNG, WebP or PDF. We remove the place, the time and the device from pictures. Unlike your text, files are not kept if you leave the page.',
  filesAgain: 'Your browser cannot keep files. Please choose these again:',
  fileRemove: 'Remove {file}',
  errorTooManyFiles: 'Please choose at most 5 files',
  errorFileTooLarge: 'A file may have at most 10 MB, and a picture at most 50 million pixels',
  errorFileType:
    'We can read JPEG, PNG and WebP pictures and PDF files. Please save a HEIC picture as JPEG first.',
  errorFileDamaged: 'This file is empty or damaged. Please choose another one.',
};

export type FormMessages = { [Key in keyof typeof messages]: string };
