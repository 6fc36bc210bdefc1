import type { ProductOffText } from './text.ts';

export const es: ProductOffText = {
  title: 'Serie sin conexión a red: vehículos, barcos y trenes',
  description:
    'Módulos solares ultraligeros para instalaciones aisladas, de unos {off-grid-215.weightPerArea}: modelos, 12 y 24 V, y consejos sobre curvado, pegado y calor.',
  hero: {
    title: 'Energía solar ligera de equipaje',
    text: 'Estos módulos pesan unos {off-grid-215.weightPerArea}, van planos sobre el techo o la cubierta, siguen una curva en una sola dirección y cargan una batería de 12 V o 24 V por medio de un regulador de carga.',
    action: 'Ver los modelos',
    alternative: 'Pedir presupuesto',
  },
  scenes: {
    title: 'Con quién viajan',
    motorhome: {
      name: 'Autocaravanas',
      text: 'Pegados entre claraboyas y aireadores, sin carriles ni taladros.',
    },
    boxTruck: {
      name: 'Camiones de caja cerrada y autobuses',
      text: 'Un techo grande y liso que puede alimentar los equipos de a bordo.',
    },
    yacht: {
      name: 'Yates',
      text: 'En la cubierta o el techo de la cabina, donde un marco estorbaría.',
    },
    train: {
      name: 'Trenes',
      text: 'En Byron Bay (Australia) entró en servicio en diciembre de 2017 un tren equipado con 6,5 kW (northernstar.com.au).',
    },
    charger: {
      name: 'Cargador solar portátil',
      text: 'Viaja en la bolsa hasta la parada y no necesita techo alguno.',
    },
  },
  models: {
    title: 'Parámetros básicos: dos modelos de un vistazo',
    text: 'El peso por unidad de superficie es un dato nuestro. Las dimensiones y los valores eléctricos son datos de ejemplo hasta que los sustituya la ficha técnica: sirven para comparar, no para encargar cables.',
    power: 'Potencia nominal',
    size: {
      criterion: 'Medidas',
      ours: '{off-grid-110.length} × {off-grid-110.width}',
      other: '{off-grid-215.length} × {off-grid-215.width}',
    },
    weight: 'Peso',
    place: {
      criterion: 'Dónde encaja',
      ours: 'Franjas estrechas entre claraboyas, aireadores y antenas',
      other: 'Superficies amplias y lisas: menos conexiones y menos cable',
    },
    small: 'Sin conexión a red 110',
    large: 'Sin conexión a red 215',
    assumption: 'Ambos pesan unos {off-grid-215.weightPerArea}; el adhesivo y los cables se suman.',
  },
  voltage: [
    { heading: 'Adaptación a 12 V y 24 V' },
    'Un módulo carga una batería solo mientras su tensión supera la tensión de carga de esta. Entre ambos va un regulador de carga. Un regulador MPPT convierte la tensión sobrante en más corriente.',
    {
      list: [
        '12 V: la tensión de un módulo debe superar la de carga también con calor, porque baja cuando las células se calientan.',
        '24 V: conecte dos módulos iguales en serie o use un regulador elevador. En paralelo solo se suman las corrientes.',
        'Límite superior: con el frío, la tensión en circuito abierto sube. Incluso en la mañana más fría, los módulos en serie deben quedar por debajo de la tensión máxima de entrada del regulador.',
        'Batería: la tensión de carga la fija su propia ficha técnica, no el módulo.',
      ],
    },
    'Para su vehículo calculamos con los valores del módulo que entregamos. Mientras tanto, puede [comprobar su regulador de carga](/off_series#string-check) con los datos de ejemplo.',
  ],
  handling: {
    title: 'Curvar, pegar y contar con el calor',
    text: 'De tres cosas depende lo que dure un módulo sobre un techo en marcha.',
    bend: {
      title: 'Curvar en una sola dirección',
      text: 'Un módulo sigue un cilindro, no una cúpula. No hay un radio de curvatura general: indíquenos el suyo antes de pedir. No lo doble nunca en arista ni lo curve sobre la caja de conexiones.',
    },
    bond: {
      title: 'Ensayar el adhesivo en la superficie real',
      text: 'La pintura, el gelcoat y el aluminio se comportan de forma distinta. Pegue una muestra, deje que cure y arránquela. El aire levanta el borde delantero: ahí el cordón no debe tener huecos.',
    },
    heat: {
      title: 'Contar con el calor',
      text: 'Pegados sin cámara de aire, los módulos se calientan más y dan menos; los límites de eArc dicen lo que midió un ensayo. Téngalo en cuenta y aísle el techo por debajo.',
    },
  },
  faq: {
    title: 'Preguntas antes de montar',
    questions: [
      {
        question: '¿Se pueden pisar los módulos?',
        answer:
          'Planifique para que nadie tenga que hacerlo. Un tacón puede romper una célula sin dejar marca. Si una cubierta debe seguir siendo transitable, díganoslo; responderemos para ese modelo, y la respuesta puede ser que no.',
      },
      {
        question: '¿Me basta con un módulo?',
        answer:
          'Sume los vatios hora de un día y envíenos la lista. El techo de un vehículo rara vez está bien orientado al sol, y el invierno da mucho menos que el verano. Calculamos con ambas cosas.',
      },
      {
        question: '¿Se puede volver a retirar un módulo?',
        answer:
          'Un módulo pegado está pensado para quedarse. Se puede cortar el adhesivo, pero a menudo el módulo se daña. Si piensa trasladarlo, pregunte por otra fijación.',
      },
    ],
    action: '¿Qué modelo cabe en su techo?',
  },
  quote: {
    title: 'Pida presupuesto para su vehículo o barco',
    text: 'Nos ayuda saber: tipo y año, superficie libre, curvatura, material, tensión de la batería y regulador de carga.',
  },
};
