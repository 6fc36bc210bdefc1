import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'IEC 61215 et IEC 61730 : ce que disent les deux normes',
  summary:
    'L’une demande si un module continue de fonctionner, l’autre s’il est sûr. Aucune ne dit combien de temps il tiendra sur votre toiture.',
  body: [
    'Presque toutes les fiches techniques de modules solaires portent ces deux numéros. On les lit souvent comme un seul label de qualité, mais ils répondent à deux questions différentes.',
    { heading: 'IEC 61215 : continue-t-il de fonctionner ?' },
    'La norme porte sur la qualification de la conception et l’homologation. Des modules échantillons subissent des essais qui imitent les contraintes du plein air, comme la chaleur, le froid, l’humidité et la charge mécanique ; leur puissance est mesurée avant et après.',
    { heading: 'IEC 61730 : est-il sûr ?' },
    'Cette norme traite de la sécurité : construction et matériaux dans une partie, essais dans l’autre. Il y est question de choc électrique, d’incendie et de dangers mécaniques. UL 61730 en est l’édition pour les États-Unis. Notre manuel de 2019 indique, pour les modules d’alors, la classe d’application A, la classe de protection II et la classe feu C.',
    { heading: 'Ce qui s’y ajoute' },
    'Brouillard salin, corrosion à l’ammoniac, feu, vent de sable et dégradation induite par le potentiel (PID) sont des essais à part. Ceux qui comptent dépendent du lieu : une étable n’est pas un port.',
    { heading: 'Ce qu’aucun certificat ne dit' },
    {
      list: [
        'Combien d’années un module tiendra chez vous : un essai de type n’est pas un essai de durée de vie.',
        'Si la colle tient sur votre revêtement : seul un essai sur votre toiture le dit.',
        'Si le certificat vaut pour votre modèle : comparez la désignation et demandez le document.',
      ],
    },
    'Nos documents se trouvent dans l’[espace de téléchargement](/download). Nous envoyons les certificats sur demande.',
  ],
};
