import type { JobPageText } from './text.ts';

export const pl: JobPageText = {
  title: 'Oferty pracy',
  description:
    'Oferty pracy w eArc z działem, lokalizacją i liczbą etatów, dla osób po studiach i z doświadczeniem.',
  tracks: {
    title: 'Po studiach i z doświadczeniem',
    text: 'Są dwie ścieżki: jedna dla osób tuż po studiach, druga dla osób z doświadczeniem. Obie prowadzą do tych samych materiałów, maszyn i dachów; różnią się tym, co prosimy pokazać.',
    action: 'Zobacz, czym różnią się ścieżki',
  },
  next: {
    title: 'Nie ma odpowiedniej oferty?',
    text: 'Zawsze można wysłać aplikację bez ogłoszenia, niezależnie od specjalności.',
    action: 'Wyślij aplikację bez ogłoszenia',
    alternative: 'Poznaj pracę w eArc',
  },
};
