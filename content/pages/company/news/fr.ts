import type { NewsText } from './text.ts';

export const fr: NewsText = {
  title: 'Actualités',
  description:
    'Les actualités d’eArc : produits, projets et dates, chaque article avec sa date de publication et, le cas échéant, sa source.',
  introduction:
    'Nouveaux produits, projets et dates : chaque article porte sa date de publication. S’il s’appuie sur une information d’un tiers, il en cite la source.',
  body: [
    { heading: 'Pour en savoir plus' },
    {
      list: [
        '[Technologie eArc](/eArc) : comment le laminé est construit, ce qui a été testé, où sont ses limites',
        '[Méthodes de pose](/eArc_install) : collage et brides, toiture par toiture',
        '[Chronologie](/about#history) : ce qui a été publié sur eArc depuis 2017',
        '[Presse](/about#media) : demandes, images et logotype',
      ],
    },
  ],
  next: {
    title: 'Vous écrivez sur eArc ?',
    text: 'Sources, chiffres et images sont réunis au même endroit, avec le formulaire pour vos questions.',
    action: 'Contact presse et médias',
    alternative: 'Comment écrire les noms',
  },
};
