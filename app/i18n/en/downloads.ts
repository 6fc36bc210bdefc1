/**
 * The words of downloads in English. They reach a page with the data of its block, so that pages
 * without downloads do not carry them.
 */
export const messages = {
  product: 'Product',
  kind: 'Kind of document',
  language: 'Language of the file',
  allLanguages: 'All languages',
  total: 'Documents: {value}',
  none: 'No document matches this choice.',
  empty: 'No documents have been published yet.',
  version: 'Version {value}',
  preview: 'Preview',
  openFile: 'Open the file',
  closePreview: 'Close the preview',
  previewPage: '{title}, page {page} of {pages}',
  previewFailed: 'This document cannot be shown here. Please open the file itself.',
  previewShortened: 'The preview shows the first {value} pages. The file has all of them.',
  older: 'Older versions',
  allDownloads: 'All documents for download',
  mediaKitAll: 'Media kit: logo, pictures and terms',
  mediaKitTerms: 'Terms for the logo and the pictures',
  wordmarkLight: 'Logo for light backgrounds',
  wordmarkDark: 'Logo for dark backgrounds',
};

export type DownloadMessages = { [Key in keyof typeof messages]: string };
