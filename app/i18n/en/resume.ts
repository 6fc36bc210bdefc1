/**
 * The words of the resume form in English. They come with the form's block rather than with the
 * strings of the interface, which every page loads; the other catalogues have the same keys.
 * Within the block, a key that the strings of the interface have as well stands for the one here.
 */
export const messages = {
  file: 'Your CV',
  fileHint:
    'Our own server reads the file and fills in the form for you to check. PDF and DOCX are supported, up to 10 MB.',
  fileDrop: 'Drop the file here, paste it, or choose it:',
  fileRemove: 'Remove the file',
  fileAgain: 'A browser cannot keep a file: please attach it again.',
  uploading: 'Uploading {file}…',
  reading: 'Reading {file}…',
  readingDone: 'Read: {file}. Fields filled in: {value}. Please check them.',
  readingNothing:
    '{file} is attached. We found nothing in it to fill in; please fill in the form yourself.',
  fileMissing: 'Please upload your resume',
  fileTooLarge: 'The file is larger than 10 MB. Please attach a smaller one.',
  fileUnsupported: 'This is neither a PDF nor a DOCX file. Please save your CV as one of the two.',
  fileEmpty: 'The file is empty. Please choose another one.',
  problemEncrypted:
    '{file} is protected by a password, so we could not read it. It is attached all the same; please fill in the form yourself.',
  problemUnreadable:
    'We could not read {file}; it may be damaged. It is attached all the same; please fill in the form yourself.',
  problemNoText:
    '{file} contains no text, only pictures, such as a scan. It is attached all the same; please fill in the form yourself.',
  problemTooComplex:
    '{file} is too long or too complex to be read automatically. It is attached all the same; please fill in the form yourself.',
  problemBusy:
    '{file} is attached, but we cannot read it just now. Please fill in the form yourself, or try again in a moment.',
  problemOffline:
    '{file} is attached, but you are offline and it cannot be read. Please try again once there is a connection, or fill in the form yourself.',
  problemUnreachable:
    '{file} is attached, but the server has not answered. Please check your connection and try again, or fill in the form yourself.',
  readAgain: 'Read it again',
  markTitle: 'From your CV, please check',
  markPage: '(page {page})',
  markConfirm: 'Correct',
  markConfirmAll: 'All of it is correct',
  person: 'About you',
  work: 'Your work',
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  pleaseChoose: 'Please choose',
  currentAddress: 'Current address',
  pastPositions: 'Past positions',
  pastPositionsHint: 'The latest first. Rows left empty are ignored.',
  position: 'Position {value}',
  positionTitle: 'Job title',
  positionOrganisation: 'Employer',
  positionStart: 'From',
  positionEnd: 'To',
  positionPresent: 'present',
  positionAdd: 'Add a position',
  positionRemove: 'Remove position {value}',
  positionsTooLong: 'Please give at most 50 positions, with at most 300 characters in each field',
  pastIndustry: 'Past industry',
  job: 'Open position',
  noJob: 'None of these: open application',
  positionAppliedFor: 'Position applied for',
  positionAppliedForHint: 'Or the field you would like to work in.',
  fieldPrivacy:
    'I have read the privacy notice and am sending my application for the purpose it names.',
  errorPrivacyRequired: 'Please confirm that you have read the privacy notice',
  talentPool:
    'You may keep my application in the talent pool and consider me for later positions. (Voluntary, can be withdrawn at any time.)',
  fieldTransferConsent:
    'I separately agree that my application is provided to the recipient outside mainland China, {company}, so that it can be considered.',
  errorTransferConsentRequired: 'Without this agreement we cannot receive your application',
  formPrivacyNote:
    'We use your details for your application, and for nothing else. What you type is kept on this device until you send it; a file you choose is sent to our server to be read and is not kept there.',
  save: 'Save',
  saved: 'Saved on this device. The file is not kept: please attach it again when you continue.',
  saveFailed: 'This browser does not let us save anything on the device.',
  saveLinkOffer:
    'To continue elsewhere: we can email you a link. Your entries, without the file, are then kept on our server for 30 days.',
  saveLinkSend: 'Email me a link',
  saveLinkSent: 'A link to your saved entries is on its way to {email}. It is valid for 30 days.',
  saveLinkFailed:
    'The link could not be sent just now. Your entries are still saved on this device.',
  draftRestored: 'What you saved is filled in again. Please attach your CV.',
  draftUnknown: 'This link is no longer valid. Links expire after 30 days.',
  draftFailed:
    'Your saved entries could not be fetched just now. Please load the page again in a moment.',
  formUnavailable:
    'Your application could not be stored just now. What you typed is still here: please attach the file again and send it in a moment.',
  formRetrying:
    'The server cannot store anything just now. Your application is safe here and will be sent again automatically.',
  formOffline:
    'You are offline. Your application is safe here and will be sent automatically as soon as you are back online.',
  formTimeout:
    'The server has not answered in time; the connection may be slow. Your application is safe here and will be sent again automatically.',
  formUnreachable:
    'The server cannot be reached. Your application is safe here and will be sent again automatically; please check your connection.',
  formTooMany:
    'Too many applications have come from your connection. Your entries are still here: please send them again in a few minutes.',
  formTooLarge:
    'Your application is too large to be stored. Please shorten the text or attach a smaller file.',
  formSuccessTitle: 'Submission Successful',
  formSuccessText:
    'Thank you. Your application is stored. Our HR team will read it and reply to you.',
  formAnother: 'Send another application',
  sentConfirmation: 'A confirmation is on its way by email.',
};

export type ResumeMessages = { [Key in keyof typeof messages]: string };
