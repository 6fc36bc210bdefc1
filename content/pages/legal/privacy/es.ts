import { operator, operatorAddress } from '../operator.ts';
import type { PrivacyText } from './text.ts';

export const es: PrivacyText = {
  title: 'Política de privacidad',
  description:
    'Qué datos trata este sitio cuando lo visita, envía un formulario o presenta una candidatura, cuánto tiempo se conservan, quién los ve y qué derechos tiene.',
  summary: {
    title: 'Versión 6, 23 de noviembre de 2026',
    text: 'En pocas palabras: las páginas públicas no usan cookies, no muestran publicidad y no recurren a ningún servicio externo para contar visitas. Usamos lo que nos envía para responderle. Las solicitudes se borran 24 meses después del último cambio. Con cada envío se guarda la versión de esta política.',
    textWithAnalytics:
      'En pocas palabras: las páginas públicas no muestran publicidad. Solo si usted acepta, un servicio externo cuenta sus visitas con cookies; cuál, lo dice la configuración de cookies. Usamos lo que nos envía para responderle. Las solicitudes se borran 24 meses después del último cambio. Con cada envío se guarda la versión de esta política.',
  },
  controller: [
    { heading: 'Responsable del tratamiento' },
    `Datos de ejemplo que el titular sustituirá: ${operatorAddress}, Alemania, con Nombre Apellido como representante (gerencia), correo electrónico ${operator.privacyEmail}. Si hay delegado de protección de datos, el titular lo nombrará aquí.`,
  ],
  forms: [
    { heading: 'Cuando envía un formulario' },
    'Los campos obligatorios están señalados; los demás son voluntarios. Ninguna casilla viene marcada de antemano.',
    {
      list: [
        'Solicitud de presupuesto: nombre, país del proyecto y un correo electrónico o un teléfono; si lo desea, dirección completa, empresa, proyecto y requisitos.',
        'Solicitud de módulos a medida: nombre, correo electrónico y requisitos; si lo desea, empresa, teléfono, país, tamaño del proyecto y si necesita una estación de energía portátil.',
        'Atención al cliente y prensa: nombre, correo electrónico y mensaje; si lo desea, empresa.',
        'Inscripción en una actividad: nombre, correo electrónico y número de personas; si lo desea, empresa, teléfono y mensaje.',
        'Comentarios y sugerencias: su mensaje; nombre y correo electrónico solo si quiere.',
      ],
    },
    'Puede adjuntar fotos y planos a las solicitudes de presupuesto, a las de módulos a medida y a las consultas a atención al cliente. Nuestro propio servidor guarda de nuevo cada imagen, sin el lugar, la hora, el dispositivo ni otros datos ocultos; los archivos PDF se guardan tal cual. Los archivos no tienen dirección pública, se registra cada acceso a ellos y se borran junto con la solicitud.',
    'Si adjunta a una solicitud de presupuesto un cálculo de una de nuestras herramientas, guardamos con la solicitud los datos introducidos, como el lugar y el tamaño de un tejado, y los resultados. Los ve antes de enviarlos y puede quitarlos. Los cálculos que no envía no se guardan.',
    'Con cada envío guardamos un número de referencia, la hora, el idioma, el sitio y la página de origen, la versión de esta política y, donde lo hayamos preguntado, su consentimiento para la transferencia al extranjero. Nuestro propio servidor marca lo que parece correo basura o repite un mensaje anterior; no interviene ningún servicio externo.',
    'Finalidad y base jurídica: respondemos a su solicitud, preparamos, si lo desea, un presupuesto o un contrato y tramitamos su inscripción en una actividad, como una formación o una visita (art. 6.1.b) del RGPD). En las consultas de prensa y los comentarios, la base es nuestro interés legítimo en contestar (art. 6.1.f) del RGPD). No usamos sus datos para publicidad ni los vendemos.',
    { heading: 'Correos electrónicos' },
    'Si indica un correo electrónico, recibirá una confirmación con su nombre y el número de referencia. Las personas responsables reciben un aviso con lo que haya escrito. No se da de alta a nadie en ningún boletín. Si se envía un cálculo por correo, usamos la dirección solo para ese correo y no la guardamos.',
    { heading: 'Quién los ve y durante cuánto tiempo' },
    'Las solicitudes y sus archivos los ven el equipo de ventas y las personas que administran el sistema, que pueden añadir notas. Los proveedores de servidores y correo actúan según nuestras instrucciones (datos de ejemplo: el titular los nombrará aquí).',
    'Una solicitud se borra 24 meses después de su último cambio. La que siga en curso se conserva hasta que se cierre. El mismo plazo rige para los avisos de nuestros buzones.',
  ],
  applications: [
    { heading: 'Cuando presenta una candidatura' },
    'El formulario admite un currículum (PDF o DOCX) y pide nombre, correo electrónico, teléfono, dirección actual, puestos anteriores, sector anterior y puesto al que se presenta. La fecha de nacimiento y la nacionalidad son voluntarias.',
    'Un programa en nuestro propio servidor lee el currículum y rellena el formulario. Usted revisa el resultado antes de enviarlo. El archivo no se entrega a ningún servicio externo y ningún programa decide sobre su candidatura.',
    'Cuando elige un archivo, se envía a nuestro servidor, se lee allí en memoria y no se conserva: solo se guarda cuando envía la candidatura.',
    'Al guardar, la candidatura queda en su dispositivo, sin el archivo. Solo si pide un enlace por correo guardamos también nosotros lo que ha escrito, sin el archivo, durante 30 días; después se borra. Quien tenga el enlace puede leerlo: no lo comparta.',
    'La base es el propio proceso de selección (art. 6.1.b) del RGPD), que no requiere consentimiento. Si queremos conservar su currículum para otras vacantes, le pediremos el consentimiento por separado.',
    'Solo el equipo de recursos humanos y las personas que administran el sistema ven las candidaturas; los archivos no tienen dirección pública. Una candidatura se borra con sus archivos seis meses después del último cambio de estado, y antes si usted lo pide; solo la conservamos más tiempo con su consentimiento para la bolsa de talento.',
  ],
  device: [
    { heading: 'Qué queda en su dispositivo' },
    'Lo que escribe en un formulario se guarda como borrador en el almacenamiento local de su navegador hasta que lo envía. Antes no lo vemos. Cuando el servidor ha confirmado que su envío está guardado, el borrador se borra.',
    'Mientras la pestaña está abierta, el navegador recuerda además hasta dónde se había desplazado. Encontrará más detalles, y cómo borrarlo, en la [configuración de cookies](/cookies).',
  ],
  operation: [
    { heading: 'Cuando visita el sitio' },
    'Para enviarle una página se necesita su dirección de red (dirección IP). No la guardamos.',
    {
      list: [
        'Recuento de visitas: tras cada cambio de página, el navegador envía un mensaje vacío a nuestro propio servidor (POST /stats/record-visit). Contamos por día, sitio, idioma y ruta, sin cookies, sin identificadores y sin datos personales.',
        'Direcciones que no existen y búsquedas sin resultados: las contamos por día e idioma, como ruta o como palabras sin números ni direcciones de correo, sin nada sobre usted. Se borran a los 90 días.',
        'Registro del servidor: qué ruta se pidió, con qué resultado y en cuánto tiempo. Ni dirección de red, ni palabras buscadas, ni nada sobre su navegador.',
        'Protección contra abusos: contamos en la memoria cuántas veces envía algo una misma dirección de red. Si el sitio funciona con varios procesos, estos cuentan juntos en su base de datos; allí, en lugar de la dirección, figura un hash con clave, que se borra a las dos horas como máximo.',
        'Área interna: solo el personal que inicia sesión recibe una cookie de sesión, que caduca a las ocho horas.',
      ],
    },
    'La base es nuestro interés legítimo en un sitio que funcione y del que no se abuse (art. 6.1.f) del RGPD).',
  ],
  rights: [
    { heading: 'Sus derechos según el RGPD' },
    'Puede preguntar qué datos suyos tenemos, pedir que los rectifiquemos, los borremos o limitemos su tratamiento, recibirlos en un formato legible por máquina y oponerse a un tratamiento basado en intereses legítimos. Puede retirar un consentimiento en cualquier momento, con efecto para el futuro. Y puede reclamar ante una autoridad de protección de datos; en España, ante la Agencia Española de Protección de Datos (AEPD).',
    'Escriba a la dirección de arriba o use el [formulario de contacto](/about#contact); el número de referencia nos ayuda a encontrar su solicitud. Ninguna decisión sobre usted se toma solo por medios automáticos. Si se tratan datos fuera de la UE, el titular indicará aquí dónde y con qué garantías (datos de ejemplo).',
  ],
  japan: [
    { heading: 'Para visitantes de Japón (APPI)' },
    {
      list: [
        'Empresa: nombre, dirección y representante indicados arriba (datos de ejemplo).',
        'Finalidades: responder a solicitudes, preparar presupuestos y contratos, atención al cliente, relación con la prensa, tramitación de inscripciones en actividades (formación, visitas), selección de personal.',
        'Acceso, rectificación, cese del uso, supresión: escriba a la dirección de arriba. Comprobamos que la petición procede de usted y respondemos sin demora indebida.',
        'Medidas de seguridad: transmisión cifrada, acceso según funciones, archivos de candidaturas sin dirección pública, registros sin datos personales, borrado al terminar el plazo.',
        'Transferencias: a la empresa y a sus proveedores en los países que el titular indique aquí (datos de ejemplo: Alemania).',
      ],
    },
  ],
  china: [
    { heading: 'Para visitantes de China continental (PIPL)' },
    'Según el artículo 39 de la PIPL, enviar datos personales al extranjero exige un consentimiento por separado. Los formularios de los sitios alojados en China continental lo piden con una casilla propia que no viene marcada. Sin él no podemos recibir el envío; sí puede leer todas las páginas.',
    {
      list: [
        `Destinatario y contacto: ${operator.name}, Alemania, ${operator.privacyEmail} (datos de ejemplo).`,
        'Finalidad y modo: responderle o tramitar su inscripción o su candidatura; transmisión cifrada y almacenamiento en el área interna.',
        'Tipos de datos: los campos del formulario correspondiente, enumerados arriba.',
        'Sus derechos: consultar, copiar, rectificar y borrar los datos y retirar el consentimiento, escribiendo al destinatario.',
      ],
    },
  ],
  draft: {
    title: 'Borrador: faltan los datos del titular',
    text: 'Esta política describe cómo funciona el sitio web. Los datos de la empresa responsable, de sus proveedores y de los lugares de tratamiento son datos de ejemplo hasta que el titular los sustituya. Un abogado la confirmará antes de la publicación.',
  },
  ending: {
    title: '¿Preguntas sobre sus datos?',
    text: 'Escríbanos e indique el número de referencia, si lo tiene.',
    action: 'Escribirnos',
    alternative: 'Configuración de cookies',
  },
};
