import type { FormMessages } from '../en/forms.ts';

export const messages: FormMessages = {
  formNext: 'Leemos personalmente cada solicitud y respondemos lo antes posible.',
  contactHint: 'Obligatorio: correo o teléfono',
  fieldProjectAddress: 'País del proyecto',
  fieldPrefecture: 'Prefectura',
  fieldDetailedAddress: 'Calle, CP y localidad',
  fieldContent: 'Su proyecto y sus requisitos',
  fieldCase: 'Su cálculo',
  errorProjectAddressRequired: 'Indique el país del proyecto',
  errorContactRequired:
    'Indique un correo electrónico o un número de teléfono para que podamos responderle',
  fieldCountry: 'País',
  fieldProjectScale: 'Tamaño del proyecto',
  projectScalePlaceholder: 'p. ej., vehículos, módulos, kW',
  fieldRequirements: 'Sus requisitos',
  errorRequirementsRequired: 'Indique sus requisitos',
  fieldPortablePowerStation: '¿Necesita una estación de energía portátil?',
  answerYes: 'Sí',
  answerNo: 'No',
  fieldMessage: 'Su mensaje',
  errorMessageRequired: 'Escriba su mensaje',
  fieldPrivacy: 'He leído la política de privacidad.',
  errorPrivacyRequired: 'Confirme que ha leído la política de privacidad',
  fieldFiles: 'Fotos o planos',
  filesHint:
    'Hasta 5 archivos de 10 MB como máximo cada uno: JPEG, PNG, WebP o PDF. Eliminamos de las fotos los datos de lugar, hora y dispositivo. A diferencia del texto, los archivos no se conservan si sale de la página.',
  filesAgain: 'Su navegador no puede conservar los archivos. Elija de nuevo estos:',
  fileRemove: 'Quitar {file}',
  errorTooManyFiles: 'Elija como máximo 5 archivos',
  errorFileTooLarge:
    'Un archivo puede ocupar 10 MB como máximo, y una imagen, tener hasta 50 millones de píxeles',
  errorFileType:
    'Admitimos imágenes JPEG, PNG y WebP y archivos PDF. Guarde antes como JPEG las imágenes HEIC.',
  errorFileDamaged: 'El archivo está vacío o dañado. Elija otro.',
};
