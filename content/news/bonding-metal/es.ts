import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Pegado en una cubierta de chapa trapezoidal, paso a paso',
  summary:
    'Cinco comprobaciones antes del primer cordón de adhesivo y cinco pasos después: así se colocan los módulos eArc sin marco sobre chapa prelacada.',
  body: [
    'En una cubierta de chapa trapezoidal, los módulos SMF sin marco se apoyan en las crestas. Los sujetan cordones de adhesivo, sin perforación de la cubierta. Casi todo lo que decide el resultado ocurre antes de aplicar el primer cordón.',
    { heading: 'Cinco comprobaciones previas' },
    {
      list: [
        'Estructura: un ingeniero de estructuras confirma la reserva de capacidad portante. Un SMF 520 pesa unos {smf-520.weight}; a eso se suman el adhesivo y los cables. La succión del viento en bordes y esquinas se calcula aparte, porque un peso bajo no sujeta ningún módulo.',
        'Recubrimiento: averigüe cuál es y cuántos años tiene. Hay que eliminar la suciedad, el caleo, el óxido y las partes sueltas.',
        'Adherencia: pegue muestras en su propia cubierta, deje curar del todo el adhesivo y arránquelas. La rotura debe producirse dentro del adhesivo, no a lo largo del recubrimiento.',
        'Temperatura y humedad: la chapa debe estar seca y dentro del intervalo de temperatura del adhesivo. Mida en la propia chapa: al sol se calienta mucho más que el aire y en las noches despejadas se cubre de rocío. A modo de comparación, una silicona estructural neutra genérica se aplica entre 5 y 40 °C y cura 3 mm en 12 horas (piedmontplastics.com). No es el dato de nuestro adhesivo.',
        'Desagüe: la lluvia corre por los valles de la chapa, también bajo los módulos. El camino hasta el canalón queda libre, sin cordones ni cables que lo crucen.',
      ],
    },
    { heading: 'Cinco pasos en la cubierta' },
    {
      list: [
        'Replantee las filas a partir de una línea recta. Deje pasillos de mantenimiento y aléjese de canalones, solapes y zonas que el cálculo de viento excluya.',
        'Limpie las crestas con el limpiador que indique su manual. Déjelo secar y no vuelva a tocar la zona de pegado.',
        'Aplique los cordones de adhesivo en cada cresta, con la longitud y la sección que indique su manual. Siguen la pendiente para que el agua corra entre ellos. Aplique solo los que pueda cubrir antes de que el adhesivo forme piel.',
        'Baje el módulo y presione a lo largo de los cordones. Un SMF 520 mide {smf-520.length} por {smf-520.width}, con {smf-520.thickness} de espesor. Lo llevan dos personas, para no doblarlo bruscamente. No debe cargarse hasta que el adhesivo haya curado; con frío suele tardar más.',
        'Conecte y deje constancia. Mantenga los cables separados de la chapa, compruebe la polaridad, mida la tensión de cada cadena y anote ambas cosas junto con el tiempo que hacía y el lote del adhesivo.',
      ],
    },
    { heading: 'Los límites del método' },
    'Bajo el módulo no hay cámara de aire y por eso se calienta más y da menos; los [límites de eArc](/eArc#limits) dicen lo que midió un ensayo. Además, lo que está pegado es difícil de retirar. Si la cubierta va a necesitar pronto una superficie nueva, renuévela primero.',
    'Son vinculantes los manuales entregados con su módulo y con su adhesivo. Todos los pasos, también para otras cubiertas, están en [Métodos de instalación](/eArc_install#bonding).',
  ],
};
