import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: 'Słowa kluczowe',
  keywordsPlaceholder: 'Proszę wpisać słowa kluczowe',
  submit: 'Szukaj',
  resultsFor: 'Wyniki wyszukiwania dla „{query}”',
  total: {
    one: 'Łącznie {value} wynik',
    few: 'Łącznie {value} wyniki',
    many: 'Łącznie {value} wyników',
    other: 'Łącznie {value} wyniku',
  },
  similar:
    'Żadna treść nie zawiera dokładnie tych słów. Oto wyniki, które są do nich najbardziej zbliżone.',
  none: 'Nic nie znaleziono. Proszę sprawdzić pisownię albo użyć mniejszej liczby słów lub słów bardziej ogólnych.',
  nearest: 'Czy chodziło o:',
  kinds: 'Zawężanie wyników',
  kindAll: 'Wszystkie',
  kindNews: 'Aktualności',
  kindProduct: 'Produkty',
  kindPage: 'Strony',
  kindDocument: 'Pliki do pobrania',
  kindPosition: 'Oferty pracy',
  more: 'Wszystkie wyniki ({value}): {kind}',
  pages: 'Strony wyników',
  page: 'Strona {page} z {pages}',
  previous: 'Poprzednie wyniki',
  next: 'Następne wyniki',
  suggestions: 'Podpowiedzi',
  suggestionCount: 'Podpowiedzi: {value}. Wybór klawiszami strzałek.',
};
