import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: 'Palabras clave',
  keywordsPlaceholder: 'Introduzca palabras clave',
  submit: 'Buscar',
  resultsFor: 'Resultados de búsqueda de «{query}»',
  total: {
    one: '{value} resultado en total',
    other: '{value} resultados en total',
  },
  similar:
    'Ningún contenido coincide exactamente con estas palabras. Estos resultados son los más parecidos.',
  none: 'No se ha encontrado nada. Compruebe la ortografía o pruebe con menos palabras o con otras más generales.',
  nearest: 'Quizás quiso decir:',
  kinds: 'Acotar los resultados',
  kindAll: 'Todos',
  kindNews: 'Noticias',
  kindProduct: 'Productos',
  kindPage: 'Páginas',
  kindDocument: 'Descargas',
  kindPosition: 'Vacantes',
  more: 'Los {value} resultados: {kind}',
  pages: 'Páginas de resultados',
  page: 'Página {page} de {pages}',
  previous: 'Resultados anteriores',
  next: 'Resultados siguientes',
  suggestions: 'Sugerencias',
  suggestionCount: 'Sugerencias: {value}. Elija con las teclas de flecha.',
};
