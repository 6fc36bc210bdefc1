import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: 'Producto',
  kind: 'Tipo de documento',
  language: 'Idioma del archivo',
  allLanguages: 'Todos los idiomas',
  total: 'Documentos: {value}',
  none: 'Ningún documento corresponde a esta selección.',
  empty: 'Aún no se ha publicado ningún documento.',
  version: 'Versión {value}',
  preview: 'Vista previa',
  openFile: 'Abrir el archivo',
  closePreview: 'Cerrar la vista previa',
  previewPage: '{title}, página {page} de {pages}',
  previewFailed: 'Este documento no puede mostrarse aquí. Abra el archivo directamente.',
  previewShortened:
    'La vista previa muestra las primeras {value} páginas. El archivo las contiene todas.',
  older: 'Versiones anteriores',
  allDownloads: 'Todos los documentos para descargar',
  mediaKitAll: 'Material de prensa: logotipo, imágenes y condiciones',
  mediaKitTerms: 'Condiciones de uso del logotipo y las imágenes',
  wordmarkLight: 'Logotipo para fondos claros',
  wordmarkDark: 'Logotipo para fondos oscuros',
};
