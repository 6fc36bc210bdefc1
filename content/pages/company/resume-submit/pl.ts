import type { ShortPageText } from '../short-page.ts';

export const pl: ShortPageText = {
  title: 'Aplikacja spontaniczna',
  description:
    'Jak wysłać aplikację spontaniczną do eArc: co musimy wiedzieć, co można pominąć i gdzie napisać.',
  body: [
    'Aplikację spontaniczną można wysłać zawsze, niezależnie od tego, czy trwa nabór. Na razie prosimy korzystać z [formularza kontaktowego](/about#contact) i zacząć wiadomość od słowa „Rekrutacja”.',
    { heading: 'Co musimy wiedzieć' },
    {
      list: [
        'imię i nazwisko oraz adres e-mail',
        'stanowisko lub dziedzina oraz kraj, w którym chcieliby Państwo pracować',
        'dotychczasowe stanowiska i branże, w kilku zdaniach',
      ],
    },
    'Formularz kontaktowy nie przyjmuje plików. Prosimy przygotować CV w formacie PDF lub DOCX; poprosimy o nie.',
    { heading: 'Co można pominąć' },
    'Na tym etapie nie potrzebujemy daty urodzenia, obywatelstwa ani informacji o dotychczasowym wynagrodzeniu. Co dzieje się z danymi, wyjaśnia [polityka prywatności](/privacy).',
  ],
  next: {
    title: 'Wszystko gotowe?',
    text: 'Na początek wystarczy kilka zdań.',
    action: 'Do formularza kontaktowego',
    alternative: 'Oferty pracy',
  },
};
