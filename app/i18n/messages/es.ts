import type { Messages } from './en.ts';

export const messages: Messages = {
  siteName: 'eArc',
  skipToContent: 'Saltar al contenido',
  menu: 'Menú',
  mainMenu: 'Menú principal',
  search: 'Buscar',
  languageSelection: 'Idioma',
  breadcrumbs: 'Usted está aquí',
  pictureCaption: 'Recreación virtual',
  exampleData: 'Datos de ejemplo',
  moreThan: 'más de {value}',
  about: 'aprox. {value}',

  atLeast: 'al menos {value}',
  basis: 'Base',
  toScale: 'Dibujado a escala',
  inAll: 'en total',
  assumptions: 'Supuestos',
  parameter: 'Parámetro',
  criterion: 'Criterio',
  note: 'Nota',
  documentUnavailable: 'aún no disponible',
  downloadsEmpty: 'Todavía no se ha publicado ningún documento.',
  documentDataSheet: 'Ficha técnica',
  documentInstallationManual: 'Manual de instalación',
  documentCertificate: 'Certificado',
  documentPanFile: 'Archivo PAN',
  documentDrawing: 'Plano CAD',

  serviceHotline: 'Teléfono de atención al cliente',
  workingHours: 'Horario de atención',
  allRightsReserved: 'Todos los derechos reservados.',

  notFoundTitle: 'No hemos encontrado esta página',
  notFoundText:
    'Puede que la dirección tenga una errata o que la página se haya trasladado. Puede continuar desde el menú superior o desde la página de inicio.',
  errorTitle: 'Ha fallado algo por nuestra parte',
  errorText: 'No hemos podido mostrar la página. Vuelva a intentarlo dentro de un momento.',
  chunkErrorTitle: 'Esta página no se ha cargado por completo',
  chunkErrorMissing:
    'Una parte de esta página ya no está en el servidor, probablemente porque el sitio se acaba de actualizar. Vuelva a cargarla para ver la versión actual.',
  chunkErrorTimeout:
    'Una parte de esta página ha tardado demasiado en llegar. Compruebe su conexión y vuelva a cargarla.',
  chunkErrorNetwork:
    'No se ha podido obtener una parte de esta página. Compruebe su conexión y vuelva a cargarla.',
  loadAgain: 'Volver a cargar',
  toHomePage: 'Ir a la página de inicio',

  formRequired: 'obligatorio',
  formSubmit: 'Enviar',
  formSubmitting: 'Enviando…',
  formCancel: 'Cancelar',
  formCancelQuestion: '¿Descartar lo que ha escrito?',
  formErrorSummary: 'Revise lo siguiente',
  formSuccessTitle: 'Solicitud enviada correctamente',
  formSuccessText: 'Gracias. Hemos guardado su solicitud y le responderemos.',
  formReference: 'Su número de referencia',
  formBackToPage: 'Volver a la página',
  formUnavailable:
    'No hemos podido guardar su solicitud. Su texto sigue aquí: vuelva a enviarlo dentro de un momento.',
  formTooLarge: 'Su solicitud es demasiado larga para guardarla. Acorte el texto.',
  formOffline:
    'El servidor no ha respondido. Su texto sigue aquí: compruebe su conexión y vuelva a enviarlo.',
  pleaseEnter: 'Escriba aquí',

  fieldName: 'Nombre',
  fieldPhone: 'Teléfono',
  fieldEmail: 'Correo electrónico',
  fieldProjectAddress: 'Dirección del proyecto (país)',
  fieldDetailedAddress: 'Dirección completa',
  fieldCompanyName: 'Nombre de la empresa',
  fieldContent: 'Su proyecto y sus requisitos',
  projectAddressPlaceholder: 'Indique la dirección del proyecto',

  fieldCountry: 'País',
  fieldProjectScale: 'Escala del proyecto',
  projectScalePlaceholder: 'p. ej., número de vehículos, módulos o kW',
  fieldRequirements: 'Sus requisitos',
  errorRequirementsRequired: 'Introduzca sus requisitos',
  fieldPortablePowerStation: '¿Necesita una estación de energía portátil?',
  answerYes: 'Sí',
  answerNo: 'No',
  fieldPrivacy: 'He leído la política de privacidad.',
  errorPrivacyRequired: 'Confirme que ha leído la política de privacidad',
  fieldTransferConsent:
    'Acepto que mis datos se transfieran a la empresa fuera de China continental y se traten allí.',
  errorTransferConsentRequired: 'Sin este consentimiento no podemos recibir su solicitud',
  errorEmailRequired: 'Introduzca su correo electrónico',
  fieldMessage: 'Su mensaje',
  errorMessageRequired: 'Introduzca su mensaje',
  formPrivacyNote:
    'Usamos lo que escriba aquí para responderle y para nada más. Hasta que lo envíe, se guarda solo en este dispositivo.',
  formPrivacyLink: 'Política de privacidad',
  formNext: 'Leemos cada solicitud y solemos responder en dos días laborables, en su idioma.',
  formTooMany:
    'Han llegado demasiadas solicitudes desde su conexión. Su texto sigue aquí: envíelo de nuevo en unos minutos.',
  formRetrying:
    'El servidor no puede guardar nada ahora. Su texto está a salvo aquí y lo intentamos de nuevo automáticamente.',
  errorNameRequired: 'Indique su nombre',
  errorProjectAddressRequired: 'Indique la dirección del proyecto (país)',
  errorContactRequired:
    'Indique un correo electrónico o un número de teléfono para que podamos responderle',
  errorEmailInvalid: 'Indique un correo electrónico como nombre@example.com',
  errorPhoneInvalid: 'Indique un número de teléfono con cifras, por ejemplo +34 91 000 00 00',
  errorTooLong: 'Acorte este texto',

  loginTitle: 'Acceso del personal',
  loginText: 'Para quienes gestionan este sitio web.',
  loginEmail: 'Correo electrónico',
  loginPassword: 'Contraseña',
  loginSubmit: 'Iniciar sesión',
  loginFailed: 'El correo electrónico y la contraseña no coinciden. Revíselos.',
  loginLocked:
    'Demasiados intentos fallidos. Esta cuenta está bloqueada durante diez minutos; vuelva a intentarlo después.',
  loginMissing: 'Indique su correo electrónico y su contraseña.',
  loginUnavailable:
    'En este momento no es posible iniciar sesión. Vuelva a intentarlo dentro de un momento.',

  casePower: 'Potencia',
  caseYear: 'Año',
  caseRoof: 'Cubierta',
  caseMethod: 'Instalación',
  source: 'Fuente',
  scenesStrip: 'Imágenes de las aplicaciones, una junto a otra',
};
