import type { OffGridText } from './text.ts';

export const es: OffGridText = {
  title: 'Cargador portátil y módulos a medida',
  description:
    'El cargador solar portátil y sus parámetros, y un formulario para fabricantes que necesitan módulos de tamaño o forma especial.',
  hero: {
    title: 'Energía solar para desplegar o a medida',
    text: 'Dos respuestas para lugares sin enchufe: un cargador que se pliega y cabe en una bolsa, y módulos con el tamaño y la forma que necesita su vehículo o su barco.',
    action: 'El cargador portátil',
    alternative: 'A medida',
  },
  use: {
    title: 'Cargar en tres gestos',
    unfold: {
      title: 'Desplegar',
      text: 'Extiéndalo, apóyelo o cuélguelo. Pliéguelo solo por las costuras.',
    },
    aim: {
      title: 'Orientar al sol',
      text: 'Reoriéntelo cada pocas horas. Incluso una sombra estrecha cuesta más potencia de lo que parece por su tamaño.',
    },
    connect: {
      title: 'Conectar a la sombra',
      text: 'No deje el aparato al sol: las baterías calientes cargan mal. Tras una ventana, el sol es más débil de lo que parece.',
    },
  },
  charger: {
    title: 'El cargador solar portátil',
    text: 'Todos los valores de esta tabla son datos de ejemplo. Lo que entrega el cargador cambia con el sol, el ángulo y el calor; la potencia nominal es un valor de laboratorio.',
    basis: 'Datos de ejemplo, que la ficha técnica sustituirá.',
  },
  gallery: {
    title: 'Donde acaban las medidas estándar',
    sightseeingCar: 'Vehículo turístico: un techo estrecho y curvado a lo largo.',
    boxTruck: 'Camión de caja cerrada: módulos repartidos entre trampillas y bordes.',
  },
  custom: [
    { heading: 'A medida para fabricantes' },
    'Si fabrica vehículos, barcos o trenes, díganos qué permite el techo. Comprobamos si las células, sus cadenas y la tensión se pueden disponer con esa forma, y se lo decimos si no es posible. Estos datos agilizan la respuesta:',
    {
      list: [
        'Plano o croquis con superficie libre, obstáculos y radio de curvatura',
        'Material y recubrimiento de la superficie',
        'Tensión de la batería, regulador de carga y consumo diario',
        'Tamaño del proyecto: pieza única, serie corta o producción en serie',
        'Si se necesita además una estación de energía portátil',
        'La fecha en que debe decidir',
      ],
    },
    'Antes de empezar una serie, la adherencia se ensaya sobre una muestra de su superficie.',
  ],
  request: {
    title: 'Su solicitud',
    text: 'Para empezar bastan el nombre, el correo electrónico y los requisitos. El país, el tamaño del proyecto y la estación de energía portátil tienen su propio campo; lo demás de la lista va en los requisitos. Puede adjuntar fotos y planos, hasta cinco archivos.',
  },
};
