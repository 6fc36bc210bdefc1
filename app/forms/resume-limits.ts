/** For one file: a CV, a photograph, a certificate. */
export const maxResumeBytes = 10 * 1024 * 1024;
