import type { StringCheckMessages } from '../en/string-check.ts';

export const messages: StringCheckMessages = {
  model: 'Moduł',
  modules: 'Moduły połączone szeregowo',
  lowest: 'Najniższa temperatura w miejscu montażu',
  highest: 'Najwyższa temperatura ogniw',
  inverterMaximum: 'Maksymalne napięcie wejściowe falownika lub regulatora ładowania',
  mpptMinimum: 'Zakres MPPT od',
  mpptMaximum: 'Zakres MPPT do',
  optional: 'opcjonalnie',
  calculate: 'Sprawdź łańcuch',
  result: 'Wynik',
  withinLimit: 'W normie: {voltage} przy {temperature}, o {margin} poniżej {limit}.',
  tooHigh: 'Za wysokie: {voltage} przy {temperature}, o {margin} powyżej {limit}.',
  noneFits: 'Żadna długość łańcucha nie pasuje do tego falownika lub regulatora.',
  largest: 'Maksymalnie w szeregu',
  smallest: 'Minimalnie w szeregu, ze względu na zakres MPPT',
  modulesCount: {
    one: '{value} moduł',
    few: '{value} moduły',
    many: '{value} modułów',
    other: '{value} modułu',
  },
  limitOfModule: 'Granica: maksymalne napięcie systemu modułu',
  limitOfInverter: 'Granica: maksymalne napięcie wejściowe falownika lub regulatora',
  openCircuitModule: 'Napięcie obwodu otwartego jednego modułu przy {temperature}',
  openCircuitString: 'Napięcie obwodu otwartego łańcucha przy {temperature}',
  operatingCold: 'Napięcie pracy łańcucha przy {temperature}',
  aboveWindow: 'powyżej zakresu MPPT',
  belowWindow: 'poniżej zakresu MPPT',
  withinWindow: 'w zakresie MPPT',
  course: 'Łańcuch w zależności od temperatury',
  method: 'Sposób obliczenia',
  methodCold:
    'Im zimniejsze ogniwa, tym wyższe napięcie. Przed wschodem słońca mają temperaturę powietrza, dlatego liczy się najniższa temperatura powietrza:',
  methodHot:
    'Napięcie pracy obliczono ze współczynnikiem temperaturowym mocy, bo dla samego napięcia nie jest znany. Jest to więc przybliżenie.',
  ruleFirst:
    'Pierwszeństwo mają lokalne przepisy i ograniczenia falownika. To sprawdzenie nie zastępuje projektu elektryka.',
  dataMissing: 'Dla tych modeli nie ma jeszcze potrzebnych wartości.',
  errorModules: 'Proszę podać liczbę całkowitą od 1 do {maximum}',
  errorRange: 'Proszę podać liczbę od {minimum} do {maximum}',
  errorLimitRequired:
    'Proszę podać maksymalne napięcie wejściowe: dla tego modułu nie jest znane napięcie systemu',
  errorWindow: 'Górna granica musi być wyższa od dolnej',
  errorHotter: 'Najwyższa temperatura musi być wyższa od najniższej',
};
