import type { EArcText } from './text.ts';

export const es: EArcText = {
  title: 'Tecnología eArc: silicio sin vidrio',
  description:
    'Qué sustituye al vidrio en los módulos eArc: un laminado de unos {smf-520.thickness}, visto en sección y en la báscula, con certificados y límites.',
  hero: {
    title: 'eArc: el silicio, sin el vidrio',
    text: 'Las células son de silicio cristalino, como en un módulo convencional. Cambia todo lo que las sujeta y las cubre: un laminado de unos {smf-520.thickness} de espesor que pesa unos {smf-520.weightPerArea} y se adapta a una curva.',
    action: 'Cómo se instala',
    alternative: 'Dónde están sus límites',
  },
  replacement: {
    title: 'Qué ocupa el lugar del vidrio',
    text: 'En un módulo, el vidrio cumple tres funciones: deja pasar la luz, protege de la intemperie y mantiene planas las células. En eArc, de las dos primeras se encargan una capa frontal transparente y el encapsulante. La tercera se reparte: un composite delgado sostiene las células, y la cubierta, el marco de montaje o la subestructura aporta la rigidez. Por eso la superficie de apoyo forma parte del diseño.',
  },
  film: {
    title: 'El laminado toma la curva de la cubierta',
    text: 'Un módulo de vidrio salva una curva; un laminado se tiende sobre ella. Nada se curva de antemano: la cubierta, aquí con un radio de 2,4 m, da su forma al módulo.',
  },
  section: {
    title: 'Dos secciones, una escala',
    text: 'eArc junto a un módulo vidrio-vidrio. Lo que falta es, sobre todo, vidrio.',
    eArc: 'eArc',
    glassGlass: 'Módulo vidrio-vidrio, sin el marco',
    frontLayer: 'Capa frontal transparente',
    encapsulant: 'Encapsulante',
    cells: 'Células',
    backLayer: 'Capa posterior de composite',
    frontGlass: 'Vidrio frontal',
    backGlass: 'Vidrio posterior',
    basis:
      'Espesor total de eArc: dimensiones publicadas de la clase de 520 W. El reparto por capas y toda la sección vidrio-vidrio son datos de ejemplo.',
  },
  space: {
    title: 'Curvar, separar, comparar',
    text: 'El SMF 520 en sus dimensiones reales: cúrvelo hasta donde permiten los datos de producto, separe sus capas una a una y póngalo junto a un módulo de vidrio.',
    basis:
      'Dimensiones y peso: datos de producto. El radio de curvatura es un ejemplo: el de su cubierta lo confirmamos por escrito. El módulo de vidrio tiene el tamaño y la potencia del nuestro; su peso, unos {glassModule}, es un valor calculado y sus capas son datos de ejemplo.',
  },
  weight: {
    title: 'Un metro cuadrado en la báscula',
    text: 'Solo los módulos, Dragonfly con su marco. El adhesivo, las grapas y los cables se suman aparte y deben figurar en todo cálculo de cargas.',
    glass: 'Módulo de vidrio, valor calculado',
    dragonfly: 'SMH «Dragonfly»',
    offGrid: 'Serie sin conexión a red',
    smf: 'SMF',
    balcony: 'Serie para balcón',
    basis:
      'El módulo de vidrio no se ha pesado; su valor se ha calculado: {smf-520.weightPerArea} son un {lighterThanGlass} menos que unos {glassModule}, y con él se comparan todos los pesos de este sitio. Solo el {dragonflyLighterThanGlass} de Dragonfly compara marco con marco: un módulo de vidrio con marco de unos {framedGlassModule}, también calculado.',
  },
  certificates: {
    title: 'Certificados y cinco ensayos',
    text: 'Estas son las normas y los organismos. Cada certificado nombra sus modelos; le enviamos el del suyo con el presupuesto.',
    testsTitle: 'Ensayos de durabilidad',
    saltMist: { name: 'Niebla salina', text: 'Para cubiertas junto al mar y para barcos.' },
    ammonia: { name: 'Corrosión por amoniaco', text: 'Para naves ganaderas.' },
    fire: { name: 'Fuego', text: 'Cómo se propagan las llamas por el módulo.' },
    blownSand: {
      name: 'Arena arrastrada por el viento',
      text: 'Para desiertos y caminos polvorientos.',
    },
    pid: {
      name: 'Degradación inducida por potencial (PID)',
      text: 'Tensión alta durante mucho tiempo, como en las cadenas largas.',
    },
  },
  limits: [
    { heading: 'Lo que eArc le pide' },
    'Un módulo ligero traslada parte del trabajo del producto al proyecto. Mejor leerlo aquí que descubrirlo en la cubierta.',
    {
      list: [
        'Calor: pegado sin cámara de aire, el módulo se calienta más. En un ensayo a unos 44 °C de temperatura ambiente se midió cerca de un 9 % menos de potencia (solar4rvs.com.au).',
        'Adherencia: hay que comprobarla en su cubierta y sobre su recubrimiento. Lo primero que hay que descartar es el PVDF: sobre él, el pegado no es fiable (support.s-5.com).',
        'Viento: una instalación pegada falló a los cuatro meses, con viento de 14 m/s, en parte porque no se había comprobado la adherencia (how-do-you-glue.de). Un peso bajo no sustituye el cálculo de la succión del viento.',
        'Clase de comportamiento al fuego: nuestro manual de 2019 indica la clase C. Que sea suficiente depende del edificio y de la normativa local. No hemos publicado una clasificación de cubierta como BROOF(t1), a la que se refiere el CTE (DB-SI).',
        'Conectores: retirarlos anula la garantía. Prevea de antemano las longitudes de cable y los adaptadores.',
      ],
    },
    'Y siempre: un ingeniero de estructuras comprueba la cubierta. Cómo prepararla y ensayarla se explica en [Métodos de instalación](/eArc_install#preparation).',
  ],
  faq: {
    title: 'Preguntas sobre la tecnología',
    questions: [
      {
        question: '¿eArc es un módulo de capa fina?',
        answer:
          'No. Las células son de silicio cristalino; la clase de 520 W lleva 144 células partidas mono PERC. Solo se ha prescindido del vidrio.',
      },
      {
        question: '¿Cuánto se puede curvar un módulo eArc?',
        answer:
          'No publicamos aquí un radio de curvatura general, porque depende del modelo y de la fijación. Indíquenos el radio de su cubierta y le responderemos por escrito para ese modelo.',
      },
      {
        question: 'Si el módulo es tan ligero, ¿hay que comprobar la cubierta?',
        answer:
          'Sí. Unos {smf-520.weightPerArea} siguen siendo una carga, y el viento tira hacia arriba. El peso bajo decide si el estudio merece la pena, no si hace falta.',
      },
    ],
  },
  next: {
    title: 'Empiece por su cubierta',
    text: 'Díganos de qué material es, qué antigüedad tiene y qué carga admite. Si el vidrio le conviene más, se lo diremos con franqueza.',
    action: 'Pedir presupuesto',
    alternative: 'Ver los métodos de instalación',
  },
};
