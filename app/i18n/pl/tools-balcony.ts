import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Polish; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Zestaw na Państwa balkon',
  description:
    'Czy zestaw zmieści się na balustradzie, ile waży w porównaniu ze szkłem i ile energii da zawieszony pionowo w danym miejscu.',
  kit: 'Zestaw',
  railing: 'Długość balustrady (m)',
  railingHint: 'Prosty, wolny odcinek, na którym mogą wisieć moduły',
  floor: 'Piętro',
  floorHint: '0 to parter.',
  fits: '{kit} zajmuje {needed} balustrady: mieści się.',
  fitsNot: '{kit} zajmuje {needed} balustrady, więcej niż {railing}: nie mieści się.',
  drawing: 'Balustrada w skali',
  drawingDescription: 'Balustrada od frontu, długość {railing}; moduły wiszą od jej lewego końca.',
  overhang: 'Na żółto: {overhang} poza końcem balustrady.',
  higher:
    'Im wyżej, tym silniejszy wiatr. Nośność balustrady musi określić jej właściciel; ten kalkulator jej nie sprawdza.',
  rules: 'Czego wymagają przepisy, z datą i źródłami:',
  rulesLink: 'Planowanie zestawu balkonowego',
  weight: 'Masa modułów zestawu',
  glassWeight: 'Ta sama powierzchnia modułów szklanych, bez mocowania',
  glassBasis:
    'przy około {glassModule}, wartości wyliczonej: {smf-520.weightPerArea} to o {lighterThanGlass} mniej',
};
