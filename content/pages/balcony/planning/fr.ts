import type { PlanningText } from './text.ts';

export const fr: PlanningText = {
  title: 'Préparer un kit solaire de balcon',
  description:
    'Du mètre ruban à la prise : garde-corps, orientation, ombres, déclaration et vent, en cinq vérifications, avec trois exemples.',
  introduction:
    'Un mètre ruban, une boussole et une journée de soleil : il n’en faut pas plus pour savoir si un kit de balcon vous convient. Faites les cinq vérifications avant de commander quoi que ce soit, et notez les réponses. Ce sont elles que nous demandons pour un devis.',
  length: {
    title: 'Y a-t-il la place ? Deux kits, un garde-corps',
    text: 'Posés à l’horizontale et dessinés à l’échelle. Sur ce garde-corps d’exemple, un module rentre, deux non. Chez vous, c’est le mètre ruban qui décide.',
    single: 'Balcon 400, un module',
    pair: 'Balcon 800, deux modules et 40 mm d’écart',
    railing: 'Longueur libre d’un garde-corps d’exemple',
    basis:
      'Longueur d’un module : données d’exemple jusqu’à la publication de la fiche technique. En angle, les deux modules du Balcon 800 se placent sur deux côtés.',
  },
  checks: {
    title: 'Cinq vérifications, dans cet ordre',
    text: 'Chacune peut mettre fin au projet. C’est pourquoi les moins coûteuses viennent d’abord.',
    steps: [
      {
        title: 'Mesurer le garde-corps',
        text: 'Notez la longueur libre, la hauteur de la dalle à la main courante, l’épaisseur de celle-ci et l’écart entre les barreaux. Dans nos données d’exemple, un module mesure {balcony-400.length} sur {balcony-400.width}. Les sangles doivent pouvoir entourer quelque chose : un muret plein ou un panneau de verre demande une autre fixation. Cherchez la rouille et les poteaux qui bougent.',
      },
      {
        title: 'Trouver l’orientation',
        text: 'Le sud produit le plus sur l’année ; dans l’hémisphère sud, c’est le nord. L’est produit le matin, l’ouest le soir, quand beaucoup de gens sont chez eux. Sur un garde-corps, le module est vertical et produit moins qu’un module incliné.',
      },
      {
        title: 'Observer les ombres',
        text: 'Par une journée de soleil, regardez le matin, à midi et l’après-midi. Les cellules d’un module sont reliées en série : une ombre étroite peut coûter plus de puissance que sa taille ne le laisse penser. Pensez aux arbres, au balcon du dessus et au soleil bas de l’hiver.',
      },
      {
        title: 'Régler la prise et la déclaration',
        text: 'Y a-t-il une prise extérieure, et qui a le droit de s’y raccorder ? En France, le kit se déclare au gestionnaire de réseau ; les autres règles figurent sous ces cinq vérifications. Demandez l’accord écrit du bailleur ou de la copropriété. Faute de prise adaptée, un électricien vous dira ce qui est possible.',
      },
      {
        title: 'Penser au vent',
        text: 'Les étages élevés, les angles et les sites dégagés en reçoivent davantage. Faites confirmer par le fabricant du garde-corps, le gestionnaire de l’immeuble ou un ingénieur structure que les poteaux et les fixations peuvent reprendre les efforts de cette surface supplémentaire.',
      },
    ],
  },
  rules: {
    title: 'Les règles en France',
    points: [
      'Raccordement : l’installation se déclare au gestionnaire de réseau, le plus souvent Enedis, par une convention d’autoconsommation sans injection (CACSI) si vous ne vendez pas de surplus.',
      'Consuel : une attestation de conformité peut être demandée, notamment dès que l’installation électrique fixe est modifiée.',
      'Urbanisme : modifier l’aspect d’une façade relève en principe d’une déclaration préalable en mairie ; près d’un monument historique, l’architecte des Bâtiments de France donne son avis.',
      'Copropriété : il faut l’accord de l’assemblée générale dès que l’aspect extérieur de l’immeuble change (loi du 10 juillet 1965, article 25 b).',
      'Location : demandez l’accord écrit du bailleur avant de poser quoi que ce soit.',
    ],
    basis:
      'Règles connues en novembre 2026. Sources : Enedis, Consuel, Code de l’urbanisme, loi n° 65-557 du 10 juillet 1965. Les règles changent : vérifiez auprès de votre gestionnaire de réseau avant d’acheter.',
  },
  wind: {
    text: 'Sur un garde-corps, la vraie question n’est pas le poids : c’est le vent.',
    basis:
      'Les modules pèsent {balcony-400.weightPerArea}. Ce que le vent ajoute dépend de la surface, de la hauteur et du lieu, et doit être vérifié pour chaque bâtiment.',
  },
  cases: {
    title: 'Trois balcons, trois décisions',
    text: 'Des exemples inventés, pour montrer où mènent les vérifications. Aucun n’est un projet de client.',
    west: {
      place: 'Garde-corps court, orienté à l’ouest',
      method: 'Balcon 400, posé à l’horizontale',
      text: 'Dans cet exemple, il y a la place pour un module. Il produit le soir, à l’heure du dîner. La propriétaire a donné son accord par écrit.',
    },
    corner: {
      place: 'Balcon d’angle, est et sud',
      method: 'Balcon 800, un module de chaque côté',
      text: 'Chaque module a sa propre entrée sur le micro-onduleur. Un ingénieur structure examine d’abord le poteau d’angle, là où le vent est le plus fort dans cet exemple.',
    },
    north: {
      place: 'Côté nord, un arbre devant',
      method: 'aucune : nous le déconseillons',
      text: 'L’orientation et l’ombre plaident toutes deux contre un module. Dans cet exemple, notre réponse est non, et elle vient avant la commande.',
    },
  },
  products: { title: 'Pour le garde-corps, et pour qui n’en a pas' },
  next: {
    title: 'Vos cinq réponses sont prêtes ?',
    text: 'Envoyez-nous vos notes : pays, longueur et type de garde-corps, orientation, ombres, et à qui appartient l’immeuble.',
    kits: 'Voir les kits',
    quote: 'Demander un devis',
    estimate: 'Suivre une estimation',
  },
};
