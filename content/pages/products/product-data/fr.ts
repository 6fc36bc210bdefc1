import type { ProductDataText } from './text.ts';

export const fr: ProductDataText = {
  title: 'SMF 520 : gamme tertiaire et industrielle, gamme hors réseau',
  description:
    'Toutes les données du SMF 520, sur toiture ou en système hors réseau : valeurs électriques, longueur de chaîne, température, pose et certificats.',
  hero: {
    title: 'SMF 520, en chiffres pour vos études',
    text: '{smf-520.nominalPower} sur {smf-520.length} × {smf-520.width}, {smf-520.thickness} d’épaisseur, environ {smf-520.weight}. Cette page s’adresse à ceux qui dimensionnent chaînes, câbles et fusibles, sur une toiture raccordée au réseau ou dans un système hors réseau. Le SMF 520 appartient à la gamme tertiaire et industrielle et sert aussi la gamme hors réseau.',
    parameters: 'Voir les caractéristiques',
    strings: 'Vérifier la chaîne',
  },
  parameters: {
    title: 'Caractéristiques du SMF 520',
    text: 'Aux conditions standard d’essai (STC), sauf indication contraire. Les valeurs signalées comme exemples sont provisoires, en attendant la fiche technique de votre livraison.',
    basis:
      'Cellules : TaiyangNews. Rendement, dimensions et poids : United Power Partners. Poids surfacique : notre donnée. Tension du système et classes : notre manuel de 2019. Données électriques d’exemple : modules en verre de même classe dans la liste CEC de NREL SAM. Les dimensions et le poids, publiés en pouces et en livres, donnent {smf-520.calculatedWeightPerArea} et {smf-520.calculatedEfficiency} ; le tableau garde les valeurs publiées.',
  },
  strings: {
    title: 'Combien de modules par chaîne ?',
    text: 'Plus les cellules sont froides, plus la tension monte, et la chaîne doit rester sous la tension du système même par le matin le plus froid. Avec les valeurs d’exemple, 20 modules passent sur le papier, mais pas par temps de gel.',
    twentyWarm: '20 modules à 25 °C',
    twentyCold: '20 modules à −10 °C',
    eighteenCold: '18 modules à −10 °C',
    sixteenFactor: '16 modules, facteur 1,25 du manuel',
    limit: 'Tension maximale du système',
    basis:
      'Exemple de calcul avec {smf-520.openCircuitVoltage} et {smf-520.voltageTemperatureCoefficient} par module. Notre manuel de 2019 multiplie la tension en circuit ouvert par 1,25, ce qui laisse de la marge pour les sites plus froids. Les règles locales et les limites de l’onduleur priment.',
  },
  temperature: {
    title: 'La chaleur coûte de la puissance, surtout sans lame d’air',
    text: 'Avec le coefficient d’exemple de {smf-520.powerTemperatureCoefficient}, une cellule à 65 °C, soit 40 K au-dessus des conditions d’essai, fournit environ 14 % de moins. Un module collé n’a pas d’air derrière lui et chauffe plus qu’un module sur rails. Calculez le productible pour une pose collée et laissez l’arrière libre là où la structure le permet.',
    action: 'Lire les limites d’eArc',
  },
  manual: {
    heading: 'Données de pose de notre manuel de 2019',
    intro:
      'Nous avons publié ces valeurs pour les modules eArc de cette année-là. Utilisez-les pour l’étude, puis vérifiez-les dans le manuel d’installation de votre livraison.',
    list: [
      'Dimensionner conducteurs et fusibles pour 1,25 fois le courant de court-circuit et la tension en circuit ouvert. Avec le courant d’exemple de {smf-520.shortCircuitCurrent}, cela donne environ 16,9 A.',
      'Deux chaînes en parallèle au plus sans fusible.',
      'Câble PV d’au moins 2,5 mm², prévu pour 90 °C.',
      'Classe d’application A, classe de protection II, classe feu C.',
      'Écartement des brides : de 250 à 450 mm pour 6 × 12 cellules, de 210 à 400 mm pour 6 × 10, de 200 à 350 mm pour 4 × 9.',
      'Ne pas couper les connecteurs : leur retrait annule la garantie.',
    ],
    offGridHeading: 'En site isolé (hors réseau)',
    offGrid:
      'Le SMF 520 fonctionne aussi sans réseau, par exemple sur un atelier ou un grand véhicule. Sa tension en circuit ouvert dépasse largement celle d’une batterie de 12 V ou 24 V ; le régulateur de charge MPPT doit accepter la tension du jour le plus froid. Si la place manque, voyez la [gamme hors réseau](/product_off).',
  },
  certificates: {
    title: 'Certificats du SMF 520',
    text: 'Nous envoyons sur demande des copies indiquant les modèles couverts. Précisez le pays du projet : gestionnaires de réseau et assureurs n’exigent pas tous les mêmes.',
  },
  faq: {
    title: 'Trois questions de bureaux d’études',
    questions: [
      {
        question: 'Pourquoi des valeurs électriques d’exemple ?',
        answer:
          'Parce que nous n’avons pas encore publié celles de ce module. Nous montrons celles de modules en verre de même classe pour que vous puissiez suivre le calcul. Pour votre étude, demandez la fiche technique et le fichier PAN de votre livraison.',
      },
      {
        question: 'Peut-on marcher sur le module ou le courber ?',
        answer:
          'Le laminé, de {smf-520.thickness} d’épaisseur, épouse une courbe douce. Nous n’avons pas publié de rayon admissible, et un pas peut fissurer des cellules sans que cela se voie. Indiquez-nous le rayon de votre surface avant l’étude.',
      },
      {
        question: 'Comment le SMF 520 est-il fixé ?',
        answer:
          'Il est sans cadre et se colle au silicone structurel. L’adhérence est testée d’abord, sur la toiture réelle. Pour une fixation par brides, choisissez le SMF 430 cadré ou le SMH « Dragonfly ».',
      },
    ],
  },
  quote: {
    title: 'Demandez des données et un devis',
    text: 'Dites-nous de quels documents vous avez besoin, pour combien de modules et pour quel onduleur ou régulateur de charge.',
  },
};
