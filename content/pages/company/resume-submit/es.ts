import type { ShortPageText } from '../short-page.ts';

export const es: ShortPageText = {
  title: 'Candidatura espontánea',
  description:
    'Cómo enviar una candidatura espontánea a eArc: qué necesitamos saber, qué puede omitir y adónde escribir.',
  body: [
    'Siempre puede enviar una candidatura espontánea, haya o no una vacante publicada. Por ahora, utilice nuestro [formulario de contacto](/about#contact) y empiece su mensaje por «Candidatura».',
    { heading: 'Qué necesitamos saber' },
    {
      list: [
        'su nombre y un correo electrónico',
        'el puesto o el área que le interesa y el país en el que le gustaría trabajar',
        'sus puestos y sectores anteriores, en pocas líneas',
      ],
    },
    'El formulario de contacto no admite archivos. Tenga preparado su currículum en PDF o DOCX; se lo pediremos.',
    { heading: 'Qué puede omitir' },
    'En este primer paso no necesitamos ni su fecha de nacimiento, ni su nacionalidad, ni su salario anterior. La [política de privacidad](/privacy) explica qué hacemos con sus datos.',
  ],
  next: {
    title: '¿Todo listo?',
    text: 'Para empezar bastan unas líneas.',
    action: 'Ir al formulario de contacto',
    alternative: 'Vacantes',
  },
};
