import type { JobsText } from './text.ts';

export const es: JobsText = {
  location: 'Lugar de ejemplo',
  engineer: {
    title: 'Ejemplo: ingeniería de aplicaciones, pegado y grapas',
    description: [
      'Esto es un ejemplo y no una vacante real: no hay ningún proceso de selección abierto. Muestra qué aspecto tiene una oferta en esta página. Siempre es posible enviar una [candidatura espontánea](/resume_submit).',
      { heading: 'Qué haría' },
      {
        list: [
          'Valorar cubiertas a partir de planos e imágenes: chapa, recubrimiento, pendiente, separación de juntas',
          'Asistir a ensayos de adherencia en obra y documentarlos',
          'Decir que no cuando un método no encaja',
        ],
      },
      { heading: 'Qué aportaría' },
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
      'Esto es un ejemplo y no una vacante real: no hay ningún proceso de selección abierto. Muestra qué aspecto tiene una oferta en esta página. Siempre es posible enviar una [candidatura espontánea](/resume_submit).',
      { heading: 'Qué haría' },
      {
        list: [
          'Medir módulos antes y después de los ensayos: niebla salina, corrosión por amoniaco, arena arrastrada por el viento, PID',
          'Evaluar las mediciones y describir qué salió mal',
        ],
      },
      { heading: 'Qué aportaría' },
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
