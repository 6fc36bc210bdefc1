import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in Spanish; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Electricidad sin conexión a red: furgoneta, barco y cabaña',
  description:
    'Cuántos módulos pide su mes más flojo, cuántos caben en el techo o la cubierta y cuántos días dura la batería sin sol.',
  whereAndWhen: 'Dónde y cuándo',
  from: 'Primer mes de uso',
  to: 'Último mes de uso',
  monthsHint: 'De enero a diciembre es todo el año.',
  kindVehicle: 'Plano sobre un vehículo o barco',
  surface: 'Módulos y superficie',
  length: 'Largo libre (m)',
  width: 'Ancho libre (m)',
  sizeHint: 'Sin bordes, escotillas ni pasos',
  radius: 'Radio de la curvatura (m)',
  radiusHint: 'Vacío si la superficie es plana',
  consumers: 'Lo que gasta cada día',
  consumersNote: 'Sustituya estas cifras por las de sus aparatos.',
  consumer: 'Aparato',
  watts: 'Potencia (W)',
  hours: 'Horas al día',
  fridge: 'Nevera de compresor',
  lights: 'Luces',
  devices: 'Teléfono y portátil',
  pump: 'Bomba de agua',
  fan: 'Ventilador o calefacción',
  other: 'Otra cosa',
  total: 'O todo junto (Wh al día)',
  totalHint: 'Si se rellena, cuenta en lugar de la lista.',
  errorNeed: 'Indique lo que gasta cada día, en la lista o aquí',
  battery: 'Batería',
  capacity: 'Capacidad (Ah)',
  voltage: 'Tensión (V)',
  usable: 'Parte utilizable (%)',
  usableHint: 'Lo que extrae antes de recargar',
  charging: 'Rendimiento de la batería (%)',
  chargingHint: 'Lo que se puede extraer de la energía cargada',
  batteryNote: 'Sustituya estas cifras por las de la ficha técnica de su batería.',
  needed: { one: '{value} módulo necesario', other: '{value} módulos necesarios' },
  neededNone: 'Ningún número de módulos basta',
  coverDull:
    'Su mes más flojo: {month}. Cubre {need} al día, aunque sea un 30 % más gris que la media de muchos años.',
  coverMean:
    'Su mes más flojo: {month}. En la media de muchos años cubre {need} al día; si es un 30 % más gris, no.',
  coverNone:
    'Su mes más flojo: {month}. Da {energy} al día de los {need} que necesita: lo que cabe no basta.',
  need: 'Necesidad al día',
  fitting: 'Módulos que caben',
  planned: 'Calculado con',
  weight: 'Peso de estos módulos',
  worstDay: 'Un día del mes más flojo',
  worstRange: 'de {low} a {high} en un año concreto',
  neededWhenDull: 'Módulos necesarios si es un 30 % más gris',
  stored: 'Utilizable con la batería llena',
  autonomy: 'Sin nada de sol dura',
  days: { one: '{value} día', other: '{value} días' },
  byMonth: 'La electricidad de un día, mes a mes',
  monthsAlternative:
    'El máximo, en {best}: {most} Wh al día. El mínimo, en {worst}: {least} Wh al día.',
  plotKey: 'A trazos: lo que necesita. Pálido: meses sin uso.',
  drawing: 'La superficie libre a escala',
  drawingDescription:
    'La superficie libre desde arriba, {length} × {width}. Módulos que caben: {count}.',
  radiusNote:
    'Los datos de {model} no indican un radio admisible. Curvado a lo ancho, su centro quedaría {rise} por encima de los bordes. Envíenos su radio: lo comprobamos para este modelo.',
  notInParking:
    'Dónde aparca o fondea: árboles, mástiles, edificios y la orientación de una pendiente',
  isInBattery:
    'Lo que se pierde al cargar y descargar se descuenta según su dato, como si toda la electricidad pasara por la batería.',
};
