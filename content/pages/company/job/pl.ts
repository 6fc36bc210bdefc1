import type { ShortPageText } from '../short-page.ts';

export const pl: ShortPageText = {
  title: 'Oferty pracy',
  description:
    'Oferty pracy w eArc z działem, miejscem i liczbą miejsc, dla osób po studiach i z doświadczeniem.',
  body: [
    'Oferty pracy publikujemy na tej stronie wraz z nazwą stanowiska, działem, miejscem, liczbą miejsc i datą ogłoszenia. Jeśli nie widać listy, obecnie nie prowadzimy naboru.',
    { heading: 'Po studiach i z doświadczeniem' },
    'Są dwie ścieżki: jedna dla osób tuż po studiach, druga dla osób z doświadczeniem. Czym się różnią, opisujemy na stronie [Praca w eArc](/career#tracks).',
  ],
  next: {
    title: 'Nie ma odpowiedniej oferty?',
    text: 'Zawsze można wysłać aplikację spontaniczną, niezależnie od specjalności.',
    action: 'Aplikacja spontaniczna',
    alternative: 'Praca w eArc',
  },
};
