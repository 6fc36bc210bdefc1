import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Cubiertas planas con TPO o PVC: lo que hay que aclarar antes',
  summary:
    'Sobre una lámina blanda, los módulos eArc necesitan una subestructura de aluminio. La carga, el viento y el desagüe deciden cómo es, y el fabricante de la lámina también opina.',
  body: [
    'Las láminas impermeabilizantes de TPO y PVC no dejan pasar el agua, pero no dan rigidez a un módulo fino. Por eso, en las cubiertas planas los módulos van sobre una subestructura de aluminio. Los SMF, sin marco, se pegan a sus perfiles; el ensayo de adherencia se hace sobre el mismo perfil. SMH «Dragonfly» puede sujetarse allí con grapas, si lo permiten la reserva de capacidad portante y el cálculo de viento. Nada atraviesa la lámina.',
    { heading: 'Carga: el módulo es solo una parte' },
    'Un módulo SMF pesa unos {smf-520.weightPerArea}; SMH, {smh-520.weightPerArea}. A eso se suman la subestructura, el adhesivo o las grapas y los cables. Si hace falta lastre, también cuenta, y puede consumir lo que el módulo ligero ha ahorrado. La nieve y el agua estancada cargan igualmente la cubierta. La subestructura transmite todo ello en puntos concretos, de modo que el aislamiento bajo la lámina debe resistir esa presión de forma permanente. Un ingeniero de estructuras comprueba el conjunto e indica la reserva de capacidad portante en kg/m².',
    { heading: 'Viento: deciden las esquinas y los bordes' },
    'En las esquinas y los bordes de una cubierta plana la succión del viento es mayor, y un módulo ligero tiene poco peso que oponerle. El cálculo dice qué zonas quedan libres, dónde van los apoyos y qué mantiene la subestructura en su sitio. También tiene en cuenta cómo está sujeta la propia lámina: pegada, con fijación mecánica o con lastre.',
    { heading: 'Desagüe: revisar después de la lluvia' },
    'Los charcos muestran dónde falta pendiente. Ahí no debe ir ningún apoyo, y ningún perfil puede represar el agua en su camino al sumidero. Los sumideros y los rebosaderos de emergencia quedan libres y accesibles, para poder retirar hojas y suciedad. Si un charco grande no desaparece, averigüe la causa antes de añadir carga: una cubierta que se comba recoge más agua, y más agua la comba aún más.',
    { heading: 'Seis preguntas al fabricante de la lámina' },
    {
      list: [
        '¿Consiente por escrito una subestructura sobre esta lámina y mantiene su garantía?',
        '¿En qué estado debe estar la lámina y quién revisa antes su antigüedad, las soldaduras y las reparaciones?',
        '¿Cuánta presión pueden soportar de forma permanente la lámina y el aislamiento en un punto?',
        '¿Qué capa de protección va bajo los apoyos? Los plastificantes del PVC pueden migrar a otros plásticos, así que no sirve cualquier manta.',
        '¿Cómo se puede sujetar la subestructura frente al viento sin atravesar la lámina?',
        '¿Cómo se revisará y reparará más adelante la lámina bajo los módulos?',
      ],
    },
    'Reúna las respuestas antes de pedir nada y renueve primero una lámina desgastada. Los pasos siguientes están en [Cubiertas planas](/eArc_install#flat-roof). Si conoce el tipo de lámina y el año de construcción, [descríbanos su cubierta](/app_two#quote): le responderemos con un método y una lista de lo que hay que ensayar.',
  ],
};
