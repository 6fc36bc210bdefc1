import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Avant de coller : testez l’adhérence sur votre propre toiture',
  summary:
    'Une colle tient sur un revêtement et lâche sur le suivant. Un essai sur la toiture elle-même prend quelques jours et vous dit lequel est le vôtre.',
  body: [
    'Les modules sans cadre se collent sans percement de la toiture. Tout dépend alors de deux couches que personne ne voit plus ensuite : le revêtement de la tôle et la colle posée dessus. Une fiche technique ne connaît ni votre toiture ni son âge.',
    { heading: 'Pourquoi l’essai en vaut la peine' },
    'Une installation collée a lâché au bout de quatre mois par un vent de 14 m/s, en partie parce que l’adhérence n’avait pas été vérifiée (how-do-you-glue.de). Sur les revêtements PVDF, le collage n’est pas fiable (support.s-5.com).',
    { heading: 'Comment procéder' },
    {
      list: [
        'Identifiez le revêtement de la tôle et son âge. Notez la rouille, le farinage et les parties décollées.',
        'Choisissez plusieurs endroits : au soleil et à l’ombre, en rive et au milieu.',
        'Nettoyez-les exactement comme le sera ensuite toute la toiture et laissez sécher le nettoyant.',
        'Appliquez la colle telle qu’elle sera utilisée, avec une bande sur laquelle tirer.',
        'Attendez qu’elle ait entièrement durci. La notice de la colle indique la durée.',
        'Tirez et regardez la rupture. Elle doit se produire dans la colle (rupture cohésive). Si la colle se détache net, cette surface ne convient pas en l’état.',
        'Photographiez chaque endroit et conservez le relevé avec les documents du projet.',
      ],
    },
    { heading: 'Ce que l’essai ne dit pas' },
    'Il ne dit rien du soulèvement au vent en rive et aux angles, ni de décennies de vieillissement. Il faut pour cela un ingénieur structure et des contrôles réguliers. Toutes les étapes du collage figurent à la page [Méthodes de pose](/eArc_install).',
  ],
};
