import type { DragonflyText } from './text.ts';

export const es: DragonflyText = {
  title: 'SMH 520 «Dragonfly»',
  description:
    'SMH 520 «Dragonfly»: {smh-520.nominalPower}, {smh-520.weightPerArea} y el marco de montaje ya puesto. Parámetros, grapas, certificados y límites.',
  hero: {
    title: 'El marco llega con el módulo',
    text: 'SMH 520 «Dragonfly» sale de fábrica con su marco de montaje. En la cubierta no hay nada que pegar ni nada que esperar: se coloca, se sujeta con grapas y se conecta.',
    quote: 'Pedir presupuesto',
    parameters: 'Ver los parámetros',
  },
  figures: {
    title: 'Dragonfly en cuatro cifras',
    time: 'menos de tiempo de instalación gracias al marco integrado de fábrica',
    lighter: 'más ligero que un módulo de vidrio con marco (calculado: unos {framedGlassModule})',
    weight: 'marco incluido',
    power: 'de potencia nominal',
  },
  installation: {
    title: 'Colocar, sujetar, conectar',
    text: 'Fijación mecánica en tres pasos. Al no llevar adhesivo, ni la temperatura ni el tiempo de curado retrasan el trabajo.',
    steps: [
      {
        title: 'Marcar la posición de las grapas',
        text: 'El plano indica la separación de las grapas en cada zona de la cubierta; el viento tira con más fuerza en esquinas y bordes.',
      },
      {
        title: 'Montar las grapas',
        text: 'En una cubierta de junta alzada agarran la junta, sin taladros. En otras cubiertas van sobre carriles o una subestructura.',
      },
      {
        title: 'Colocar el módulo y apretar',
        text: 'El marco descansa en las grapas. Se aprieta con el par indicado en el manual de instalación de la grapa y después se unen los conectores. Quitar un conector anula la garantía.',
      },
    ],
  },
  frame: {
    title: 'Lo que el marco pesa y lo que aporta',
    text: 'Frente a un SMF pegado, el marco añade unos 1,3 kg/m² ({smh-520.weightPerArea} menos {smf-520.weightPerArea}). A cambio, la fijación se puede ver, revisar y desmontar, y no depende de lo bien que agarre el adhesivo sobre un recubrimiento. Si su cubierta tiene esa reserva, Dragonfly es el camino más rápido; si cuenta cada kilo, SMF es el más ligero.',
    action: 'Comparar SMF y SMH por cubierta',
  },
  parameters: {
    title: 'Parámetros de SMH 520',
    text: 'La potencia, el peso por unidad de superficie y los límites son nuestros; lo marcado como ejemplo representa la clase, no el módulo.',
    basis:
      'Potencia nominal y peso por unidad de superficie: datos propios. Tensión del sistema y clases: nuestro manual de 2019. Datos eléctricos de ejemplo: módulos de vidrio de la misma clase en la lista CEC de NREL SAM. Para su pedido rige la ficha técnica que lo acompaña.',
  },
  certificates: {
    title: 'Marco y laminado, ensayados',
    text: 'Pida el certificado que nombre SMH 520 y su marco: el de un módulo sin marco no cubre, sin más, uno que lo lleva.',
  },
  faq: {
    title: 'Tres preguntas sobre Dragonfly',
    questions: [
      {
        question: '¿Respecto a qué se mide el {installationTimeSaving}?',
        answer:
          'Es nuestra cifra para el tiempo de instalación con el marco integrado de fábrica. Cuánto ahorre usted depende de la cubierta, del acceso y del equipo. Antes de que cuente con ella, podemos calcularlo juntos para su proyecto.',
      },
      {
        question: '¿Daña la grapa la junta alzada?',
        answer:
          'La grapa agarra la junta y no necesita taladro. Cuál es la adecuada depende de la forma y del metal de la junta; por eso preguntamos primero por el perfil. En 2019 se fijó con grapas un módulo eArc anterior, con marco, sobre el zinc-titanio del pabellón deportivo de Waldkirch (Alemania): 245 kW (pv magazine Alemania, 2019).',
      },
      {
        question: '¿Se calienta menos que un módulo pegado?',
        answer:
          'El aire detrás de un módulo lo refrigera, así que la separación con la cubierta ayuda. No hemos publicado mediciones de SMH, de modo que no prometemos ninguna cifra. Lo que puede costar la falta de cámara de aire en un módulo pegado figura entre los límites de eArc.',
      },
    ],
  },
  quote: {
    title: 'Pida presupuesto para Dragonfly',
    text: 'Indíquenos el perfil de la cubierta, la superficie y el lugar. Con una foto de la junta le diremos antes qué grapa encaja.',
  },
};
