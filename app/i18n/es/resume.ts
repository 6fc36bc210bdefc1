import type { ResumeMessages } from '../en/resume.ts';

export const messages: ResumeMessages = {
  file: 'Su currículum',
  fileHint:
    'Nuestro propio servidor lee el archivo y rellena el formulario para que usted lo revise. Se admiten PDF y DOCX, hasta 10 MB.',
  fileDrop: 'Arrastre el archivo aquí, péguelo o elíjalo:',
  fileRemove: 'Quitar el archivo',
  fileAgain: 'El navegador no puede conservar un archivo: adjúntelo de nuevo.',
  uploading: 'Subiendo {file}…',
  reading: 'Leyendo {file}…',
  readingDone: 'Leído: {file}. Campos rellenados: {value}. Compruébelos.',
  readingNothing:
    '{file} está adjunto. No hemos encontrado datos para rellenar; complete usted el formulario.',
  fileMissing: 'Suba su currículum',
  fileTooLarge: 'El archivo supera los 10 MB. Adjunte uno más pequeño.',
  fileUnsupported:
    'El archivo no es ni PDF ni DOCX. Guarde su currículum en uno de los dos formatos.',
  fileEmpty: 'El archivo está vacío. Elija otro.',
  problemEncrypted:
    '{file} está protegido con contraseña y no hemos podido leerlo. Aun así está adjunto; complete usted el formulario.',
  problemUnreadable:
    'No hemos podido leer {file}; quizá esté dañado. Aun así está adjunto; complete usted el formulario.',
  problemNoText:
    '{file} no contiene texto, solo imágenes, como un escaneo. Aun así está adjunto; complete usted el formulario.',
  problemTooComplex:
    '{file} es demasiado largo o complejo para leerlo automáticamente. Aun así está adjunto; complete usted el formulario.',
  problemBusy:
    '{file} está adjunto, pero ahora no podemos leerlo. Complete usted el formulario o inténtelo de nuevo dentro de un momento.',
  problemOffline:
    '{file} está adjunto, pero no tiene conexión y no podemos leerlo. Inténtelo de nuevo cuando vuelva la conexión o complete usted el formulario.',
  problemUnreachable:
    '{file} está adjunto, pero el servidor no ha respondido. Compruebe su conexión e inténtelo de nuevo, o complete usted el formulario.',
  readAgain: 'Leer de nuevo',
  markTitle: 'Tomado de su currículum: compruébelo',
  markPage: '(página {page})',
  markConfirm: 'Correcto',
  markConfirmAll: 'Todo es correcto',
  person: 'Sobre usted',
  work: 'Su trabajo',
  dateOfBirth: 'Fecha de nacimiento',
  nationality: 'Nacionalidad',
  pleaseChoose: 'Elija una opción',
  currentAddress: 'Dirección actual',
  pastPositions: 'Puestos anteriores',
  pastPositionsHint: 'El más reciente primero. Las filas vacías no cuentan.',
  position: 'Puesto {value}',
  positionTitle: 'Cargo',
  positionOrganisation: 'Empresa',
  positionStart: 'Desde',
  positionEnd: 'Hasta',
  positionPresent: 'actualidad',
  positionAdd: 'Añadir un puesto',
  positionRemove: 'Quitar el puesto {value}',
  positionsTooLong: 'Indique como máximo 50 puestos, con 300 caracteres como máximo por campo',
  pastIndustry: 'Sector anterior',
  job: 'Vacante',
  noJob: 'Ninguna: candidatura espontánea',
  positionAppliedFor: 'Puesto al que se presenta',
  positionAppliedForHint: 'O el área en la que le gustaría trabajar.',
  fieldPrivacy: 'He leído la política de privacidad y envío mi candidatura con este fin.',
  errorPrivacyRequired: 'Confirme que ha leído la política de privacidad',
  talentPool:
    'Pueden conservar mi candidatura en la bolsa de talento y tenerme en cuenta para otros puestos. (Voluntario; puede retirar su consentimiento en cualquier momento.)',
  fieldTransferConsent:
    'Consiento por separado que mi candidatura se facilite al destinatario fuera de China continental, {company}, para valorarla.',
  errorTransferConsentRequired: 'Sin este consentimiento no podemos recibir su candidatura',
  formPrivacyNote:
    'Usamos sus datos para su candidatura y para nada más. Lo que escribe se guarda en este dispositivo hasta que lo envía; el archivo que elige se envía a nuestro servidor para leerlo y no se conserva allí.',
  save: 'Guardar',
  saved:
    'Guardado en este dispositivo. El archivo no se guarda: adjúntelo de nuevo cuando continúe.',
  saveFailed: 'Este navegador no permite guardar nada en el dispositivo.',
  saveLinkOffer:
    'Para continuar en otro sitio, podemos enviarle un enlace por correo. Lo que ha escrito, sin el archivo, se guarda entonces 30 días en nuestro servidor.',
  saveLinkSend: 'Enviarme un enlace',
  saveLinkSent: 'Enviamos a {email} un enlace a sus datos guardados. Es válido durante 30 días.',
  saveLinkFailed:
    'No hemos podido enviar el enlace. Sus datos siguen guardados en este dispositivo.',
  draftRestored: 'Se ha recuperado lo que guardó. Adjunte su currículum.',
  draftUnknown: 'Este enlace ya no es válido. Los enlaces caducan a los 30 días.',
  draftFailed:
    'No hemos podido recuperar lo que guardó. Vuelva a cargar la página dentro de un momento.',
  formUnavailable:
    'No hemos podido guardar su candidatura. Lo que escribió sigue aquí: adjunte el archivo de nuevo y envíela dentro de un momento.',
  formRetrying:
    'El servidor no puede guardar nada ahora. Su candidatura está a salvo aquí y lo intentamos de nuevo automáticamente.',
  formOffline:
    'No tiene conexión. Su candidatura está a salvo aquí y se enviará por sí sola en cuanto vuelva la conexión.',
  formTimeout:
    'El servidor no ha respondido a tiempo; puede que la conexión sea lenta. Su candidatura está a salvo aquí y lo intentamos de nuevo automáticamente.',
  formUnreachable:
    'No se puede acceder al servidor. Su candidatura está a salvo aquí y lo intentamos de nuevo automáticamente; compruebe su conexión.',
  formTooMany:
    'Han llegado demasiadas candidaturas desde su conexión. Sus datos siguen aquí: envíelos de nuevo en unos minutos.',
  formTooLarge:
    'Su candidatura es demasiado grande para guardarla. Acorte el texto o adjunte un archivo más pequeño.',
  formSuccessTitle: 'Candidatura enviada correctamente',
  formSuccessText:
    'Gracias. Su candidatura está guardada. Recursos humanos la leerá y le responderá.',
  formAnother: 'Enviar otra candidatura',
  sentConfirmation: 'Recibirá una confirmación por correo.',
};
