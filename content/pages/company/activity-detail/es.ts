import type { ActivityDetailText } from './text.ts';

export const es: ActivityDetailText = {
  title: 'Visitas y jornadas de formación',
  description:
    'Cómo pueden ser una visita, una jornada de formación para instaladores y un día de laboratorio en eArc: tres formatos, con un ejemplo de cada uno.',
  hero: {
    title: 'Ver, pegar, ensayar',
    text: 'Hay tres formatos para conocer el módulo de cerca: una visita, una jornada de formación para instaladores y un día en el laboratorio.',
    action: 'Ver las fechas',
    alternative: 'Antes de venir',
  },
  dates: {
    title: 'Fechas',
    text: 'Más abajo se explica con ejemplos cómo es cada día. Las fechas marcadas como datos de ejemplo muestran cómo funciona esta lista; no se celebran.',
  },
  training: {
    title: 'Ejemplo: una jornada de formación para instaladores',
    text: 'Para quienes fijan módulos en cubiertas y vehículos. Primero, manos a la obra; la teoría, donde hace falta.',
    steps: [
      [
        'Leer la superficie',
        'Limpiar una chapa de muestra, pegar una probeta, arrancarla y mirar la rotura. Lo que muestra la chapa puede desmentirlo una cubierta real; por eso se ensaya cada una.',
      ],
      [
        'Aplicar el cordón de adhesivo',
        'La altura, la separación y el tiempo de trabajo siguen las instrucciones del fabricante del adhesivo. Se practica sobre chapas de muestra hasta que el cordón sale uniforme.',
      ],
      [
        'Colocar las grapas',
        'En un tramo de junta alzada, con un marco SMH: situar, apretar, comprobar. La separación se toma del manual de instalación, no de memoria.',
      ],
      [
        'Conectar y medir',
        'Tender los cables, conservar los conectores originales, medir la tensión de la cadena y anotarla. Al final, cada pareja revisa el trabajo de otra.',
      ],
    ],
  },
  visit: {
    title: 'Ejemplo: una visita',
    text: 'El grupo sigue un módulo desde la primera cadena de células hasta el flash test. Las preguntas se recogen por el camino y se contestan al final, también las incómodas: calor, adherencia, fin de vida. Si se pueden hacer fotos, se acuerda antes.',
  },
  laboratory: {
    title: 'Ejemplo: un día en el laboratorio',
    text: 'Proyectistas, estudiantes o candidatos trabajan ellos mismos en el banco de ensayos. El tema es uno de los cinco ensayos: niebla salina, corrosión por amoniaco, fuego, arena arrastrada por el viento o degradación inducida por potencial (PID). ¿Qué demuestra y qué no? El día termina con una medición que evalúan los propios participantes.',
    action: 'Ensayos y certificados',
  },
  faq: {
    title: 'Antes de venir',
    questions: [
      [
        '¿Quién puede participar?',
        'Instaladores, proyectistas, estudiantes y candidatos. Díganos quién es y qué le gustaría ver. No todos los formatos sirven para todos los grupos; si es el caso, se lo diremos.',
      ],
      [
        '¿Cuánto cuesta?',
        'Aquí no figura ningún precio porque el formato, el lugar y el tamaño del grupo varían. Recibirá las condiciones por escrito antes de comprometerse.',
      ],
      [
        '¿La jornada me convierte en instalador certificado?',
        'No. Es un día de práctica. No sustituye ni al manual de instalación ni a las cualificaciones y permisos exigidos en su país.',
      ],
    ],
  },
  next: {
    title: 'Proponga un día',
    text: 'Díganos en qué formato ha pensado, cuántas personas vendrían y de qué país.',
    action: 'Escríbanos',
    alternative: 'Empleo',
  },
};
