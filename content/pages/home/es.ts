import type { HomeText } from './text.ts';

export const es: HomeText = {
  title: 'Módulos solares ultraligeros sin vidrio',
  description:
    'Los módulos solares eArc pesan unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que los de vidrio. Para cubiertas, vehículos, barcos y balcones en los que el vidrio pesa demasiado.',
  hero: {
    title: 'Energía solar para cubiertas que no soportan el peso del vidrio',
    text: 'Los módulos eArc son de silicio cristalino, sin vidrio: unos {smf-520.weightPerArea}, un {lighterThanGlass} más ligeros que los convencionales y lo bastante finos para adaptarse a una curva.',
    action: 'Pedir presupuesto',
    alternative: 'Ver los productos',
  },
  ways: {
    question: '¿Qué tiene entre manos?',
    visitors: {
      roof: ['Una cubierta', 'Ver qué cabe en ella'],
      engineering: ['Un cálculo', 'Todos los parámetros'],
      vehicle: ['Un vehículo o un barco', 'Dimensionar módulos y batería'],
      balcony: ['Un balcón', 'Estimar la producción'],
      career: ['Un nuevo empleo', 'Puestos vacantes'],
      press: ['Un reportaje', 'Material de prensa'],
    },
  },
  products: {
    title: 'Una tecnología, cinco series',
    text: 'El mismo laminado de células sin vidrio, hecho para el lugar donde va a trabajar.',
  },
  weight: {
    title: 'Lo que debe soportar una cubierta',
    text: 'Un metro cuadrado de cada módulo, dibujado a escala. La reserva de carga decide qué cabe en una cubierta.',
    glass: 'Módulo de vidrio',
    dragonfly: 'SMH «Dragonfly», con grapas',
    smf: 'SMF, pegado',
    basis:
      'Solo los módulos. El de vidrio es un valor calculado: {smf-520.weightPerArea} son un {lighterThanGlass} menos que unos {glassModule}. El adhesivo o las grapas y los cables se suman y forman parte de toda comprobación de carga; un sistema convencional con módulos de vidrio exige una reserva de al menos {minimumRoofLoad}.',
  },
  statement: 'Casi todo lo que pesa un módulo de vidrio es vidrio. Así que lo quitamos.',
  applications: {
    title: 'Donde decide el peso',
    scenes: {
      roof: [
        'Cubiertas de baja capacidad portante',
        'Con grapas a la junta alzada, sin una sola perforación.',
      ],
      motorhome: ['Autocaravanas', 'Cada kilo ahorrado es un kilo de carga útil.'],
      yacht: ['Yates', 'Sigue la forma de la cubierta; ensayado en niebla salina.'],
      train: ['Trenes', 'Uno entró en servicio en Byron Bay en diciembre de 2017.'],
      balcony: ['Balcones', 'Una persona lleva el módulo y unas correas lo sujetan.'],
    },
  },
  commercial: {
    title: 'Serie comercial e industrial: las cubiertas que se quedaban fuera',
    text: 'Un sistema convencional con módulos de vidrio exige una reserva de capacidad portante de al menos {minimumRoofLoad}. Según nuestra estimación (2026), cerca del {excludedRoofs} de las cubiertas comerciales e industriales no la tiene. Con unos {smf-520.weightPerArea}, los módulos eArc hacen que en muchas de ellas merezca la pena el estudio de un ingeniero: chapa trapezoidal (grecada), junta alzada, láminas de TPO y PVC.',
    action: 'Consúltenos sobre su cubierta',
  },
  research: {
    title: 'Centro de I+D: prescindir del vidrio',
    text: 'Todo empezó con una pregunta: si no es vidrio, ¿qué necesita una célula de silicio para durar a la intemperie? El fundador ha publicado más de {papers} artículos científicos y es titular de {patents} patentes. En el laboratorio, los módulos se someten a niebla salina, amoniaco, fuego, arena arrastrada por el viento y degradación inducida por potencial (PID).',
  },
  gigafactory: {
    title: 'Gigafábrica: el primer gigavatio',
    text: 'Nuestra primera gigafábrica produce módulos de silicio cristalino sin vidrio, con una capacidad de {capacity} al año. En módulos de {smf-520.nominalPower}, son unos 1,9 millones de unidades.',
  },
  salesCentre: {
    title: 'Centro de ventas: un solo equipo desde la primera pregunta',
    text: 'Escríbanos en su idioma. Le respondemos con una estimación de cargas, una propuesta de fijación y los documentos que le pedirá su ingeniero de estructuras.',
    action: 'Escribir al centro de ventas',
  },
  distribution: {
    title: 'Distribución comercial',
    text: 'Instaladores y mayoristas trabajan directamente con nosotros, con asesoramiento sobre el pegado y la fijación con grapas y documentación en siete idiomas.',
    action: 'Colaborar con nosotros',
  },
  figures: {
    title: 'Nuestras cifras',
    salesCountries: 'países en los que vendemos',
    capacity: 'de capacidad anual en la primera gigafábrica',
    patents: 'patentes del fundador',
    shipped: 'de módulos suministrados en total',
    years: 'de experiencia en proyectos',
    gigawatt: 'GW',
    yearsUnit: 'años',
  },
  quote: {
    title: 'Pida presupuesto para su proyecto',
    text: 'Háblenos de la cubierta, el vehículo o el balcón. Cuanto más sepamos, más exacta será nuestra respuesta.',
  },
};
