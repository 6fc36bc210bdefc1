import type { Kit800Text } from './text.ts';

export const pl: Kit800Text = {
  title: 'Balkon 800: dwa moduły na długą balustradę',
  description:
    'Balkon 800 na długą balustradę lub narożnik: dwa moduły bez szkła i jeden mikrofalownik. Masa, montaż, bezpieczeństwo i parametry.',
  hero: {
    title: 'Na długiej balustradzie zmieszczą się dwa',
    text: 'W zestawie Balkon 800 dwa moduły wiszą na jednej balustradzie i zasilają jeden mikrofalownik. Jeśli balustrada biegnie za róg, jeden moduł korzysta ze słońca rano, a drugi wieczorem.',
    parameters: 'Zobacz parametry',
    single: 'Zobacz Balkon 400',
  },
  choice: {
    title: 'Jeden moduł czy dwa?',
    text: 'W obu przypadkach to ten sam moduł. Najpierw decyduje miejsce, potem miejscowe przepisy.',
    pair: 'Balkon 800',
    single: 'Balkon 400',
    modules: { criterion: 'Moduły', pair: 'dwa', single: 'jeden' },
    power: {
      criterion: 'Moc nominalna',
      pair: '{balcony-800.nominalPower}',
      single: '{balcony-400.nominalPower}',
    },
    weight: {
      criterion: 'Masa modułów',
      pair: '{balcony-800.weight}',
      single: '{balcony-400.weight}',
    },
    length: {
      criterion: 'Wolna długość balustrady',
      pair: 'dwa razy {balcony-800.length} i odstęp',
      single: '{balcony-400.length}',
    },
    directions: {
      criterion: 'Kierunki',
      pair: 'jeden, a na rogu dwa',
      single: 'jeden',
    },
    assumptions: [
      'Moduły wiszą poziomo.',
      'Masa bez pasów, mikrofalownika i przewodu.',
      'Jaką moc wolno przyłączyć, określa przy obu zestawach operator sieci.',
    ],
  },
  scale: {
    title: 'Cała balustrada naraz',
    text: 'Na długiej balustradzie masa się sumuje. Oto dwa moduły razem, a obok ta sama powierzchnia ze szkłem.',
    glass: 'Dwa moduły szklane tej wielkości (wartość wyliczona)',
    ours: 'Balkon 800, oba moduły',
    basis:
      'Dane przykładowe: dwa moduły o łącznej powierzchni niespełna 4 m². Dla szkła przyjmujemy około {glassModule}; wynika to z masy SMF, który waży około {smf-520.weightPerArea}, czyli o {lighterThanGlass} mniej. Same moduły.',
  },
  mounting: {
    title: 'Montaż dwóch modułów',
    text: 'Cztery ręce, suchy dzień i brak wiatru: obrócenie dwóch modułów wymaga więcej miejsca niż jednego. Decyduje instrukcja montażu z opakowania zestawu.',
    steps: [
      {
        title: 'Podział balustrady',
        text: 'Słupki i mocowania trzeba sprawdzić na całej długości. Następnie zaznacza się początek i koniec każdego modułu, z odstępem, aby mogły się poruszać i nie stykały się ze sobą.',
      },
      {
        title: 'Pierwszy moduł',
        text: 'Linkę asekuracyjną przywiązuje się, zanim moduł znajdzie się nad pochwytem. Potem zapina się górne pasy, zakłada elementy dystansowe i na końcu zapina dolne pasy.',
      },
      {
        title: 'Drugi na tej samej wysokości',
        text: 'Drugi moduł ma własną linkę asekuracyjną. Wyrównuje się go do górnej krawędzi pierwszego i pociąga za każdy pas obu modułów.',
      },
      {
        title: 'Każdy moduł ma swoje wejście',
        text: 'W tym zestawie (dane przykładowe) każdy moduł ma osobne wejście mikrofalownika. Cień na jednym nie musi więc hamować drugiego. Nie wolno łączyć ich szeregowo, chyba że wymaga tego instrukcja.',
      },
      {
        title: 'Wtyczka, a potem kontrola',
        text: 'Tam, gdzie zgłoszenie jest wymagane, wtyczkę podłącza się dopiero po nim. W słoneczny dzień warto sprawdzić, czy oba moduły dają prąd.',
      },
    ],
  },
  safety: {
    title: 'Dwa razy większa powierzchnia, dwa razy większy żagiel',
    text: 'Masa dwóch modułów jest mała, ale siła wiatru już nie: rośnie wraz z powierzchnią i wysokością balkonu. Konstruktor albo producent balustrady powinien potwierdzić, że słupki i mocowania ją przeniosą. Moduły są pod napięciem zawsze, gdy pada na nie światło. Po każdej wichurze trzeba sprawdzić pasy, a przed wichurą w razie wątpliwości zdjąć oba moduły.',
  },
  parameters: {
    title: 'Parametry zestawu Balkon 800',
    text: 'Moc i masa dotyczą obu modułów razem, napięcia i wymiary jednego modułu.',
    basis:
      'Masa na metr kwadratowy to rzeczywisty parametr produktu. Pozostałe wartości to dane przykładowe, które zastąpi karta katalogowa.',
  },
  next: {
    title: 'Czy zmieszczą się dwa? Pokaże to pięć kroków',
    text: 'Z poradnikiem warto wyjść na balkon. Mając wymiary i informację o tym, do kogo należy budynek, możemy odpowiedzieć dokładnie.',
    planning: 'Zaplanuj balkon',
    quote: 'Zapytaj o ofertę',
  },
};
