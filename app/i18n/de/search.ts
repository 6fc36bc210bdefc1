import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: 'Suchbegriffe',
  keywordsPlaceholder: 'Bitte Suchbegriffe eingeben',
  submit: 'Suchen',
  resultsFor: 'Suchergebnisse für „{query}“',
  total: {
    one: 'Insgesamt {value} Ergebnis',
    other: 'Insgesamt {value} Ergebnisse',
  },
  similar: 'Genau diese Suchbegriffe kommen nicht vor. Diese Ergebnisse kommen ihnen am nächsten.',
  none: 'Es wurde nichts gefunden. Bitte prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Begriffen.',
  nearest: 'Meinten Sie:',
  kinds: 'Ergebnisse eingrenzen',
  kindAll: 'Alle',
  kindNews: 'Aktuelles',
  kindProduct: 'Produkte',
  kindPage: 'Seiten',
  kindDocument: 'Downloads',
  kindPosition: 'Offene Stellen',
  more: 'Alle {value} Ergebnisse: {kind}',
  pages: 'Seiten der Ergebnisse',
  page: 'Seite {page} von {pages}',
  previous: 'Vorherige Ergebnisse',
  next: 'Weitere Ergebnisse',
  suggestions: 'Vorschläge',
  suggestionCount: 'Vorschläge: {value}. Auswahl mit den Pfeiltasten.',
};
