import type { AccessibilityText } from './text.ts';

export const pl: AccessibilityText = {
  title: 'Deklaracja dostępności',
  description:
    'Do czego dąży ta witryna (WCAG 2.2 AA), co i jak sprawdzono, jakie ograniczenia znamy i jak zgłosić barierę.',
  status: [
    'Z tej witryny powinien móc korzystać każdy: za pomocą klawiatury, z czytnikiem ekranu, w powiększeniu, w jasnych lub ciemnych kolorach, ze skryptami i bez nich.',
    { heading: 'Stan' },
    'Naszym celem jest WCAG 2.2 na poziomie AA. Sprawdzamy to automatycznie i poprawiamy to, co wykażą testy. Nie dowodzi to zgodności: takie testy wykrywają tylko część barier, a niezależnego audytu jeszcze nie było. Data tej deklaracji: 21 listopada 2026 r.',
  ],
  tests: [
    { heading: 'Co i jak sprawdzamy' },
    {
      list: [
        'axe-core z regułami WCAG 2.0, 2.1 i 2.2 na poziomach A i AA: na stronach i w ich stanach, takich jak otwarte menu, formularz z błędami, formularz wysłany czy strona, której nie ma; zawsze w jasnych i ciemnych kolorach, na telefonie i na dużym ekranie.',
        'Klawiatura: menu, wybór języka i formularze działają bez myszy. Po wysłaniu fokus przechodzi do listy błędów lub do potwierdzenia.',
        'Bez skryptów: przy wyłączonej obsłudze JavaScript można czytać strony i wysyłać formularze.',
        'Ruch: gdy urządzenie prosi o ograniczenie ruchu, przewijanie nie jest animowane.',
      ],
    },
  ],
  limits: [
    { heading: 'Znane ograniczenia' },
    {
      list: [
        'Witryny nie sprawdzały jeszcze osoby, które polegają na technologiach wspomagających. Nie sprawdziliśmy jej też systematycznie z popularnymi czytnikami ekranu.',
        'Dokumenty do pobrania, na przykład karty katalogowe i certyfikaty, mogą nie być dostępnymi plikami PDF. Na prośbę podamy ich treść w innej postaci.',
        'Rysunki w skali podają liczby także jako tekst. Samo wrażenie proporcji pozostaje wzrokowe.',
        'Tekst, który nie jest jeszcze przetłumaczony, pojawia się po angielsku. Jest odpowiednio oznaczony, aby czytniki ekranu wymawiały go poprawnie.',
        'Panel wewnętrzny pochodzi od innego producenta i nie jest objęty tą deklaracją.',
      ],
    },
  ],
  barrier: {
    title: 'Coś utrudnia korzystanie?',
    text: 'Prosimy napisać, o którą stronę chodzi, co chcieli Państwo zrobić i co w tym przeszkodziło. Formularz opinii nie wymaga imienia, nazwiska ani adresu e-mail; adres warto podać, aby otrzymać odpowiedź. Na życzenie przekażemy treść w innej postaci.',
  },
  enforcement: [
    { heading: 'Skargi' },
    'Od 28 czerwca 2025 r. Europejski akt o dostępności, wdrożony w Polsce ustawą z 26 kwietnia 2024 r., obejmuje handel elektroniczny z konsumentami; mogą się do niego zaliczać formularze kontaktowe i formularze rezerwacji. Czy dotyczy on tej witryny, potwierdzi prawnik. Jeśli nasza odpowiedź nie pomoże, można zwrócić się do właściwego organu w swoim kraju. Operator wskaże go tutaj przed publikacją.',
  ],
  ending: {
    title: 'Prosimy o sygnał',
    text: 'Wystarczy jedno zdanie i nazwa strony.',
    action: 'Zgłoś barierę',
    alternative: 'Kontakt',
  },
};
