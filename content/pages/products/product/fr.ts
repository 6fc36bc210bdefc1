import type { ProductText } from './text.ts';

export const fr: ProductText = {
  title: 'Gamme tertiaire et industrielle : SMF et SMH',
  description:
    'Le SMF se colle, le SMH « Dragonfly » se fixe par brides : deux modules sans verre pour toitures tertiaires et industrielles, comparés entre eux et au verre.',
  hero: {
    title: 'Deux modules pour les toitures qui ont peu de marge',
    text: 'Une installation classique à modules en verre impose à la toiture au moins {minimumRoofLoad} de plus, et environ {excludedRoofs} des toitures tertiaires et industrielles n’ont pas cette réserve (notre propre estimation, 2026). Cette gamme y installe le silicium cristallin de deux façons : le SMF se colle, le SMH « Dragonfly » se fixe par brides.',
    ask: 'Nous consulter pour votre toiture',
    compare: 'Comparer avec le verre',
  },
  smf: {
    title: 'SMF : coller plutôt que percer',
    text: 'Ni cadre, ni rail, ni verre : un laminé de {smf-520.thickness} d’épaisseur, environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins qu’un module en verre. Un silicone structurel le maintient sur la toiture sans un seul percement. Le SMF est le premier choix lorsque la réserve de capacité portante est minime et que la surface se prête au collage. Il existe en SMF 520 et en SMF 430, ce dernier également en version cadrée.',
    data520: 'Données du SMF 520',
    data430: 'Données du SMF 430',
  },
  smh: {
    title: 'SMH « Dragonfly » : le cadre est déjà là',
    text: 'Lorsqu’il arrive sur la toiture, le module porte déjà son cadre de montage ; il ne reste que la fixation mécanique par brides. La pose demande ainsi {installationTimeSaving} de temps en moins. Avec {smh-520.weightPerArea}, le SMH pèse plus que le SMF, mais {dragonflyLighterThanGlass} de moins qu’un module en verre cadré. Il convient aux joints debout et aux rails, ainsi qu’aux surfaces où le collage est incertain.',
    data: 'Le Dragonfly en détail',
  },
  roofs: {
    title: 'Quel module pour quelle toiture',
    text: 'Une première orientation. La réponse se trouve sur la toiture elle-même : sa structure, sa surface et le vent en rive.',
    weight: {
      criterion: 'Poids surfacique',
      ours: 'environ {smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: 'Toiture en bac acier',
      ours: 'Collé directement sur le bac',
      other: 'Par brides, s’il en existe pour ce profil',
    },
    standingSeam: {
      criterion: 'Toiture à joint debout',
      ours: 'Collé entre les joints',
      other: 'Pinces sur les joints, sans percement',
    },
    flat: {
      criterion: 'Toiture-terrasse, membrane TPO ou PVC',
      ours: 'Collé sur une structure de support en aluminium',
      other: 'Par brides sur une structure de support, après étude',
    },
    coated: {
      criterion: 'Tôle à revêtement PVDF',
      ours: 'Seulement après un essai d’adhérence concluant : le PVDF se colle mal',
      other: 'La bride ne dépend pas du revêtement',
    },
    assumptions: [
      'Un ingénieur structure confirme la réserve de capacité portante, vent et neige compris, avant toute commande.',
      'Avant le collage, l’adhérence est testée sur la surface réelle.',
    ],
  },
  scale: {
    title: 'SMF, SMH et verre à la même échelle',
    text: 'Un mètre carré de chacun, dessiné à l’échelle. Le trait marque la limite d’une toiture prise en exemple.',
    smf: 'SMF',
    smh: 'SMH « Dragonfly »',
    glassModule: 'Module en verre seul (valeur déduite)',
    smfSystem: 'SMF avec colle et câbles',
    glassSystem: 'Réserve nécessaire pour une installation à modules en verre',
    limit: 'Réserve d’une toiture prise en exemple',
    basis:
      'SMF et SMH : le module seul, sans colle, brides ni câbles. Module en verre : valeur déduite de nos propres chiffres, {smf-520.weightPerArea} représentant {lighterThanGlass} de moins qu’environ {glassModule}. Installation à modules en verre : la réserve de capacité portante que la toiture doit avoir. Les {dragonflyLighterThanGlass} du Dragonfly se rapportent à un module en verre cadré d’environ {framedGlassModule}. Colle et câbles : 0,8 kg/m², à titre d’exemple.',
  },
  glass: {
    title: 'eArc et le verre, côte à côte',
    text: 'Le verre a sa place : sur les toitures capables de le porter et là où l’air doit circuler derrière le module. Voici les différences qui comptent.',
    ours: 'SMF, collé',
    other: 'Module en verre sur rails',
    weight: {
      criterion: 'Poids du module',
      ours: 'environ {smf-520.weightPerArea}',
      other: 'environ {glassModule}',
      note: 'La valeur du verre est déduite ; voir l’échelle ci-dessus.',
    },
    fixing: {
      criterion: 'Fixation',
      ours: 'Silicone structurel, aucun percement de la toiture',
      other: 'Rails et brides, vissés ou lestés',
    },
    heat: {
      criterion: 'Air derrière le module',
      ours: 'Aucun : les cellules chauffent davantage',
      other: 'Une lame d’air qui refroidit',
      note: 'Ce que l’absence de lame d’air peut coûter figure parmi les limites d’eArc.',
    },
    reinforcement: {
      criterion: 'Si la toiture est trop faible pour le verre',
      ours: 'Mérite souvent l’étude d’un ingénieur',
      other: 'Renforcement : de 100 000 à 250 000 € par MW',
      note: 'Coût publié par LONGi, autre fabricant de modules solaires.',
    },
    assumptions: [
      'SMF 520, collé sur bac acier, sans le poids de la colle.',
      'Verre : module cadré, parallèle à la toiture, sans le poids des rails ni du lest.',
      'Tous deux à cellules cristallines, aux conditions standard d’essai ; site, pente et ombrage ne sont pas pris en compte.',
    ],
  },
  installation: {
    title: 'Quatre façons de les poser',
    bonding: {
      name: 'Collage',
      text: 'Nettoyer, tester l’adhérence, déposer le cordon de colle, presser le module. Aucun percement de la toiture.',
    },
    standingSeam: {
      name: 'Joint debout',
      text: 'Le SMF se place entre les joints ; le SMH y est fixé par pinces.',
    },
    flatRoof: {
      name: 'Toiture-terrasse',
      text: 'Une structure de support en aluminium porte les modules au-dessus de la membrane d’étanchéité.',
    },
    clamps: {
      name: 'Brides',
      text: 'Une fixation mécanique pour les modules cadrés, indépendante du revêtement et du temps de prise.',
    },
  },
  certificates: {
    title: 'Testés et certifiés',
    text: 'Les marques de la gamme tertiaire et industrielle. Chaque certificat précise les modèles qu’il couvre ; demandez la copie qui correspond au vôtre.',
  },
  faq: {
    title: 'Trois questions que posent les propriétaires',
    questions: [
      {
        question: 'Ma toiture peut-elle le porter ?',
        answer:
          'Seul un ingénieur structure peut le dire. Indiquez-nous la réserve de capacité portante si vous la connaissez, sinon l’âge et le mode de construction de la toiture. Nous vous donnerons les charges du module, de la colle ou des brides et des câbles, pour servir de base au calcul.',
      },
      {
        question: 'La colle tient-elle sur toutes les toitures ?',
        answer:
          'Non. Certains revêtements se collent mal, et tous vieillissent. Seul un essai sur votre propre toiture montre si la colle y tient ; nous le recommandons donc avant toute commande, et des brides s’il échoue.',
      },
      {
        question: 'Quand le verre est-il préférable ?',
        answer:
          'Quand la toiture a de la marge et que le climat est chaud. Un module en verre avec lame d’air chauffe moins qu’un module collé. Se passer du verre est utile là où le poids, la hauteur ou les percements font obstacle.',
      },
    ],
    applications: 'Applications tertiaires et industrielles',
    moreApplications: 'Autres applications',
  },
  otherSeries: 'Pas de toiture ? Les trois autres gammes',
  quote: {
    title: 'SMF ou SMH ? Parlons-en',
    text: 'Indiquez-nous le type de toiture, sa surface et, si vous la connaissez, sa réserve de capacité portante. Nous vous proposerons un module et une fixation.',
  },
};
