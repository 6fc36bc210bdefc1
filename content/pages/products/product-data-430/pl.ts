import type { ProductData430Text } from './text.ts';

export const pl: ProductData430Text = {
  title: 'SMF 430: seria komercyjna i seria off-grid',
  description:
    'Dane SMF 430 obok SMF 520, na dachy i do systemów off-grid: wartości elektryczne, obie wersje, wartości graniczne i certyfikaty.',
  parameters: {
    title: 'SMF 430 obok SMF 520',
    text: 'Mniejsza klasa o mocy {smf-430.nominalPower}, większa o mocy {smf-520.nominalPower}. Dane oznaczone jako przykładowe obowiązują tylko do czasu otrzymania karty katalogowej dostarczanych modułów.',
    basis:
      'SMF 430: pv magazine, wydanie australijskie, 2022, i nasze dane. Napięcie systemu i klasy: nasza instrukcja z 2019 roku. Przykładowe dane elektryczne: moduły szklane tej samej klasy z listy CEC programu NREL SAM; dla SMF 430 moduł o mocy 435 W z prądem dostosowanym do mocy.',
  },
  hero: {
    title: 'Moduł, który daje wybór',
    text: 'Jeden laminat bez szkła, dwie wersje: bez ramy do klejenia, z ramą do mocowania klemami. SMF 430 należy do serii komercyjnej i przemysłowej oraz do serii off-grid.',
    action: 'Dobierz łańcuch modułów',
  },
  versions: {
    title: 'Z ramą czy bez?',
    text: 'Decydują powierzchnia i rezerwa nośności; laminat pozostaje ten sam.',
    frameless: 'Bezramowy',
    framed: 'Z ramą',
    fixing: {
      criterion: 'Mocowanie',
      ours: 'Klejenie silikonem konstrukcyjnym',
      other: 'Mocowanie mechaniczne klemami',
    },
    weight: {
      criterion: 'Masa',
      ours: 'około {smf-430.weightPerArea}',
      other: '11,2 kg na moduł',
      note: 'Masę wersji z ramą podano w 2022 roku na moduł. Wymiarów nie opublikowano, dlatego nie podajemy masy na metr kwadratowy.',
    },
    surface: {
      criterion: 'Co musi zapewnić dach',
      ours: 'Czystą, nieuszkodzoną powierzchnię po udanej próbie przyczepności',
      other: 'Rąbki, szyny lub podkonstrukcję dla klem',
    },
    progress: {
      criterion: 'Kiedy można pracować dalej',
      ours: 'Po utwardzeniu, według producenta kleju',
      other: 'Od razu po dokręceniu klem',
    },
    assumptions: [
      'Oba na dachu o potwierdzonej rezerwie nośności, z uwzględnieniem wiatru i śniegu.',
      'Do masy modułu dochodzi masa kleju, klem, szyn i przewodów.',
    ],
  },
  cases: {
    title: 'Oba sposoby w publikacjach',
    text: 'Dwa dachy w Niemczech z modułami eArc wcześniejszych typów. Pokazują sposób mocowania, a nie sam SMF 430.',
    waldkirch: {
      place: 'Waldkirch, hala sportowa',
      roof: 'Blacha tytanowo-cynkowa',
      method: 'Z ramą, na klemach',
      text: 'Część doniesień mówiła o klejeniu; doprowadziliśmy do sprostowania. Inne źródło podaje 190 kW.',
      source: 'pv magazine, wydanie niemieckie, 5 kwietnia 2019',
    },
    dreihausen: {
      place: 'Dreihausen, ciepłownia',
      method: 'Klejenie',
      text: '16 przyklejonych modułów.',
      source: 'Stadtwerke Marburg: „Einfach aufgeklebt”',
    },
  },
  notice: {
    title: 'Na dachu nie można ich zamieniać',
    text: 'Wersję bezramową się klei. Klemy są do wersji z ramą: to rama przenosi ich nacisk. Wersję należy wybrać, zanim powstanie plan rozmieszczenia.',
  },
  certificates: {
    title: 'Certyfikaty obu wersji',
    text: 'Wersje z ramą i bez ramy mogą być w certyfikacie wymienione osobno. Prześlemy kopię, która wymienia wybraną wersję.',
  },
  faq: {
    title: 'Trzy pytania o SMF 430',
    questions: [
      {
        question: 'Czy można łączyć SMF 430 i SMF 520 w jednym łańcuchu?',
        answer:
          'Lepiej nie. Przez moduły połączone szeregowo płynie ten sam prąd i przy wartościach przykładowych mniejszy moduł ogranicza łańcuch do {smf-430.currentAtMaximumPower}. Należy zastosować osobne łańcuchy modułów na osobnych wejściach falownika.',
      },
      {
        question: 'Kiedy SMF 430 zamiast SMF 520?',
        answer:
          'Gdy potrzebna jest rama albo gdy {smf-430.nominalPower} na moduł lepiej pasuje do łańcucha i powierzchni. Masa na metr kwadratowy jest w wersjach bezramowych taka sama: około {smf-430.weightPerArea}.',
      },
      {
        question: 'Czy wersja z ramą mniej się nagrzewa?',
        answer:
          'Co do zasady tak, jeśli między modułem a dachem jest powietrze. Pomiarów SMF 430 nie opublikowaliśmy.',
      },
    ],
  },
  quote: {
    title: 'Zapytanie o ofertę na SMF 430',
    text: 'Prosimy podać rodzaj dachu, wybraną wersję i liczbę modułów. W razie wątpliwości na początek wystarczy zdjęcie dachu.',
  },
};
