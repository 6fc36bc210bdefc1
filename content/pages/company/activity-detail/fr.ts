import type { ActivityDetailText } from './text.ts';

export const fr: ActivityDetailText = {
  title: 'Visites et journées de formation',
  description:
    'Une visite, une journée de formation pour installateurs, une journée au laboratoire : trois formats possibles chez eArc, décrits par des exemples.',
  hero: {
    title: 'Voir, coller, tester',
    text: 'Trois formats permettent de découvrir le module de près : une visite, une journée de formation pour installateurs et une journée au laboratoire.',
    action: 'Voir les dates',
    alternative: 'Avant de venir',
  },
  dates: {
    title: 'Dates',
    text: 'Le déroulement de chaque journée est décrit plus bas par un exemple. Les dates signalées comme données d’exemple montrent comment fonctionne cette liste ; personne ne vous y attendra.',
  },
  training: {
    title: 'Exemple : une journée de formation',
    text: 'Pour les installateurs qui fixent des modules sur des toitures et des véhicules. La pratique d’abord, la théorie là où il en faut.',
    steps: [
      [
        'Juger la surface',
        'Nettoyer une tôle d’essai, coller une éprouvette, l’arracher, observer la rupture. Ce que montre la tôle, chaque toiture réelle peut le démentir ; c’est pourquoi on les teste toutes.',
      ],
      [
        'Déposer le cordon de colle',
        'Hauteur, écartement et temps ouvert suivent les indications du fabricant de la colle. On s’exerce sur des tôles jusqu’à obtenir un cordon régulier.',
      ],
      [
        'Poser les pinces',
        'Sur un morceau de joint debout, avec un cadre SMH : placer, serrer, contrôler. L’écartement se lit dans le manuel d’installation, il ne se cite pas de mémoire.',
      ],
      [
        'Raccorder et mesurer',
        'Poser les câbles, garder les connecteurs d’origine, mesurer la tension de la chaîne et la noter. Pour finir, chaque binôme contrôle le travail d’un autre.',
      ],
    ],
  },
  visit: {
    title: 'Exemple : une visite',
    text: 'Le groupe suit un module de la première chaîne de cellules jusqu’au flash-test. Les questions sont recueillies en chemin et traitées à la fin, même celles qui dérangent : chaleur, adhérence, fin de vie. Pour les photos, on se met d’accord à l’avance.',
  },
  laboratory: {
    title: 'Exemple : une journée au laboratoire',
    text: 'Bureaux d’études, étudiants ou candidats passent eux-mêmes à la paillasse. Le sujet est l’un des cinq essais : brouillard salin, corrosion à l’ammoniac, feu, vent de sable ou dégradation induite par le potentiel (PID). Que montre-t-il, et que ne montre-t-il pas ? La journée s’achève sur une mesure que les participants exploitent eux-mêmes.',
    action: 'Essais et certificats',
  },
  faq: {
    title: 'Avant de venir',
    questions: [
      [
        'Qui peut participer ?',
        'Installateurs, bureaux d’études, étudiants et candidats. Dites-nous qui vous êtes et ce que vous aimeriez voir. Tous les formats ne conviennent pas à tous les groupes ; le cas échéant, nous vous le dirons.',
      ],
      [
        'Combien cela coûte-t-il ?',
        'Aucun prix n’est fixé ici, car le format, le lieu et la taille du groupe varient. Vous recevez les conditions par écrit avant de vous engager.',
      ],
      [
        'La journée fait-elle de moi un installateur certifié ?',
        'Non. C’est un entraînement. Il ne remplace ni le manuel d’installation, ni les qualifications et autorisations exigées dans votre pays.',
      ],
    ],
  },
  next: {
    title: 'Proposez une journée',
    text: 'Dites-nous à quel format vous pensez, combien de personnes viendraient et de quel pays.',
    action: 'Nous écrire',
    alternative: 'Carrières',
  },
};
