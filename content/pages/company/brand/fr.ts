import type { BrandText } from './text.ts';

export const fr: BrandText = {
  title: 'Noms et logotype',
  description:
    'Ce que désignent les noms eArc, SMF et SMH « Dragonfly », comment les écrire et comment partenaires et presse peuvent les employer.',
  hero: {
    title: 'Un e minuscule, un A majuscule',
    text: 'eArc est le nom d’une technologie, et quatre lettres s’écrivent vite de travers. Cette page s’adresse aux partenaires, aux rédactions et aux traducteurs qui veulent bien les écrire.',
    action: 'Comment écrire les noms',
    alternative: 'Utiliser le logotype',
  },
  names: [
    { heading: 'Ce que désignent les noms' },
    'eArc est la technologie : des cellules en silicium cristallin dans un laminé sans verre. Ce site porte le même nom.',
    {
      list: [
        'SMF : modules sans cadre, à coller.',
        'SMH : modules à cadre de montage intégré en usine, pour la fixation mécanique. On les appelle aussi « Dragonfly ».',
        'Hors réseau, balcon et chargeur solaire portable décrivent un usage. Ce ne sont pas des noms : on les traduit.',
      ],
    },
    'SMF et SMH sont des codes de type ; ne les développez pas. Le nombre qui suit est la puissance nominale en watts. Dans des publications et manuels plus anciens, vous trouverez la graphie « eArche » pour la même technologie.',
  ],
  writing: {
    title: 'Comment les écrire',
    text: 'Ces cinq cas règlent la plupart des questions.',
    right: 'À écrire',
    wrong: 'À éviter',
    rows: [
      ['Technologie', 'eArc', 'Earc ou EARC', 'Y compris dans les titres et en début de phrase.'],
      ['Avec un nom', 'modules eArc', 'les eArcs', 'Le nom est invariable et suit le substantif.'],
      ['Modèle', 'SMF 520', 'SMF520W', 'Avec une espace et sans l’unité.'],
      [
        'Second nom',
        'SMH « Dragonfly »',
        'Dragon Fly ou DragonFly',
        'D’abord le code, puis le nom entre guillemets.',
      ],
      [
        'Chiffres',
        'environ {smf-520.weightPerArea}, module seul',
        'le module le plus léger de tous',
        'Un chiffre et ce qu’il mesure, plutôt qu’un superlatif.',
      ],
    ],
  },
  wordmark: {
    title: 'Le logotype',
    text: 'Deux arcs, l’un dans l’autre, et le nom à côté : des lettres droites sur un fond uni. Laissez libre autour au moins la hauteur des arcs. Ne l’étirez pas, ne l’inclinez pas, ne changez pas ses couleurs, ne lui ajoutez pas de contour et ne l’accolez pas à votre propre marque. Les fichiers pour fonds clairs et sombres se trouvent dans le dossier de presse.',
    action: 'Fichiers du logotype',
  },
  use: [
    { heading: 'Ce que les partenaires peuvent dire' },
    {
      list: [
        '« Nous posons des modules eArc » : si c’est vrai, inutile de demander.',
        '« Compatible avec les modules eArc » : si vous l’avez vérifié par un essai et pouvez montrer comment.',
        '« Partenaire officiel » ou « formé par eArc » : seulement avec notre accord écrit.',
        'eArc dans le nom de votre entreprise ou votre adresse web : merci de vous en abstenir.',
      ],
    },
    'Les marques de conformité comme IEC 61215, UL 61730, TÜV ou VDE valent pour le modèle inscrit sur le certificat, et non pour une installation entière ni pour votre entreprise. En cas de doute, citez le modèle et laissez la marque de côté.',
  ],
  next: {
    title: 'Un doute sur une phrase ?',
    text: 'Envoyez-la-nous avant l’impression. C’est plus simple que de la corriger après.',
    action: 'Contact presse et médias',
    alternative: 'Espace de téléchargement',
  },
};
