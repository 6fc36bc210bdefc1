import type { ResumeSubmitText } from './text.ts';

export const es: ResumeSubmitText = {
  title: 'Presentar una candidatura',
  description:
    'Envíe su currículum a eArc para una vacante o como candidatura espontánea: el formulario, qué preguntamos y qué ocurre después.',
  form: {
    title: 'Primero, el currículum',
    text: 'Para una vacante o espontánea: siempre es posible. Adjunte primero su currículum; con él se rellena el formulario. Además de la confirmación del final, solo son obligatorias tres cosas: el currículum, el nombre y un correo electrónico. La fecha de nacimiento y la nacionalidad son voluntarias, y no preguntamos por su salario.',
  },
  after: {
    title: 'Qué ocurre después',
    steps: [
      {
        title: 'Enseguida: un número de referencia',
        text: 'Aparece en cuanto la candidatura queda guardada; después llega una confirmación por correo.',
      },
      {
        title: 'Después: la lee una persona',
        text: 'Nuestro equipo de recursos humanos lee su candidatura; ningún programa decide sobre ella.',
      },
      {
        title: 'Cuando quiera: cambiar o retirar',
        text: 'Escríbanos e indique el número de referencia.',
      },
    ],
  },
  next: {
    title: '¿Prefiere preguntar antes?',
    text: 'Escríbanos o consulte las vacantes.',
    action: 'Escríbanos',
    alternative: 'Vacantes',
    privacy: 'Qué hacemos con sus datos',
  },
};
