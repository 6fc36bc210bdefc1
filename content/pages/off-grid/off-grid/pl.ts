import type { OffGridText } from './text.ts';

export const pl: OffGridText = {
  title: 'Przenośna ładowarka i moduły na wymiar',
  description:
    'Przenośna ładowarka słoneczna i jej parametry oraz formularz dla producentów, którzy potrzebują modułów off-grid o nietypowym wymiarze lub kształcie.',
  hero: {
    title: 'Prąd ze słońca: rozkładany albo na wymiar',
    text: 'Dwie odpowiedzi na miejsca bez gniazdka: ładowarka, która po złożeniu mieści się w torbie, i moduły o wymiarach i kształcie, jakich wymaga pojazd lub łódź.',
    action: 'Zobacz ładowarkę',
    alternative: 'Zapytaj o moduł na wymiar',
  },
  use: {
    title: 'Ładowanie w trzech ruchach',
    unfold: {
      title: 'Rozłożyć',
      text: 'Na płasko, oparta lub zawieszona. Składać tylko wzdłuż szwów.',
    },
    aim: {
      title: 'Skierować do słońca',
      text: 'Co kilka godzin warto poprawić ustawienie. Nawet wąski cień zabiera więcej mocy, niż sugeruje jego rozmiar.',
    },
    connect: {
      title: 'Podłączyć w cieniu',
      text: 'Samo urządzenie nie powinno leżeć na słońcu: gorący akumulator ładuje się źle. Za szybą słońce jest słabsze, niż się wydaje.',
    },
  },
  charger: {
    title: 'Przenośna ładowarka słoneczna',
    text: 'Wszystkie wartości w tej tabeli to dane przykładowe. To, ile daje ładowarka, zależy od słońca, kąta ustawienia i temperatury; moc nominalna jest wartością laboratoryjną.',
    basis: 'Dane przykładowe, które zastąpi karta katalogowa.',
  },
  gallery: {
    title: 'Gdzie kończą się wymiary standardowe',
    sightseeingCar: 'Pojazd wycieczkowy: wąski dach, wygięty w łuk.',
    boxTruck: 'Ciężarówka z zabudową furgonową: moduły rozmieszczone wokół okien i krawędzi dachu.',
  },
  custom: [
    { heading: 'Na wymiar dla producentów' },
    'Jeśli budują Państwo pojazdy, łodzie lub pociągi, prosimy napisać, na co pozwala dach. Sprawdzimy, czy w tym kształcie da się rozmieścić ogniwa i ich łańcuchy i uzyskać potrzebne napięcie, a jeśli nie, powiemy to wprost. Odpowiedź przyspieszą:',
    {
      list: [
        'rysunek lub szkic z wolną powierzchnią, przeszkodami i promieniem krzywizny',
        'materiał i powłoka powierzchni',
        'napięcie akumulatora, regulator ładowania i dzienne zapotrzebowanie',
        'skala projektu: jedna sztuka, mała partia czy seria',
        'informacja, czy potrzebna jest też przenośna stacja zasilania',
        'termin, do którego trzeba podjąć decyzję',
      ],
    },
    'Przed rozpoczęciem serii przyczepność sprawdza się na próbce Państwa podłoża.',
  ],
  request: {
    title: 'Państwa zapytanie',
    text: 'Na początek wystarczą imię i nazwisko, adres e-mail i wymagania. Kraj, skala projektu i przenośna stacja zasilania mają osobne pola; pozostałe punkty z listy prosimy wpisać w wymaganiach. Można dołączyć zdjęcia i rysunki, najwyżej pięć plików.',
  },
};
