import type { OffSeriesText } from './text.ts';

export const fr: OffSeriesText = {
  title: 'Modèles hors réseau 110 et 215 en détail',
  description:
    'Les caractéristiques des deux modèles pour site isolé et un exemple de calcul : combien de modules tiennent sur le toit d’un véhicule, pour quelle puissance et quel poids.',
  hero: {
    title: 'Combien de modules sur votre toit ?',
    text: 'Moins que ne le suggère la surface. Voici les deux modèles hors réseau avec leurs caractéristiques, et un calcul que vous pouvez refaire avec un mètre ruban.',
    action: 'Voir l’exemple de calcul',
    alternative: 'Voir les caractéristiques',
  },
  parameters: {
    title: 'Caractéristiques principales',
    text: 'Les données d’exemple sont signalées. Le poids surfacique d’environ {off-grid-215.weightPerArea} n’en fait pas partie.',
    basis:
      'Dimensions, poids et valeurs électriques tiennent lieu d’une fiche technique que nous n’avons pas encore publiée.',
  },
  fit: {
    title: 'Un décompte honnête, en quatre étapes',
    text: 'Un toit d’exemple, calculé avec les dimensions d’exemple du tableau. Mettez-y vos propres chiffres.',
    measure: {
      title: 'Mesurer la surface libre',
      text: 'Entre aérateurs, lanterneaux et antennes, pas le toit entier. Exemple : 3,2 m × 1,9 m.',
    },
    edges: {
      title: 'Déduire les bords',
      text: 'Laissez de la place pour l’air, l’eau et les câbles. Exemple : 100 mm tout autour, il reste 3,0 m × 1,7 m.',
    },
    count: {
      title: 'Essayer les deux modèles dans les deux sens',
      text: 'Exemple avec 20 mm entre les modules. Modèle 215 ({off-grid-215.length} × {off-grid-215.width}) : 2 × 2 = 4 en long, 3 × 1 = 3 en travers. Modèle 110 ({off-grid-110.length} × {off-grid-110.width}) : 2 × 3 = 6 en long, 5 × 1 = 5 en travers.',
    },
    compare: {
      title: 'Comparer puissance et poids',
      text: 'Sur ce toit d’exemple, quatre grands modules donnent plus que six petits. Sur une bande étroite, ce peut être l’inverse. La colle et les câbles s’y ajoutent ; vérifiez la charge utile sur le certificat d’immatriculation.',
    },
  },
  result: {
    title: 'Ce que donne l’exemple',
    power215: 'puissance nominale de quatre modules 215',
    weight215: 'poids de quatre modules 215',
    power110: 'puissance nominale de six modules 110',
    weight110: 'poids de six modules 110',
  },
  train: {
    text: 'Un train de Byron Bay montre ce qu’un grand toit peut accueillir : 6,5 kWc sur le train et 30 kWc sur sa remise.',
    basis:
      'État de décembre 2017, d’après la presse. Les articles ne précisent pas les modèles utilisés.',
  },
  notice: {
    title: 'Attendez le plan avant de découper',
    text: 'Les dimensions de cette page sont des données d’exemple. Ne placez passe-câbles et perçages que d’après le plan du module reçu.',
  },
  next: {
    title: 'Envoyez-nous un croquis du toit',
    text: 'Surface libre, obstacles, courbure, tension de la batterie : nous disposons les modules et disons ce qui ne tient pas.',
    action: 'Demander un devis',
    alternative: 'Demander un format spécial',
  },
};
