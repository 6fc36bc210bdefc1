import type { EArcText } from './text.ts';

export const fr: EArcText = {
  title: 'Technologie eArc : le silicium sans verre',
  description:
    'Ce qui remplace le verre dans les modules eArc : un laminé d’environ {smf-520.thickness}, vu en coupe et sur la balance, avec certificats et limites.',
  hero: {
    title: 'eArc : le silicium, sans le verre',
    text: 'Les cellules sont en silicium cristallin, comme dans un module classique. Ce qui change, c’est tout ce qui les porte et les couvre : un laminé d’environ {smf-520.thickness} d’épaisseur, qui pèse environ {smf-520.weightPerArea} et épouse une courbe.',
    action: 'Comment il se pose',
    alternative: 'Quelles sont ses limites',
  },
  replacement: {
    title: 'Ce qui prend la place du verre',
    text: 'Dans un module, le verre a trois rôles : laisser passer la lumière, protéger des intempéries et garder les cellules planes. Avec eArc, une couche avant transparente et l’encapsulant assurent les deux premiers. Le troisième est partagé : un composite mince soutient les cellules, et la toiture, le cadre de montage ou la structure de support apporte la rigidité. C’est pourquoi la surface de pose fait partie de la conception.',
  },
  film: {
    title: 'Le laminé prend la courbe de la toiture',
    text: 'Un module en verre enjambe une courbe, un laminé s’y couche. Rien n’est cintré d’avance : la toiture, ici d’un rayon de 2,4 m, donne sa forme au module.',
  },
  section: {
    title: 'Deux coupes, une seule échelle',
    text: 'eArc à côté d’un module bi-verre. Ce qui manque, c’est surtout du verre.',
    eArc: 'eArc',
    glassGlass: 'Module bi-verre, hors cadre',
    frontLayer: 'Couche avant transparente',
    encapsulant: 'Encapsulant',
    cells: 'Cellules',
    backLayer: 'Couche arrière en composite',
    frontGlass: 'Verre avant',
    backGlass: 'Verre arrière',
    basis:
      'Épaisseur totale d’eArc : dimensions publiées de la classe 520 W. La répartition entre les couches et toute la coupe bi-verre sont des données d’exemple.',
  },
  space: {
    title: 'Cintrer, séparer, comparer',
    text: 'Le SMF 520 dans ses dimensions réelles : cintrez-le autant que les données produit le permettent, séparez ses couches une à une, comparez-le à un module en verre.',
    basis:
      'Dimensions et poids : données produit. Le rayon de courbure est un exemple : celui de votre toiture, nous le confirmons par écrit. Le module en verre a la taille et la puissance du nôtre ; son poids, environ {glassModule}, est une valeur déduite et ses couches sont des données d’exemple.',
  },
  weight: {
    title: 'Un mètre carré sur la balance',
    text: 'Les modules seuls, Dragonfly avec son cadre. La colle, les brides et les câbles s’y ajoutent et doivent figurer dans tout calcul de charge.',
    glass: 'Module en verre, valeur déduite',
    dragonfly: 'SMH « Dragonfly »',
    offGrid: 'Gamme hors réseau',
    smf: 'SMF',
    balcony: 'Gamme balcon',
    basis:
      'Le poids du module en verre est déduit, non mesuré : {smf-520.weightPerArea} représentent {lighterThanGlass} de moins qu’environ {glassModule}, et toutes les comparaisons de poids de ce site s’y rapportent. Seuls les {dragonflyLighterThanGlass} indiqués pour le Dragonfly comparent cadre contre cadre : un module en verre cadré d’environ {framedGlassModule}, valeur déduite elle aussi.',
  },
  certificates: {
    title: 'Certificats et cinq essais',
    text: 'Voici les normes et les organismes. Chaque certificat nomme les modèles qu’il couvre ; les vôtres accompagnent le devis.',
    testsTitle: 'Essais de durabilité',
    saltMist: {
      name: 'Brouillard salin',
      text: 'Pour les toitures en bord de mer et les bateaux.',
    },
    ammonia: { name: 'Corrosion à l’ammoniac', text: 'Pour les bâtiments d’élevage.' },
    fire: { name: 'Feu', text: 'Comment les flammes se propagent sur le module.' },
    blownSand: { name: 'Vent de sable', text: 'Pour les déserts et les pistes poussiéreuses.' },
    pid: {
      name: 'Dégradation induite par le potentiel (PID)',
      text: 'Une tension élevée pendant longtemps, comme dans les longues chaînes.',
    },
  },
  limits: [
    { heading: 'Ce qu’eArc vous demande' },
    'Un module léger déplace une partie du travail du produit vers l’étude. Mieux vaut le lire ici que l’apprendre sur le toit.',
    {
      list: [
        'Chaleur : collé sans lame d’air, un module chauffe davantage. Un essai par une température ambiante proche de 44 °C a mesuré environ 9 % de puissance en moins (solar4rvs.com.au).',
        'Adhérence : elle se vérifie sur votre toiture, sur votre revêtement. À vérifier en premier : le PVDF, sur lequel le collage n’est pas fiable (support.s-5.com).',
        'Vent : une installation collée a cédé au bout de quatre mois, par un vent de 14 m/s, en partie parce que l’adhérence n’avait pas été vérifiée (how-do-you-glue.de). La légèreté ne remplace pas un calcul du soulèvement au vent.',
        'Assurance : nous n’avons à ce jour (novembre 2026) ni Avis Technique, ni ATEx, ni Enquête de Technique Nouvelle (ETN) à vous présenter. Voyez avec votre assureur, avant l’étude, si la pose relève pour lui d’une technique courante.',
        'Feu : notre manuel de 2019 indique la classe feu C. Un classement Broof(t3) n’y figure pas ; demandez-le si la toiture doit l’avoir, en particulier sur un site classé (ICPE).',
        'Connecteurs : les retirer annule la garantie. Prévoyez à l’avance les longueurs de câble et les adaptateurs.',
      ],
    },
    'Et dans tous les cas, un ingénieur structure vérifie la toiture. La préparation et l’essai sont décrits à la page [Méthodes de pose](/eArc_install#preparation).',
  ],
  faq: {
    title: 'Questions sur la technologie',
    questions: [
      {
        question: 'eArc est-il un module à couches minces ?',
        answer:
          'Non. Les cellules sont en silicium cristallin ; la classe 520 W compte 144 demi-cellules mono PERC. Seul le verre a disparu.',
      },
      {
        question: 'Quel rayon un module eArc accepte-t-il ?',
        answer:
          'Nous ne publions pas ici de rayon de courbure général, car il dépend du modèle et du mode de fixation. Indiquez-nous le rayon de votre toiture : nous répondons par écrit pour ce modèle.',
      },
      {
        question: 'Si le module est si léger, faut-il encore vérifier la toiture ?',
        answer:
          'Oui. Environ {smf-520.weightPerArea}, c’est encore une charge, et le vent tire vers le haut. La légèreté détermine si l’étude en vaut la peine, non si elle est nécessaire.',
      },
    ],
  },
  next: {
    title: 'Commencez par votre toiture',
    text: 'Indiquez-nous sa couverture, son âge et ce qu’elle peut porter. Si le verre vous convient mieux, nous vous le dirons franchement.',
    action: 'Demander un devis',
    alternative: 'Voir les méthodes de pose',
  },
};
