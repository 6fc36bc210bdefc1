/** Version of the privacy notice (content/pages/legal/privacy); stored with every submission. */
export const privacyVersion = '6 (2026-11-23)';
