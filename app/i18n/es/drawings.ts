import type { DrawingMessages } from '../en/drawings.ts';

/** Of drawings that have the measures of a module. */
const measuresNote = 'Cotas en mm.';

export const messages: DrawingMessages = {
  module: {
    title: 'El módulo',
    description: 'Dibujo lineal de un módulo visto de frente, con largo y ancho en mm',
    legend: [
      'Caja de conexiones, esquemática',
      'Cables con conectores: nunca para transportarlo',
      'Células: no las pise, no se arrodille ni apoye herramientas sobre ellas',
      'Borde: levante por aquí, entre dos personas',
    ],
    note: measuresNote,
  },
  trapezoidal: {
    title: 'Cordones en la chapa trapezoidal',
    description:
      'Dibujo lineal de una chapa trapezoidal vista de lado y desde arriba, con un módulo pegado a sus crestas, largo y ancho en mm',
    legend: [
      'Cresta de la chapa',
      'Cordón de adhesivo, uno en cada cresta; longitud y sección según su manual',
      'Módulo, presionado a lo largo de los cordones',
      'Valle: sin adhesivo, por aquí corre el agua',
      'Sentido de la pendiente: los cordones lo siguen',
    ],
    note: measuresNote,
  },
  adhesionTest: {
    title: 'Lo que muestra el ensayo de adherencia',
    description:
      'Dibujo lineal de dos muestras arrancadas de una superficie con recubrimiento: a la izquierda un buen resultado, a la derecha uno malo',
    legend: [
      'Muestra, arrancada en vertical',
      'Bien: la rotura pasa por el adhesivo, que queda en ambas caras',
      'Recubrimiento',
      'Su propia superficie, no una parecida',
      'Mal: el adhesivo se separa limpiamente y deja a la vista el recubrimiento',
    ],
  },
  standingSeam: {
    title: 'Pegado entre dos juntas',
    description:
      'Dibujo lineal de una cubierta de junta alzada vista de lado, con un módulo entre dos juntas',
    legend: [
      'Junta: queda libre, porque la chapa se mueve con el calor',
      'Bandeja, limpia y ensayada',
      'Cordón de adhesivo a lo largo de la junta; ninguno cruza una junta',
      'Módulo',
      'Distancia d hasta la junta, igual a ambos lados; resulta de su replanteo',
    ],
  },
  flatRoof: {
    title: 'Distribución y sección constructiva en cubierta plana',
    description:
      'Dibujo lineal de una cubierta plana desde arriba, con las franjas que quedan libres, y de un módulo sobre la subestructura visto de lado',
    legend: [
      'Zonas de borde y esquina: tan anchas como indique el cálculo de viento',
      'Campo de módulos',
      'Pasillo entre los campos',
      'Lucernario con espacio libre alrededor',
      'Sumidero: queda abierto y accesible',
      'Módulo, pegado al perfil',
      'Perfil de aluminio de la subestructura',
      'Capa de protección sobre la lámina impermeabilizante; nada atraviesa la lámina',
    ],
  },
  seamClamp: {
    title: 'Grapa en la junta alzada',
    description:
      'Dibujo lineal de una grapa en una junta vista de lado y de un módulo con marco sobre sus juntas desde arriba, largo y ancho en mm',
    legend: [
      'Junta: la grapa la agarra, no se taladra nada',
      'Grapa hecha para esta forma de junta',
      'Tornillos: par de apriete según el manual de la grapa',
      'Marco de montaje del módulo',
      'Laminado: no recibe ninguna fuerza',
      'Bandeja',
      'Grapas en el marco, esquemáticas: número y posición según su manual',
    ],
    note: measuresNote,
  },
  bondingSteps: {
    title: 'El pegado en cuatro imágenes',
    description:
      'Cuatro dibujos lineales de manos con guantes que trabajan sobre una cresta de chapa trapezoidal',
    legend: [
      'Limpie a lo largo de la cresta con el limpiador que indique su manual y deje secar; después no vuelva a tocarla',
      'Aplique el cordón a lo largo de la cresta, con la longitud y la sección que indique su manual',
      'Baje el módulo entre dos personas, sin doblarlo bruscamente',
      'Presione el módulo a lo largo de los cordones, por ejemplo con un rodillo blando; no lo cargue hasta que el adhesivo haya curado',
    ],
  },
  seamSteps: {
    title: 'El pegado entre las juntas en cuatro imágenes',
    description:
      'Cuatro dibujos lineales de manos con guantes que trabajan en una cubierta de junta alzada',
    legend: [
      'Mida la separación s y la altura de las juntas',
      'Limpie la bandeja; el ensayo de adherencia se hace antes, sobre esta chapa',
      'Aplique los cordones a lo largo de las juntas; ninguno cruza una junta',
      'Presione el módulo de un borde al otro, siguiendo la curva',
    ],
  },
  flatRoofSteps: {
    title: 'El montaje sobre cubierta plana en cuatro imágenes',
    description:
      'Cuatro dibujos lineales de manos con guantes que montan la subestructura en una cubierta plana y pegan un módulo sobre ella',
    legend: [
      'Extienda la capa de protección allí donde vaya a apoyarse algo sobre la lámina',
      'Coloque el perfil sobre la capa, donde lo sitúe el cálculo',
      'Limpie el aluminio y aplique el cordón sobre el perfil',
      'Presione el módulo a lo largo de los perfiles',
    ],
  },
  clampSteps: {
    title: 'La fijación con grapas en cuatro imágenes',
    description:
      'Cuatro dibujos lineales de manos con guantes que trabajan con grapas en una junta alzada',
    legend: [
      'Coloque la grapa sobre la junta; no se taladra nada',
      'Respete la separación c entre grapas que indique su manual',
      'Entre dos personas, baje el módulo con marco sobre las grapas',
      'Apriete con llave dinamométrica hasta el par de apriete que figura en el manual de la grapa; compruébelo de nuevo antes de la entrega',
    ],
  },
  vehicleRoof: {
    title: 'Distribución en el techo del vehículo',
    description:
      'Dibujo lineal de un techo de vehículo desde arriba, con módulos en la superficie disponible, y de las secciones transversales de una furgoneta, un autobús urbano y un automotor a la misma escala, con módulos que siguen la curva del techo, largo y ancho del módulo en mm',
    legend: [
      'Franja a lo largo del borde: se deja libre para el aire, el agua y los cables',
      'Módulos; aquí, en el techo de ejemplo de 3,2 × 1,9 m, con 100 mm en los bordes y 20 mm entre módulos',
      'Claraboya: se abre sin tocar ningún módulo',
      'Cordones, esquemáticos; el del borde delantero (flecha: sentido de la marcha) no tiene huecos',
      'Furgoneta: techo ligeramente curvo',
      'Autobús urbano: techo casi plano en el centro y redondeado a los lados',
      'Automotor: techo abovedado',
      'Radio R: en una sola dirección, acordado con nosotros antes del pedido',
    ],
    note: 'Cotas en mm, radios en m. Las tres secciones están a la misma escala.',
  },
  vehicleWiring: {
    title: 'Del módulo a la batería',
    description:
      'Esquema eléctrico desde los módulos, pasando por el regulador de carga, hasta la batería',
    legend: [
      'Módulos',
      'Fusible en el lado de los módulos, si los manuales lo exigen',
      'Regulador de carga, colocado según su manual',
      'Fusible junto a la batería',
      'Batería',
    ],
  },
  balcony: {
    title: 'Módulo en la barandilla de balcón',
    description:
      'Dibujo lineal de un módulo en una barandilla de balcón, de frente y de lado, largo y ancho en mm',
    legend: [
      'Pasamanos',
      'Una correa en cada ojal, arriba y abajo',
      'Cuerda de seguridad del módulo a una parte resistente del balcón',
      'Separador en el borde inferior',
      'Montante de la barandilla, firme y sin corrosión',
    ],
    note: measuresNote,
  },
  balconySteps: {
    title: 'El montaje sobre la barandilla en cuatro imágenes',
    description:
      'Cuatro dibujos lineales de manos con guantes que cuelgan un módulo en la barandilla de un balcón, vista de lado',
    legend: [
      'Apoye el módulo sobre una manta y pase una correa por cada ojal',
      'Ate primero la cuerda de seguridad al módulo y a una parte resistente del balcón; solo entonces pase el módulo por encima del pasamanos',
      'Una persona sostiene el módulo y la otra abrocha las correas superiores por encima del pasamanos',
      'Coloque los separadores, abroche las correas inferiores y tire de cada una',
    ],
  },
  balconyPair: {
    title: 'Dos módulos en una barandilla',
    description:
      'Dibujo de líneas de dos módulos en la barandilla de un balcón vistos desde fuera y de los mismos dos en una esquina vistos desde arriba, con largo y ancho de un módulo en mm',
    legend: [
      'Separación: los módulos pueden moverse sin tocarse',
      'Una correa en cada ojal, en los dos módulos',
      'Cuerda de seguridad: una por módulo, a una parte resistente del balcón',
      'Microinversor con una entrada por módulo',
      'En esquina, desde arriba y a menor escala: cada módulo mira a su propio sol',
    ],
    note: measuresNote,
  },
  charger: {
    title: 'Desplegado, conectado, orientado al sol',
    description:
      'Dibujo lineal del cargador desplegado desde arriba y apoyado visto de lado, largo y ancho en mm',
    legend: [
      'Costura: plegar solo por aquí',
      'Bolsillo con las salidas',
      'Cable, sin que tire del conector',
      'Aparato: a la sombra, por ejemplo detrás del cargador',
      'Cargador perpendicular al sol',
      'Pata de apoyo',
    ],
    note: measuresNote,
  },
  yachtDeck: {
    title: 'Distribución en la cubierta de un yate',
    description:
      'Dibujo lineal de un velero desde arriba, con módulos en la cubierta de proa, el techo de la cabina y el bimini, y con lo que queda libre entre ellos',
    legend: [
      'Molinete, pozo de ancla y cornamusas: espacio para maniobrar',
      'Cubierta de proa: un módulo a cada lado de la escotilla, con paso libre',
      'Pasacables, sellado; las zonas con sombra a horas distintas tienen cada una su regulador de carga',
      'Mástil y botavara: la franja de debajo queda libre; su sombra recorre la cubierta',
      'Pasillos laterales: el paso hacia proa, sin módulos',
      'Techo de la cabina: módulos a ambos lados de la botavara',
      'Escotillas: todas se abren del todo y los módulos guardan distancia',
      'Winches: espacio para girar la manivela',
      'Bimini sobre la bañera: módulos si su estructura está hecha para ellos y para el viento',
    ],
    note: 'Un ejemplo, de ningún barco en concreto. La distribución del suyo resulta de un plano o una plantilla de la cubierta.',
  },
  roofPlans: {
    title: 'Tres cubiertas y lo que queda libre en ellas',
    description:
      'Dibujo lineal de tres cubiertas desde arriba, con los campos de módulos y las franjas que quedan libres; debajo de cada una, su perfil',
    legend: [
      'Cubierta de chapa trapezoidal: módulos pegados a las crestas',
      'Cubierta plana con lámina impermeabilizante: módulos sobre una subestructura de aluminio',
      'Cubierta de junta alzada: módulos con marco, fijados a las juntas con grapas',
      'Zona de borde, rayada: tan ancha como indique el cálculo de viento',
      'Zona de esquina, donde se unen dos bordes: se calcula aparte',
      'Lucernarios y aireadores, con espacio libre alrededor',
      'Pasillo de mantenimiento',
      'Sumidero: queda abierto y accesible',
      'Cumbrera: ningún módulo la cruza',
    ],
    note: 'Esquemático, de ninguna cubierta en concreto: el ancho de cada franja resulta del cálculo de viento y de su propia cubierta.',
  },
  wordmark: {
    title: 'Cómo se construye el logotipo',
    description:
      'Dibujo lineal del logotipo con sus líneas de construcción y con el espacio que queda libre a su alrededor',
    legend: [
      'Arco exterior, del color de las letras',
      'Arco interior, del color de acento; ambos con el mismo grosor y extremos redondos',
      'Eje: cada arco es una sola curva con dos puntos de control, simétrica respecto al eje',
      'Línea en la que acaban los dos arcos',
      'Línea base de las letras',
      'Altura de la x',
      'Área de protección: al menos la altura h de los arcos, por todos los lados',
    ],
  },
  sunPath: {
    title: 'Un día despejado en la barandilla',
    description:
      'Dibujo lineal del cielo delante de un balcón orientado al sur, con el recorrido del sol el día más largo, en el equinoccio y el día más corto; debajo, las barandillas a las que llega',
    legend: [
      'Barandilla al sur: tiene sol mientras la casa no lo tape',
      'Barandilla al este: hasta el mediodía',
      'Barandilla al oeste: desde el mediodía',
      'Día más largo: el sol está tan alto que da en un módulo vertical con un ángulo muy cerrado',
      'Equinoccio',
      'Día más corto: bajo y casi de frente a la barandilla sur',
      'Pared de la casa: cuando el sol está detrás, no llega a ninguna barandilla',
    ],
    note: 'Un ejemplo, calculado solo con geometría: {latitude}° de latitud norte, hora solar verdadera, un día despejado y sin sombras. Las horas de sol no dicen aún nada del rendimiento: por la mañana y por la tarde la luz es más débil.',
  },
};
