import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint:
    'Każda strona jest też dostępna w formacie Markdown: wystarczy dodać „.md” do jej adresu. Poniższe linki prowadzą do tych wersji.',
  examplesHint:
    'To, co oznaczono jako dane przykładowe, nie jest ani wartością ze specyfikacji, ani wynikiem pomiaru: prosimy nie cytować tego jako faktu.',
  languagesHint: 'Ta sama witryna w innych językach:',
  otherPages: 'Pozostałe strony',
  newestArticles: 'Najnowsze artykuły',
  data: 'Dane',
  allParameters: 'Parametry techniczne wszystkich modeli',
  allAddresses: 'Wszystkie adresy z datą ostatniej zmiany',
};
