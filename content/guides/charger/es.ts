import type { GuideText } from '../text.ts';

export const es: GuideText = {
  title: 'El cargador solar portátil',
  text: 'Para el cargador solar portátil: desplegarlo, orientarlo al sol, para qué sirven sus salidas y para qué no, y cómo hacer que dure.',
  tools: [
    'El cargador en su bolsa, con los cables suministrados',
    'El aparato que se va a cargar, o una estación de energía portátil, con su manual',
    'Dos cuerdas o piquetas contra el viento',
    'Paño suave y seco',
  ],
  conditions: [
    'Suelo: seco y firme. La arena caliente, un capó al sol o un salpicadero son demasiado calientes para el cargador y para la batería de su aparato.',
    'Viento: átelo o póngale peso en los bordes; una ráfaga lo vuelca.',
    'Lluvia: póngalo a cubierto. Las salidas y los conectores deben seguir secos, aguante lo que aguante la tela.',
    'Sombra: en ninguna sección, ni siquiera la de una cuerda o una rama.',
    'Niños y animales: que nadie lo pise ni juegue con los cables.',
  ],
  steps: {
    title: 'Conectar paso a paso',
    steps: [
      {
        title: 'Primero, mirar',
        text: 'Si hay grietas, dobleces o conectores quemados o torcidos, se queda en la bolsa.',
      },
      {
        title: 'Elegir la salida',
        text: 'La tensión y el conector de la salida tienen que ser los que indica el manual de su aparato. Nunca fuerce un conector para que encaje.',
      },
      {
        title: 'Primero el cargador, luego el aparato',
        text: 'Despliegue el cargador al sol, espere a que la salida sea estable y conecte entonces el aparato. Si un manual pide otro orden, siga el manual.',
      },
      {
        title: 'El aparato, a la sombra',
        text: 'Detrás del cargador o en la bolsa abierta, con aire alrededor. Si se nota muy caliente, desconéctelo y deje que se enfríe antes de volver a cargarlo.',
      },
      {
        title: 'A través de una estación de energía',
        text: 'Compensa las nubes. Su entrada tiene que admitir la tensión en circuito abierto del cargador, también en una mañana fría y clara.',
      },
      {
        title: 'Al acabar el día',
        text: 'Desconéctelo, deje que se enfríe, séquelo, pliéguelo por las costuras y cierre la bolsa.',
      },
    ],
  },
  checks: [
    'Todas las secciones están a pleno sol.',
    'El cargador está perpendicular al sol y se ha girado en las últimas horas.',
    'Ningún cable está tirante, pillado ni en un charco.',
    'El aparato indica que está cargando.',
    'El aparato y el conector están, como mucho, templados.',
  ],
  care: [
    'Guárdelo seco, plegado solo por las costuras y sin peso encima.',
    'Límpielo con agua; ni disolventes ni lavadora.',
    'Dos veces al año: despliéguelo, revise costuras, bolsillos y conectores y cargue algo durante una hora.',
    'No vuelva a usar un cargador pisado, quemado o empapado.',
  ],
  decisions: [
    {
      document: 'Manual del cargador',
      decides:
        'Salidas, su tensión y corriente, temperaturas, agua, qué se puede conectar entre sí',
    },
    {
      document: 'Manual de su aparato',
      decides:
        'Tensión de entrada y conector, si puede cargarse de una fuente que cambia con las nubes',
    },
    {
      document: 'Manual de la estación de energía portátil',
      decides: 'Tensión y corriente máximas de entrada, conector, orden de conexión',
    },
    { document: 'Manual de la batería', decides: 'Temperaturas entre las que se puede cargar' },
    {
      document: 'Normas de viaje',
      decides:
        'Cómo se llevan cargadores, baterías externas y estaciones de energía en avión y transbordador',
    },
  ],
  record: {
    lines: ['Fecha y lugar de compra', 'Aparatos con los que se usa: tensión de entrada'],
    columns: [
      'Fecha',
      'Sol, cielo',
      'Salida',
      'Aparato',
      'Antes (%)',
      'Después (%)',
      'Duración (h)',
      'Iniciales',
    ],
  },
};
