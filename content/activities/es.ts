import type { ActivitiesText } from './text.ts';

export const es: ActivitiesText = {
  place: 'Lugar de ejemplo',
  training: {
    title: 'Ejemplo: jornada de formación para instaladores',
    summary:
      'Preparar la superficie, aplicar el cordón de adhesivo, colocar grapas, conectar y medir: un día de práctica sobre chapas de muestra.',
    body: [
      'Es un ejemplo, no una fecha real: la jornada no se celebra. Muestra cómo es un anuncio en esta página.',
      '[Cómo es un día de formación](/activity_detail#training)',
      {
        list: [
          'Mañana: superficie, ensayo de adherencia, cordón de adhesivo',
          'Tarde: grapas en una junta alzada, conexión, medición',
          'Traiga ropa de trabajo y calzado resistente',
        ],
      },
      'Un anuncio real indica también la dirección, las condiciones y a quién preguntar.',
    ],
  },
  questions: {
    title: 'Ejemplo: sesión de preguntas en línea sobre el pegado',
    summary:
      'Una hora para preguntas sobre recubrimientos, adhesivos y el ensayo de adherencia, empezando por las incómodas.',
    body: [
      'Es un ejemplo, no una fecha real: la sesión no se celebra. Muestra cómo es un anuncio en esta página.',
      'Puede enviar su pregunta con la inscripción. Lo que no dé tiempo a contestar se responde después por escrito.',
    ],
  },
  visit: {
    title: 'Ejemplo: visita a la gigafábrica',
    summary: 'De la primera cadena de células al flash test, con preguntas por el camino.',
    body: [
      'Es un ejemplo, no una fecha real: la visita no se celebra. Muestra cómo es un anuncio en esta página.',
      '[Cómo es una visita](/activity_detail#visit)',
      'Si se pueden hacer fotos, se acuerda antes.',
    ],
  },
  laboratory: {
    title: 'Ejemplo: un día en el laboratorio',
    summary:
      'Niebla salina, amoniaco, fuego, arena arrastrada por el viento o PID: un ensayo, una medición y una evaluación hecha por usted.',
    body: [
      'Es un ejemplo, no una fecha real: la jornada no se celebra. Muestra cómo es un anuncio en esta página.',
      '[Cómo es un día en el laboratorio](/activity_detail#laboratory)',
      'Para proyectistas, estudiantes y candidatos. Los grupos son pequeños, para que todos puedan trabajar en el banco de ensayos.',
    ],
  },
};
