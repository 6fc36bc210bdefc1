import type { NewsText } from './text.ts';

export const fr: NewsText = {
  adhesion: {
    title: 'Avant de coller : testez l’adhérence sur votre propre toiture',
    summary:
      'Une colle tient sur un revêtement et lâche sur le suivant. Un essai sur la toiture elle-même prend quelques jours et vous dit lequel est le vôtre.',
    body: [
      'Les modules sans cadre se collent sans percement de la toiture. Tout dépend alors de deux couches que personne ne voit plus ensuite : le revêtement de la tôle et la colle posée dessus. Une fiche technique ne connaît ni votre toiture ni son âge.',
      { heading: 'Pourquoi l’essai vaut son temps' },
      'Une installation collée a lâché au bout de quatre mois par un vent de 14 m/s, en partie parce que l’adhérence n’avait pas été vérifiée (how-do-you-glue.de). Sur les revêtements PVDF, le collage n’est pas fiable (support.s-5.com).',
      { heading: 'Comment procéder' },
      {
        list: [
          'Identifiez le revêtement de la tôle et son âge. Notez la rouille, le farinage et les parties décollées.',
          'Choisissez plusieurs endroits : au soleil et à l’ombre, en rive et au milieu.',
          'Nettoyez-les exactement comme le sera ensuite toute la toiture et laissez sécher le nettoyant.',
          'Appliquez la colle telle qu’elle sera utilisée, avec une bande sur laquelle tirer.',
          'Attendez qu’elle ait entièrement durci. La notice de la colle indique la durée.',
          'Tirez et regardez la rupture. Elle doit se produire dans la colle. Si la colle se détache net, cette surface ne convient pas en l’état.',
          'Photographiez chaque endroit et conservez le relevé avec les documents du projet.',
        ],
      },
      { heading: 'Ce que l’essai ne dit pas' },
      'Il ne dit rien du soulèvement au vent en rive et aux angles, ni de décennies de vieillissement. Il faut pour cela un ingénieur structure et des contrôles réguliers. Toutes les étapes du collage figurent à la page [Méthodes de pose](/eArc_install).',
    ],
  },
  standards: {
    title: 'IEC 61215 et IEC 61730 : ce que disent les deux normes',
    summary:
      'L’une demande si un module continue de fonctionner, l’autre s’il est sûr. Aucune ne dit combien de temps il tiendra sur votre toiture.',
    body: [
      'Presque toutes les fiches techniques de modules solaires portent ces deux numéros. On les lit souvent comme un seul label de qualité. Ce sont deux questions différentes.',
      { heading: 'IEC 61215 : continue-t-il de fonctionner ?' },
      'La norme porte sur la qualification de la conception et l’homologation. Des modules échantillons subissent des essais qui imitent les contraintes du plein air, comme la chaleur, le froid, l’humidité et la charge mécanique ; leur puissance est mesurée avant et après.',
      { heading: 'IEC 61730 : est-il sûr ?' },
      'Cette norme traite de la sécurité : construction et matériaux dans une partie, essais dans l’autre. Il y est question de choc électrique, d’incendie et de dangers mécaniques. UL 61730 en est l’édition pour les États-Unis. Un manuel de 2019 indique, pour les modules d’alors, la classe d’application A, la classe de protection II et la classe C de comportement au feu.',
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
      'Nos documents se trouvent dans l’[espace de téléchargement](/download). Ce qui n’y est pas n’a pas été publié.',
    ],
  },
  weight: {
    title: 'Pourquoi le poids décide : la question de la charge en chiffres',
    summary:
      'Bien des toitures pourraient produire de l’électricité solaire si elle pesait moins. Un court calcul, avec ses sources et ses limites.',
    body: [
      'Un hall est construit pour sa propre toiture, pour la neige, pour le vent et guère plus. Ce qui reste est la réserve de capacité portante. S’il en faut davantage aux modules, la toiture doit être renforcée ou rester vide.',
      { heading: 'Les chiffres' },
      {
        list: [
          'Un système classique en verre apporte une charge supplémentaire d’au moins {minimumRoofLoad} (chiffre de l’entreprise).',
          'Un module SMF pèse environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins qu’un module en verre. La colle et les câbles s’y ajoutent.',
          'Environ {excludedRoofs} des toitures du tertiaire et de l’industrie sont exclues pour cette raison (chiffre de l’entreprise). D’autres parlent de 30–40 % des bâtiments (couleenergy.com) ou, en 2019, de 60 % des toitures industrielles (vwi.org).',
          'Plus de 85 GW sont bloqués par le poids sur des toitures européennes (pv-magazine.com, 11 mars 2026).',
          'Un renforcement coûte de 100 000 à 250 000 euros par mégawatt (eu.longi.com).',
        ],
      },
      { heading: 'Les limites de l’argument' },
      'Un faible poids ne remplace pas un calcul. Le vent soulève plus facilement un module léger qu’un module lourd, la neige pèse ce qu’elle pèse et, sans lame d’air, un module chauffe davantage : un essai à environ 44 °C a donné environ 9 % de puissance en moins (solar4rvs.com.au).',
      'La phrase honnête est donc : là où le verre est trop lourd, un module léger est peut-être possible. S’il l’est, c’est un ingénieur structure qui en décide, toiture par toiture. Avec vos plans, nous pouvons [commencer à en parler](/home#quote).',
    ],
  },
  cases: {
    title: 'Deux toitures de 2019 : ce que montrent les publications, et ce qu’elles taisent',
    summary:
      'Un musée à Sydney et un gymnase à Waldkirch sont les projets eArc les mieux documentés de cette année-là. Nous avons relu les articles.',
    body: [
      'Ces deux projets ont été décrits par d’autres que nous. C’est ce qui fait leur valeur, et c’est pourquoi nous ne reprenons que ce qui a été publié.',
      { heading: 'Sydney : Wharf 7, musée maritime' },
      'Sur une toiture à forte pente, 812 modules ont été posés, 235 kW au total. L’économie est chiffrée à environ 50 000 dollars australiens par an (Clean Energy Regulator, cer.gov.au).',
      { heading: 'Waldkirch, Allemagne : gymnase' },
      'Des modules à cadre y sont fixés par brides sur une toiture en zinc-titane. Certains articles parlaient de collage, ce que le fabricant a rectifié. La puissance indiquée est de 245 kW (pv-magazine.de, 5 avril 2019) ; un autre article donne 190 kW (leichtbauwelt.de).',
      { heading: 'Ce qu’on peut en retenir' },
      {
        list: [
          'Toiture à forte pente, toiture métallique à brides : les deux ont des exemples depuis des années.',
          'Les chiffres diffèrent d’un article à l’autre. Nous citons les deux plutôt que le plus flatteur.',
          'Les poids d’alors ne sont pas ceux d’aujourd’hui : 2,5 kg/m² selon le fondateur ; 3,5 kg/m² en version collée et 4,5 kg/m² à cadre selon un article antérieur. Le SMF actuel pèse environ {smf-520.weightPerArea}.',
        ],
      },
      { heading: 'Ce qui reste ouvert' },
      'Aucun article ne donne la production sur plusieurs années, les dommages ni l’état actuel. Si vous avez de telles données, [écrivez-nous](/about#media). Les autres dates sont dans la [chronologie](/about#history).',
    ],
  },
};
