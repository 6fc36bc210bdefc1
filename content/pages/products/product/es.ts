import type { ProductText } from './text.ts';

export const es: ProductText = {
  title: 'Serie comercial e industrial: SMF y SMH',
  description:
    'SMF se pega, SMH «Dragonfly» se fija con grapas: dos módulos sin vidrio para cubiertas comerciales e industriales, comparados entre sí y con el vidrio.',
  hero: {
    title: 'Dos módulos para cubiertas con poca reserva',
    text: 'Un sistema convencional con módulos de vidrio exige a la cubierta al menos {minimumRoofLoad} más; según nuestra estimación (2026), cerca del {excludedRoofs} de las cubiertas comerciales e industriales no tiene esa reserva. Esta serie lleva el silicio cristalino a esas cubiertas de dos maneras: SMF se pega y SMH «Dragonfly» se fija con grapas.',
    ask: 'Consúltenos sobre su cubierta',
    compare: 'Comparar con el vidrio',
  },
  smf: {
    title: 'SMF: pegado, sin taladrar',
    text: 'Sin marco, sin carriles, sin vidrio: un laminado de {smf-520.thickness} de espesor y unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que un módulo de vidrio. La silicona estructural lo sujeta a la cubierta sin una sola perforación. SMF es la primera opción cuando la reserva es mínima y la superficie admite bien el adhesivo. Existe como SMF 520 y SMF 430; este último, también con marco.',
    data520: 'Datos de SMF 520',
    data430: 'Datos de SMF 430',
  },
  smh: {
    title: 'SMH «Dragonfly»: con el marco ya puesto',
    text: 'Cuando llega a la cubierta, el marco de montaje ya forma parte del módulo; solo queda la fijación mecánica con grapas. Así se ahorra un {installationTimeSaving} del tiempo de instalación. Con {smh-520.weightPerArea}, SMH pesa más que SMF y un {dragonflyLighterThanGlass} menos que un módulo de vidrio con marco. Es adecuado para juntas y carriles, y para superficies en las que el pegado ofrece dudas.',
    data: 'Dragonfly en detalle',
  },
  roofs: {
    title: 'Qué módulo para qué cubierta',
    text: 'Una primera orientación. La respuesta está en la propia cubierta: su estructura, su superficie y el viento en los bordes.',
    weight: {
      criterion: 'Peso por unidad de superficie',
      ours: 'aprox. {smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: 'Cubierta de chapa trapezoidal',
      ours: 'Pegado directamente a la chapa',
      other: 'Con grapas, si la chapa ofrece dónde sujetarlas',
    },
    standingSeam: {
      criterion: 'Cubierta de junta alzada',
      ours: 'Pegado entre las juntas',
      other: 'Con grapas en las juntas, sin taladros',
    },
    flat: {
      criterion: 'Cubierta plana, lámina de TPO o PVC',
      ours: 'Pegado a una subestructura de aluminio',
      other: 'Con grapas en una subestructura, previo estudio',
    },
    coated: {
      criterion: 'Chapa con recubrimiento de PVDF',
      ours: 'Solo si supera un ensayo de adherencia: sobre PVDF el pegado es poco fiable',
      other: 'La grapa no depende del recubrimiento',
    },
    assumptions: [
      'Un ingeniero de estructuras confirma la reserva de capacidad portante, con viento y nieve, antes de hacer el pedido.',
      'Antes de pegar, se ensaya la adherencia sobre la superficie real.',
    ],
  },
  scale: {
    title: 'SMF, SMH y vidrio, a la misma escala',
    text: 'Un metro cuadrado de cada uno, a escala. La línea marca el límite de una cubierta de ejemplo.',
    smf: 'SMF',
    smh: 'SMH «Dragonfly»',
    glassModule: 'Módulo de vidrio por sí solo (valor calculado)',
    smfSystem: 'SMF con adhesivo y cables',
    glassSystem: 'Reserva de carga que exige un sistema con módulos de vidrio',
    limit: 'Reserva de una cubierta de ejemplo',
    basis:
      'SMF y SMH: solo el módulo, sin adhesivo, grapas ni cables. Módulo de vidrio: valor calculado a partir de nuestras propias cifras, ya que {smf-520.weightPerArea} es un {lighterThanGlass} menos que unos {glassModule}. Sistema con módulos de vidrio: la reserva que debe tener la cubierta. El {dragonflyLighterThanGlass} de Dragonfly se refiere a un módulo de vidrio con marco de unos {framedGlassModule}. Adhesivo y cables: 0,8 kg/m² como ejemplo.',
  },
  glass: {
    title: 'eArc y vidrio, frente a frente',
    text: 'El vidrio tiene su lugar: en cubiertas que pueden con él y donde conviene que circule aire por detrás del módulo. Estas son las diferencias que deciden.',
    ours: 'SMF, pegado',
    other: 'Módulo de vidrio sobre carriles',
    weight: {
      criterion: 'Peso del módulo',
      ours: 'aprox. {smf-520.weightPerArea}',
      other: 'aprox. {glassModule}',
      note: 'El valor del vidrio es calculado; véase la escala anterior.',
    },
    fixing: {
      criterion: 'Fijación',
      ours: 'Silicona estructural, sin perforación de la cubierta',
      other: 'Carriles con grapas, atornillados o lastrados',
    },
    heat: {
      criterion: 'Aire detrás del módulo',
      ours: 'Ninguno: las células se calientan más',
      other: 'Una cámara que refrigera',
      note: 'Lo que puede costar la falta de cámara figura entre los límites de eArc.',
    },
    reinforcement: {
      criterion: 'Si la cubierta no puede con el vidrio',
      ours: 'A menudo merece el estudio de un ingeniero',
      other: 'Refuerzo: de 100 000 a 250 000 € por MW',
      note: 'Coste publicado por LONGi, otro fabricante de módulos solares.',
    },
    assumptions: [
      'SMF 520, pegado a chapa trapezoidal, sin el peso del adhesivo.',
      'Vidrio: módulo con marco, paralelo a la cubierta, sin el peso de carriles ni lastre.',
      'Ambos con células cristalinas en condiciones estándar de ensayo; no se consideran emplazamiento, inclinación ni sombras.',
    ],
  },
  installation: {
    title: 'Cuatro formas de instalarlos',
    bonding: {
      name: 'Pegado',
      text: 'Limpiar, ensayar la adherencia, aplicar el cordón de adhesivo y presionar el módulo. Sin perforación de la cubierta.',
    },
    standingSeam: {
      name: 'Junta alzada',
      text: 'SMF se coloca entre las juntas; SMH se fija a ellas con grapas.',
    },
    flatRoof: {
      name: 'Cubierta plana',
      text: 'Una subestructura de aluminio sostiene los módulos por encima de la lámina impermeabilizante.',
    },
    clamps: {
      name: 'Grapas',
      text: 'Fijación mecánica para módulos con marco, sin depender del recubrimiento ni del tiempo de curado.',
    },
  },
  certificates: {
    title: 'Ensayados y certificados',
    text: 'Las normas y los organismos de la serie comercial e industrial. Cada certificado indica los modelos a los que se aplica; pida la copia que corresponde al suyo.',
  },
  faq: {
    title: 'Tres preguntas antes de decidir',
    questions: [
      {
        question: '¿Puede mi cubierta con el peso?',
        answer:
          'Solo puede decirlo un ingeniero de estructuras. Indíquenos la reserva de capacidad portante, si la conoce, o bien la antigüedad y el tipo de construcción de la cubierta. Le daremos las cargas del módulo, del adhesivo o las grapas y de los cables como base para el cálculo.',
      },
      {
        question: '¿Se adhiere a cualquier cubierta?',
        answer:
          'No. En algunos recubrimientos el adhesivo agarra mal, y todos envejecen. Solo un ensayo en su propia cubierta muestra si el suyo sirve; por eso lo recomendamos antes de hacer el pedido, y grapas si el resultado no es bueno.',
      },
      {
        question: '¿Cuándo es mejor el vidrio?',
        answer:
          'Cuando a la cubierta le sobra capacidad y el clima es muy caluroso. Un módulo de vidrio con cámara de aire trabaja a menor temperatura que uno pegado. Prescindir del vidrio compensa cuando el obstáculo es el peso, la altura o perforar la cubierta.',
      },
    ],
    applications: 'Aplicaciones comerciales e industriales',
    moreApplications: 'Más aplicaciones',
  },
  otherSeries: '¿No es una cubierta? Las otras tres series',
  quote: {
    title: '¿SMF o SMH? Pregúntenos',
    text: 'Indíquenos el tipo de cubierta, su superficie y, si la conoce, la reserva de capacidad portante. Le propondremos un módulo y una fijación.',
  },
};
