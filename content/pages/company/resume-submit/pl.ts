import type { ResumeSubmitText } from './text.ts';

export const pl: ResumeSubmitText = {
  title: 'Aplikuj online',
  description:
    'Zgłoszenie do eArc z CV, na konkretną ofertę lub bez ogłoszenia: formularz, o co pytamy i co dzieje się dalej.',
  form: {
    title: 'Najpierw CV',
    text: 'Na konkretną ofertę albo bez ogłoszenia, co zawsze jest możliwe. Najpierw prosimy dołączyć CV; na jego podstawie wypełni się formularz. Oprócz potwierdzenia na końcu wymagane są tylko trzy rzeczy: CV, imię i nazwisko oraz adres e-mail. Data urodzenia i obywatelstwo są dobrowolne, a o wynagrodzenie nie pytamy.',
  },
  after: {
    title: 'Co dzieje się dalej',
    steps: [
      {
        title: 'Od razu: numer zgłoszenia',
        text: 'Pojawia się, gdy tylko zgłoszenie zostanie zapisane; potwierdzenie przychodzi e-mailem.',
      },
      {
        title: 'Potem: czyta je człowiek',
        text: 'Zgłoszenie czyta nasz dział kadr; żaden program o nim nie decyduje.',
      },
      {
        title: 'W każdej chwili: zmiana lub wycofanie',
        text: 'Wystarczy napisać do nas i podać numer zgłoszenia.',
      },
    ],
  },
  next: {
    title: 'Wolą Państwo najpierw zapytać?',
    text: 'Prosimy do nas napisać lub zajrzeć do ofert pracy.',
    action: 'Napisz do nas',
    alternative: 'Zobacz oferty pracy',
    privacy: 'Sprawdź, co dzieje się z danymi',
  },
};
