import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: 'Produit',
  kind: 'Type de document',
  language: 'Langue du fichier',
  allLanguages: 'Toutes les langues',
  total: 'Documents : {value}',
  none: 'Aucun document ne correspond à ce choix.',
  empty: 'Aucun document n’est encore publié.',
  version: 'Version {value}',
  preview: 'Aperçu',
  openFile: 'Ouvrir le fichier',
  closePreview: 'Fermer l’aperçu',
  previewPage: '{title}, page {page} sur {pages}',
  previewFailed: 'Ce document ne peut pas être affiché ici. Veuillez ouvrir le fichier lui-même.',
  previewShortened: 'L’aperçu montre les {value} premières pages. Le fichier les contient toutes.',
  older: 'Versions antérieures',
  allDownloads: 'Tous les documents à télécharger',
  mediaKitAll: 'Dossier de presse : logotype, images et conditions',
  mediaKitTerms: 'Conditions d’utilisation du logotype et des images',
  wordmarkLight: 'Logotype pour fonds clairs',
  wordmarkDark: 'Logotype pour fonds sombres',
};
