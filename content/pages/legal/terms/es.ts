import type { TermsText } from './text.ts';

export const es: TermsText = {
  title: 'Condiciones de uso',
  description:
    'En qué puede confiar al usar este sitio web, qué puede reutilizar y por qué enviar un formulario no supone un contrato.',
  draft: {
    title: 'Borrador: un abogado lo confirmará antes de la publicación',
    text: 'Estas condiciones se han redactado con cuidado, pero ningún abogado las ha confirmado todavía. Hasta entonces muestran la intención del titular. Versión 1, 21 de noviembre de 2026.',
  },
  content: [
    'Estas condiciones rigen para este sitio web en todos sus idiomas. El aviso legal indica quién es el titular. Para usarlo no hace falta ninguna cuenta, y nada de lo aquí escrito limita los derechos que la ley reconoce a los consumidores.',
    { heading: 'Contenidos sin garantía' },
    'Comprobamos lo que publicamos y citamos las fuentes. Aun así, un dato puede ser erróneo o haber quedado anticuado, y los productos cambian. Por eso los contenidos se ofrecen sin garantía. Nuestras obligaciones con usted resultan de su contrato y de los documentos que lo acompañan, no de este sitio web.',
    'Ninguna página sustituye la visita al edificio. Antes de cualquier pedido, un ingeniero de estructuras comprueba la carga y se ensaya la adherencia sobre la cubierta real. Una estimación de este sitio no es ni un presupuesto ni una promesa de producción.',
    { heading: 'Recreaciones virtuales y datos de ejemplo' },
    'Las imágenes con el pie «Recreación virtual» se han generado por ordenador. Muestran una idea, no una obra terminada.',
    'Lo que lleva la indicación «Datos de ejemplo» ocupa el lugar de algo que aún no está disponible o muestra cómo se presentaría. No describe a ningún cliente ni proyecto real. No lo utilice para proyectar.',
  ],
  use: [
    { heading: 'Un formulario no es un contrato' },
    'Un formulario es una consulta, no un pedido. La confirmación solo dice que hemos guardado su solicitud. El contrato nace cuando ambas partes han aceptado expresamente una oferta.',
    { heading: 'Qué puede reutilizar' },
    'Los textos, imágenes, dibujos y marcas nos pertenecen a nosotros o a quienes se nombra junto a ellos. Puede leer, imprimir y enlazar las páginas, y pasar documentos sin modificar a otras personas para un proyecto. Los medios pueden usar nuestras recreaciones virtuales [con el pie indicado en el apartado de prensa](/about#media). Para todo lo demás se necesita nuestro permiso.',
    { heading: 'Enlaces' },
    'Enlazamos otros sitios, casi siempre como fuentes. De ellos responden sus titulares. Si uno de nuestros enlaces lleva a un contenido ilícito, [díganoslo](/about#feedback): lo comprobaremos y lo retiraremos.',
    { heading: 'Uso aceptable' },
    'No intente saltarse el inicio de sesión del personal ni enviar formularios de forma masiva con programas. El número de envíos que admite una misma conexión en poco tiempo es limitado.',
    { heading: 'Responsabilidad' },
    'Respondemos conforme a la ley. Estas condiciones no amplían ni reducen esa responsabilidad.',
    { heading: 'Ley aplicable e idiomas' },
    'Se aplica la ley del país donde el titular tiene su sede (datos de ejemplo: Alemania). Se mantienen las normas imperativas de protección de los consumidores del país donde usted vive. Si dos versiones lingüísticas difieren, vale para usted la que haya utilizado.',
    { heading: 'Cambios' },
    'Cuando cambian estas condiciones, cambian también la versión y la fecha que figuran arriba. La [política de privacidad](/privacy) explica cómo tratamos los datos personales.',
  ],
  ending: {
    title: 'Quién está detrás de este sitio',
    text: 'El aviso legal nombra al titular; los productos están a un clic.',
    action: 'Aviso legal',
    alternative: 'Ver los productos',
  },
};
