import type { ProductData430Text } from './text.ts';

export const fr: ProductData430Text = {
  title: 'SMF 430 : gamme tertiaire et industrielle, gamme hors réseau',
  description:
    'Données du SMF 430 à côté du SMF 520, sur toiture ou hors réseau : valeurs électriques, deux versions, limites et certificats.',
  parameters: {
    title: 'Le SMF 430 à côté du SMF 520',
    text: 'La plus petite classe, avec {smf-430.nominalPower}, et la plus grande, avec {smf-520.nominalPower}. Ce qui est signalé comme exemple ne vaut que jusqu’à la fiche technique de votre livraison.',
    basis:
      'SMF 430 : pv magazine Australie, 2022, et nos données. Tension du système et classes : notre manuel de 2019. Données électriques d’exemple : modules en verre de même classe dans la liste CEC de NREL SAM ; pour le SMF 430, un module de 435 W dont le courant a été ajusté à la puissance.',
  },
  hero: {
    title: 'Le module qui vous laisse le choix',
    text: 'Un même laminé sans verre, deux versions : sans cadre, à coller ; avec cadre, à fixer par brides. Le SMF 430 appartient à la gamme tertiaire et industrielle et à la gamme hors réseau.',
    action: 'Comment dimensionner une chaîne',
  },
  versions: {
    title: 'Avec ou sans cadre ?',
    text: 'La surface et la réserve de capacité portante décident ; le laminé reste le même.',
    frameless: 'Sans cadre',
    framed: 'Avec cadre',
    fixing: {
      criterion: 'Fixation',
      ours: 'Collage au silicone structurel',
      other: 'Fixation mécanique par brides',
    },
    weight: {
      criterion: 'Poids',
      ours: 'environ {smf-430.weightPerArea}',
      other: '11,2 kg par module',
      note: 'Le poids du module cadré a été publié par module en 2022. Ses dimensions ne l’ont pas été ; nous n’en déduisons donc aucun poids surfacique.',
    },
    surface: {
      criterion: 'Ce que la toiture doit offrir',
      ours: 'Une surface propre et saine, validée par un essai d’adhérence',
      other: 'Des joints, des rails ou une structure de support pour les brides',
    },
    progress: {
      criterion: 'Reprise des travaux',
      ours: 'Après la prise, selon le fabricant de la colle',
      other: 'Dès que les brides sont serrées',
    },
    assumptions: [
      'Tous deux sur une toiture dont la réserve de capacité portante est confirmée, vent et neige compris.',
      'Au poids du module s’ajoute celui de la colle, des brides, des rails et des câbles.',
    ],
  },
  cases: {
    title: 'Les deux modes de pose, dans la presse',
    text: 'Deux toitures d’Allemagne, avec des modules eArc de types antérieurs. Elles montrent le mode de fixation, et non le SMF 430 lui-même.',
    waldkirch: {
      place: 'Waldkirch, gymnase',
      roof: 'Zinc-titane',
      method: 'Modules cadrés, fixés par pinces',
      text: 'Nous avons fait rectifier les articles selon lesquels les modules étaient collés. Une autre source indique 190 kWc.',
      source: 'pv magazine Allemagne, 5 avril 2019',
    },
    dreihausen: {
      place: 'Dreihausen, chaufferie',
      method: 'Collé',
      text: '16 modules collés.',
      source: 'Stadtwerke Marburg : « Einfach aufgeklebt »',
    },
  },
  notice: {
    title: 'Non interchangeables sur la toiture',
    text: 'La version sans cadre est conçue pour le collage. Les brides vont avec le cadre, qui reprend leur effort. Choisissez la version avant de dessiner le plan de calepinage.',
  },
  certificates: {
    title: 'Certificats des deux versions',
    text: 'Les versions avec et sans cadre peuvent figurer séparément sur un certificat. Nous vous envoyons la copie qui mentionne la vôtre.',
  },
  faq: {
    title: 'Trois questions sur le SMF 430',
    questions: [
      {
        question: 'Peut-on mélanger le SMF 430 et le SMF 520 dans une chaîne ?',
        answer:
          'Mieux vaut l’éviter. Le même courant traverse les modules en série et, avec les valeurs d’exemple, le plus petit limite la chaîne à {smf-430.currentAtMaximumPower}. Prévoyez des chaînes distinctes sur des entrées distinctes de l’onduleur.',
      },
      {
        question: 'Quand choisir le SMF 430 plutôt que le SMF 520 ?',
        answer:
          'Lorsque vous voulez le cadre, ou que {smf-430.nominalPower} par module conviennent mieux à la chaîne et à la surface. Le poids surfacique des versions sans cadre est le même : environ {smf-430.weightPerArea}.',
      },
      {
        question: 'La version cadrée chauffe-t-elle moins ?',
        answer:
          'En principe oui, si l’air passe entre le module et la toiture. Nous n’avons pas publié de mesure du SMF 430.',
      },
    ],
  },
  quote: {
    title: 'Demandez un devis pour le SMF 430',
    text: 'Indiquez-nous la toiture, la version envisagée et le nombre de modules. En cas de doute, une photo de la toiture suffit pour commencer.',
  },
};
