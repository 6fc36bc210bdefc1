import type { JobsText } from './text.ts';

export const es: JobsText = {
  location: 'Lugar de ejemplo',
  engineer: {
    title: 'Ejemplo: ingeniería de aplicaciones, pegado y grapas',
    description: [
      'Esto es un ejemplo y no una vacante real: en este momento no se busca a nadie para ella. Muestra cómo se ve una oferta en esta página. Siempre es posible enviar una [candidatura espontánea](/resume_submit).',
      { heading: 'Tareas' },
      {
        list: [
          'Valorar cubiertas a partir de planos e imágenes: chapa, revestimiento, pendiente, separación de juntas',
          'Acompañar ensayos de adherencia en obra y documentarlos',
          'Decir que no cuando un método no encaja',
        ],
      },
      { heading: 'Perfil' },
      {
        list: [
          'Experiencia con cubiertas metálicas, adhesivos o fachadas',
          'Disposición a viajar y a trabajar en cubiertas',
        ],
      },
      'Una oferta real indica también la banda salarial, el lugar de trabajo y el tipo de contrato.',
    ],
  },
  tester: {
    title: 'Ejemplo: ensayos de envejecimiento a la intemperie',
    description: [
      'Esto es un ejemplo y no una vacante real: en este momento no se busca a nadie para ella. Muestra cómo se ve una oferta en esta página. Siempre es posible enviar una [candidatura espontánea](/resume_submit).',
      { heading: 'Tareas' },
      {
        list: [
          'Medir módulos antes y después de los ensayos: niebla salina, corrosión por amoniaco, arena arrastrada por el viento, PID',
          'Evaluar las mediciones y describir qué salió mal',
        ],
      },
      { heading: 'Perfil' },
      {
        list: [
          'Titulación en materiales, ingeniería eléctrica o física',
          'Paciencia con mediciones que duran meses',
        ],
      },
      'Una oferta real indica también la banda salarial, el lugar de trabajo y el tipo de contrato.',
    ],
  },
};
