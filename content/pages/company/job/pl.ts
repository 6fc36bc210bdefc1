import type { JobPageText } from './text.ts';

export const pl: JobPageText = {
  title: 'Oferty pracy',
  description:
    'Oferty pracy w eArc z działem, miejscem i liczbą miejsc, dla osób po studiach i z doświadczeniem.',
  tracks: {
    title: 'Po studiach i z doświadczeniem',
    text: 'Są dwie ścieżki: jedna dla osób tuż po studiach, druga dla osób z doświadczeniem. Obie prowadzą do tych samych materiałów, maszyn i dachów; różni je to, co prosimy nam pokazać.',
    action: 'Czym różnią się ścieżki',
  },
  next: {
    title: 'Nie ma odpowiedniej oferty?',
    text: 'Zawsze można wysłać aplikację spontaniczną, niezależnie od specjalności.',
    action: 'Aplikacja spontaniczna',
    alternative: 'Praca w eArc',
  },
};
