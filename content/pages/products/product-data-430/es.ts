import type { ProductData430Text } from './text.ts';

export const es: ProductData430Text = {
  title: 'SMF 430: serie comercial y serie sin conexión a red',
  description:
    'Datos de SMF 430 junto a SMF 520, para cubiertas comerciales y sistemas sin conexión a red: valores eléctricos, dos versiones, límites y certificados.',
  parameters: {
    title: 'SMF 430 junto a SMF 520',
    text: 'La clase menor, con {smf-430.nominalPower}, y la mayor, con {smf-520.nominalPower}. Lo señalado como dato de ejemplo solo vale hasta que tenga la ficha técnica de su suministro.',
    basis:
      'SMF 430: pv magazine Australia, 2022, y datos propios. Tensión del sistema y clases: nuestro manual de 2019. Datos eléctricos de ejemplo: módulos de vidrio de la misma clase en la lista CEC de NREL SAM; para SMF 430, uno de 435 W con la corriente ajustada a la potencia.',
  },
  hero: {
    title: 'El módulo que le deja elegir',
    text: 'Un mismo laminado sin vidrio, dos versiones: sin marco, para pegar; con marco, para sujetar con grapas. SMF 430 pertenece a la serie comercial e industrial y a la serie sin conexión a red.',
    action: 'Cómo calcular una cadena',
  },
  versions: {
    title: '¿Con marco o sin él?',
    text: 'Deciden la superficie y la reserva de capacidad portante; el laminado es el mismo.',
    frameless: 'Sin marco',
    framed: 'Con marco',
    fixing: {
      criterion: 'Fijación',
      ours: 'Pegado con silicona estructural',
      other: 'Fijación mecánica con grapas',
    },
    weight: {
      criterion: 'Peso',
      ours: 'aprox. {smf-430.weightPerArea}',
      other: '11,2 kg por módulo',
      note: 'El peso con marco se publicó en 2022 por módulo. Como sus dimensiones no se han publicado, no indicamos un peso por unidad de superficie.',
    },
    surface: {
      criterion: 'Lo que debe ofrecer la cubierta',
      ours: 'Una superficie limpia y sana que supere un ensayo de adherencia',
      other: 'Juntas, carriles o una subestructura donde sujetar las grapas',
    },
    progress: {
      criterion: 'Cuándo seguir trabajando',
      ours: 'Tras el curado que indique el fabricante del adhesivo',
      other: 'En cuanto las grapas estén apretadas',
    },
    assumptions: [
      'Ambos en una cubierta con la reserva de capacidad portante confirmada, incluidos viento y nieve.',
      'Al peso del módulo se suma el de adhesivo, grapas, carriles y cables.',
    ],
  },
  cases: {
    title: 'Las dos formas, publicadas',
    text: 'Dos cubiertas en Alemania con módulos eArc de tipos anteriores. Muestran la forma de fijación, no el propio SMF 430.',
    waldkirch: {
      place: 'Waldkirch, pabellón deportivo',
      roof: 'Zinc-titanio',
      method: 'Con marco y grapas',
      text: 'Algunas noticias hablaban de pegado; hicimos que se rectificaran. Otra fuente indica 190 kW.',
      source: 'pv magazine Alemania, 5 de abril de 2019',
    },
    dreihausen: {
      place: 'Dreihausen, central de calefacción',
      method: 'Pegado',
      text: '16 módulos pegados.',
      source: 'Stadtwerke Marburg: «Einfach aufgeklebt»',
    },
  },
  notice: {
    title: 'No son intercambiables',
    text: 'La versión sin marco está hecha para pegarla. Las grapas corresponden a la versión con marco, cuyo marco absorbe su fuerza. Elija la versión antes de dibujar el plano.',
  },
  certificates: {
    title: 'Certificados de ambas versiones',
    text: 'Las versiones con y sin marco pueden figurar por separado en un certificado. Le enviamos la copia que nombra la suya.',
  },
  faq: {
    title: 'Tres preguntas sobre SMF 430',
    questions: [
      {
        question: '¿Puedo mezclar SMF 430 y SMF 520 en una cadena?',
        answer:
          'Mejor no. Por los módulos en serie pasa la misma corriente y, con los valores de ejemplo, el menor limita la cadena a {smf-430.currentAtMaximumPower}. Use cadenas separadas en entradas separadas del inversor.',
      },
      {
        question: '¿Cuándo elegir SMF 430 en lugar de SMF 520?',
        answer:
          'Cuando quiera el marco o cuando {smf-430.nominalPower} por módulo encajen mejor en la cadena y la superficie. El peso por unidad de superficie es el mismo en las versiones sin marco: unos {smf-430.weightPerArea}.',
      },
      {
        question: '¿Se calienta menos la versión con marco?',
        answer:
          'En principio sí, si hay aire entre el módulo y la cubierta. No hemos publicado ninguna medición de SMF 430.',
      },
    ],
  },
  quote: {
    title: 'Pida presupuesto para SMF 430',
    text: 'Indíquenos la cubierta, la versión que prefiere y el número de módulos. Si tiene dudas, basta una foto de la cubierta para empezar.',
  },
};
