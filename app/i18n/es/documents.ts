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
  curvesAlternative:
    'Curvas de corriente y de potencia en función de la tensión a {irradiances}, temperatura de célula de 25 °C. Potencia máxima: {power} a {voltage}.',
  curvesNote:
    'Calculado, no medido: modelo de un solo diodo según De Soto, Klein y Beckman (Solar Energy 80, 2006), a partir de los valores eléctricos de esta ficha, con una temperatura de célula de 25 °C.',
  voltage: 'Tensión',
  current: 'Corriente',
  power: 'Potencia',
  maximumPowerPoint: 'Punto de máxima potencia',
  temperature: 'Comportamiento térmico',
  temperatureAlternative:
    'Variación con la temperatura de célula de {from} a {to}, respecto a 25 °C: {values}.',
  temperatureNote:
    'Calculado, no medido: rectas a partir de los coeficientes de temperatura de esta ficha.',
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
