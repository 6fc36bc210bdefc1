import type { HomeText } from './text.ts';

export const pl: HomeText = {
  title: 'Ultralekkie moduły fotowoltaiczne bez szkła',
  description:
    'Moduły fotowoltaiczne eArc ważą około {smf-520.weightPerArea}, o {lighterThanGlass} mniej niż szklane. Na dachy, pojazdy, łodzie i balkony, dla których moduły szklane są za ciężkie.',
  hero: {
    title: 'Fotowoltaika na dachy, które nie uniosą szkła',
    text: 'Moduły eArc to krzem krystaliczny bez szkła. Ważą około {smf-520.weightPerArea}, są o {lighterThanGlass} lżejsze od tradycyjnych i na tyle cienkie, że dopasowują się do krzywizn.',
    action: 'Zapytaj o ofertę',
    alternative: 'Zobacz produkty',
  },
  ways: {
    question: 'Co Państwo planują?',
    visitors: {
      roof: ['Dach', 'Zobacz, co się zmieści'],
      engineering: ['Projekt techniczny', 'Wszystkie parametry'],
      vehicle: ['Pojazd lub łódź', 'Dobierz moduły i akumulator'],
      balcony: ['Balkon', 'Oszacuj uzysk'],
      career: ['Nową pracę', 'Oferty pracy'],
      press: ['Artykuł o nas', 'Materiały prasowe'],
    },
  },
  products: {
    title: 'Jedna technologia, pięć serii',
    text: 'Ten sam laminat ogniw bez szkła, za każdym razem dopasowany do miejsca, w którym będzie pracować.',
  },
  weight: {
    title: 'Ile musi unieść dach',
    text: 'Po jednym metrze kwadratowym, narysowane w skali. Rezerwa nośności decyduje, co można położyć na dachu.',
    glass: 'Moduł szklany',
    dragonfly: 'SMH „Dragonfly”, na klemach',
    smf: 'SMF, klejony',
    basis:
      'Same moduły. Wartość dla szkła jest wyliczona: {smf-520.weightPerArea} to o {lighterThanGlass} mniej niż około {glassModule}. Klej lub klemy oraz przewody dochodzą do tego i trzeba je uwzględnić przy każdym sprawdzeniu nośności; tradycyjna instalacja z modułami szklanymi wymaga rezerwy co najmniej {minimumRoofLoad}.',
  },
  statement: 'Większość masy modułu szklanego to szkło. Dlatego z niego zrezygnowaliśmy.',
  applications: {
    title: 'Gdzie decyduje masa',
    scenes: {
      roof: [
        'Dachy o małej nośności',
        'Mocowane klemami do rąbka stojącego, bez ani jednego otworu.',
      ],
      motorhome: ['Kampery', 'Każdy zaoszczędzony kilogram to kilogram ładowności.'],
      yacht: ['Jachty', 'Dopasowane do pokładu, badane we mgle solnej.'],
      train: ['Pociągi', 'Jeden zaczął kursować w Byron Bay w grudniu 2017 roku.'],
      balcony: ['Balkony', 'Moduł wniesie jedna osoba, utrzymają go pasy.'],
    },
  },
  commercial: {
    title: 'Seria komercyjna i przemysłowa: na dachy, które dotąd pomijano',
    text: 'Tradycyjna instalacja z modułami szklanymi wymaga dachu, który przeniesie dodatkowo co najmniej {minimumRoofLoad}. Według naszych szacunków (2026) około {excludedRoofs} dachów komercyjnych i przemysłowych nie ma takiej rezerwy nośności. Moduły eArc ważą około {smf-520.weightPerArea}, więc w wielu przypadkach warto zlecić ocenę konstruktorowi, czy to blacha trapezowa, rąbek stojący, czy membrana dachowa TPO lub PVC.',
    action: 'Zapytaj o swój dach',
  },
  research: {
    title: 'Centrum badań i rozwoju: jak obejść się bez szkła',
    text: 'Zaczęło się od jednego pytania: czego potrzebuje ogniwo krzemowe, aby przetrwać na zewnątrz, jeśli nie szkła? Założyciel ma w dorobku ponad {papers} publikacji naukowych i {patents} patentów. W laboratorium sprawdzamy, jak moduły znoszą mgłę solną, amoniak, ogień, piasek niesiony wiatrem i degradację indukowaną potencjałem (PID).',
  },
  gigafactory: {
    title: 'Gigafabryka: pierwszy gigawat',
    text: 'Nasza pierwsza gigafabryka wytwarza moduły z krzemu krystalicznego bez szkła. Jej zdolność produkcyjna to {capacity} rocznie. W modułach po {smf-520.nominalPower} daje to około 1,9 mln sztuk.',
  },
  salesCentre: {
    title: 'Centrum sprzedaży: jeden zespół od pierwszego pytania',
    text: 'Prosimy pisać w swoim języku. W odpowiedzi otrzymają Państwo oszacowanie obciążenia, propozycję sposobu mocowania i dokumenty, o które poprosi konstruktor.',
    action: 'Napisz do centrum sprzedaży',
  },
  distribution: {
    title: 'Dystrybucja dla firm',
    text: 'Instalatorzy i hurtownie współpracują z nami bezpośrednio. Otrzymują wskazówki dotyczące klejenia i mocowania klemami oraz dokumenty w siedmiu językach.',
    action: 'Zapytaj o współpracę',
  },
  figures: {
    title: 'eArc w liczbach',
    salesCountries: '[kraj|kraje|krajów] sprzedaży',
    capacity: 'roczna zdolność produkcyjna pierwszej gigafabryki',
    patents: '[patent|patenty|patentów] założyciela',
    shipped: 'dostarczonych modułów',
    years: 'doświadczenia w projektach',
    gigawatt: 'GW',
    yearsUnit: '[rok|lata|lat]',
  },
  quote: {
    title: 'Zapytanie o ofertę dla Państwa projektu',
    text: 'Prosimy opisać dach, pojazd lub balkon. Im więcej wiemy, tym dokładniejsza będzie nasza odpowiedź.',
  },
};
