import type { EArcInstallText } from './text.ts';

export const es: EArcInstallText = {
  title: 'Métodos de instalación: pegado y grapas',
  description:
    'Pegado sin perforar la cubierta sobre chapa trapezoidal, junta alzada y cubiertas planas, o fijación mecánica con grapas: cada método, paso a paso.',
  hero: {
    title: 'Pegado o con grapas: decide la cubierta',
    text: 'Los módulos sin marco se fijan con un adhesivo de pegado rápido, sin perforación de la cubierta. Los módulos con marco de montaje se sujetan con grapas. Estos son los métodos, paso a paso.',
    action: 'Pegado',
    alternative: 'Grapas',
  },
  preparation: [
    { heading: 'Antes del primer módulo: la estructura' },
    'Un ingeniero de estructuras confirma la reserva de capacidad portante para módulos, adhesivo, marcos y cables, y la succión del viento en bordes y esquinas.',
  ],
  adhesion: [
    { heading: 'Antes de pegar: superficie y adherencia' },
    {
      list: [
        'Superficie: averigüe qué chapa y qué recubrimiento tiene, y su antigüedad. Hay que eliminar la suciedad, el caleo, el óxido y el recubrimiento suelto. En los recubrimientos de PVDF, el pegado no es fiable (support.s-5.com).',
        'Ensayo de adherencia: pegue muestras en su propia cubierta, deje curar del todo el adhesivo y arránquelas. La rotura debe producirse dentro del adhesivo (rotura cohesiva). Si el adhesivo se separa limpiamente del recubrimiento, esa superficie no sirve tal como está.',
        'Condiciones meteorológicas: trabaje sobre una superficie seca y dentro del intervalo de temperatura del adhesivo. A modo de comparación, una silicona estructural neutra genérica se aplica entre 5 y 40 °C y cura 3 mm en 12 horas (piedmontplastics.com). No es el dato de nuestro adhesivo.',
      ],
    },
  ],
  bonding: {
    title: 'Pegado en cubiertas de chapa trapezoidal',
    text: 'El módulo se apoya en las crestas. No se hace ni un taladro. Una central de calefacción de Dreihausen (Alemania) lleva 16 módulos pegados (Stadtwerke Marburg).',
    steps: [
      {
        title: 'Replantear las filas',
        text: 'Parta de una línea recta. Deje pasillos de mantenimiento y aléjese de canalones, solapes y zonas que el cálculo de viento excluya.',
      },
      {
        title: 'Limpiar las crestas',
        text: 'Use el limpiador que indique su manual, deje secar y no vuelva a tocar la zona de pegado.',
      },
      {
        title: 'Aplicar los cordones de adhesivo',
        text: 'En cada cresta, con la longitud y la sección que indique su manual. Los cordones siguen la pendiente para que el agua corra entre ellos.',
      },
      {
        title: 'Colocar el módulo y presionar',
        text: 'Entre dos personas, bájelo sin doblarlo bruscamente y presione a lo largo de los cordones. No lo cargue hasta que el adhesivo haya curado.',
      },
      {
        title: 'Conectar y dejar constancia',
        text: 'Mantenga los cables separados de la chapa. Compruebe la polaridad, mida la tensión de cada cadena y anote ambas cosas.',
      },
    ],
  },
  standingSeam: {
    title: 'Pegado en cubiertas de junta alzada',
    text: 'La chapa se dilata con el calor y sus juntas deben poder moverse. Por eso el replanteo empieza por las juntas.',
    steps: [
      {
        title: 'Medir separación y altura de las juntas',
        text: 'De ellas depende qué módulo cabe y cómo se disponen los cordones. Donde el pegado no encaje, la solución son las grapas sobre la junta.',
      },
      {
        title: 'Limpiar las bandejas y ensayar',
        text: 'El metal desnudo y el prelacado se comportan de forma distinta. El ensayo de adherencia se hace sobre esta chapa, no sobre una parecida.',
      },
      {
        title: 'Aplicar cordones a lo largo de las juntas',
        text: 'El agua de lluvia y de deshielo debe poder correr bajo el módulo. Ningún cordón cruza una junta.',
      },
      {
        title: 'Presionar siguiendo la curva',
        text: 'En una cubierta curva, empiece por un borde y avance hacia el otro. Mantenga la presión el tiempo que indique su manual.',
      },
    ],
  },
  flatRoof: {
    title: 'Cubiertas planas con subestructura de aluminio',
    text: 'En láminas impermeabilizantes de TPO y PVC y en otras cubiertas planas, los módulos se pegan a una subestructura de aluminio, que les da la rigidez que una superficie blanda no ofrece.',
    steps: [
      {
        title: 'Comprobar la lámina y el desagüe',
        text: 'Busque envejecimiento, soldaduras abiertas y agua estancada. Pida el consentimiento del fabricante de la lámina para conservar su garantía.',
      },
      {
        title: 'Montar la subestructura',
        text: 'La posición y los apoyos salen del cálculo estructural y de viento. Proteja la lámina en cada apoyo; nada la atraviesa.',
      },
      {
        title: 'Pegar los módulos a los perfiles',
        text: 'Limpie el aluminio, aplique los cordones y presione. El ensayo de adherencia se hace sobre el mismo perfil.',
      },
    ],
  },
  clamps: {
    title: 'Fijación mecánica con grapas',
    text: 'Para SMH «Dragonfly», con el marco de montaje ya integrado: la instalación requiere un {installationTimeSaving} menos de tiempo. En 2019, en un pabellón deportivo de Waldkirch (Alemania) se fijaron con grapas módulos con marco sobre zinc-titanio: 245 kW (pv-magazine.de).',
    steps: [
      {
        title: 'Colocar las grapas',
        text: 'En la junta alzada, la grapa agarra la propia junta: tampoco aquí se taladra.',
      },
      {
        title: 'Respetar la separación de las grapas',
        text: 'Nuestro manual de 2019 indica de 250 a 450 mm para módulos de 6 × 12 células, de 210 a 400 mm para 6 × 10 y de 200 a 350 mm para 4 × 9.',
      },
      {
        title: 'Apretar con llave dinamométrica',
        text: 'El par de apriete figura en el manual de la grapa. Compruébelo de nuevo antes de la entrega y anótelo.',
      },
    ],
  },
  cables: {
    title: 'Cables y cadenas: nuestro manual de 2019',
    voltage: 'tensión máxima del sistema',
    cable: 'sección del cable fotovoltaico, apto para 90 °C',
    factor: 'factor sobre Isc y Voc para dimensionar conductores y fusibles',
    strings: 'cadenas en paralelo como máximo sin fusibles',
  },
  notice: {
    title: 'Esto es una guía; prevalece el manual suministrado con su módulo',
    text: 'Los valores de esta guía proceden de nuestro manual de 2019. Son vinculantes el manual de instalación suministrado con su módulo, las instrucciones del adhesivo o de la grapa y la normativa local. Retirar los conectores anula la garantía. Los trabajos eléctricos corresponden a electricistas cualificados.',
  },
  next: {
    title: 'Describa la cubierta y le diremos el método',
    text: 'Material, recubrimiento, separación de las juntas, pendiente y unas fotos bastan para una primera respuesta.',
    action: 'Pedir presupuesto',
    alternative: 'Ver las guías',
  },
};
