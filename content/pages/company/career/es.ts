import type { CareerText } from './text.ts';

export const es: CareerText = {
  title: 'Empleo',
  description:
    'En qué consiste el trabajo, qué puede esperar y cómo presentar su candidatura en eArc, recién titulado o con experiencia.',
  hero: {
    title: 'Trabajar en lo que sustituye al vidrio',
    text: 'La mayoría de los módulos solares dependen del vidrio. Los nuestros, no. De ahí surgen preguntas sobre materiales, máquinas, cubiertas y vehículos que aún no tienen todas respuesta. Buscamos a quienes quieran trabajar en ellas.',
    action: 'Ver las vacantes',
    alternative: 'Dos vías de entrada',
  },
  vision: {
    text: 'Nuestra visión: que nadie tenga que renunciar a la energía solar solo porque el vidrio pesa demasiado.',
    basis:
      'Cerca del {excludedRoofs} de las cubiertas comerciales e industriales no soporta la carga adicional de al menos {minimumRoofLoad} de un sistema convencional con módulos de vidrio (estimación propia, 2026).',
  },
  joining: [
    { heading: 'Nuestra misión' },
    'Fabricamos módulos sin vidrio, ensayamos lo que resisten y dejamos escrito dónde no deben usarse.',
    { heading: 'Qué trabajo le espera' },
    {
      list: [
        'Materiales: si no hay vidrio, ¿qué capas protegen una célula, y durante cuánto tiempo?',
        'Producción: una gigafábrica con una capacidad de {capacity}, desde la primera cadena de células hasta el flash test.',
        'Ensayos: niebla salina, corrosión por amoniaco, fuego, arena arrastrada por el viento y degradación inducida por potencial (PID).',
        'Aplicación: pegado y fijación con grapas en cubiertas, vehículos y barcos, junto a quienes responden del resultado.',
      ],
    },
    { heading: 'Lo que conviene saber' },
    'A veces tendrá que decir que no: a un recubrimiento al que el adhesivo no se une de forma fiable, a una afirmación sin mediciones. Y hará falta paciencia, porque el envejecimiento a la intemperie lleva su tiempo.',
    'Aquí no encontrará una lista de beneficios; dependen del país y del contrato. La banda salarial, el lugar de trabajo y el tipo de contrato deben figurar en cada oferta. Si falta algún dato, pregunte antes de la entrevista.',
  ],
  tracks: [
    { heading: 'Recién titulados' },
    'Puede haber estudiado materiales, ingeniería eléctrica o de estructuras, química, empresa o idiomas. No pedimos experiencia laboral. Enséñenos algo hecho por usted, como un trabajo de fin de carrera, una medición o un programa, y cuéntenos qué salió mal por el camino.',
    { heading: 'Personas con experiencia' },
    'Conoce las líneas de laminado, los adhesivos, las estructuras de cubierta, la certificación o las ventas. Háblenos de una decisión que hoy tomaría de otra manera. Si viene de otro sector, díganos qué puede aprovecharse.',
  ],
  activities: {
    title: 'Nuestras actividades',
    text: 'El trabajo se puede conocer antes de presentar la candidatura: en una visita, en una jornada de formación para instaladores, en un día de laboratorio. Estas son las próximas fechas; las pasadas están en la lista de todas las actividades. Las marcadas como datos de ejemplo no se celebran.',
  },
  next: {
    title: 'Presentar la candidatura',
    text: 'Consulte las vacantes. Si no está la suya, siempre puede enviar una candidatura espontánea.',
    action: 'Vacantes',
    alternative: 'Candidatura espontánea',
  },
};
