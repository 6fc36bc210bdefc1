import type { AppScenariosText } from './text.ts';

export const es: AppScenariosText = {
  title: 'Energía solar en cubiertas de baja capacidad portante',
  description:
    'Dónde encajan los módulos sin vidrio: cubiertas de baja capacidad portante, láminas de TPO y PVC, fachadas, marquesinas y equipamientos públicos.',
  hero: {
    title: 'Donde la estructura dice no al vidrio',
    text: 'Muchos edificios tienen sol, espacio y conexión a la red para el autoconsumo, pero no reserva de capacidad portante. Cerca del {excludedRoofs} de las cubiertas comerciales e industriales no soporta un sistema convencional con módulos de vidrio. Con módulos de unos {smf-520.weightPerArea}, merece la pena volver a estudiar muchas de ellas.',
    action: 'Consúltenos sobre su edificio',
    alternative: 'Comprobar su cubierta',
  },
  load: {
    title: 'Cuánta reserva necesita una cubierta',
    text: 'Un sistema convencional con módulos de vidrio pide una reserva de al menos {minimumRoofLoad}; un módulo eArc, por sí solo, pesa una fracción de eso. Hay que sumar el adhesivo, los cables y, en su caso, la subestructura.',
    glass: 'Reserva que exige un sistema con módulos de vidrio',
    dragonfly: 'SMH «Dragonfly» con grapas y cables',
    smf: 'SMF con adhesivo y cables',
    basis:
      'Sistema frente a sistema: en eArc, el módulo y 0,8 kg/m² de adhesivo o grapas y cables (datos de ejemplo); en el vidrio, la reserva que debe tener la cubierta. La proporción de cubiertas excluidas es una estimación propia (2026). Otras estimaciones publicadas: del 30 al 40 % de los edificios (Couleenergy) y el 60 % de las cubiertas industriales (vwi.org, 2019).',
  },
  scenes: {
    title: 'Cinco lugares para un módulo ligero',
    lowLoad: {
      name: 'Cubiertas de baja capacidad portante',
      text: 'Las naves ligeras de acero suelen estar calculadas para su propia chapa, el viento y la nieve, y poco más. Un módulo SMF pegado añade unos {smf-520.weightPerArea} y ni una sola perforación.',
    },
    membrane: {
      name: 'Cubiertas con lámina de TPO o PVC',
      text: 'La impermeabilización debe quedar intacta. En cubiertas planas, los módulos van sobre una subestructura baja de aluminio, sin perforación de la cubierta.',
    },
    facade: {
      name: 'Fachadas',
      text: 'Los módulos finos pueden seguir la esquina redondeada de un edificio. Lo que permiten el revestimiento y la normativa contra incendios se aclara antes con el proyectista de la fachada.',
    },
    carport: {
      name: 'Marquesinas fotovoltaicas',
      text: 'Menos peso arriba puede significar pilares y vigas más esbeltos, y la cubierta puede ser curva. Cuánto más esbeltos, lo muestra el cálculo estructural.',
    },
    publicFacility: {
      name: 'Equipamientos públicos',
      text: 'Pabellones deportivos, museos, mercados: sus cubiertas suelen ser antiguas, muy inclinadas o curvas. Dos de los casos de esta página están en cubiertas así.',
    },
  },
  limits: {
    title: 'Lo que un peso bajo no resuelve',
    text: 'Un módulo ligero también necesita una cubierta sana, una superficie que admita el adhesivo y un cálculo de viento; sin cámara de aire, además, se calienta más. Lo que sabemos de cada cosa lo decimos abiertamente.',
    action: 'Elegir el método según la cubierta',
    alternative: 'Leer sobre los límites',
  },
  cases: {
    title: 'Casos publicados y dos ejemplos',
    text: 'Tres instalaciones descritas en fuentes públicas y dos ejemplos que solo muestran cómo puede ser un proyecto.',
    sydney: {
      place: 'Museo marítimo, Wharf 7, Sídney',
      text: '812 módulos en una cubierta muy inclinada. Ahorro publicado: unos 50 000 dólares australianos al año.',
      roof: 'Cubierta de fuerte pendiente',
      source: 'Clean Energy Regulator (Australia)',
    },
    waldkirch: {
      place: 'Pabellón deportivo, Waldkirch (Alemania)',
      text: 'Las primeras noticias hablaban de pegado. Hicimos que se corrigiera: los módulos llevan marco y van sujetos con grapas. Otra publicación indica 190 kW.',
      roof: 'Zinc-titanio',
      method: 'Módulos con marco, fijados con grapas',
      source: 'pv magazine Alemania, 2019; Leichtbauwelt',
    },
    dreihausen: {
      place: 'Central de calefacción, Dreihausen (Alemania)',
      text: 'Una pequeña instalación de 16 módulos, presentada por la empresa municipal de suministros.',
      method: 'Pegado',
      source: 'Stadtwerke Marburg (empresa municipal)',
    },
    hall: {
      place: 'Ejemplo: nave logística',
      text: 'Una nave ligera de acero con poca reserva de capacidad portante.',
      roof: 'Chapa trapezoidal',
      method: 'SMF, pegado',
    },
    carPark: {
      place: 'Ejemplo: aparcamiento de empleados',
      text: 'Una marquesina nueva, proyectada desde el principio para el módulo ligero.',
      roof: 'Marquesina',
      method: 'SMH «Dragonfly», con grapas',
    },
  },
  products: 'Módulos para estos edificios',
  elsewhere: {
    title: '¿Un vehículo, un barco o un balcón?',
    text: 'Los vehículos, los barcos y los trenes piden otros módulos y otros cuidados. En un balcón, lo primero es saber si está permitido. Cada uno tiene sus páginas.',
    road: 'En la carretera',
    waterAndRail: 'En el agua y en la vía',
    home: 'En casa',
  },
  quote: {
    title: 'Consúltenos sobre su edificio',
    text: 'Indíquenos el tipo de cubierta, su antigüedad, el país y, si la conoce, la reserva de capacidad portante. Le respondemos con una estimación de cargas y una propuesta de fijación. La comprobación estructural corresponde a su ingeniero.',
  },
};
