import type { DocumentMessages } from '../en/documents.ts';

export const messages: DocumentMessages = {
  guide: 'Poradnik montażu',
  version: 'Wersja {value}',
  page: 'Strona {page} z {pages}',
  exampleNote:
    'Dane przykładowe: wartość znajdzie się w ostatecznej karcie katalogowej. Wartość oznaczona * nie jest parametrem produktu.',
  standardConditions:
    'Standardowe warunki testowe: 1000 W/m², temperatura ogniwa 25 °C, masa powietrza 1,5.',
  certificates: 'Certyfikaty',
  certificatesNote: 'Nasze znaki i normy; numery i zakres podają same certyfikaty.',
  curves: 'Prąd i moc w funkcji napięcia',
  currentByLight: 'Prąd w funkcji napięcia przy pięciu natężeniach promieniowania',
  powerByLight: 'Moc w funkcji napięcia przy pięciu natężeniach promieniowania',
  currentByTemperature: 'Prąd w funkcji napięcia w trzech temperaturach',
  irradiance: 'Natężenie promieniowania',
  temperaturesNote:
    'Obliczone, nie zmierzone: model jednodiodowy przy 1000 W/m²; napięcie obwodu otwartego i prąd zwarcia wynikają ze współczynników temperaturowych produktu (według Villalvy, Gazoliego i Rupperta, IEEE Transactions on Power Electronics 24, 2009).',
  curvesNote:
    'Obliczone, nie zmierzone: model jednodiodowy według De Soto, Kleina i Beckmana (Solar Energy 80, 2006) na podstawie danych elektrycznych produktu, przy temperaturze ogniwa 25 °C.',
  voltage: 'Napięcie',
  current: 'Prąd',
  power: 'Moc',
  maximumPowerPoint: 'Punkt mocy maksymalnej',
  temperature: 'Charakterystyka temperaturowa',
  temperatureNote:
    'Obliczone, nie zmierzone: proste wynikające ze współczynników temperaturowych produktu.',
  cellTemperature: 'Temperatura ogniwa',
  relativeTo25: 'Względem 25 °C',
  dimensions: 'Wymiary',
  dimensionsAlternative: 'Rysunek modułu z wymiarami: {values}.',
  dimensionsNote: 'Rysunek w skali, wymiary w mm.',
  schematicNote: 'Ogniwa i puszkę przyłączeniową przedstawiono schematycznie.',
  frontView: 'Przód',
  sideView: 'Widok z boku',
  junctionBox: 'Puszka przyłączeniowa',
  origin:
    'Opracowano na podstawie treści witryny. Zastrzegamy możliwość zmian; obowiązuje wersja udostępniona do pobrania.',
  drawing: 'Rysunek {number}',
  notesToFillIn: 'Notatki',
  decidingDocument: 'Dokument lub podmiot',
  decides: 'Co określa',
};
