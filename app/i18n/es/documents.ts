import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: 'Guía de montaje',
  version: 'Versión {value}',
  page: 'Página {page} de {pages}',
  exampleNote:
    'Dato de ejemplo: el valor llegará con la ficha técnica definitiva. Los valores con * no son propiedades del producto.',
  standardConditions:
    'Condiciones estándar de ensayo: 1000 W/m², temperatura de célula de 25 °C, masa de aire 1,5.',
  certificates: 'Certificación',
  certificatesNote:
    'Nuestras normas y organismos; los números y el alcance figuran en los propios certificados.',
  curves: 'Corriente y potencia en función de la tensión',
  currentByLight: 'Corriente en función de la tensión a cinco irradiancias',
  powerByLight: 'Potencia en función de la tensión a cinco irradiancias',
  currentByTemperature: 'Corriente en función de la tensión a tres temperaturas',
  irradiance: 'Irradiancia',
  temperaturesNote:
    'Calculado, no medido: modelo de un solo diodo a 1000 W/m²; la tensión en circuito abierto y la corriente de cortocircuito siguen los coeficientes de temperatura del producto (según Villalva, Gazoli y Ruppert, IEEE Transactions on Power Electronics 24, 2009).',
  curvesNote:
    'Calculado, no medido: modelo de un solo diodo según De Soto, Klein y Beckman (Solar Energy 80, 2006), a partir de los datos eléctricos del producto, con una temperatura de célula de 25 °C.',
  voltage: 'Tensión',
  current: 'Corriente',
  power: 'Potencia',
  maximumPowerPoint: 'Punto de máxima potencia',
  temperature: 'Comportamiento térmico',
  temperatureNote:
    'Calculado, no medido: rectas a partir de los coeficientes de temperatura del producto.',
  cellTemperature: 'Temperatura de célula',
  relativeTo25: 'Respecto a 25 °C',
  dimensions: 'Dimensiones',
  dimensionsAlternative: 'Plano acotado del módulo: {values}.',
  dimensionsNote: 'Dibujo a escala, cotas en mm.',
  schematicNote: 'Las células y la caja de conexiones se muestran de forma esquemática.',
  frontView: 'Cara frontal',
  sideView: 'Vista lateral',
  junctionBox: 'Caja de conexiones',
  origin:
    'Elaborado con el contenido del sitio web. Sujeto a cambios; es válida la versión que se ofrece para descargar.',
  drawing: 'Dibujo {number}',
  notesToFillIn: 'Notas',
  decidingDocument: 'Documento o interlocutor',
  decides: 'Qué se decide ahí',
};
