import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Spanish; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Un kit en su balcón',
  description:
    'Si un kit cabe en su barandilla, cuánto pesa frente al vidrio y cuánto produce en vertical en su ubicación.',
  kit: 'Kit de balcón',
  railing: 'Longitud de la barandilla (m)',
  railingHint: 'El tramo recto y libre del que pueden colgar los módulos',
  floor: 'Planta',
  floorHint: '0 es la planta baja.',
  fits: '{kit} ocupa {needed} de barandilla: cabe.',
  fitsNot: '{kit} ocupa {needed} de barandilla, más de {railing}: no cabe.',
  drawing: 'La barandilla a escala',
  drawingDescription:
    'La barandilla de frente, de {railing}; los módulos cuelgan desde su extremo izquierdo.',
  overhang: 'En amarillo: {overhang} más allá del extremo de la barandilla.',
  higher:
    'Cuanto más alto, más fuerte es el viento. Lo que soporta la barandilla debe decirlo su propietario; esta calculadora no lo comprueba.',
  rules: 'Lo que exigen las normas, con fecha y fuentes:',
  rulesLink: 'Planificar un kit de balcón',
  weight: 'Peso de los módulos del kit',
  glassWeight: 'La misma superficie de módulos de vidrio, sin montaje',
  glassBasis:
    'con unos {glassModule}, valor calculado: {smf-520.weightPerArea} son un {lighterThanGlass} menos',
};
