import type { NewsText } from './text.ts';

export const es: NewsText = {
  title: 'Noticias',
  description:
    'Novedades de eArc: productos, proyectos y fechas, cada noticia con su fecha de publicación y, si la hay, su fuente.',
  introduction:
    'Nuevos productos, proyectos y fechas: cada noticia lleva su fecha de publicación. Si se basa en una información ajena, cita la fuente.',
  body: [
    { heading: 'Para saber más' },
    {
      list: [
        '[Tecnología eArc](/eArc): cómo está hecho el laminado, qué se ha ensayado y cuáles son sus límites',
        '[Métodos de instalación](/eArc_install): pegado y grapas, cubierta por cubierta',
        '[Cronología](/about#history): lo que se ha publicado sobre eArc desde 2017',
        '[Prensa](/about#media): consultas e imágenes',
      ],
    },
  ],
  next: {
    title: '¿Escribe sobre eArc?',
    text: 'Fuentes, cifras e imágenes están en un mismo sitio, junto con el formulario para sus preguntas.',
    action: 'Contacto de prensa',
    alternative: 'Cómo se escriben los nombres',
  },
};
