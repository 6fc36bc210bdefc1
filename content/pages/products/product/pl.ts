import type { ProductText } from './text.ts';

export const pl: ProductText = {
  title: 'Seria komercyjna i przemysłowa: SMF i SMH',
  description:
    'SMF się klei, SMH „Dragonfly” mocuje klemami: dwa moduły bez szkła na dachy komercyjne i przemysłowe, porównane ze sobą i ze szkłem.',
  hero: {
    title: 'Dwa moduły na dachy z małą rezerwą',
    text: 'Tradycyjna instalacja z modułami szklanymi to dodatkowo co najmniej {minimumRoofLoad}. Według naszych szacunków (2026) około {excludedRoofs} dachów komercyjnych i przemysłowych nie ma takiej rezerwy. Ta seria pozwala ułożyć na nich krzem krystaliczny na dwa sposoby: SMF się klei, a SMH „Dragonfly” mocuje klemami.',
    ask: 'Zapytaj o swój dach',
    compare: 'Porównaj ze szkłem',
  },
  smf: {
    title: 'SMF: klejenie zamiast wiercenia',
    text: 'Bez ramy, bez szyn, bez szkła: laminat o grubości {smf-520.thickness} i masie około {smf-520.weightPerArea}, o {lighterThanGlass} mniejszej niż w module szklanym. Silikon konstrukcyjny utrzymuje go na dachu bez jednego przebicia pokrycia. SMF to pierwszy wybór tam, gdzie rezerwa nośności jest najmniejsza, a klej dobrze trzyma się powierzchni. Dostępne są modele SMF 520 i SMF 430, ten drugi także z ramą.',
    data520: 'Zobacz dane SMF 520',
    data430: 'Zobacz dane SMF 430',
  },
  smh: {
    title: 'SMH „Dragonfly”: rama już na miejscu',
    text: 'Moduł trafia na dach z gotową ramą montażową; pozostaje tylko mocowanie mechaniczne klemami. Montaż trwa dzięki temu o {installationTimeSaving} krócej. SMH waży {smh-520.weightPerArea}, więcej niż SMF, ale o {dragonflyLighterThanGlass} mniej niż moduł szklany z ramą. Sprawdza się na rąbkach i szynach oraz na powierzchniach, na których klejenie budzi wątpliwości.',
    data: 'Poznaj Dragonfly',
  },
  roofs: {
    title: 'Który moduł na który dach',
    text: 'To wstępna wskazówka. Rozstrzyga sam dach: jego konstrukcja, powierzchnia i wiatr przy krawędziach.',
    weight: {
      criterion: 'Masa na 1 m²',
      ours: 'około {smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: 'Dach z blachy trapezowej',
      ours: 'Klejony bezpośrednio do blachy',
      other: 'Na klemach, jeśli są klemy do tego profilu',
    },
    standingSeam: {
      criterion: 'Dach na rąbek stojący',
      ours: 'Klejony między rąbkami',
      other: 'Na klemach na rąbkach, bez otworów',
    },
    flat: {
      criterion: 'Dach płaski, membrana TPO lub PVC',
      ours: 'Klejony do podkonstrukcji aluminiowej',
      other: 'Na klemach na podkonstrukcji, po sprawdzeniu',
    },
    coated: {
      criterion: 'Blacha z powłoką PVDF',
      ours: 'Tylko po udanej próbie przyczepności: klejenie do PVDF jest zawodne',
      other: 'Klema nie zależy od powłoki',
    },
    assumptions: [
      'Zanim cokolwiek zostanie zamówione, konstruktor potwierdza rezerwę nośności z uwzględnieniem wiatru i śniegu.',
      'Przed klejeniem przyczepność bada się na rzeczywistej powierzchni.',
    ],
  },
  scale: {
    title: 'SMF, SMH i szkło w jednej skali',
    text: 'Po jednym metrze kwadratowym, w rzeczywistych proporcjach. Linia to granica przykładowego dachu.',
    smf: 'SMF',
    smh: 'SMH „Dragonfly”',
    glassModule: 'Sam moduł szklany (wartość wyliczona)',
    smfSystem: 'SMF z klejem i przewodami',
    glassSystem: 'Rezerwa nośności dla instalacji z modułami szklanymi',
    limit: 'Rezerwa nośności przykładowego dachu',
    basis:
      'SMF i SMH: sam moduł, bez kleju, klem i przewodów. Moduł szklany: wartość wyliczona z naszych danych, bo {smf-520.weightPerArea} to o {lighterThanGlass} mniej niż około {glassModule}. Instalacja z modułami szklanymi: rezerwa, którą musi mieć dach. {dragonflyLighterThanGlass} podane dla Dragonfly odnosi się do modułu szklanego z ramą, około {framedGlassModule}. Klej i przewody: przykładowo 0,8 kg/m².',
  },
  glass: {
    title: 'eArc i szkło obok siebie',
    text: 'Szkło ma swoje miejsce: na dachach, które je uniosą, i tam, gdzie za modułem powinno przepływać powietrze. Oto różnice, które decydują.',
    ours: 'SMF, klejony',
    other: 'Moduł szklany na szynach',
    weight: {
      criterion: 'Masa modułu',
      ours: 'około {smf-520.weightPerArea}',
      other: 'około {glassModule}',
      note: 'Wartość dla szkła jest wyliczona, patrz skala powyżej.',
    },
    fixing: {
      criterion: 'Mocowanie',
      ours: 'Silikon konstrukcyjny, bez przebicia pokrycia dachu',
      other: 'Szyny z klemami, przykręcane lub z balastem',
    },
    heat: {
      criterion: 'Powietrze za modułem',
      ours: 'Brak: ogniwa bardziej się nagrzewają',
      other: 'Szczelina, która chłodzi',
      note: 'Ile może kosztować brak szczeliny, podajemy przy ograniczeniach eArc.',
    },
    reinforcement: {
      criterion: 'Gdy dach jest za słaby na szkło',
      ours: 'Często warto zlecić ocenę konstruktorowi',
      other: 'Wzmocnienie: od 100 000 do 250 000 euro za MW',
      note: 'Koszt według LONGi, innego producenta modułów fotowoltaicznych.',
    },
    assumptions: [
      'SMF 520 klejony do blachy trapezowej, bez masy kleju.',
      'Szkło: moduł z ramą, równolegle do dachu, bez masy szyn i balastu.',
      'Oba z ogniwami krystalicznymi, w standardowych warunkach testowych; pominięto lokalizację, nachylenie i zacienienie.',
    ],
  },
  installation: {
    title: 'Cztery sposoby montażu',
    bonding: {
      name: 'Klejenie',
      text: 'Oczyścić, sprawdzić przyczepność, nałożyć ścieżkę kleju, docisnąć moduł. Bez przebicia pokrycia dachu.',
    },
    standingSeam: {
      name: 'Rąbek stojący',
      text: 'SMF leży między rąbkami, SMH mocuje się do nich klemami.',
    },
    flatRoof: {
      name: 'Dach płaski',
      text: 'Podkonstrukcja aluminiowa podtrzymuje moduły nad membraną dachową.',
    },
    clamps: {
      name: 'Klemy',
      text: 'Mocowanie mechaniczne modułów z ramą, niezależne od powłoki i czasu utwardzania.',
    },
  },
  certificates: {
    title: 'Zbadane i certyfikowane',
    text: 'Znaki serii komercyjnej i przemysłowej. Każdy certyfikat wymienia modele, których dotyczy; na życzenie prześlemy kopię dla wybranego modelu.',
  },
  faq: {
    title: 'Trzy pytania właścicieli dachów',
    questions: [
      {
        question: 'Czy mój dach to uniesie?',
        answer:
          'Może to stwierdzić tylko konstruktor. Prosimy podać rezerwę nośności, jeśli jest znana, albo wiek i konstrukcję dachu. W odpowiedzi podamy obciążenia od modułu, kleju lub klem i przewodów, potrzebne do obliczeń.',
      },
      {
        question: 'Czy klej trzyma na każdym dachu?',
        answer:
          'Nie. Do niektórych powłok klej przywiera słabo, a każda powłoka się starzeje. Tylko próba na Państwa dachu pokaże, czy ta się nadaje, dlatego zalecamy ją przed zamówieniem, a gdy się nie powiedzie, klemy.',
      },
      {
        question: 'Kiedy szkło jest lepszym wyborem?',
        answer:
          'Gdy dach ma zapas nośności, a klimat jest gorący. Moduł szklany ze szczeliną powietrzną nagrzewa się mniej niż klejony. Rezygnacja ze szkła opłaca się tam, gdzie przeszkodą są masa, wysokość lub otwory w dachu.',
      },
    ],
    applications: 'Zobacz zastosowania komercyjne i przemysłowe',
    moreApplications: 'Zobacz więcej zastosowań',
  },
  otherSeries: 'To nie dach? Pozostałe trzy serie',
  quote: {
    title: 'SMF czy SMH? Doradzimy',
    text: 'Prosimy podać rodzaj i powierzchnię dachu oraz, jeśli jest znana, rezerwę nośności. Zaproponujemy moduł i sposób mocowania.',
  },
};
