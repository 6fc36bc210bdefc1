/** Of the privacy notice (content/pages/legal/privacy); stored with every submission. */
export const privacyVersion = '1 (2026-11-21)';
