import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  siteName: 'eArc',
  labelled: '{label}: ',
  inBrackets: ' ({text})',
  skipToContent: 'Saltar al contenido',
  menu: 'Menú',
  mainMenu: 'Menú principal',
  search: 'Buscar',
  languageSelection: 'Idioma',
  breadcrumbs: 'Usted está aquí',
  pictureCaption: 'Recreación virtual',
  visualisationAlternative: '{alternative} (recreación virtual)',
  allVisualisations: 'Las imágenes de este sitio son recreaciones virtuales, no fotografías.',
  exampleData: 'Datos de ejemplo',
  exampleDataAll: 'Todos los valores de aquí son datos de ejemplo',
  moreThan: 'más de {value}',
  about: 'aprox. {value}',

  atLeast: 'al menos {value}',
  basis: 'Fuente y supuestos',
  toScale: 'Dibujado a escala',
  inAll: 'en total',
  assumptions: 'Supuestos',
  parameter: 'Parámetro',
  compareModels: 'Comparar con otros módulos',
  yieldHere: 'Cuánto produce en su ubicación',
  criterion: 'Criterio',
  note: 'Nota',

  serviceHotline: 'Teléfono de atención al cliente',
  workingHours: 'Horario de atención',
  allRightsReserved: 'Todos los derechos reservados.',

  notFoundTitle: 'No hemos encontrado esta página',
  notFoundText:
    'Puede que la dirección tenga una errata o que la página se haya trasladado. Puede continuar desde el menú superior o desde la página de inicio.',
  errorTitle: 'Algo ha fallado por nuestra parte',
  errorText: 'No hemos podido mostrar la página. Vuelva a intentarlo dentro de un momento.',
  offlineTitle: 'No tiene conexión',
  offlineText:
    'Su dispositivo no está conectado a internet, por lo que no se ha podido obtener esta página. Se cargará por sí sola en cuanto vuelva la conexión.',
  chunkErrorTitle: 'Esta página no se ha cargado por completo',
  chunkErrorMissing:
    'Una parte de esta página ya no está en el servidor, probablemente porque el sitio se acaba de actualizar. Vuelva a cargarla para ver la versión actual.',
  chunkErrorTimeout:
    'Una parte de esta página ha tardado demasiado en llegar. Compruebe su conexión y vuelva a cargarla.',
  chunkErrorNetwork:
    'No se ha podido obtener una parte de esta página. Compruebe su conexión y vuelva a cargarla.',
  loading: 'Cargando…',
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
  formAnother: 'Escribir otro mensaje',
  formUnavailable:
    'No hemos podido guardar su solicitud. Su texto sigue aquí: vuelva a enviarlo dentro de un momento.',
  formTooLarge: 'Su solicitud es demasiado larga para guardarla. Acorte el texto.',
  formOffline:
    'No tiene conexión. Su texto está a salvo aquí y se enviará por sí solo en cuanto vuelva la conexión.',
  formTimeout:
    'El servidor no ha respondido a tiempo; puede que la conexión sea lenta. Su texto está a salvo aquí y lo intentamos de nuevo automáticamente.',
  formUnreachable:
    'No se puede acceder al servidor. Su texto está a salvo aquí y lo intentamos de nuevo automáticamente; compruebe su conexión.',
  pleaseEnter: 'Escriba aquí',

  fieldName: 'Nombre',
  fieldPhone: 'Teléfono',
  fieldEmail: 'Correo electrónico',
  fieldCompanyName: 'Nombre de la empresa',

  fieldTransferConsent:
    'Consiento por separado que los datos anteriores se faciliten al destinatario fuera de China continental, {company}, para responder a esta solicitud.',
  errorTransferConsentRequired: 'Sin este consentimiento no podemos recibir su solicitud',
  errorEmailRequired: 'Indique su correo electrónico',
  formPrivacyNote:
    'Usamos lo que escriba aquí para responderle y para nada más. Hasta que lo envíe, se guarda solo en este dispositivo.',
  formPrivacyLink: 'Política de privacidad',
  formTooMany:
    'Han llegado demasiadas solicitudes desde su conexión. Su texto sigue aquí: envíelo de nuevo en unos minutos.',
  formRetrying:
    'El servidor no puede guardar nada ahora. Su texto está a salvo aquí y lo intentamos de nuevo automáticamente.',
  errorNameRequired: 'Indique su nombre',
  errorEmailInvalid: 'Indique un correo electrónico como nombre@example.com',
  errorPhoneInvalid: 'Indique un número de teléfono con cifras, por ejemplo +34 91 000 00 00',
  errorTooLong: 'Acorte este texto',

  loginTitle: 'Acceso del personal',
  forgotTitle: 'Contraseña olvidada',
  resetTitle: 'Elegir una contraseña nueva',

  casePower: 'Potencia',
  casePowerUnit: 'kW',
  caseYear: 'Año',
  caseRoof: 'Superficie',
  caseMethod: 'Instalación',
  source: 'Fuente',
  scenesStrip: 'Imágenes de las aplicaciones, una junto a otra',

  listAll: 'Todos',
  listShow: 'Mostrar',
  listShowAll: 'Mostrar todos',
  newsTopic: 'Tema',
  newsEmpty: 'Todavía no se ha publicado ningún artículo.',
  listPage: 'Página {page} de {pages}',
  newsAll: 'Todos los artículos',
  newsFeeds: 'Canal de noticias',
  jobTitle: 'Nombre del puesto',
  jobCategory: 'Departamento',
  jobTrack: 'Modalidad',
  jobLocation: 'Lugar',
  jobOpenings: 'Plazas',
  jobApplyUntil: 'Candidatura hasta',
  jobReleased: 'Publicada el',
  jobTotal: 'Vacantes: {value}',
  jobEmpty:
    'En este momento no hay vacantes publicadas. Aun así puede presentarse con una candidatura espontánea.',
  jobNone:
    'Ninguna vacante coincide. Pruebe con menos palabras o con otras, o envíe una candidatura espontánea.',
  jobAll: 'Todas las vacantes',
  jobApply: 'Presentar candidatura',
  jobOpenApplication: 'Candidatura espontánea',
};
