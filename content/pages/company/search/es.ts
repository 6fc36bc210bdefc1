import type { ShortPageText } from '../short-page.ts';

export const es: ShortPageText = {
  title: 'Buscar',
  description:
    'Encuentre productos, aplicaciones, tecnología, documentación y contactos en el sitio web de eArc.',
  body: [
    'Estos son los caminos más cortos a lo que más se busca.',
    { heading: 'Productos' },
    {
      list: [
        '[Serie comercial e industrial](/product) y [SMH «Dragonfly»](/dragonfly)',
        '[Serie sin conexión a red](/product_off) y [módulos a medida](/off_grid)',
        '[Serie para balcón](/product_balcony)',
      ],
    },
    { heading: 'Para su proyecto' },
    {
      list: [
        '[Tecnología eArc](/eArc) y [métodos de instalación](/eArc_install)',
        'Aplicaciones [en edificios](/app_scenarios), [en vehículos](/off_one) y [en el balcón](/app_balcony)',
        '[Fichas técnicas, guías de montaje y certificados](/download)',
      ],
    },
    { heading: 'Empresa' },
    { list: ['[Quiénes somos](/about)', '[Noticias](/news)', '[Empleo](/career)'] },
  ],
  next: {
    title: '¿No lo encuentra?',
    text: 'Pregúntenos. Si la respuesta no está en este sitio, nos interesa saberlo.',
    action: 'Escríbanos',
    alternative: 'Pedir presupuesto',
  },
};
