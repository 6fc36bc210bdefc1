import type { AccessibilityText } from './text.ts';

export const es: AccessibilityText = {
  title: 'Declaración de accesibilidad',
  description:
    'Qué objetivo tiene este sitio (WCAG 2.2 AA), qué se ha probado y cómo, qué límites conocemos y cómo avisar de una barrera.',
  status: [
    'Cualquier persona debería poder usar este sitio: con teclado, con lector de pantalla, ampliado, en colores claros u oscuros, con scripts o sin ellos.',
    { heading: 'Situación' },
    'Nuestro objetivo es cumplir las WCAG 2.2, nivel AA. Hacemos pruebas automáticas y corregimos lo que encuentran. Eso no demuestra la conformidad: estas pruebas solo detectan una parte de las barreras, y todavía no ha habido ninguna auditoría independiente. Fecha de esta declaración: 21 de noviembre de 2026.',
  ],
  tests: [
    { heading: 'Qué se prueba y cómo' },
    {
      list: [
        'axe-core, con sus reglas para WCAG 2.0, 2.1 y 2.2 en los niveles A y AA: en páginas y en sus estados, como un menú abierto, un formulario con errores, un formulario enviado o una página que no existe; siempre en colores claros y oscuros, en el teléfono y en una pantalla grande.',
        'Teclado: los menús, la selección de idioma y los formularios funcionan sin ratón. Después del envío, el foco pasa al resumen de errores o a la confirmación.',
        'Sin scripts: con JavaScript desactivado se pueden leer las páginas y enviar los formularios.',
        'Movimiento: si el dispositivo pide menos movimiento, el desplazamiento no se anima.',
      ],
    },
  ],
  limits: [
    { heading: 'Límites conocidos' },
    {
      list: [
        'Todavía no han probado el sitio personas que dependen de productos de apoyo. Tampoco lo hemos probado de forma sistemática con los lectores de pantalla habituales.',
        'Los documentos para descargar, como fichas técnicas y certificados, pueden no ser archivos PDF accesibles. Pídanos el contenido en otro formato.',
        'Los dibujos a escala dan sus cifras también como texto. La impresión de las proporciones es, en sí, visual.',
        'El texto aún sin traducir aparece en inglés. Está marcado como tal para que los lectores de pantalla lo pronuncien bien.',
        'El área interna procede de otro proveedor y no entra en esta declaración.',
      ],
    },
  ],
  barrier: {
    title: '¿Ha encontrado una barrera?',
    text: 'Díganos en qué página, qué quería hacer y qué se lo impidió. El formulario de comentarios no exige nombre ni correo electrónico; deje una dirección si desea respuesta. Si lo pide, le facilitamos el contenido en otro formato.',
  },
  enforcement: [
    { heading: 'Reclamaciones' },
    'Desde el 28 de junio de 2025, la Ley Europea de Accesibilidad, incorporada en España por la Ley 11/2023, rige para el comercio electrónico con consumidores; los formularios de contacto y de reserva pueden formar parte de él. Un abogado confirmará si se aplica a este sitio. Si nuestra respuesta no le sirve, puede acudir a la autoridad competente de su país. El titular la nombrará aquí antes de la publicación.',
  ],
  ending: {
    title: 'Díganos qué le estorba',
    text: 'Bastan una frase y el nombre de la página.',
    action: 'Avisar de una barrera',
    alternative: 'Contacto',
  },
};
