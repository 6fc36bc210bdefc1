import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: 'Mots-clés',
  keywordsPlaceholder: 'Veuillez saisir des mots-clés',
  submit: 'Rechercher',
  resultsFor: 'Résultats de recherche pour « {query} »',
  total: {
    one: '{value} résultat au total',
    other: '{value} résultats au total',
  },
  similar:
    'Aucun contenu ne correspond exactement à ces mots-clés. Voici les résultats les plus proches.',
  none: 'Aucun résultat. Vérifiez l’orthographe, ou essayez des mots-clés moins nombreux ou plus généraux.',
  nearest: 'Vouliez-vous dire :',
  kinds: 'Affiner les résultats',
  kindAll: 'Tous',
  kindNews: 'Actualités',
  kindProduct: 'Produits',
  kindPage: 'Pages',
  kindDocument: 'Téléchargements',
  kindPosition: 'Postes à pourvoir',
  more: 'Les {value} résultats : {kind}',
  pages: 'Pages de résultats',
  page: 'Page {page} sur {pages}',
  previous: 'Résultats précédents',
  next: 'Résultats suivants',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions : {value}. Choisissez avec les touches fléchées.',
};
