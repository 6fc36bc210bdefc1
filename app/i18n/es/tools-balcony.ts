import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Spanish; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Un conjunto en su balcón',
  description:
    'Si un conjunto cabe en su barandilla, cuánto pesa frente al vidrio y cuánto produce en vertical en su lugar.',
  kit: 'Conjunto',
  railing: 'Longitud de la barandilla (m)',
  railingHint: 'El tramo recto del que pueden colgar los módulos',
  floor: 'Planta',
  floorHint: '0 es la planta baja.',
  fits: '{kit} ocupa {needed} de barandilla: cabe.',
  fitsNot: '{kit} ocupa {needed} de barandilla, más de {railing}: no cabe en fila.',
  higher:
    'A mayor altura, el viento es más fuerte. Lo que soporta la barandilla lo dice su propietario; esta calculadora no lo comprueba.',
  rules: 'Lo que exigen las normas, con fecha y fuentes:',
  rulesLink: 'Planificar un conjunto de balcón',
  weight: 'Peso de los módulos del conjunto',
  glassWeight: 'La misma superficie de vidrio, con montaje',
  glassBasis: 'de 11 a 14 kg/m², según un proveedor (heliup-solar.com); datos de ejemplo',
};
