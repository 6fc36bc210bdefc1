import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: 'Produkt',
  kind: 'Rodzaj dokumentu',
  language: 'Język pliku',
  allLanguages: 'Wszystkie języki',
  total: 'Dokumenty: {value}',
  none: 'Żaden dokument nie odpowiada temu wyborowi.',
  empty: 'Nie opublikowano jeszcze żadnych dokumentów.',
  version: 'Wersja {value}',
  preview: 'Podgląd',
  openFile: 'Otwórz plik',
  closePreview: 'Zamknij podgląd',
  previewPage: '{title}, strona {page} z {pages}',
  previewFailed: 'Tego dokumentu nie można tu wyświetlić. Proszę otworzyć sam plik.',
  previewShortened: 'Podgląd pokazuje pierwsze strony: {value}. Plik zawiera wszystkie.',
  older: 'Starsze wersje',
  allDownloads: 'Wszystkie dokumenty do pobrania',
  mediaKitAll: 'Materiały prasowe: logotyp, ilustracje i warunki',
  mediaKitTerms: 'Warunki korzystania z logotypu i ilustracji',
  wordmarkLight: 'Logotyp na jasne tło',
  wordmarkDark: 'Logotyp na ciemne tło',
};
