import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: 'Razón social completa',
  companyLegalNameHelp:
    'Tal como figura en el registro. La muestran el pie, las páginas legales y el consentimiento a una transferencia al extranjero; los textos la citan como {companyName}. Si se deja vacía, se muestra la inglesa.',
  companyLegalNameIsExample: 'La razón social es un dato de ejemplo',
  serviceHotline: 'Teléfono de atención al cliente',
  serviceHotlineHelp:
    'Con el prefijo del país y escrito como es usual en este idioma. Los textos lo citan como {hotline}, los enlaces como tel:{hotline}. Si se deja vacío, se muestra el inglés.',
  serviceHotlineIsExample: 'El número de teléfono es un dato de ejemplo',
  workingHours: 'Horario de atención',
  workingHoursHelp:
    'Indique la zona horaria, porque también se llama desde otros lugares; por ejemplo, «de lunes a viernes, de 9:00 a 17:30 h (CET)».',
  pressPhone: 'Teléfono de prensa',
  pressPhoneHelp:
    'Con el prefijo del país. Los textos lo citan como {pressPhone}, los enlaces como tel:{pressPhone}. Si se deja vacío, se muestra el inglés; si tampoco lo hay, se omiten los enlaces.',
  pressPhoneIsExample: 'El teléfono de prensa es un dato de ejemplo',
  listSites: 'Sitios sin mapas',
  listSitesHelp:
    'Estos sitios muestran los países del mapa de ventas como lista, y las herramientas ofrecen nombres y coordenadas, pero ningún mapa para elegir el lugar. En China los mapas necesitan la aprobación de las autoridades; por eso los sitios en chino vienen seleccionados de entrada.',
  mainlandSite: '简体中文 (cn, China continental)',
  analytics: 'Recuento de visitas por un servicio externo',
  analyticsHelp:
    'Un identificador de Google Analytics 4 (G-…) o, para China, uno de Baidu Tongji (32 caracteres). Antes se pregunta a quien visita el sitio; sin identificador no se pregunta ni se carga nada. En Google Analytics, desactive «Cambios de página basados en eventos del historial del navegador»: el sitio comunica cada página por sí mismo.',
  analyticsDefault: 'Identificador de los demás sitios',
  analyticsGermany: 'Identificador del sitio alemán',
  analyticsJapan: 'Identificador del sitio japonés',
  analyticsChina: 'Identificador de los sitios chinos',
  analyticsIdInvalid: 'Indique un identificador como G-ABC1234567 o deje el campo vacío.',
  analyticsIdInvalidInChina:
    'Indique un identificador como G-ABC1234567 o los 32 caracteres de Baidu Tongji, o deje el campo vacío.',
  registrationNumber: 'Número de registro ICP (sitios alojados en China continental)',
  publicSecurityNumber: 'Número de registro policial (sitios alojados en China continental)',
  registrationNumberIsExample: 'El número de registro es un dato de ejemplo',
  securityContact: 'Contacto para avisos de fallos de seguridad',
  securityContactHelp:
    'Una dirección de correo, un teléfono con + o una dirección https. Se publica en /.well-known/security.txt; deje el campo vacío si no hay.',
  securityContactInvalid:
    'Indique una dirección de correo, un teléfono que empiece por + o una dirección que empiece por https://.',
  securityContactIsExample: 'El contacto de seguridad es un dato de ejemplo',
  securityPolicy: 'Página que explica cómo se tratan estos avisos',
  securityPolicyInvalid: 'Indique una dirección que empiece por https://.',
};
