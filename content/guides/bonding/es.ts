import type { GuideText } from '../text.ts';

export const es: GuideText = {
  title: 'Pegado en cubiertas',
  text: 'Para módulos SMF sin marco en chapa trapezoidal, en juntas alzadas y, con subestructura de aluminio, en cubiertas planas: qué preparar, en qué orden trabajar, qué comprobar y qué anotar.',
  tools: [
    'Plano de distribución, cordel de marcar, cinta métrica',
    'Limpiador, paños sin pelusa y, si se exige, imprimación: los que indique la ficha técnica del adhesivo',
    'Adhesivo de un solo lote, sin caducar, y la pistola de aplicación adecuada',
    'Termómetro para el aire y la chapa, higrómetro',
    'Muestras y dinamómetro o equipo de tracción para el ensayo de adherencia',
    'Rodillo blando o tabla lisa para presionar',
    'Protección contra caídas, calzado de suela blanda, guantes',
    'Multímetro y puntas de prueba de tensión asignada superior a la de la cadena; bridas resistentes a los rayos UV',
  ],
  conditions: [
    'Personas: dos por módulo, una de ellas formada en pegado; un electricista cualificado para las cadenas y la conexión.',
    'Temperatura: aire, chapa y cartucho dentro del intervalo del adhesivo, también durante todo el curado. Una chapa al sol está mucho más caliente que el aire; bajo un cielo nocturno despejado, más fría: mídala.',
    'Humedad: ni lluvia, ni rocío, ni escarcha, desde la limpieza hasta que lo permita la ficha técnica del adhesivo.',
    'Viento: un módulo es una vela. No levante ninguno si dos personas no pueden sujetarlo con firmeza en cada ráfaga; si el manual o las normas de trabajo en cubiertas fijan un límite más bajo, rige ese límite.',
    'Interrupción: un cordón que ha formado piel se rasca y se retira; no se coloca encima ningún módulo. Aplique solo los que pueda cubrir dentro del tiempo abierto del adhesivo.',
  ],
  checks: [
    'Cada módulo está presionado a lo largo de todos sus cordones; ningún borde queda levantado.',
    'Cada cordón tiene contacto en toda su longitud; se guarda una muestra de cada día.',
    'Ningún cordón cierra el paso al agua.',
    'Ningún cable se apoya en la chapa, cuelga en el agua ni roza un canto vivo.',
    'La polaridad y la tensión en circuito abierto de cada cadena se han medido y son las esperadas.',
    'Los pasillos, los sumideros y las zonas que excluye el cálculo de viento están libres.',
    'Cada fila se ha fotografiado antes de tapar sus cables.',
    'Los módulos no reciben ninguna carga hasta que pase el tiempo de curado del adhesivo.',
  ],
  care: [
    'Tras el primer temporal y después una vez al año: revise bordes y cordones y compruebe cada esquina con la mano, sin forzarla.',
    'Limpie con agua y un cepillo blando; ni alta presión ni disolventes.',
    'Mantenga el paso del agua libre de hojas y suciedad.',
    'Si un módulo se ha soltado, asegúrelo de inmediato y avísenos; no lo vuelva a pegar sobre el adhesivo viejo.',
  ],
  decisions: [
    {
      document: 'Manual de instalación del módulo',
      decides:
        'Posición, longitud y sección de los cordones, distancias, curvatura, cargas admisibles, cables y conectores',
    },
    {
      document: 'Ficha técnica del adhesivo',
      decides:
        'Limpiador e imprimación, temperatura, tiempo abierto, tiempo de curado, caducidad, superficies no aptas',
    },
    {
      document: 'Cálculo estructural y de viento',
      decides: 'Reserva de capacidad portante, zonas que quedan libres, número de módulos por zona',
    },
    {
      document: 'Fabricante de la chapa o de la lámina',
      decides: 'Consentimiento, garantía, qué puede estar en contacto con la superficie',
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
      'Chapa o lámina, recubrimiento, año',
      'Adhesivo: producto, lote, caducidad',
      'Limpiador e imprimación: productos',
      'Temperatura de la superficie',
      'Ensayo de adherencia: fecha, dónde se produjo la rotura',
    ],
    columns: [
      'Fila o cadena',
      'Módulos',
      'Cordones revisados',
      'Polaridad',
      'Voc medida (V)',
      'Firma',
    ],
  },
};
