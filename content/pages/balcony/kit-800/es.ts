import type { Kit800Text } from './text.ts';

export const es: Kit800Text = {
  title: 'Balcón 800: dos módulos para una barandilla larga',
  description:
    'Balcón 800, para una barandilla larga o en esquina: dos módulos sin vidrio con un solo microinversor. Peso, montaje, seguridad y parámetros.',
  hero: {
    title: 'En una barandilla larga caben dos',
    text: 'El Balcón 800 cuelga dos módulos de una barandilla y los conecta a un mismo microinversor. Si la barandilla dobla la esquina, uno aprovecha el sol de la mañana y el otro el de la tarde.',
    parameters: 'Ver los parámetros',
    single: 'Ver el Balcón 400',
  },
  choice: {
    title: '¿Un módulo o dos?',
    text: 'El módulo es el mismo en los dos casos. Decide el espacio y, después, las normas del lugar.',
    pair: 'Balcón 800',
    single: 'Balcón 400',
    modules: { criterion: 'Módulos', pair: 'dos', single: 'uno' },
    power: {
      criterion: 'Potencia nominal',
      pair: '{balcony-800.nominalPower}',
      single: '{balcony-400.nominalPower}',
    },
    weight: {
      criterion: 'Peso de los módulos',
      pair: '{balcony-800.weight}',
      single: '{balcony-400.weight}',
    },
    length: {
      criterion: 'Longitud libre de barandilla',
      pair: 'dos veces {balcony-800.length}, más una separación',
      single: '{balcony-400.length}',
    },
    directions: {
      criterion: 'Orientaciones',
      pair: 'una, o dos en esquina',
      single: 'una',
    },
    assumptions: [
      'Los módulos cuelgan en horizontal.',
      'Peso sin correas, microinversor ni cable.',
      'Con cualquiera de los kits, la potencia que se puede conectar la indica su distribuidora eléctrica.',
    ],
  },
  scale: {
    title: 'Toda la barandilla de una vez',
    text: 'En una barandilla larga, el peso se suma. Aquí están los dos módulos juntos y, al lado, la misma superficie en vidrio.',
    glass: 'Dos módulos de vidrio de ese tamaño (valor calculado)',
    ours: 'Balcón 800, los dos módulos',
    basis:
      'Datos de ejemplo: dos módulos que cubren algo menos de 4 m². Para el vidrio contamos unos {glassModule}, valor calculado a partir del SMF, que con unos {smf-520.weightPerArea} pesa un {lighterThanGlass} menos. Solo los módulos.',
  },
  mounting: {
    title: 'Cómo montar dos módulos',
    text: 'Cuatro manos, un día seco y nada de viento: para girar dos módulos hace falta más sitio que para uno. Prevalece lo que diga el manual de instalación de su kit.',
    steps: [
      {
        title: 'Reparta la barandilla',
        text: 'Compruebe montantes y fijaciones en toda la longitud. Marque dónde empieza y termina cada módulo y deje una separación para que puedan moverse sin tocarse.',
      },
      {
        title: 'Cuelgue el primer módulo',
        text: 'Ate una cuerda de seguridad antes de pasar el módulo por encima del pasamanos. Abroche las correas superiores, coloque los separadores y abroche las inferiores.',
      },
      {
        title: 'El segundo, a la misma altura',
        text: 'Átele su propia cuerda de seguridad. Alinéelo con el borde superior del primero y tire de todas las correas de ambos.',
      },
      {
        title: 'Una entrada para cada módulo',
        text: 'En este kit (datos de ejemplo), cada módulo tiene su propia entrada en el microinversor. Así, una sombra sobre uno no tiene por qué frenar al otro. No conecte nunca los dos en serie, salvo que lo diga el manual.',
      },
      {
        title: 'Enchufe y compruebe los dos',
        text: 'Enchufe cuando la instalación esté registrada, si allí se exige. En un día de sol, compruebe que los dos módulos producen.',
      },
    ],
  },
  safety: {
    title: 'El doble de superficie, el doble de vela',
    text: 'El peso de dos módulos es pequeño; la fuerza del viento sobre ellos, no: crece con la superficie y con la altura del balcón. Pida a un ingeniero de estructuras o al fabricante de la barandilla que confirme que los montantes y las fijaciones la resisten. Los módulos tienen tensión siempre que reciben luz. Revise las correas después de cada temporal y, si antes de uno tiene dudas, recoja los dos módulos.',
  },
  parameters: {
    title: 'Parámetros de Balcón 800',
    text: 'Potencia y peso se refieren a los dos módulos juntos; tensiones y medidas, a uno solo.',
    basis:
      'El peso por unidad de superficie es un dato de producto. Los demás valores son datos de ejemplo y ocupan el lugar de los de la ficha técnica.',
  },
  next: {
    title: '¿Caben dos? Lo dirán cinco comprobaciones',
    text: 'Salga al balcón con la guía de planificación. Con sus medidas y sabiendo de quién es el edificio, podremos responderle con exactitud.',
    planning: 'Planificar su balcón',
    quote: 'Pedir presupuesto',
  },
};
