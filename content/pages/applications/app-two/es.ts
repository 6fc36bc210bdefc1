import type { AppTwoText } from './text.ts';

export const es: AppTwoText = {
  title: '¿Pegado o con grapas? Guía por tipo de cubierta',
  description:
    'Chapa trapezoidal, junta alzada, lámina, cubierta plana, fachada, marquesina: qué fijación conviene, qué comprobar primero y cuánto cuesta reforzar.',
  hero: {
    title: '¿Qué fijación para qué cubierta?',
    text: 'Un módulo sin vidrio se fija de dos maneras: el SMF, sin marco, se pega; el SMH «Dragonfly», con marco, se sujeta con grapas. La cubierta decide cuál.',
    action: 'Comparar por cubiertas',
    alternative: 'Qué comprobar primero',
  },
  roofs: {
    title: 'Siete superficies, dos métodos',
    text: 'Un punto de partida, no una autorización. Antes de decidir está el ensayo en la cubierta real.',
    ours: 'SMF, pegado',
    other: 'SMH, con grapas',
    trapezoidal: {
      criterion: 'Cubierta de chapa trapezoidal',
      ours: 'Primera opción: pegado a las crestas, sin perforaciones',
      other: 'Solo con una grapa hecha para ese perfil',
      note: 'Averigüe qué recubrimiento tiene: no todos admiten el adhesivo.',
    },
    standingSeam: {
      criterion: 'Cubierta de junta alzada',
      ours: 'Posible, si hay suficiente ancho plano entre juntas',
      other: 'Primera opción: las grapas sujetan la junta, sin perforaciones',
      note: 'Así se hizo en Waldkirch: con marco y grapas.',
    },
    membrane: {
      criterion: 'Cubierta con lámina de TPO o PVC',
      ours: 'Sobre subestructura de aluminio',
      other: 'Sobre subestructura de aluminio, si la reserva de carga lo permite',
      note: 'Pida la conformidad del fabricante de la lámina; su garantía puede peligrar.',
    },
    flat: {
      criterion: 'Cubierta plana con otro acabado',
      ours: 'Sobre subestructura de aluminio, sin perforación de la cubierta',
      other: 'Si la subestructura y el cálculo de viento lo permiten',
      note: 'La subestructura cuenta como carga.',
    },
    facade: {
      criterion: 'Fachada',
      ours: 'Sobre revestimiento liso y sano, también curvo',
      other: 'Sobre revestimiento con bastidor portante',
      note: 'Primero, la normativa contra incendios y de edificación.',
    },
    carport: {
      criterion: 'Marquesina fotovoltaica',
      ours: 'Sobre una cubierta cerrada, también curva',
      other: 'Sobre una estructura abierta de perfiles',
      note: 'Abierta por todos los lados: pida que se calcule también el viento desde abajo.',
    },
    publicFacility: {
      criterion: 'Equipamiento público',
      ours: 'Para pérgolas y cubiertas curvas',
      other: 'Si los módulos deben poder desmontarse para reparar la cubierta',
      note: 'Pregunte pronto por la protección patrimonial, el acceso de bomberos y el mantenimiento.',
    },
    namedSurfaces:
      'El pegado está previsto para cubiertas de chapa trapezoidal, de junta alzada y planas. Fachadas, marquesinas y equipamientos públicos se estudian caso por caso, igual que el panel sándwich y el fibrocemento; sobre fibrocemento con amianto no se instala nada.',
    weights:
      'El SMF pesa unos {smf-520.weightPerArea} y el SMH {smh-520.weightPerArea}, sin adhesivo, grapas, cables ni subestructura.',
  },
  check: {
    title: 'Qué comprobar primero',
    text: 'En este orden: una respuesta temprana puede ahorrarle los pasos siguientes.',
    load: {
      title: 'La reserva de capacidad portante',
      text: 'Pídala en kg/m² a un ingeniero de estructuras, con nieve y viento según el CTE DB-SE-AE en España. Compárela con la suma de módulo, adhesivo o grapas, cables y subestructura.',
    },
    skin: {
      title: 'La superficie de la cubierta',
      text: 'Material, recubrimiento, antigüedad. Si hay óxido, pintura que se deshace en polvo o una lámina envejecida, renueve la superficie antes de fijar nada.',
    },
    adhesion: {
      title: 'La adherencia',
      text: 'Pegue muestras en varios puntos de la cubierta real, déjelas curar y arránquelas. Ninguna ficha técnica puede decirle lo que dice este ensayo.',
    },
    heat: {
      title: 'El calor',
      text: 'Tras los módulos pegados no hay aire, así que una cubierta caliente resta producción. Incluya esa pérdida en la estimación; lo que midió un ensayo figura entre los límites de eArc.',
    },
    clamps: {
      title: 'Las grapas',
      text: '¿Se ajusta la grapa a la junta y su separación al manual? Entonces el marco ya integrado ahorra un {installationTimeSaving} del tiempo de instalación.',
    },
  },
  cost: {
    text: 'Reforzar una cubierta cuesta entre 100 000 y 250 000 € por megavatio, antes de subir un solo módulo.',
    basis:
      'Datos de otro fabricante de módulos, que indica además de 5000 a 7000 m² brutos para 1 MWp. De ambos deducimos entre unos 14 y 50 € por metro cuadrado. No es un presupuesto: cada cubierta necesita su propio cálculo.',
    source: 'LONGi, en eu.longi.com',
  },
  cases: {
    title: 'Una cubierta, un método',
    text: 'Dos instalaciones publicadas y dos ejemplos, con distintas fijaciones y superficies.',
    dreihausen: {
      place: 'Central de calefacción, Dreihausen (Alemania)',
      text: '16 módulos.',
      method: 'Pegado',
      source: 'Stadtwerke Marburg (empresa municipal)',
    },
    waldkirch: {
      place: 'Pabellón deportivo, Waldkirch (Alemania)',
      text: 'Con grapas; al principio se publicó que estaban pegados. Otra publicación indica 190 kW.',
      roof: 'Zinc-titanio',
      method: 'Módulos con marco, fijados con grapas',
      source: 'pv magazine Alemania, 2019; Leichtbauwelt',
    },
    coldStore: {
      place: 'Ejemplo: almacén frigorífico',
      text: 'La lámina queda intacta; la subestructura cuenta como carga.',
      roof: 'Cubierta plana, lámina de TPO',
      method: 'SMF sobre subestructura de aluminio',
    },
    office: {
      place: 'Ejemplo: edificio de oficinas',
      text: 'Franjas entre las ventanas, curvadas en la esquina del edificio.',
      roof: 'Fachada, revestimiento metálico liso',
      method: 'SMF, pegado',
    },
  },
  products: 'Los dos módulos',
  quote: {
    title: 'Descríbanos su cubierta',
    text: 'Lo que más nos ayuda: el perfil o el tipo de lámina, el recubrimiento y el año de construcción. Le respondemos con un método y una lista de lo que hay que ensayar.',
  },
};
