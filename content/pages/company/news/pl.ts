import type { NewsText } from './text.ts';

export const pl: NewsText = {
  title: 'Aktualności',
  description:
    'Nowości z eArc: produkty, projekty i terminy, każda wiadomość z datą publikacji, a jeśli jest, także ze źródłem.',
  introduction:
    'Nowe produkty, projekty i terminy: każda wiadomość ma datę publikacji. Jeśli opiera się na cudzej informacji, podaje źródło.',
  body: [
    { heading: 'Więcej informacji' },
    {
      list: [
        '[Technologia eArc](/eArc): jak zbudowany jest laminat, co zbadano i gdzie są granice',
        '[Sposoby montażu](/eArc_install): klejenie i klemy, dach po dachu',
        '[Kalendarium](/about#history): co pisano o eArc od 2017 roku',
        '[Dla mediów](/about#media): pytania prasowe i ilustracje',
      ],
    },
  ],
  next: {
    title: 'Piszą Państwo o eArc?',
    text: 'Źródła, liczby i ilustracje są w jednym miejscu, razem z formularzem na pytania.',
    action: 'Wyślij pytanie prasowe',
    alternative: 'Sprawdź, jak pisać nazwy',
  },
};
