import type { GuideText } from '../text.ts';

export const fr: GuideText = {
  title: 'Fixation par brides',
  text: 'Pour le SMH « Dragonfly », à cadre de montage intégré en usine, et pour d’autres modules cadrés, sur joints debout ou sur rails : que préparer, dans quel ordre travailler, que contrôler et que noter.',
  tools: [
    'Plan de calepinage, cordeau à tracer, mètre ruban',
    'Pinces ou brides prévues pour ce joint ou ce rail, comptées, avec leur manuel',
    'Clé dynamométrique à étalonnage en cours de validité, avec ses embouts',
    'Pied à coulisse pour la hauteur et la largeur du joint',
    'Gabarit coupé à l’écartement des brides',
    'Protection antichute, chaussures à semelle souple, gants',
    'Multimètre et cordons de mesure prévus pour une tension supérieure à celle de la chaîne ; attaches de câble pour le cadre',
    'Marqueur pour repérer les vis serrées',
  ],
  conditions: [
    'Structure : un ingénieur structure a confirmé la réserve de capacité portante et le soulèvement au vent, y compris pour les joints et leurs pattes de fixation.',
    'Joint : droit, intact et de la forme pour laquelle la pince est faite. Essayez une pince avant de poser toutes les autres.',
    'Métaux : pince, joint et cadre doivent être compatibles, sinon l’un d’eux se corrode. Le manuel de la pince indique les associations admises.',
    'Personnes : deux par module ; un électricien qualifié pour les chaînes et le raccordement.',
    'Météo : pas de travail sur une toiture gelée ou mouillée. Ne soulevez un module que si deux personnes peuvent le tenir immobile à chaque rafale ; si le manuel ou les règles des travaux en toiture fixent une limite plus basse, c’est elle qui s’applique.',
  ],
  steps: {
    title: 'De la première pince à la dernière chaîne',
    steps: [
      {
        title: 'Mesurer les joints',
        text: 'Écartement, hauteur et largeur, à plusieurs endroits. Une toiture est rarement aussi régulière que son plan.',
      },
      {
        title: 'Tracer les rangées',
        text: 'Partez d’une ligne droite perpendiculaire aux joints. Laissez libres le faîtage, les passages et les zones exclues par le calcul au vent.',
      },
      {
        title: 'Poser à la main la première rangée de pinces',
        text: 'Serrez juste assez pour que les pinces tiennent. Alignez-les sur le trait, puis prenez la clé dynamométrique.',
      },
      {
        title: 'Porter et poser les modules',
        text: 'À deux, par le cadre, jamais par le câble ni par la boîte de jonction. Aucun outil ne touche le laminé.',
      },
      {
        title: 'Fermer les brides',
        text: 'Sur le cadre seulement, dans la plage qu’admet votre manuel, à l’identique des deux côtés.',
      },
      {
        title: 'Laisser du jeu',
        text: 'Tôles et cadres ne se dilatent pas autant. Respectez les jeux donnés par les manuels ; ni bride ni rangée n’enjambe un joint de dilatation.',
      },
      {
        title: 'Poser les câbles et raccorder',
        text: 'Fixez les câbles au cadre, hors de l’eau. Reliez les cadres à la terre comme l’exigent les manuels. Contrôlez la polarité et mesurez chaque chaîne.',
      },
    ],
  },
  checks: [
    'Nombre et emplacement des brides sont ceux du manuel, sur chaque module.',
    'Chaque vis a été serrée à la clé dynamométrique et marquée.',
    'Aucune bride ne porte sur le laminé ni hors de la plage admise du cadre.',
    'Les joints sont intacts, aucune tôle n’est soulevée.',
    'Joints de dilatation et jeux sont libres.',
    'Les cadres sont reliés à la terre comme l’exigent les manuels.',
    'Les câbles sont fixés au cadre ; aucun ne se trouve sur le passage de l’eau.',
    'Polarité et tension en circuit ouvert de chaque chaîne sont mesurées et conformes aux valeurs attendues.',
  ],
  care: [
    'Contrôlez de nouveau le couple quand le manuel de la bride le demande, et après la première tempête.',
    'Une fois par an : cherchez les brides déplacées, la corrosion et les câbles détachés.',
    'Remplacez un module au cadre déformé : ce cadre ne tient plus comme lors de l’essai.',
    'Nettoyez à l’eau et à la brosse souple ; ni haute pression, ni solvant.',
  ],
  decisions: [
    {
      document: 'Manuel d’installation du module',
      decides:
        'Plage de serrage sur le cadre, nombre et écartement des brides, charges admises, mise à la terre, câbles et connecteurs',
    },
    {
      document: 'Manuel de la bride ou de la pince',
      decides: 'Formes de joint, couple, métaux, contrôles ultérieurs, réutilisation admise ou non',
    },
    {
      document: 'Calcul de structure et calcul au vent',
      decides:
        'Réserve de capacité portante, zones à laisser libres, nombre de brides en rive et aux angles',
    },
    {
      document: 'Fabricant de la couverture ou couvreur',
      decides: 'Accord, points fixes et joints de dilatation des tôles, fixation des joints debout',
    },
    {
      document: 'Manuel de l’onduleur',
      decides:
        'Tension et courant d’entrée, mise à la terre, mesure d’isolement, ordre de mise en marche et d’arrêt',
    },
    {
      document: 'Règles de votre pays',
      decides:
        'Qui peut travailler sur la toiture et sur l’électricité, déclarations, accès des pompiers',
    },
  ],
  record: {
    lines: [
      'Toiture : tôle, hauteur et largeur du joint',
      'Bride ou pince : fabricant, type',
      'Clé dynamométrique : étalonnée jusqu’au',
      'Couple réglé, et document qui l’indique',
    ],
    columns: [
      'Rangée ou chaîne',
      'Modules',
      'Brides',
      'Couple contrôlé',
      'Polarité',
      'Voc mesurée (V)',
      'Visa',
    ],
  },
};
