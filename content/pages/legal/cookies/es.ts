import type { CookiesText } from './text.ts';

export const es: CookiesText = {
  title: 'Configuración de cookies',
  description:
    'Qué guarda su navegador cuando visita este sitio y por qué, cuándo le preguntamos antes y cómo borrarlo.',
  none: [
    'Aquí no hay nada que configurar: las páginas públicas no usan cookies, ni propias ni de terceros. Las tipografías, las imágenes y los scripts vienen de nuestro propio servidor. Ninguna página recurre a servicios externos de analítica, publicidad, mapas o vídeo.',
  ],
  banner: {
    title: 'Por qué no hay aviso de consentimiento',
    text: 'En España, el artículo 22.2 de la LSSI (Ley 34/2002) exige consentimiento antes de guardar o leer en un dispositivo algo que no sea necesario para el servicio solicitado. Solo guardamos lo que necesita una función que usted utiliza: su borrador y su lugar en la página. El recuento de visitas no guarda ni lee nada en el dispositivo. La autoridad competente es la Agencia Española de Protección de Datos (AEPD). Así entendemos la ley en noviembre de 2026; falta que el titular del sitio lo confirme.',
  },
  counting: [
    { heading: 'Recuento de visitas con su consentimiento' },
    'Si acepta, este sitio carga el script del servicio que nombra la pregunta al pie de la ventana: Google Analytics (Google Ireland Limited; los datos pueden llegar a Google en EE. UU.) o, en los sitios chinos, Baidu Tongji (百度统计, Baidu, China). El servicio recibe su dirección de red, su navegador y qué páginas abre aquí, incluidas las palabras de una búsqueda, y guarda cookies («_ga…» o «Hm_…») durante doce meses como máximo. Las funciones publicitarias están desactivadas.',
    'Sin su consentimiento no se carga nada de esto. Su respuesta se guarda en este dispositivo doce meses (almacenamiento local, «analytics»); después, o si cambian el servicio o nuestra política de privacidad, se vuelve a preguntar. Si su navegador envía Global Privacy Control o Do Not Track, no se pregunta ni se carga nada. En esta página puede cambiar su respuesta en cualquier momento; lo que se hizo con su consentimiento anterior sigue siendo lícito.',
    'Las demás tipografías, imágenes y scripts vienen de nuestro propio servidor. La base es su consentimiento (art. 22.2 de la LSSI, art. 6.1.a) del RGPD).',
  ],
  device: [
    { heading: 'Qué se guarda en su dispositivo' },
    {
      list: [
        'Borrador de un formulario (almacenamiento local): lo que ha escrito, para que no se pierda. Se borra en cuanto el servidor confirma que su envío está guardado.',
        'Lugar en la página (almacenamiento de sesión, «scroll-positions»): hasta dónde se había desplazado, para que al volver se encuentre en el mismo punto. Desaparece al cerrar la pestaña.',
        'Caché del navegador: copias de páginas, imágenes y tipografías para que carguen más deprisa. La gestiona su navegador.',
      ],
    },
    { heading: 'Qué hace el recuento de visitas' },
    'Tras cada cambio de página, el navegador envía un mensaje vacío a nuestro propio servidor. El servidor cuenta por día, sitio, idioma y ruta. Usted no recibe ningún identificador ni se le reconoce después.',
  ],
  deletion: [
    { heading: 'Cómo borrarlo' },
    {
      list: [
        'En los ajustes del navegador, normalmente en «Privacidad», abra los datos de sitios y borre la entrada de este sitio.',
        'En una ventana privada, todo se borra al cerrarla.',
        'En un dispositivo compartido, borre los datos del sitio si deja un formulario sin enviar.',
      ],
    },
    'Si bloquea por completo el almacenamiento, todas las páginas y formularios siguen funcionando. Solo dejan de recordarse los borradores y su lugar en la página.',
  ],
  staff: [
    { heading: 'El acceso del personal' },
    'Solo quien inicia sesión en el área interna recibe una cookie. «payload-token» mantiene la sesión, no puede leerse con scripts y caduca a las ocho horas. El área interna puede guardar además ajustes de pantalla, como el idioma y los colores. Como visitante no recibe nada de esto.',
  ],
  ending: {
    title: 'Todo sobre sus datos',
    text: 'La política de privacidad explica qué ocurre con formularios y candidaturas.',
    action: 'Política de privacidad',
    alternative: 'Hacer una pregunta',
  },
};
