import type { GuideText } from '../text.ts';

export const pl: GuideText = {
  title: 'Zestawy balkonowe',
  text: 'Dla zestawów Balkon 400 i Balkon 800 na stabilnej balustradzie: co wyjaśnić wcześniej, jak zawiesić moduł we dwie osoby, co obejrzeć raz w roku i jak zdjąć moduł.',
  tools: [
    'Kompletny zestaw: pasy, haki, elementy dystansowe i linki asekuracyjne przeliczone według listy zawartości',
    'Taśma miernicza',
    'Koc, na którym kładzie się moduł',
    'Druga osoba i rękawice dla obu',
    'Taśma ostrzegawcza lub trzecia osoba, aby nikt nie wszedł pod balkon',
    'Miękka ściereczka do balustrady',
  ],
  conditions: [
    'Pogoda: suchy dzień bez wiatru. Gdy podczas pracy zerwie się wiatr, prace się przerywa, a moduł zabiera do środka.',
    'Balustrada: słupki i mocowania nie ruszają się i nie są zardzewiałe. Przy szkle, okładzinach lub osłonach balkonowych najpierw trzeba zapytać producenta balustrady.',
    'Moduł: powierzchnia, oczka, przewód, złącza i puszka przyłączeniowa są nieuszkodzone. Nie wolno używać uszkodzonego modułu.',
    'Zgoda: właściciela mieszkania, wspólnoty lub spółdzielni, na piśmie, przed rozpoczęciem.',
    'Na dole: nikt nie przechodzi ani nie siedzi pod balustradą podczas pracy.',
    'Obie osoby: stoją obiema stopami na podłodze balkonu. Nie wolno wychylać się za pochwyt ani na niczym stawać. Jeśli od strony balkonu nie da się bezpiecznie sięgnąć do dolnej krawędzi, nie wolno montować modułu we własnym zakresie.',
    'Gniazdko: odpowiednie według instrukcji mikrofalownika i przepisów krajowych. Bez przedłużacza i rozgałęźnika.',
  ],
  variant: {
    title: 'Balkon 800: dwa moduły',
    text: 'Między modułami zostawia się odstęp, a każdy moduł ma własną linkę asekuracyjną. W tym zestawie (dane przykładowe) każdy moduł ma osobne wejście mikrofalownika; nie wolno łączyć ich szeregowo, chyba że wymaga tego instrukcja.',
  },
  steps: {
    title: 'Zdejmowanie',
    steps: [
      {
        title: 'Wyjęcie wtyczki',
        text: 'Najpierw wyjmuje się wtyczkę z gniazdka i czeka tak długo, jak podaje instrukcja mikrofalownika. Dopiero potem rozłącza się złącza. Nawet wtedy sam moduł jest pod napięciem zawsze, gdy pada na niego światło.',
      },
      {
        title: 'Linka asekuracyjna zostaje',
        text: 'Odwiązuje się ją na końcu, gdy moduł leży już w środku na kocu.',
      },
      {
        title: 'Rozpinanie pasów od dołu',
        text: 'Jedna osoba trzyma moduł, druga rozpina pasy dolne, potem górne. Moduł przenosi się z powrotem nad pochwytem.',
      },
      {
        title: 'Przechowywanie na płasko',
        text: 'Na całej powierzchni, sucho, bez niczego na wierzchu. Razem z nim przechowuje się pasy, haki, elementy dystansowe, linkę asekuracyjną, instrukcje i ten poradnik.',
      },
    ],
  },
  checks: [
    'Każdy pas jest zapięty, leży płasko i nie przesuwa się przy pociągnięciu.',
    'Linka asekuracyjna łączy moduł z mocną częścią balkonu, a nie z pochwytem.',
    'Elementy dystansowe są mocno osadzone; moduł nie trzepocze i nie stuka.',
    'Dolnej krawędzi nie dotyka nic oprócz pasów i elementów dystansowych; skrzynki na kwiaty i rolety są z dala od niej.',
    'Przewody tworzą pętle, z których skapuje woda, i nikt się o nie nie potknie.',
    'Mikrofalownik wisi w cieniu i ma dopływ powietrza.',
    'Każde zgłoszenie wymagane z góry zostało złożone; termin każdego innego jest odnotowany.',
  ],
  care: [
    'Gdy zapowiadana jest wichura i są wątpliwości, moduł zabiera się do środka.',
    'Po każdej wichurze: pasy, oczka, linka asekuracyjna.',
    'Raz w roku: skontrolować pasy, oczka i linkę asekuracyjną oraz słupki i mocowania balustrady; sprawdzić, czy pasy nie przetarły lakieru, obejrzeć wtyczkę i przewód w miejscach zgięć; do mycia zabrać moduł do środka i użyć wody i miękkiej ściereczki.',
    'Gdy pas, oczko lub linka asekuracyjna są postrzępione, naderwane lub mocno wyblakłe, moduł zabiera się do środka. Pas lub linkę asekuracyjną wymienia się, zanim moduł znów zawiśnie; nie wolno używać modułu z uszkodzonym oczkiem. Gdy uszkodzona jest wtyczka lub przewód, przed wyjęciem wtyczki wyłącza się obwód. Gdy słupek lub mocowanie jest poluzowane albo zardzewiałe, moduł zabiera się do środka. Jednego i drugiego nie używa się aż do naprawy.',
  ],
  decisions: [
    {
      document: 'Instrukcja montażu zestawu',
      decides:
        'Odpowiednie balustrady, liczba pasów, wysokość i wiatr, czy moduł może wisieć podczas wichury',
    },
    {
      document: 'Instrukcja mikrofalownika',
      decides:
        'Gniazdko czy stałe przyłącze, maksymalne napięcie wejściowe, miejsce, czas oczekiwania, dane do zgłoszenia',
    },
    {
      document: 'Właściciel mieszkania, wspólnota lub spółdzielnia',
      decides: 'Zgoda, wygląd, co trzeba przywrócić',
    },
    {
      document: 'Producent balustrady',
      decides:
        'Czy balustrada, jej szkło lub okładziny wytrzymają dodatkową powierzchnię wystawioną na wiatr',
    },
    { document: 'Ubezpieczyciel', decides: 'Ochrona na wypadek, gdy coś spadnie lub się stłucze' },
    {
      document: 'Operator sieci i przepisy krajowe',
      decides: 'Dopuszczalna moc, wtyczka, licznik, zgłoszenie i jego termin',
    },
  ],
  record: {
    lines: [
      'Balustrada: rodzaj, wysokość nad ziemią',
      'Zgoda: od kogo, z dnia',
      'Zgłoszenie: gdzie, numer, data',
      'Mikrofalownik: model, numer seryjny',
    ],
    columns: [
      'Data',
      'Pasy i oczka',
      'Linka asekuracyjna',
      'Balustrada',
      'Przewód i wtyczka',
      'Podpis',
    ],
  },
};
