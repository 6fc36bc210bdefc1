import type { ShortPageText } from '../short-page.ts';

export const es: ShortPageText = {
  title: 'Vacantes',
  description:
    'Vacantes en eArc con área, lugar y número de puestos, para recién titulados y para personas con experiencia.',
  body: [
    'Las vacantes se publican en esta página con el nombre del puesto, el área, el lugar, el número de plazas y la fecha. Si no aparece ninguna lista, en este momento no hay vacantes.',
    { heading: 'Recién titulados y personas con experiencia' },
    'Hay dos vías: una para quienes acaban de terminar sus estudios y otra para quienes aportan experiencia. En qué se diferencian se explica en [Trabajar en eArc](/career#tracks).',
  ],
  next: {
    title: '¿Nada adecuado?',
    text: 'Siempre puede enviar una candidatura espontánea, sea cual sea su especialidad.',
    action: 'Candidatura espontánea',
    alternative: 'Trabajar en eArc',
  },
};
