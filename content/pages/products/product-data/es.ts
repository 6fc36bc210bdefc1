import type { ProductDataText } from './text.ts';

export const es: ProductDataText = {
  title: 'SMF 520: serie comercial y serie sin conexión a red',
  description:
    'Todos los datos de SMF 520 para cubiertas comerciales y sistemas sin conexión a red: valores eléctricos, cadenas, temperatura, instalación y certificados.',
  hero: {
    title: 'SMF 520, en cifras para proyectar',
    text: '{smf-520.nominalPower} en {smf-520.length} × {smf-520.width}, {smf-520.thickness} de espesor, unos {smf-520.weight}. Esta página es para quienes dimensionan cadenas, cables y fusibles, en una cubierta conectada a la red o en un sistema sin ella. Pertenece a la serie comercial e industrial y sirve también a la serie sin conexión a red.',
    parameters: 'Ir a los parámetros',
    strings: 'Comprobar la cadena',
  },
  parameters: {
    title: 'Parámetros de SMF 520',
    text: 'En condiciones estándar de ensayo, salvo indicación en contra. Los valores marcados como ejemplo son provisionales hasta que los sustituya la ficha técnica de su suministro.',
    basis:
      'Células: TaiyangNews. Eficiencia, dimensiones y peso: United Power Partners. Peso por unidad de superficie: dato propio. Tensión del sistema y clases: nuestro manual de 2019. Datos eléctricos de ejemplo: módulos de vidrio de la misma clase en la lista CEC de NREL SAM. Las dimensiones y el peso, publicados en pulgadas y libras, dan {smf-520.calculatedWeightPerArea} y un {smf-520.calculatedEfficiency}; la tabla mantiene los valores publicados.',
  },
  strings: {
    title: '¿Cuántos módulos por cadena?',
    text: 'Cuanto más frías están las células, más sube la tensión, y la cadena no debe superar la del sistema ni en la mañana más fría. Con los valores de ejemplo, 20 módulos caben sobre el papel, pero no cuando hiela.',
    twentyWarm: '20 módulos a 25 °C',
    twentyCold: '20 módulos a −10 °C',
    eighteenCold: '18 módulos a −10 °C',
    sixteenFactor: '16 módulos, factor 1,25 del manual',
    limit: 'Tensión máxima del sistema',
    basis:
      'Cálculo de ejemplo con {smf-520.openCircuitVoltage} y {smf-520.voltageTemperatureCoefficient} por módulo. Nuestro manual de 2019 multiplica la tensión en circuito abierto por 1,25, lo que deja margen para lugares más fríos. Prevalecen la normativa local y los límites del inversor.',
  },
  temperature: {
    title: 'El calor resta potencia; sin cámara de aire, más aún',
    text: 'Con el coeficiente de ejemplo de {smf-520.powerTemperatureCoefficient}, una célula a 65 °C, 40 K por encima de las condiciones de ensayo, entrega cerca de un 14 % menos. Un módulo pegado no tiene aire detrás y se calienta más que uno sobre carriles. Calcule la producción con el caso pegado y deje libre el dorso donde la estructura lo permita.',
    action: 'Leer los límites de eArc',
  },
  manual: {
    heading: 'Datos de instalación de nuestro manual de 2019',
    intro:
      'Publicamos estos valores para los módulos eArc de aquel año. Úselos para proyectar y contrástelos después con el manual de instalación de su suministro.',
    list: [
      'Dimensionar conductores y fusibles para 1,25 veces la corriente de cortocircuito y la tensión en circuito abierto. Con la corriente de ejemplo de {smf-520.shortCircuitCurrent}, son unos 16,9 A.',
      'Como máximo, dos cadenas en paralelo sin fusibles.',
      'Cable fotovoltaico de al menos 2,5 mm², apto para 90 °C.',
      'Clase de aplicación A, clase de protección II, clase de comportamiento al fuego C.',
      'Separación de las grapas: de 250 a 450 mm con 6 × 12 células, de 210 a 400 mm con 6 × 10, de 200 a 350 mm con 4 × 9.',
      'No cortar los conectores: quitarlos anula la garantía.',
    ],
    offGridHeading: 'En sistemas sin conexión a red',
    offGrid:
      'SMF 520 también funciona sin red, por ejemplo en un taller o un vehículo grande. Su tensión en circuito abierto es muy superior a la de una batería de 12 V o 24 V, por lo que el regulador de carga MPPT debe admitir la tensión del día más frío. Si el espacio es reducido, vea la [serie sin conexión a red](/product_off).',
  },
  certificates: {
    title: 'Certificados de SMF 520',
    text: 'Enviamos copias con los modelos incluidos a quien las pida. Indique el país del proyecto, ya que las distribuidoras eléctricas y las aseguradoras no exigen los mismos.',
  },
  faq: {
    title: 'Tres preguntas de proyectistas',
    questions: [
      {
        question: '¿Por qué hay valores eléctricos de ejemplo?',
        answer:
          'Porque aún no hemos publicado los de este módulo. Mostramos los de módulos de vidrio de la misma clase para que pueda seguir el cálculo. Para proyectar, pida la ficha técnica y el archivo PAN de su suministro.',
      },
      {
        question: '¿Se puede pisar o curvar el módulo?',
        answer:
          'El laminado tiene {smf-520.thickness} de espesor y se adapta a una curva suave. No hemos publicado un radio admisible, y una pisada puede agrietar las células sin que se vea. Indíquenos el radio de su superficie antes de proyectar.',
      },
      {
        question: '¿Cómo se fija SMF 520?',
        answer:
          'No lleva marco y se pega con silicona estructural. Antes se ensaya la adherencia en la cubierta real. Si prefiere grapas, elija SMF 430 con marco o SMH «Dragonfly».',
      },
    ],
  },
  quote: {
    title: 'Pida datos y presupuesto',
    text: 'Díganos qué documentos necesita, para cuántos módulos y para qué inversor o regulador de carga.',
  },
};
