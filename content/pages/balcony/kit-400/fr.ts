import type { Kit400Text } from './text.ts';

export const fr: Kit400Text = {
  title: 'Balcon 400 : un module pour un petit balcon',
  description:
    'Le Balcon 400, pour les locataires au garde-corps court : un module sans verre, posé sans percer et emporté au prochain déménagement.',
  hero: {
    title: 'Un balcon loué, une électricité bien à vous',
    text: 'Un module, un micro-onduleur, une fiche. Le Balcon 400 est fait pour un garde-corps court, et qui n’est pas à vous : il tient sans un trou et vous suit quand vous partez.',
    parameters: 'Voir les caractéristiques',
    planning: 'Préparer votre balcon',
  },
  tenant: {
    title: 'Ce que les locataires demandent d’abord',
    questions: [
      {
        question: 'Y a-t-il la place ?',
        answer:
          'Dans nos données d’exemple, le module mesure {balcony-400.length} de long et, posé à l’horizontale, {balcony-400.width} de haut. Mesurez la partie libre du garde-corps, sans jardinières ni descentes d’eau, et regardez où arriverait le bord inférieur.',
      },
      {
        question: 'Pourrai-je le monter ?',
        answer:
          'Le module pèse {balcony-400.weight} (données d’exemple) : une personne le porte. Pour l’accrocher, il faut être deux : l’une le tient, l’autre attache les sangles.',
      },
      {
        question: 'Laisse-t-il des traces ?',
        answer:
          'Rien n’est percé, rien n’est collé. Placez la face souple des sangles contre la peinture et regardez dessous une fois par an. Reste la question à poser au bailleur, et mieux vaut la poser avant qu’après.',
      },
    ],
  },
  figures: {
    title: 'Ce que porte le garde-corps',
    perArea: 'poids surfacique',
    weight: 'le module',
    power: 'puissance nominale',
    thickness: 'épaisseur du laminé',
  },
  mounting: {
    title: 'La pose en cinq étapes',
    text: 'À deux, par temps sec et sans vent. Le manuel d’installation de votre kit prime sur cette page.',
    steps: [
      {
        title: 'Contrôler le garde-corps',
        text: 'Secouez-le, regardez les poteaux et les fixations. Si quelque chose bouge ou rouille, le travail s’arrête là. Essuyez les endroits où les sangles vont appuyer.',
      },
      {
        title: 'Préparer les sangles',
        text: 'Posez le module sur une couverture et passez une sangle dans chaque œillet. Comptez-les. Votre manuel montre où vont les crochets.',
      },
      {
        title: 'Assurer, puis soulever',
        text: 'Attachez une corde de sécurité au module et à une partie solide du balcon avant que le module ne passe par-dessus la main courante. L’un le tient, l’autre attache les sangles du haut.',
      },
      {
        title: 'Fixer le bord inférieur',
        text: 'Placez les entretoises, attachez les sangles du bas et tirez sur chacune. Le module ne doit ni battre ni cogner.',
      },
      {
        title: 'Raccorder, brancher en dernier',
        text: 'Accrochez le micro-onduleur à l’ombre, avec de l’air autour. Emboîtez les connecteurs jusqu’au déclic. La fiche vient en dernier, une fois faite la déclaration éventuellement exigée.',
      },
    ],
  },
  safety: {
    title: 'Des gens passent sous votre garde-corps',
    text: 'Gardez le sol dégagé en contrebas pendant la pose. Un module est sous tension dès qu’il reçoit de la lumière : ne coupez jamais un câble, ne séparez jamais des connecteurs en charge, n’utilisez jamais un module abîmé. Contrôlez sangles et œillets après chaque tempête. Si une tempête est annoncée et que vous avez un doute, rentrez le module.',
  },
  parameters: {
    title: 'Caractéristiques du Balcon 400',
    text: 'Un module et sa puissance nominale. Ce qu’injecte le micro-onduleur dépend de sa propre limite.',
    basis:
      'Seul le poids surfacique est une donnée du produit. Les données d’exemple montrent ce que la fiche technique indiquera.',
  },
  next: {
    title: 'Mesurer d’abord, commander ensuite',
    text: 'Le guide passe en revue avec vous le garde-corps, l’orientation, les ombres, la prise et le vent. S’il reste de la place, regardez le kit à deux modules.',
    planning: 'Ouvrir le guide',
    quote: 'Demander un devis',
    pair: 'Voir le Balcon 800',
  },
};
