import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: 'Produkt',
  kind: 'Art der Unterlage',
  language: 'Sprache der Datei',
  allLanguages: 'Alle Sprachen',
  total: 'Unterlagen: {value}',
  none: 'Zu dieser Auswahl gibt es keine Unterlage.',
  empty: 'Noch sind keine Unterlagen veröffentlicht.',
  version: 'Version {value}',
  preview: 'Vorschau',
  openFile: 'Datei öffnen',
  closePreview: 'Vorschau schließen',
  previewPage: '{title}, Seite {page} von {pages}',
  previewFailed:
    'Diese Unterlage lässt sich hier nicht anzeigen. Bitte öffnen Sie die Datei selbst.',
  previewShortened: 'Die Vorschau zeigt die ersten {value} Seiten. Alle stehen in der Datei.',
  older: 'Ältere Versionen',
  allDownloads: 'Alle Unterlagen zum Herunterladen',
  mediaKitAll: 'Pressematerial: Logo, Bilder und Bedingungen',
  mediaKitTerms: 'Bedingungen für Logo und Bilder',
  wordmarkLight: 'Logo für helle Hintergründe',
  wordmarkDark: 'Logo für dunkle Hintergründe',
};
