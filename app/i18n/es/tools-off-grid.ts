import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in Spanish; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Instalación aislada para autocaravana, barco o cabaña',
  description:
    'Cuántos módulos pide su mes más flojo, cuántos caben en el techo o la cubierta y cuántos días dura la batería sin sol.',
  whereAndWhen: 'Dónde y cuándo',
  from: 'Primer mes de uso',
  to: 'Último mes de uso',
  monthsHint: 'De enero a diciembre es todo el año.',
  kindVehicle: 'En horizontal sobre un vehículo o barco',
  surface: 'Módulos y superficie',
  length: 'Largo libre (m)',
  width: 'Ancho libre (m)',
  sizeHint: 'Sin bordes, claraboyas, escotillas ni zonas de paso',
  radius: 'Radio de curvatura (m)',
  radiusHint: 'Deje el campo vacío si la superficie es plana',
  consumers: 'Lo que consume cada día',
  consumersNote: 'Sustituya estas cifras por las de sus aparatos.',
  consumer: 'Aparato',
  watts: 'Potencia (W)',
  hours: 'Horas al día',
  fridge: 'Nevera de compresor',
  lights: 'Iluminación',
  devices: 'Teléfono y portátil',
  pump: 'Bomba de agua',
  fan: 'Ventilador o turbina de calefacción',
  other: 'Otra cosa',
  total: 'O el total (Wh al día)',
  totalHint: 'Si se rellena, sustituye a la lista.',
  errorNeed: 'Indique lo que consume cada día, en la lista o aquí',
  battery: 'Batería',
  capacity: 'Capacidad (Ah)',
  voltage: 'Tensión (V)',
  usable: 'Parte utilizable (%)',
  usableHint: 'Lo que consume antes de recargar',
  charging: 'Rendimiento de la batería (%)',
  chargingHint: 'La parte de la energía cargada que se puede extraer',
  batteryNote: 'Sustituya estas cifras por las de la ficha técnica de su batería.',
  needed: { one: '{value} módulo necesario', other: '{value} módulos necesarios' },
  neededNone: 'No basta con ningún número de módulos',
  coverDull:
    'Su mes más flojo: {month}. Los módulos cubren {need} al día, aunque ese mes tenga un 30 % menos de sol que la media a largo plazo.',
  coverMean:
    'Su mes más flojo: {month}. Con la media a largo plazo, los módulos cubren {need} al día; con un 30 % menos de sol, no.',
  coverNone:
    'Su mes más flojo: {month}. Los módulos dan {energy} al día de los {need} que necesita: lo que cabe no basta.',
  need: 'Consumo al día',
  fitting: 'Módulos que caben',
  planned: 'Calculado con',
  weight: 'Peso de estos módulos',
  worstDay: 'Un día del mes más flojo',
  worstRange: 'de {low} a {high}, según el año',
  neededWhenDull: 'Módulos necesarios con un 30 % menos de sol',
  stored: 'Energía utilizable de la batería llena',
  autonomy: 'Autonomía sin nada de sol',
  days: { one: '{value} día', other: '{value} días' },
  byMonth: 'Electricidad al día, mes a mes',
  monthsAlternative:
    'El máximo, en {best}: {most} Wh al día. El mínimo, en {worst}: {least} Wh al día.',
  plotKey: 'Línea discontinua: lo que necesita. Semitransparente: meses sin uso.',
  drawing: 'La superficie libre a escala',
  drawingDescription:
    'La superficie libre desde arriba, {length} × {width}. Módulos que caben: {count}.',
  drawingKey: {
    one: 'Relleno: {value} módulo, el que necesita. En contorno: los que también caben, {count} en total.',
    other:
      'Rellenos: los {value} que necesita. En contorno: los que también caben, {count} en total.',
  },
  radiusNote:
    'Los datos de {model} no indican un radio admisible. Curvado a lo ancho, el módulo quedaría {rise} más alto en el centro que en los bordes. Envíenos su radio: lo comprobamos para este modelo.',
  radiusNoteKnown:
    'Los datos de {model} no admiten un radio inferior a {limit}. Curvado a lo ancho, el módulo quedaría {rise} más alto en el centro que en los bordes. Envíenos su radio: lo comprobamos para este modelo.',
  radiusExample: '{radius} (datos de ejemplo)',
  notInParking:
    'El lugar donde aparca o fondea: árboles, mástiles, edificios y la dirección de una pendiente',
  isInBattery:
    'Lo que se pierde al cargar y descargar se descuenta según su dato, como si toda la electricidad pasara por la batería.',
};
