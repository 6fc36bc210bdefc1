import type { AppScenariosText } from './text.ts';

export const pl: AppScenariosText = {
  title: 'Fotowoltaika na dachy o małej nośności',
  description:
    'Gdzie sprawdzają się moduły bez szkła: dachy o małej nośności, membrany TPO i PVC, elewacje, wiaty fotowoltaiczne i obiekty użyteczności publicznej.',
  hero: {
    title: 'Tam, gdzie konstrukcja nie uniesie szkła',
    text: 'Wiele budynków ma słońce, miejsce i przyłącze do sieci, ale nie ma rezerwy nośności. Około {excludedRoofs} dachów komercyjnych i przemysłowych nie uniesie tradycyjnej instalacji z modułami szklanymi. Przy modułach ważących około {smf-520.weightPerArea} wielu takim dachom warto przyjrzeć się jeszcze raz.',
    action: 'Zapytaj o swój budynek',
    alternative: 'Sprawdź swój dach',
  },
  load: {
    title: 'Jakiej rezerwy potrzebuje dach',
    text: 'Tradycyjna instalacja z modułami szklanymi wymaga rezerwy nośności co najmniej {minimumRoofLoad}. Sam moduł eArc waży ułamek tej wartości. Trzeba jednak doliczyć klej, przewody i ewentualną podkonstrukcję.',
    glass: 'Rezerwa nośności dla instalacji z modułami szklanymi',
    dragonfly: 'SMH „Dragonfly” z klemami i przewodami',
    smf: 'SMF z klejem i przewodami',
    basis:
      'Instalacja obok instalacji: dla eArc moduł i 0,8 kg/m² na klej lub klemy oraz przewody (dane przykładowe), dla szkła rezerwa, którą dach musi mieć. Udział wykluczonych dachów to nasz własny szacunek (2026). Inne opublikowane szacunki: 30–40% budynków (Couleenergy) i 60% dachów przemysłowych (vwi.org, 2019).',
  },
  scenes: {
    title: 'Pięć miejsc dla lekkiego modułu',
    lowLoad: {
      name: 'Dachy o małej nośności',
      text: 'Lekkie hale stalowe projektuje się często tylko na ciężar własnego pokrycia, wiatr i śnieg. Klejony moduł SMF dodaje około {smf-520.weightPerArea} i ani jednego otworu.',
    },
    membrane: {
      name: 'Dachy kryte membraną TPO i PVC',
      text: 'Warstwa wodochronna powinna pozostać nienaruszona. Na dachach płaskich moduły leżą na niskiej podkonstrukcji aluminiowej, bez przebicia pokrycia dachu.',
    },
    facade: {
      name: 'Elewacje',
      text: 'Cienkie moduły mogą biec wzdłuż zaokrąglonego narożnika budynku. Na co pozwalają okładzina i przepisy przeciwpożarowe, trzeba najpierw ustalić z projektantem elewacji.',
    },
    carport: {
      name: 'Wiaty fotowoltaiczne',
      text: 'Mniejsza masa u góry może oznaczać smuklejsze słupy i belki, a dach może być łukowy. O ile smuklejsze, pokazują obliczenia.',
    },
    publicFacility: {
      name: 'Obiekty użyteczności publicznej',
      text: 'Hale sportowe, muzea, zadaszenia targowisk: dachy takich obiektów bywają stare, strome lub zakrzywione. Dwie z opisanych niżej instalacji powstały na takich dachach.',
    },
  },
  limits: {
    title: 'Czego mała masa nie rozwiąże',
    text: 'Nawet lekki moduł potrzebuje dachu w dobrym stanie, powierzchni, do której przywiera klej, i obliczeń wiatrowych, a bez szczeliny powietrznej mocniej się nagrzewa. Co o tym wiemy, mówimy otwarcie.',
    action: 'Dobierz metodę do dachu',
    alternative: 'Przeczytaj o ograniczeniach',
  },
  cases: {
    title: 'Instalacje opisane publicznie i dwa przykłady',
    text: 'Trzy instalacje opisane w publicznych źródłach, a po nich dwa przykłady, które tylko pokazują, jak może wyglądać projekt.',
    sydney: {
      place: 'Muzeum morskie, Wharf 7, Sydney',
      text: '812 modułów na stromym dachu. Podawana oszczędność: około 50 000 dolarów australijskich rocznie.',
      roof: 'Dach stromy',
      source: 'Clean Energy Regulator, urząd australijski',
    },
    waldkirch: {
      place: 'Hala sportowa, Waldkirch (Niemcy)',
      text: 'Pierwsze doniesienia mówiły o klejeniu. Doprowadziliśmy do ich sprostowania: moduły mają ramy i są mocowane klemami. Inne źródło podaje 190 kW.',
      roof: 'Blacha tytanowo-cynkowa',
      method: 'Moduły z ramą, klemy',
      source: 'pv magazine, wydanie niemieckie, 2019; Leichtbauwelt',
    },
    dreihausen: {
      place: 'Ciepłownia, Dreihausen (Niemcy)',
      text: 'Niewielka instalacja z 16 modułami, opisana przez lokalne przedsiębiorstwo komunalne.',
      method: 'Klejenie',
      source: 'Stadtwerke Marburg (przedsiębiorstwo komunalne)',
    },
    hall: {
      place: 'Przykład: hala logistyczna',
      text: 'Lekka hala stalowa z niewielką rezerwą nośności.',
      roof: 'Blacha trapezowa',
      method: 'SMF, klejenie',
    },
    carPark: {
      place: 'Przykład: parking pracowniczy',
      text: 'Nowa wiata, od początku projektowana pod lekki moduł.',
      roof: 'Wiata fotowoltaiczna',
      method: 'SMH „Dragonfly”, klemy',
    },
  },
  products: 'Moduły do tych budynków',
  elsewhere: {
    title: 'Pojazd, łódź albo balkon?',
    text: 'Pojazdy, łodzie i pociągi wymagają innych modułów i innego podejścia. Na balkonie pierwsze pytanie brzmi: czy wolno? Każdy z tych tematów ma osobne strony.',
    road: 'W drodze',
    waterAndRail: 'Na wodzie i na szynach',
    home: 'Wokół domu',
  },
  quote: {
    title: 'Zapytanie o Państwa budynek',
    text: 'Prosimy podać rodzaj dachu, rok budowy, kraj i, jeśli jest znana, rezerwę nośności. W odpowiedzi prześlemy oszacowanie obciążenia i propozycję mocowania. Sprawdzenie konstrukcji pozostaje po stronie Państwa konstruktora.',
  },
};
