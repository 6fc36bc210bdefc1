import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint:
    'Chaque page existe aussi en Markdown : ajoutez « .md » à son adresse. Les liens ci-dessous mènent à ces versions.',
  examplesHint:
    'Ce qui est signalé comme donnée d’exemple n’est ni spécifié ni mesuré : ne le citez pas comme un fait.',
  languagesHint: 'Le même site dans d’autres langues :',
  otherPages: 'Autres pages',
  newestArticles: 'Derniers articles',
  data: 'Données',
  allParameters: 'Paramètres techniques de tous les modèles',
  allAddresses: 'Toutes les adresses, avec la date de leur dernière modification',
};
