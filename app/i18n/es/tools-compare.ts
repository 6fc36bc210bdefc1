import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Spanish; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Comparar módulos',
  description:
    'Hasta cuatro módulos uno al lado del otro, en las mismas unidades, y un módulo de vidrio para comparar.',
  model: 'Módulo {number}',
  none: 'ninguno',
  compare: 'Comparar',
  table: 'Uno al lado del otro',
  differences: 'Las filas con diferencias están en negrita.',
  differs: 'difiere',
  print: 'Imprimir',
  glass: 'Módulo de vidrio',
  glassMounting: 'sobre carriles o ganchos; peso sin ellos',
  glassBasis:
    'El módulo de vidrio es un ejemplo de la misma clase y tamaño. Su peso es un valor calculado, sin el montaje: {smf-520.weightPerArea} son un {lighterThanGlass} menos que unos {glassModule}. Valores eléctricos de la lista de módulos CEC del programa SAM (NREL).',
};
