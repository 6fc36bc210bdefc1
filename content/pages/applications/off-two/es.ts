import type { OffTwoText } from './text.ts';

export const es: OffTwoText = {
  title: 'Energía solar a bordo: agua y ferrocarril',
  description:
    'Módulos sin vidrio para yates y trenes: niebla salina, cubiertas y techos curvos, el tren solar de Byron Bay y lo que no prometemos.',
  hero: {
    title: 'Energía solar donde el peso va arriba',
    text: 'En un yate, cada kilo en cubierta queda muy por encima de la quilla; en un tren, el techo es el punto más alto. Con unos {off-grid-215.weightPerArea}, los módulos pegados añaden poco peso ahí arriba.',
    action: 'Consúltenos sobre su barco o tren',
    alternative: 'Ver los casos',
  },
  tests: {
    title: 'Sal en el aire, arena en la vía',
    text: 'Tres de nuestros ensayos de durabilidad son los que más cuentan en el agua y en la vía. Se ensaya el módulo. El adhesivo, las juntas y las entradas de cable siguen siendo parte de su propia inspección.',
    testsTitle: 'Ensayos de durabilidad',
    saltMist: {
      name: 'Niebla salina',
      text: 'Para cubiertas de barco, puertos y líneas costeras.',
    },
    blownSand: {
      name: 'Arena arrastrada por el viento',
      text: 'Para líneas que cruzan zonas secas.',
    },
    fire: {
      name: 'Fuego',
      text: 'Un ensayo del módulo. No sustituye a la homologación de un barco o de un vehículo ferroviario.',
    },
  },
  byronBay: {
    text: 'En diciembre de 2017, un tren de Byron Bay (Australia) llevaba 6,5 kW de módulos solares en su propio techo.',
    basis: 'Otros 30 kW están en la cubierta de la cochera.',
    source: 'The Northern Star (Australia)',
  },
  rail: {
    title: 'En la vía, el techo ya está ahí',
    text: 'El techo largo y curvo de un automotor no tiene mástiles y, en líneas sin catenaria, apenas recibe sombra. Los módulos finos siguen su curva en lugar de sobresalir. Pegados sin cámara de aire, se calientan más. La normativa contra incendios y la homologación dependen del vehículo y del país; consulte al organismo competente antes de pegar el primer módulo.',
    action: 'Ver los modelos de la serie',
  },
  questions: {
    title: 'Tres preguntas antes de pedir',
    walking: {
      question: '¿Puede la tripulación pisar los módulos?',
      answer:
        'No cuente con ello. No publicamos ningún valor de carga por pisadas, por lo que no decimos que los módulos sean transitables. Dispóngalos de modo que la tripulación y el personal de mantenimiento puedan pasar al lado.',
    },
    curve: {
      question: '¿Cuánto se puede curvar un módulo?',
      answer:
        'Depende del modelo y de la dirección de la curva. No publicamos un radio mínimo; envíenos un plano o una plantilla de la cubierta o del techo y lo comprobamos.',
    },
    shade: {
      question: '¿Qué efecto tiene la sombra de un mástil?',
      answer:
        'La sombra sobre una célula puede frenar toda una cadena de células. Aleje los módulos del mástil, la botavara y las antenas cuanto pueda, y dé un regulador de carga propio a las zonas que reciben sombra a horas distintas.',
    },
    action: 'Pedir un módulo a medida',
  },
  cases: {
    title: 'Un tren, su cochera y un yate',
    text: 'El tren y la cochera son casos publicados. El yate es un ejemplo.',
    train: {
      place: 'Tren solar, Byron Bay (Australia)',
      text: 'Módulos en el techo del propio tren.',
      roof: 'Techo de tren',
      source: 'The Northern Star (Australia)',
    },
    shed: {
      place: 'Cochera del tren, Byron Bay (Australia)',
      text: 'La mayor parte de la potencia está en el edificio.',
      roof: 'Cubierta de la cochera',
      source: 'The Northern Star (Australia)',
    },
    yacht: {
      place: 'Ejemplo: velero',
      text: 'Dos módulos en la cubierta de proa, a ambos lados de la escotilla, con paso libre.',
      roof: 'Cubierta curva de fibra de vidrio',
      method: 'Pegado',
    },
  },
  products: 'Para barco, tren y cochera',
  quote: {
    title: 'Consúltenos sobre su barco o tren',
    text: 'Indíquenos la superficie libre, la curva, el material y la tensión de la batería. Le respondemos con una distribución, y le diremos con franqueza si la cubierta o el techo no sirven.',
  },
};
