import type { ActivityDetailText } from './text.ts';

export const pl: ActivityDetailText = {
  title: 'Wizyty i dni szkoleniowe',
  description:
    'Jak mogą wyglądać w eArc wizyta, dzień szkoleniowy dla instalatorów i dzień w laboratorium: trzy formaty, każdy na przykładzie.',
  hero: {
    title: 'Zobaczyć, przykleić, zbadać',
    text: 'Moduł można poznać z bliska w trzech formatach: podczas wizyty, dnia szkoleniowego dla instalatorów i dnia w laboratorium.',
    action: 'Zobacz terminy',
    alternative: 'Przeczytaj przed przyjazdem',
  },
  dates: {
    title: 'Terminy',
    text: 'Niżej na przykładach opisujemy, jak taki dzień przebiega. Terminy oznaczone jako dane przykładowe pokazują tylko, jak działa ta lista; nie odbędą się.',
  },
  training: {
    title: 'Przykład: dzień szkoleniowy',
    text: 'Dla instalatorów, którzy mocują moduły na dachach i pojazdach. Najpierw praktyka, teoria tam, gdzie jest potrzebna.',
    steps: [
      [
        'Ocena powierzchni',
        'Czyszczenie blachy próbnej, przyklejenie próbki, oderwanie, obejrzenie miejsca zerwania. To, co pokazuje blacha próbna, każdy prawdziwy dach może podważyć, dlatego próbę wykonuje się na każdym z osobna.',
      ],
      [
        'Ścieżka kleju',
        'Wysokość, odstępy i czas pracy z klejem według zaleceń producenta kleju. Ćwiczenia na blachach próbnych, aż ścieżka będzie równa.',
      ],
      [
        'Montaż klem',
        'Na odcinku rąbka stojącego, z ramą SMH: ustawienie, dokręcenie, kontrola. Rozstaw bierze się z instrukcji montażu, a nie z pamięci.',
      ],
      [
        'Podłączenie i pomiar',
        'Ułożenie przewodów, pozostawienie oryginalnych złączy, pomiar napięcia łańcucha modułów i jego zapis. Na koniec pary sprawdzają się nawzajem.',
      ],
    ],
  },
  visit: {
    title: 'Przykład: wizyta',
    text: 'Grupa śledzi drogę modułu od pierwszego łańcucha ogniw po flash test. Pytania zbieramy po drodze i odpowiadamy na nie na końcu, także na te niewygodne: o ciepło, przyczepność, koniec eksploatacji. Możliwość robienia zdjęć ustalamy wcześniej.',
  },
  laboratory: {
    title: 'Przykład: dzień w laboratorium',
    text: 'Projektanci, studenci lub kandydaci sami stają przy stole laboratoryjnym. Tematem jest jedno z pięciu badań: mgła solna, korozja amoniakalna, ogień, piasek niesiony wiatrem albo degradacja indukowana potencjałem (PID). Co z niego wynika, a co nie? Dzień kończy się pomiarem, którego wyniki opracowują sami uczestnicy.',
    action: 'Zobacz badania i certyfikaty',
  },
  faq: {
    title: 'Przed przyjazdem',
    questions: [
      [
        'Kto może wziąć udział?',
        'Instalatorzy, projektanci, studenci i kandydaci do pracy. Prosimy napisać, kim Państwo są i co chcieliby zobaczyć. Nie każdy format pasuje do każdej grupy; w takim przypadku powiemy to wprost.',
      ],
      [
        'Ile to kosztuje?',
        'Nie podajemy tu ceny, bo format, miejsce i wielkość grupy bywają różne. Warunki otrzymają Państwo na piśmie przed podjęciem decyzji.',
      ],
      [
        'Czy dzień szkoleniowy daje tytuł certyfikowanego instalatora?',
        'Nie. To ćwiczenia. Nie zastępują ani instrukcji montażu, ani kwalifikacji i zezwoleń wymaganych w danym kraju.',
      ],
    ],
  },
  next: {
    title: 'Propozycja terminu',
    text: 'Prosimy napisać, o który format chodzi, ile osób przyjedzie i z jakiego kraju.',
    action: 'Napisz do nas',
    alternative: 'Zobacz, jak się u nas pracuje',
  },
};
