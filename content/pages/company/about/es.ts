import type { AboutText } from './text.ts';

export const es: AboutText = {
  title: 'Quiénes somos',
  description:
    'Fabricamos los módulos sin vidrio eArc: la empresa en cifras y en lo que otros han publicado, con contactos para clientes, prensa e inversores.',
  hero: {
    title: 'Fabricamos módulos solares sin el vidrio',
    text: 'eArc lleva el silicio cristalino a cubiertas, vehículos y balcones que no soportarían un módulo de vidrio. Aquí puede leer quiénes somos, qué han publicado otros sobre nosotros y cómo ponerse en contacto.',
    action: 'Escríbanos',
    alternative: 'Ver la cronología',
  },
  company: [
    { heading: 'Una tecnología, cinco series' },
    'Desarrollamos y fabricamos módulos solares ultraligeros. En lugar de vidrio, un laminado fino protege las células, y así un módulo pesa unos {smf-520.weightPerArea}.',
    'El mismo laminado da lugar a cinco series: SMF para pegar, SMH «Dragonfly» para fijar con grapas, módulos sin conexión a red para vehículos y barcos, módulos para balcón y un cargador solar portátil. Cómo está hecho y cuáles son sus límites se explica en [Tecnología eArc](/eArc).',
  ],
  figures: {
    title: 'La empresa en cifras',
    capacity: 'de capacidad anual en la primera gigafábrica',
    patents: 'patentes a nombre del fundador',
    shipped: 'de módulos entregados hasta hoy',
    years: 'de experiencia en proyectos',
    gigawatt: 'GW',
    yearsUnit: 'años',
  },
  founder: {
    title: 'Nuestro fundador: ante todo, investigador',
    text: 'Más de {papers} artículos científicos y {patents} patentes: quien fundó la empresa viene de la investigación. Se nota en este sitio: las cifras indican su fuente, los ejemplos están señalados y, donde no se ha medido nada, lo decimos.',
    action: 'Cómo está hecho el laminado',
  },
  history: {
    title: 'Lo que otros han publicado',
    text: 'Cada entrada tiene una fuente ajena a la empresa. El aviso de derechos de autor de este sitio empieza en 2015; la noticia más antigua que citamos aquí se refiere a 2017. Los pesos son los publicados en su momento, no los de los modelos actuales.',
    train: {
      text: 'En diciembre entra en servicio el tren solar de Byron Bay, en Australia, con 6,5 kW de módulos en el tren y 30 kW en su cochera.',
      source: 'The Northern Star, periódico australiano',
    },
    museum: {
      text: 'En Sídney se instalan 812 módulos, 235 kW en total, en la cubierta de fuerte pendiente de Wharf 7, un edificio del museo marítimo. El ahorro se cifra en unos 50 000 dólares australianos al año.',
      source: 'Clean Energy Regulator, organismo público australiano',
    },
    sportsHall: {
      text: 'El pabellón deportivo de Waldkirch, en Alemania, recibe 245 kW de módulos con marco, fijados con grapas a su cubierta de zinc-titanio. Otra publicación habla de 190 kW.',
      source: 'pv magazine Alemania, 5 de abril de 2019; la otra cifra: leichtbauwelt.de',
    },
    weights: {
      text: 'Pesos publicados: el fundador habla de 2,5 kg/m²; una noticia anterior da 3,5 kg/m² para los módulos pegados y 4,5 kg/m² para los módulos con marco.',
      source: 'pv magazine, 28 de mayo de 2019; pv magazine Alemania, 5 de abril de 2019',
    },
    class430: {
      text: 'En octubre se presenta la clase de 430 W, con y sin marco, con células partidas mono PERC. El módulo con marco pesa 11,2 kg.',
      source: 'pv magazine Australia, 13 de enero de 2022',
    },
    factory: {
      text: 'En enero se publica la noticia de la apertura de una fábrica de módulos ligeros con una capacidad de {capacity}.',
      source: 'pv magazine Australia, 13 de enero de 2022',
    },
  },
  investors: {
    title: 'Inversores: lo que es público',
    text: 'Tenemos inversores. No publicamos aquí sus nombres y participaciones, ni tampoco nuestras cuentas, y nada de lo que figura en este sitio es una oferta de acciones. Son públicas las cifras y la cronología anteriores. Para lo demás, escríbanos como inversor: díganos a quién representa y qué necesita saber. Si no podemos responder, se lo diremos.',
    action: 'Consultar como inversor',
  },
  customerService: {
    title: 'Atención al cliente: cuatro datos útiles',
    text: 'Atendemos de lunes a viernes, de 9:00 a 17:30 h. Si su consulta es sobre un módulo en servicio, indíquenos el modelo, la fecha de instalación, dónde y cómo está fijado y qué observa. Si es posible, adjunte dos fotos: una de lejos y otra de cerca. No retire los conectores: según nuestro manual de 2019, hacerlo anula la garantía. El teléfono de abajo es un dato de ejemplo.',
    action: 'Contactar con atención al cliente',
    call: 'Llamar al {hotline}',
    questions: 'Preguntas frecuentes',
    documents: 'Fichas técnicas y guías',
  },
  sustainability: [
    { heading: 'Sostenibilidad: lo que afirmamos y lo que no' },
    'Lo que cualquiera puede pesar: un módulo SMF pesa unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que un módulo de vidrio. Hay menos que transportar y que levantar, y la cubierta soporta menos. Si una cubierta concreta puede prescindir de refuerzos hay que calcularlo para ella.',
    {
      list: [
        'No usamos afirmaciones medioambientales genéricas. Desde el 27 de septiembre de 2026, la Directiva (UE) 2024/825 exige que se prueben.',
        'No compensamos emisiones sobre el papel para llamar neutro a un módulo.',
        'No damos una huella de carbono hasta que podamos publicar aquí una cifra verificada.',
        'No afirmamos nada sobre el reciclaje hasta que podamos nombrar aquí al socio y el proceso.',
      ],
    },
    '¿Ha encontrado una frase que va más allá? [Díganoslo](#feedback).',
  ],
  media: {
    title: 'Prensa',
    text: 'Las cifras y fuentes que puede citar están más arriba. Nuestro nombre completo está en el aviso legal; el teléfono de abajo es un dato de ejemplo. Las imágenes de este sitio son recreaciones virtuales, no fotografías. Puede usarlas en informaciones sobre eArc, con el pie «Recreación virtual: eArc». Las fotografías de proyectos terminados son de terceros; pregunte antes. El material de prensa reúne el logotipo, una selección de imágenes y las condiciones.',
    action: 'Enviar una consulta de prensa',
    call: 'Llamar al {pressPhone}',
    kit: 'Ir al material de prensa',
    alternative: 'Cómo se escriben los nombres',
  },
  mediaForm: {
    title: 'Su consulta de prensa',
    text: 'Indíquenos su medio, el tema y la fecha de cierre. Necesitamos su nombre y su correo electrónico para poder responderle.',
  },
  feedback: {
    title: 'Comentarios: díganos en qué fallamos',
    text: 'Una cifra que no cuadra, una frase que promete demasiado, una página que no puede utilizar: díganos de qué página se trata y qué esperaba. El nombre y el correo electrónico son opcionales; sin una dirección no podemos responderle.',
  },
  contact: {
    title: 'Contacte con atención al cliente',
    text: 'Para consultas sobre módulos y servicio, y para todo lo que no tiene un formulario propio. Si nos escribe como inversor o presenta una candidatura, dígalo en la primera línea. Para responderle basta con un nombre y un correo electrónico. Si desea un presupuesto, utilice el formulario de la página de inicio.',
  },
};
