import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Polish; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Porównanie modułów',
  description:
    'Do czterech modułów obok siebie, w tych samych jednostkach, a dla porównania moduł szklany.',
  model: 'Moduł {number}',
  none: 'brak',
  compare: 'Porównaj',
  table: 'Obok siebie',
  differences: 'Wiersze z różnicami są pogrubione.',
  differs: 'różni się',
  print: 'Drukuj',
  glass: 'Moduł szklany',
  glassMounting: 'na szynach lub hakach, masa bez nich',
  glassBasis:
    'Moduł szklany to przykład tej samej klasy i wielkości. Jego masa, bez mocowania, jest wyliczona: {smf-520.weightPerArea} to o {lighterThanGlass} mniej niż około {glassModule}. Wartości elektryczne z listy modułów CEC programu SAM (NREL).',
};
