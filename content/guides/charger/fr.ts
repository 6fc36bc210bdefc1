import type { GuideText } from '../text.ts';

export const fr: GuideText = {
  title: 'Le chargeur solaire portable',
  text: 'Pour le chargeur solaire portable : le déplier, le tourner vers le soleil, à quoi ses sorties conviennent ou non, et comment le faire durer.',
  tools: [
    'Le chargeur dans sa housse, avec les câbles fournis',
    'L’appareil à charger, ou une station électrique portable, avec son manuel',
    'Deux cordelettes ou sardines contre le vent',
    'Chiffon doux et sec',
  ],
  conditions: [
    'Sol : sec et ferme. Sable brûlant, capot au soleil et tableau de bord sont trop chauds pour le chargeur et pour la batterie de votre appareil.',
    'Vent : attachez-le ou lestez-le par les bords ; une rafale le retourne.',
    'Pluie : rentrez-le. Sorties et fiches restent au sec, même si la toile supporte l’eau.',
    'Ombre : aucune sur les cellules, pas même celle d’une corde ou d’une branche.',
    'Enfants et animaux : personne ne marche dessus, personne ne joue avec les câbles.',
  ],
  steps: {
    title: 'Raccorder pas à pas',
    steps: [
      {
        title: 'Regarder d’abord',
        text: 'En cas de fissure, de pli hors couture, de fiche brûlée ou tordue, le chargeur reste dans sa housse.',
      },
      {
        title: 'Choisir la sortie',
        text: 'Tension et fiche de la sortie doivent être celles qu’indique le manuel de votre appareil. Ne forcez jamais une fiche.',
      },
      {
        title: 'Le chargeur d’abord, l’appareil ensuite',
        text: 'Étalez le chargeur au soleil, attendez que la sortie soit stable, puis branchez l’appareil. Si un manuel demande un autre ordre, suivez le manuel.',
      },
      {
        title: 'L’appareil à l’ombre',
        text: 'Derrière le chargeur ou dans la housse ouverte, avec de l’air autour. Si l’appareil est chaud au toucher, débranchez-le et laissez-le refroidir avant de reprendre la charge.',
      },
      {
        title: 'Par une station électrique portable',
        text: 'Elle compense les passages nuageux. Son entrée doit admettre la tension en circuit ouvert du chargeur, même par un matin froid et clair.',
      },
      {
        title: 'En fin de journée',
        text: 'Débranchez, laissez refroidir, essuyez, pliez aux coutures, fermez la housse.',
      },
    ],
  },
  checks: [
    'Toutes les cellules sont en plein soleil.',
    'Le chargeur est perpendiculaire aux rayons du soleil et a été réorienté au cours des dernières heures.',
    'Aucun câble n’est tendu, pincé ni dans une flaque.',
    'L’appareil indique qu’il charge.',
    'Appareil et fiche sont tout au plus tièdes.',
  ],
  care: [
    'Rangez-le au sec, plié aux coutures seulement, sans poids dessus.',
    'Essuyez-le avec un chiffon mouillé ; ni solvant, ni lave-linge.',
    'Deux fois par an : dépliez-le, regardez coutures, poches et fiches, et chargez quelque chose une heure.',
    'Un chargeur piétiné, brûlé ou détrempé ne s’utilise plus.',
  ],
  decisions: [
    {
      document: 'Manuel du chargeur',
      decides:
        'Sorties, leur tension et leur courant, températures, eau, ce qui peut être branché ensemble',
    },
    {
      document: 'Manuel de votre appareil',
      decides:
        'Tension d’entrée et fiche, charge possible ou non sur une source qui varie avec les nuages',
    },
    {
      document: 'Manuel de la station électrique portable',
      decides: 'Tension et courant d’entrée maximaux, fiche, ordre de raccordement',
    },
    {
      document: 'Manuel de la batterie',
      decides: 'Températures auxquelles elle peut être chargée',
    },
    {
      document: 'Règles de transport',
      decides: 'Comment emporter chargeurs, batteries externes et stations en avion et en ferry',
    },
  ],
  record: {
    lines: ['Acheté le, chez', 'Appareils avec lesquels il sert : tension d’entrée'],
    columns: [
      'Date',
      'Soleil, ciel',
      'Sortie',
      'Appareil',
      'Avant (%)',
      'Après (%)',
      'Durée (h)',
      'Visa',
    ],
  },
};
