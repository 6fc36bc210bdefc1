import type { GuideText } from '../text.ts';

export const es: GuideText = {
  title: 'Fijación con grapas',
  text: 'Para SMH «Dragonfly», con el marco de montaje ya integrado, y para otros módulos con marco, en juntas alzadas o en carriles: qué preparar, en qué orden trabajar, qué comprobar y qué anotar.',
  tools: [
    'Plano de distribución, cordel de marcar, cinta métrica',
    'Grapas diseñadas para esta junta o este carril, contadas y con su manual',
    'Llave dinamométrica con calibración vigente y las puntas adecuadas',
    'Calibre para la altura y la anchura de la junta',
    'Plantilla cortada a la separación de las grapas',
    'Protección contra caídas, calzado de suela blanda, guantes',
    'Multímetro y puntas de prueba de tensión asignada superior a la de la cadena; clips para fijar los cables al marco',
    'Rotulador para marcar los tornillos apretados',
  ],
  conditions: [
    'Estructura: un ingeniero de estructuras ha confirmado la reserva de capacidad portante y la succión del viento, también para las propias juntas y lo que las sujeta.',
    'Junta: recta, sin daños y de la forma para la que está hecha la grapa. Pruebe una grapa antes de colocarlas todas.',
    'Metales: grapa, junta y marco tienen que ser compatibles; si no, alguno se corroe. El manual de la grapa indica las combinaciones.',
    'Personas: dos por módulo; un electricista cualificado para las cadenas y la conexión.',
    'Tiempo: no se trabaja en una cubierta helada o mojada. No levante ningún módulo si dos personas no pueden sujetarlo con firmeza en cada ráfaga; si el manual o las normas de trabajo en cubiertas fijan un límite más bajo, rige ese límite.',
  ],
  steps: {
    title: 'De la primera grapa a la última cadena',
    steps: [
      {
        title: 'Medir las juntas',
        text: 'Separación, altura y anchura, en varios puntos. Las cubiertas rara vez son tan regulares como su plano.',
      },
      {
        title: 'Marcar las filas',
        text: 'Parta de una línea recta perpendicular a las juntas. Deje libres la cumbrera, los pasillos y las zonas que excluya el cálculo de viento.',
      },
      {
        title: 'Colocar a mano la primera fila',
        text: 'Apriete solo hasta que las grapas sujeten. Alinéelas con la línea y después use la llave dinamométrica.',
      },
      {
        title: 'Llevar y colocar los módulos',
        text: 'Lleve cada módulo entre dos personas y por el marco, nunca por el cable ni por la caja de conexiones. Ninguna herramienta toca el laminado.',
      },
      {
        title: 'Cerrar las grapas',
        text: 'Solo sobre el marco, en la zona que permite su manual, igual a ambos lados.',
      },
      {
        title: 'Dejar sitio para el movimiento',
        text: 'Chapas y marcos se dilatan de forma distinta. Respete las holguras de los manuales; ninguna grapa ni fila cruza una junta de dilatación.',
      },
      {
        title: 'Tender los cables y conectar',
        text: 'Fije los cables al marco, fuera del paso del agua. Conecte los marcos a tierra como exijan los manuales. Compruebe la polaridad y mida cada cadena.',
      },
    ],
  },
  checks: [
    'El número y la posición de las grapas son los del manual, en cada módulo.',
    'Cada tornillo está apretado con la llave dinamométrica y marcado.',
    'Ninguna grapa está sobre el laminado ni fuera de la zona permitida del marco.',
    'Las juntas no están dañadas ni hay chapas levantadas.',
    'Las juntas de dilatación y las holguras están libres.',
    'Los marcos están conectados a tierra como exigen los manuales.',
    'Los cables están fijados al marco; ninguno queda en el paso del agua.',
    'La polaridad y la tensión en circuito abierto de cada cadena se han medido y son las esperadas.',
  ],
  care: [
    'Compruebe de nuevo el par cuando lo indique el manual de la grapa y tras el primer temporal.',
    'Una vez al año: busque grapas desplazadas, corrosión y cables sueltos.',
    'Un módulo con el marco abollado se sustituye: el marco ya no sujeta como cuando se ensayó.',
    'Limpie con agua y un cepillo blando; ni alta presión ni disolventes.',
  ],
  decisions: [
    {
      document: 'Manual de instalación del módulo',
      decides:
        'Zona del marco para las grapas, su número y separación, cargas admisibles, puesta a tierra, cables y conectores',
    },
    {
      document: 'Manual de la grapa',
      decides:
        'Formas de junta, par de apriete, metales, comprobaciones posteriores, si puede reutilizarse',
    },
    {
      document: 'Cálculo estructural y de viento',
      decides:
        'Reserva de capacidad portante, zonas que quedan libres, número de grapas en bordes y esquinas',
    },
    {
      document: 'Fabricante o instalador de la cubierta',
      decides:
        'Consentimiento, puntos fijos y juntas de dilatación de las chapas, sujeción de las juntas',
    },
    {
      document: 'Manual del inversor',
      decides:
        'Tensión y corriente de entrada, puesta a tierra, medida de aislamiento, orden de conexión y desconexión',
    },
    {
      document: 'Normativa de su país',
      decides:
        'Quién puede trabajar en la cubierta y en la parte eléctrica, registro, acceso de los bomberos',
    },
  ],
  record: {
    lines: [
      'Cubierta: chapa, altura y anchura de la junta',
      'Grapa: fabricante, tipo',
      'Llave dinamométrica: calibrada hasta',
      'Par ajustado y dónde figura',
    ],
    columns: [
      'Fila o cadena',
      'Módulos',
      'Grapas',
      'Par revisado',
      'Polaridad',
      'Voc medida (V)',
      'Firma',
    ],
  },
};
