import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in Polish; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Zestaw na Państwa balkonie',
  description:
    'Czy zestaw zmieści się na balustradzie, ile waży wobec szkła i ile energii da pionowo w danym miejscu.',
  kit: 'Zestaw',
  railing: 'Długość balustrady (m)',
  railingHint: 'Prosty odcinek, na którym mogą wisieć moduły',
  floor: 'Piętro',
  floorHint: '0 to parter.',
  fits: '{kit} zajmuje {needed} balustrady: mieści się.',
  fitsNot: '{kit} zajmuje {needed} balustrady, więcej niż {railing}: obok siebie się nie mieści.',
  higher:
    'Wyżej wiatr jest silniejszy. O nośności balustrady decyduje jej właściciel; ten kalkulator jej nie sprawdza.',
  rules: 'Czego wymagają przepisy, z datą i źródłami:',
  rulesLink: 'Planowanie zestawu balkonowego',
  weight: 'Masa modułów zestawu',
  glassWeight: 'Ta sama powierzchnia szkła, z mocowaniem',
  glassBasis: '11–14 kg/m², jak podaje dostawca (heliup-solar.com); dane przykładowe',
};
