import type { ProductDataText } from './text.ts';

export const pl: ProductDataText = {
  title: 'SMF 520: seria komercyjna i seria off-grid',
  description:
    'Komplet danych SMF 520 na dachy i do systemów off-grid: wartości elektryczne, długość łańcucha modułów, wpływ temperatury, dane montażowe i certyfikaty.',
  hero: {
    title: 'SMF 520: liczby do projektu',
    text: '{smf-520.nominalPower} przy wymiarach {smf-520.length} × {smf-520.width}, grubość {smf-520.thickness}, masa około {smf-520.weight}. Ta strona jest dla osób, które dobierają łańcuchy modułów, przewody i bezpieczniki: na dachu przyłączonym do sieci lub w systemie off-grid. Moduł należy do serii komercyjnej i przemysłowej, a służy także serii off-grid.',
    parameters: 'Zobacz parametry',
    strings: 'Sprawdź długość łańcucha',
  },
  parameters: {
    title: 'Parametry SMF 520',
    text: 'W standardowych warunkach testowych, o ile nie podano inaczej. Wartości oznaczone jako przykładowe są tymczasowe, dopóki nie zastąpi ich karta katalogowa dołączona do dostawy.',
    basis:
      'Ogniwa: TaiyangNews. Sprawność, wymiary i masa: United Power Partners. Masa na metr kwadratowy: nasze dane. Napięcie systemu i klasy: nasza instrukcja z 2019 roku. Przykładowe dane elektryczne: moduły szklane tej samej klasy z listy CEC programu NREL SAM. Z wymiarów i masy, opublikowanych w calach i funtach, wynika {smf-520.calculatedWeightPerArea} i {smf-520.calculatedEfficiency}; w tabeli pozostają wartości opublikowane.',
  },
  strings: {
    title: 'Ile modułów w łańcuchu?',
    text: 'Im zimniejsze ogniwa, tym wyższe napięcie, a łańcuch modułów nawet w najmroźniejszy poranek musi zmieścić się poniżej napięcia systemu. Przy wartościach przykładowych 20 modułów mieści się na papierze, ale na mrozie już nie.',
    twentyWarm: '20 modułów, 25 °C',
    twentyCold: '20 modułów, −10 °C',
    eighteenCold: '18 modułów, −10 °C',
    sixteenFactor: '16 modułów, współczynnik 1,25 z instrukcji',
    limit: 'Maksymalne napięcie systemu',
    basis:
      'Przykładowe obliczenie dla {smf-520.openCircuitVoltage} i {smf-520.voltageTemperatureCoefficient} na moduł. Nasza instrukcja z 2019 roku mnoży napięcie obwodu otwartego przez 1,25, co zostawia zapas na chłodniejsze miejsca. Pierwszeństwo mają przepisy lokalne i ograniczenia falownika.',
  },
  temperature: {
    title: 'Ciepło obniża moc, bez szczeliny jeszcze bardziej',
    text: 'Przy przykładowym współczynniku {smf-520.powerTemperatureCoefficient} ogniwo o temperaturze 65 °C, o 40 K wyższej niż w warunkach testowych, oddaje około 14% mniej mocy. Za modułem klejonym nie ma powietrza, więc nagrzewa się bardziej niż moduł na szynach. W prognozie uzysku należy przyjąć wariant klejony, a tam, gdzie pozwala na to konstrukcja, zostawić wolny tył modułu.',
    action: 'Poznaj ograniczenia eArc',
  },
  manual: {
    heading: 'Dane montażowe z naszej instrukcji z 2019 roku',
    intro:
      'Wartości te opublikowaliśmy dla modułów eArc z tamtego roku. Można na nich oprzeć projekt, a potem trzeba je porównać z instrukcją montażu dołączoną do dostawy.',
    list: [
      'Przewody i bezpieczniki dobierać na 1,25-krotność prądu zwarcia i napięcia obwodu otwartego. Przy przykładowym prądzie {smf-520.shortCircuitCurrent} daje to około 16,9 A.',
      'Bez bezpieczników najwyżej dwa łańcuchy modułów równolegle.',
      'Przewód PV o przekroju co najmniej 2,5 mm², na 90 °C.',
      'Klasa zastosowania A, klasa ochronności II, klasa ogniowa C.',
      'Rozstaw klem: 250–450 mm przy 6 × 12 ogniwach, 210–400 mm przy 6 × 10, 200–350 mm przy 4 × 9.',
      'Nie odcinać złączy: ich usunięcie oznacza utratę gwarancji.',
    ],
    offGridHeading: 'W systemach off-grid',
    offGrid:
      'SMF 520 pracuje także bez sieci, na przykład na warsztacie lub dużym pojeździe. Jego napięcie obwodu otwartego znacznie przekracza napięcie akumulatora 12 V lub 24 V, więc regulator ładowania MPPT musi przyjąć napięcie z najmroźniejszego dnia. Gdy miejsca jest mało, lepsza będzie [seria off-grid](/product_off).',
  },
  certificates: {
    title: 'Certyfikaty SMF 520',
    text: 'Na życzenie przesyłamy kopie z wykazem modeli. Prosimy podać kraj inwestycji, bo operatorzy sieci i ubezpieczyciele wymagają różnych dokumentów.',
  },
  faq: {
    title: 'Trzy pytania projektantów',
    questions: [
      {
        question: 'Dlaczego wartości elektryczne są przykładowe?',
        answer:
          'Bo wartości tego modułu jeszcze nie opublikowaliśmy. Pokazujemy wartości modułów szklanych tej samej klasy, aby dało się prześledzić obliczenia. Na potrzeby projektu warto poprosić o kartę katalogową i plik PAN dostarczanych modułów.',
      },
      {
        question: 'Czy po module można chodzić albo go wyginać?',
        answer:
          'Laminat ma {smf-520.thickness} grubości i dopasowuje się do łagodnej krzywizny. Dopuszczalnego promienia nie opublikowaliśmy, a pod stopą ogniwa mogą popękać w sposób niewidoczny. Przed projektem prosimy podać promień powierzchni.',
      },
      {
        question: 'Jak mocuje się SMF 520?',
        answer:
          'Jest bezramowy i klejony silikonem konstrukcyjnym. Wcześniej bada się przyczepność na rzeczywistym dachu. Do mocowania klemami służy SMF 430 z ramą albo SMH „Dragonfly”.',
      },
    ],
  },
  quote: {
    title: 'Zapytanie o dane i ofertę',
    text: 'Prosimy napisać, jakie dokumenty są potrzebne, dla ilu modułów i jakiego falownika lub regulatora ładowania.',
  },
};
