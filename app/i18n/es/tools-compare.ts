import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Spanish; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Comparar módulos',
  description:
    'Hasta cuatro módulos uno al lado del otro, en las mismas unidades, junto a un módulo de vidrio.',
  model: 'Módulo {number}',
  none: 'ninguno',
  compare: 'Comparar',
  table: 'Uno al lado del otro',
  differences: 'Las filas que difieren están en negrita.',
  differs: 'difiere',
  print: 'Imprimir',
  glass: 'Módulo de vidrio',
  glassMounting: 'sobre carriles o ganchos, peso con el montaje',
  glassBasis:
    'El módulo de vidrio es un ejemplo de la misma clase y tamaño: de 11 a 14 kg/m² con su montaje, según un proveedor (heliup-solar.com); valores eléctricos de la lista CEC de SAM. Su peso se calcula a partir de ello.',
};
