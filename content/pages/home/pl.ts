import type { HomeText } from './text.ts';

export const pl: HomeText = {
  title: 'Ultralekkie moduły fotowoltaiczne bez szkła',
  description:
    'Moduły fotowoltaiczne eArc ważą około 2,8 kg na metr kwadratowy, o 70 % mniej niż szklane. Na dachy, pojazdy, łodzie i balkony, dla których moduły szklane są za ciężkie.',
  hero: {
    title: 'Fotowoltaika na dachy, które nie uniosą szkła',
    text: 'Moduły eArc to krzem krystaliczny bez szkła. Ważą około 2,8 kg na metr kwadratowy, są o 70 % lżejsze od tradycyjnych i na tyle cienkie, że dopasowują się do krzywizn.',
    action: 'Zapytanie o ofertę',
    alternative: 'Przegląd produktów',
  },
  products: {
    title: 'Jedna technologia, pięć serii',
    text: 'Ten sam laminat ogniw bez szkła, za każdym razem dopasowany do miejsca, w którym będzie pracować.',
    smf: {
      name: 'SMF',
      text: 'Moduł bezramowy na dachy komercyjne i przemysłowe. Klejony do pokrycia dachu, bez ani jednego otworu.',
      figure: 'około 2,8 kg/m²',
    },
    smh: {
      name: 'SMH „Dragonfly”',
      text: 'Z fabrycznie zintegrowaną ramą montażową do mechanicznego mocowania zaciskami. Montaż trwa o 40 % krócej.',
      figure: '520 W · 4,1 kg/m²',
    },
    offGrid: {
      name: 'Seria off-grid',
      text: 'Do kamperów, ciężarówek z zabudową furgonową, autobusów, jachtów i pociągów: wszędzie tam, gdzie każdy kilogram trzeba wieźć ze sobą.',
      figure: 'około 3 kg/m²',
    },
    balcony: {
      name: 'Seria balkonowa',
      text: 'Moduły na tyle lekkie, że można je zamontować na balustradzie, a po schodach wniesie je jedna osoba.',
      figure: '2,7 kg/m²',
    },
    charger: {
      name: 'Przenośna ładowarka słoneczna',
      text: 'Wystarczy rozłożyć i podłączyć, a słońce naładuje to, co mają Państwo przy sobie.',
      figure: 'składana',
    },
  },
  commercial: {
    title: 'Seria komercyjna i przemysłowa: na dachy, które dotąd pomijano',
    text: 'Tradycyjna instalacja z modułami szklanymi wymaga dachu, który przeniesie dodatkowo co najmniej 15 kg/m². Około 40 % dachów komercyjnych i przemysłowych nie ma takiej rezerwy nośności. Moduły eArc ważą około 2,8 kg/m², więc w wielu przypadkach warto zlecić ocenę konstruktorowi: na blasze trapezowej, na rąbku stojącym, na membranach dachowych TPO i PVC.',
    action: 'Zapytanie o Państwa dach',
  },
  research: {
    title: 'Centrum badań i rozwoju: jak obejść się bez szkła',
    text: 'Zaczęło się od jednego pytania: czego potrzebuje ogniwo krzemowe, aby przetrwać na zewnątrz, jeśli nie szkła? Założyciel ma w dorobku ponad 100 publikacji naukowych i 80 patentów. W laboratorium sprawdzamy, jak moduły znoszą mgłę solną, amoniak, ogień, piasek niesiony wiatrem i degradację indukowaną potencjałem (PID).',
  },
  gigafactory: {
    title: 'Gigafabryka: pierwszy gigawat',
    text: 'Nasza pierwsza gigafabryka wytwarza moduły z krzemu krystalicznego bez szkła. Jej zdolność produkcyjna to 1 GW rocznie. Ogniwa, laminat i rama spotykają się na jednej linii, od pierwszego łańcucha ogniw po flash test.',
  },
  salesCentre: {
    title: 'Centrum sprzedaży: jeden zespół od pierwszego pytania',
    text: 'Prosimy pisać w swoim języku. W odpowiedzi otrzymają Państwo oszacowanie obciążenia, propozycję sposobu mocowania i dokumenty, o które poprosi konstruktor.',
    action: 'Kontakt z centrum sprzedaży',
  },
  distribution: {
    title: 'Dystrybucja dla firm',
    text: 'Instalatorzy i hurtownie współpracują z nami bezpośrednio. Otrzymują wskazówki dotyczące klejenia i mocowania zaciskami oraz dokumenty w swoim języku.',
    action: 'Zapytanie o współpracę',
  },
  figures: {
    title: 'Firma w liczbach',
    salesCountries: 'kraje sprzedaży',
    capacity: 'roczna zdolność produkcyjna pierwszej gigafabryki',
    patents: 'patenty założyciela',
    shipped: 'łączna wielkość dostaw',
    years: 'realizacji projektów',
    gigawatt: 'GW',
    yearsUnit: 'lat',
  },
  quote: {
    title: 'Zapytanie o ofertę dla Państwa projektu',
    text: 'Prosimy opisać dach, pojazd lub balkon. Im więcej wiemy, tym dokładniejsza będzie nasza odpowiedź.',
  },
};
