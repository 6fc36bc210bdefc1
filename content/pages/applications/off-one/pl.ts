import type { OffOneText } from './text.ts';

export const pl: OffOneText = {
  title: 'Fotowoltaika off-grid w drodze',
  description:
    'Moduły do kamperów, ciężarówek, autobusów, pojazdów wycieczkowych i do smarowania nart: około {off-grid-215.weightPerArea}, klejone płasko do dachu.',
  hero: {
    title: 'Fotowoltaika na pojazdy: każdy kilogram jedzie z Państwem',
    text: 'To, co leży na dachu, wozi się w każdej trasie. Moduły off-grid ważą około {off-grid-215.weightPerArea}. Klei się je płasko do dachu: bez stelaża, bez otworów i prawie bez dodatkowej wysokości.',
    action: 'Zapytaj o swój pojazd',
    alternative: 'Oblicz instalację',
  },
  scenes: {
    title: 'Pięć pojazdów, pięć zadań',
    motorhome: {
      name: 'Kampery',
      text: 'Światło, lodówka i laptop bez podłączenia do prądu. Moduły rozkłada się wokół okien dachowych i wywietrzników, a ładowność zostaje na podróż.',
    },
    boxTruck: {
      name: 'Ciężarówki z zabudową furgonową',
      text: 'Duży, równy dach, cały dzień w słońcu. Prąd z niego pomaga zasilać windę załadowczą, telematykę i oświetlenie.',
    },
    bus: {
      name: 'Autobusy',
      text: 'Moduły po obu stronach dachu pomagają zasilać wyświetlacze, wentylację i elektronikę pokładową.',
    },
    sightseeingCar: {
      name: 'Pojazdy wycieczkowe',
      text: 'Wolne, otwarte i zawsze na słońcu. Moduły układają się na łuku dachu i doładowują akumulator między kursami.',
    },
    skiWaxTruck: {
      name: 'Ciężarówki do smarowania nart',
      text: 'Warsztat na kołach przy stoku, na ilustracji w przyczepie: nie ma tam gniazdka na żelazka do smarowania i lampy. Po opadach śniegu najpierw odśnieża się moduły.',
    },
  },
  weight: {
    title: 'Ile dodaje metr kwadratowy',
    text: 'Przykład dla 6 m² dachu: moduły off-grid ważą około 18 kg, szklane około 56 kg.',
    glass: 'Moduł szklany, wartość wyliczona',
    offGrid: 'Seria off-grid',
    basis:
      'Wartość dla szkła jest wyliczona: SMF waży około {smf-520.weightPerArea}, o {lighterThanGlass} mniej niż szkło, co daje około {glassModule}. Same moduły, bez kleju, przewodów i uchwytów.',
  },
  bonding: {
    title: 'Klejenie do dachu pojazdu',
    text: 'Cztery rzeczy decydują o tym, czy przyklejony moduł zostanie na miejscu.',
    layout: {
      title: 'Rysunek dachu w skali',
      text: 'Okna dachowe, wywietrzniki, anteny, łączenia. Trzeba zostawić miejsce na przewód i na szczotkę. Jeśli dach jest zakrzywiony, prosimy zapytać przed zamówieniem.',
    },
    surface: {
      title: 'Rozpoznanie powierzchni i próba klejenia',
      text: 'Lakierowana blacha, aluminium czy laminat poliestrowo-szklany? Powierzchnia musi być czysta, sucha i nieuszkodzona. Przed pierwszym modułem przykleja się próbkę, czeka na utwardzenie kleju i odrywa ją.',
    },
    curing: {
      title: 'Czas dla kleju',
      text: 'Jeden z uniwersalnych silikonów konstrukcyjnych nakłada się w temperaturze 5–40 °C, a w ciągu 12 godzin utwardza się on na głębokość 3 mm (Sikasil SG-10). Dla użytego kleju obowiązuje jego własna karta katalogowa. Dopóki się nie utwardzi, nie należy ruszać w drogę.',
    },
    wiring: {
      title: 'Dopasowanie napięć',
      text: 'Napięcie obwodu otwartego musi pasować do regulatora ładowania, a regulator do akumulatora 12 V lub 24 V. Złączy nie wolno odcinać: według naszej instrukcji z 2019 roku oznacza to utratę gwarancji.',
    },
  },
  heat: {
    title: 'Wysoka temperatura obniża moc',
    text: 'Moduł przyklejony bez szczeliny powietrznej mocniej się nagrzewa i daje mniej. Warto to uwzględnić przy doborze akumulatora i trzymać moduły z dala od wylotów gorącego powietrza. Ile zmierzono w teście, podajemy przy ograniczeniach eArc.',
  },
  cases: {
    title: 'Trzy przykłady z obliczeniem',
    text: 'Kamper, ciężarówka z zabudową furgonową i autobus, na danych przykładowych. Żaden nie jest pojazdem klienta.',
    motorhome: {
      place: 'Przykład: kamper',
      text: 'Dwa moduły, po jednym z każdej strony okna dachowego.',
      roof: 'Dach z laminatu poliestrowo-szklanego',
      method: 'Klejenie',
    },
    boxTruck: {
      place: 'Przykład: ciężarówka z zabudową furgonową',
      text: 'Sześć modułów na zabudowie, żadnego nad kabiną.',
      roof: 'Dach aluminiowy',
      method: 'Klejenie',
    },
    bus: {
      place: 'Przykład: autobus miejski',
      text: 'Osiem modułów w dwóch rzędach, między nimi klimatyzacja.',
      roof: 'Dach z lakierowanej blachy',
      method: 'Klejenie',
    },
  },
  products: 'Na dach i do plecaka',
  quote: {
    title: 'Zapytanie o Państwa pojazd',
    text: 'Prosimy podać pojazd, wolną powierzchnię dachu, jej materiał i napięcie akumulatora. W odpowiedzi prześlemy propozycję rozmieszczenia i listę prób przed klejeniem.',
  },
};
