import type { ModuleInSpaceMessages } from '../en/module-in-space.ts';

export const messages: ModuleInSpaceMessages = {
  show: 'Pokaż w 3D',
  loading: 'Wczytywanie widoku 3D',
  failed: 'Nie udało się wczytać widoku 3D. Prosimy spróbować ponownie.',
  unavailable:
    'Ta przeglądarka nie wyświetla grafiki 3D. Obraz pozostaje, a wszystkie wartości są w tabeli.',
  picture: '{model} wygięty do promienia {radius}, widok z góry',
  pictureFlat: '{model} leżący płasko, widok z góry',
  controls: 'Oglądanie modułu z każdej strony',
  bend: 'Wyginanie',
  bendHint: 'Moduł wygina się przez przeciąganie albo za pomocą suwaków.',
  flat: 'na płasko',
  radius: 'promień {radius}',
  radiusSmallest: 'promień {radius}, najmniejszy dopuszczalny',
  apart: 'Rozdzielanie warstw',
  whole: 'złożone',
  turn: 'Obracanie',
  beside: 'Obok modułu szklanego',
  radiusUnknown:
    'Dane modelu {model} nie zawierają dopuszczalnego promienia gięcia, dlatego moduł jest pokazany na płasko.',
  scale: 'Długość, szerokość i grubość są pokazane w skali, odstępy między warstwami nie.',
  table: 'To samo w liczbach',
  size: 'Długość × szerokość',
  layers: 'Warstwy od strony nasłonecznionej',
  derived: '{perArea} na {area}',
};
