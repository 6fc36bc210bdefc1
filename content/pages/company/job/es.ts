import type { JobPageText } from './text.ts';

export const es: JobPageText = {
  title: 'Vacantes',
  description:
    'Vacantes en eArc con departamento, lugar y número de plazas, para recién titulados y para personas con experiencia.',
  tracks: {
    title: 'Recién titulados y personas con experiencia',
    text: 'Hay dos vías: una para quienes acaban de titularse y otra para quienes aportan experiencia. Ambas llevan a los mismos materiales, máquinas y cubiertas; lo que cambia es lo que le pedimos que nos muestre.',
    action: 'Qué distingue las dos vías',
  },
  next: {
    title: '¿No encuentra nada para usted?',
    text: 'Siempre puede enviar una candidatura espontánea, sea cual sea su especialidad.',
    action: 'Candidatura espontánea',
    alternative: 'Trabajar en eArc',
  },
};
