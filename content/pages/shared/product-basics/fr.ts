import { certificateTexts } from '../../products/shared/fr.ts';
import type { ProductBasics } from './text.ts';

export const fr: ProductBasics = {
  parameters: {
    title: 'Caractéristiques principales du SMF et du SMH',
    text: 'Les trois modules côte à côte, aux conditions standard d’essai (STC) sauf indication contraire. Ce qui sert aux calculs se trouve sur la page de chaque module.',
    basis:
      'Sources : voir les pages des modules. Données électriques d’exemple : modules en verre de même classe dans la liste CEC de NREL SAM.',
  },
  certificateTexts,
  testing: {
    productOff: {
      title: 'À quoi nos modules sont soumis',
      text: 'Voici les normes et les organismes que nous citons, avec cinq essais de durabilité : brouillard salin, corrosion à l’ammoniac, feu, vent de sable et PID. Le certificat qui couvre un modèle hors réseau est indiqué dans le devis.',
    },
    offSeries: {
      title: 'Certificats des modèles 110 et 215',
      text: 'Un certificat nomme les modèles qu’il couvre : demandez celui qui nomme le vôtre. L’homologation du véhicule ou du bateau est une démarche à part, auprès de l’organisme de votre pays.',
    },
    charger: {
      title: 'Essais et certification du chargeur',
      text: 'Ces marques sont celles de nos modules. Avant de vous y fier pour un module pliant muni d’un câble, demandez les documents de votre livraison.',
    },
    balcony: {
      title: 'Testés pour le plein air',
      text: 'Sur un balcon, deux choses se testent : le module et le kit raccordé dans son ensemble. Les marques sont celles que nous citons pour nos modules ; demandez aussi les documents du micro-onduleur.',
    },
    balcony400: {
      title: 'Documents pour le bailleur et le gestionnaire de réseau',
      text: 'Avant de déclarer le Balcon 400, demandez-nous le certificat qui nomme son module. Vous recevrez un fichier à transmettre tel quel.',
    },
    balcony800: {
      title: 'Un certificat pour les deux modules',
      text: 'Les deux modules du kit sont du même type ; le certificat qui nomme ce type vaut pour les deux.',
    },
  },
  questions: {
    offSeries: {
      title: 'Trois questions sur les deux modèles',
      questions: [
        {
          question: 'Lequel des deux convient à mon toit ?',
          answer:
            'Dessinez les deux comme dans l’exemple : le grand sur une surface unie, le petit sur les bandes entre les lanterneaux. Ce qui compte, c’est ce qui tient entre les bords, non la surface nue.',
        },
        {
          question: 'Peuvent-ils partager un régulateur de charge ?',
          answer:
            'Pas dans une même chaîne : en série, les modules partagent le courant, et le plus petit le fixe. Donnez à chaque modèle son régulateur ou son entrée.',
        },
        {
          question: 'De combien le toit s’alourdit-il ?',
          answer:
            'D’environ {off-grid-215.weightPerArea} : c’est le poids d’un mètre carré, non d’un module entier. Avec la colle et les câbles, l’ensemble doit rester dans la charge utile du certificat d’immatriculation.',
        },
      ],
    },
    charger: {
      title: 'Trois questions sur le chargeur',
      questions: [
        {
          question: 'Peut-il charger en roulant ?',
          answer:
            'Il est fait pour être déplié à l’arrêt. Derrière une vitre, il reçoit moins de lumière ; posé sur un toit sans attache, le vent l’emporte.',
        },
        {
          question: 'Craint-il la pluie ?',
          answer:
            'Nous n’avons pas d’indice de protection à publier. Traitez-le comme un appareil électronique : repliez-le quand il pleut et gardez au sec connecteurs et boîte de jonction.',
        },
        {
          question: 'Que valent {charger-60.nominalPower} en pratique ?',
          answer:
            'C’est une valeur de laboratoire, et une donnée d’exemple. La brume, l’angle et la chaleur en prennent une bonne part : comptez sur nettement moins.',
        },
      ],
    },
    balcony800: {
      title: 'Questions sur deux modules',
      questions: [
        {
          question: 'Puis-je raccorder {balcony-800.nominalPower} ?',
          answer:
            'Cela dépend de votre pays et de la puissance du micro-onduleur, pas des modules seuls. En France, le kit se déclare au gestionnaire de réseau, qui indique la puissance admise (novembre 2026).',
        },
        {
          question: 'Puis-je commencer par un module et ajouter le second ?',
          answer:
            'Oui : dans ce kit, chacun a sa propre entrée (données d’exemple). Vérifiez de nouveau le garde-corps pour la surface plus grande et modifiez la déclaration s’il y en a une.',
        },
        {
          question: 'Et si un module est à l’ombre ?',
          answer:
            'L’autre continue de produire. Accrochez le second là où l’ombre des poteaux et des balcons voisins n’arrive pas.',
        },
      ],
    },
  },
};
