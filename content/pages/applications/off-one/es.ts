import type { OffOneText } from './text.ts';

export const es: OffOneText = {
  title: 'Energía solar sin conexión a red, en carretera',
  description:
    'Para autocaravanas, camiones de caja cerrada, autobuses, vehículos turísticos y camiones de encerado: unos {off-grid-215.weightPerArea}, pegados al techo.',
  hero: {
    title: 'Energía solar para vehículos: cada kilo viaja a bordo',
    text: 'Lo que va en el techo viaja siempre con usted. Los módulos de esta serie pesan unos {off-grid-215.weightPerArea}. Se pegan planos al techo: sin soportes, sin perforaciones y casi sin aumentar la altura.',
    action: 'Consúltenos sobre su vehículo',
    alternative: 'Calcular su instalación',
  },
  scenes: {
    title: 'Cinco vehículos, cinco tareas',
    motorhome: {
      name: 'Autocaravanas y campers',
      text: 'Luz, nevera y portátil sin toma exterior. Los módulos se reparten entre claraboyas y aireadores, y la carga útil queda para el viaje.',
    },
    boxTruck: {
      name: 'Camiones de caja cerrada',
      text: 'Un techo grande y liso que pasa el día al sol. Su energía ayuda a alimentar la plataforma elevadora, la telemática y la iluminación.',
    },
    bus: {
      name: 'Autobuses',
      text: 'Los módulos a ambos lados del techo ayudan a alimentar los paneles informativos, la ventilación y la electrónica de a bordo.',
    },
    sightseeingCar: {
      name: 'Vehículos turísticos',
      text: 'Lentos, abiertos y siempre al sol. Los módulos siguen la curva del techo y recargan la batería entre vuelta y vuelta.',
    },
    skiWaxTruck: {
      name: 'Camiones de encerado de esquís',
      text: 'Un taller sobre ruedas junto a la pista, aquí un remolque, donde no hay enchufe para planchas de encerar ni lámparas. Tras una nevada, lo primero es despejar los módulos.',
    },
  },
  weight: {
    title: 'Lo que añade un metro cuadrado',
    text: 'Un ejemplo con 6 m² de techo: unos 18 kg con módulos de esta serie, unos 56 kg con módulos de vidrio.',
    glass: 'Módulo de vidrio, valor calculado',
    offGrid: 'Serie sin conexión a red',
    basis:
      'El valor del vidrio es calculado: el SMF pesa unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que el vidrio, lo que da unos {glassModule}. Solo módulos, sin adhesivo, cables ni soportes.',
  },
  bonding: {
    title: 'Pegar en el techo de un vehículo',
    text: 'Cuatro cosas deciden si un módulo pegado se queda en su sitio.',
    layout: {
      title: 'Dibuje el techo a escala',
      text: 'Claraboyas, aireadores, antenas, juntas. Deje sitio para el cable y para un cepillo. Si el techo es curvo, consúltenos antes de pedir.',
    },
    surface: {
      title: 'Conozca la superficie y ensaye el pegado',
      text: '¿Chapa pintada, aluminio o fibra de vidrio? Debe estar limpia, seca y firme. Pegue una muestra, déjela curar y arránquela antes de colocar el primer módulo.',
    },
    curing: {
      title: 'Dé tiempo al adhesivo',
      text: 'Una silicona estructural de uso general se aplica entre 5 y 40 °C y cura 3 mm en 12 horas (Sikasil SG-10). Para el suyo rige su propia ficha técnica. No circule hasta que haya curado.',
    },
    wiring: {
      title: 'Adapte las tensiones',
      text: 'La tensión en circuito abierto debe ser adecuada para el regulador de carga, y este, para la batería de 12 V o 24 V. No corte los conectores: según nuestro manual de 2019, quitarlos anula la garantía.',
    },
  },
  heat: {
    title: 'El calor resta potencia',
    text: 'Pegado sin cámara de aire, un módulo se calienta más y da menos. Cuente con ello al dimensionar la batería y aleje los módulos de las salidas de aire caliente. Lo que midió un ensayo figura en los límites de eArc.',
  },
  cases: {
    title: 'Tres ejemplos desarrollados',
    text: 'Una autocaravana, un camión de caja cerrada y un autobús, con datos de ejemplo. Ninguno es el vehículo de un cliente.',
    motorhome: {
      place: 'Ejemplo: autocaravana',
      text: 'Dos módulos, uno a cada lado de la claraboya.',
      roof: 'Techo de fibra de vidrio',
      method: 'Pegado',
    },
    boxTruck: {
      place: 'Ejemplo: camión de caja cerrada',
      text: 'Seis módulos sobre la caja y ninguno sobre la cabina.',
      roof: 'Techo de aluminio',
      method: 'Pegado',
    },
    bus: {
      place: 'Ejemplo: autobús urbano',
      text: 'Ocho módulos en dos filas, con el aire acondicionado en medio.',
      roof: 'Techo de chapa pintada',
      method: 'Pegado',
    },
  },
  products: 'Para el techo y para la mochila',
  quote: {
    title: 'Consúltenos sobre su vehículo',
    text: 'Indíquenos el vehículo, la superficie libre del techo, el material y la tensión de la batería. Le respondemos con una distribución y con lo que hay que ensayar antes de pegar.',
  },
};
