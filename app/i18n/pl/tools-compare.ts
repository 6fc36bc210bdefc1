import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Polish; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Porównanie modułów',
  description:
    'Do czterech modułów obok siebie, w tych samych jednostkach, a obok nich moduł szklany.',
  model: 'Moduł {number}',
  none: 'żaden',
  compare: 'Porównaj',
  table: 'Obok siebie',
  differences: 'Wiersze, które się różnią, są pogrubione.',
  differs: 'różni się',
  print: 'Drukuj',
  glass: 'Moduł szklany',
  glassMounting: 'na szynach lub hakach, masa z mocowaniem',
  glassBasis:
    'Moduł szklany to przykład tej samej klasy i wielkości: 11–14 kg/m² z mocowaniem, jak podaje dostawca (heliup-solar.com); wartości elektryczne z listy CEC programu SAM. Jego masa jest z tego obliczona.',
};
