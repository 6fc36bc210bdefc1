import type { StringCheckMessages } from '../en/string-check.ts';

export const messages: StringCheckMessages = {
  model: 'Module',
  modules: 'Modules en série',
  lowest: 'Température minimale sur le site',
  highest: 'Température maximale de cellule',
  inverterMaximum: 'Tension d’entrée maximale de l’onduleur ou du régulateur de charge',
  mpptMinimum: 'Tension MPPT min.',
  mpptMaximum: 'Tension MPPT max.',
  optional: 'facultatif',
  calculate: 'Vérifier la chaîne',
  result: 'Résultat',
  withinLimit: 'Dans la limite : {voltage} à {temperature}, soit {margin} sous {limit}.',
  tooHigh: 'Trop élevée : {voltage} à {temperature}, soit {margin} au-dessus de {limit}.',
  noneFits: 'Aucune longueur de chaîne ne convient à cet onduleur ou régulateur.',
  largest: 'Au plus en série',
  smallest: 'Au moins en série, pour la plage MPPT',
  modulesCount: { one: '{value} module', other: '{value} modules' },
  limitOfModule: 'Limite : tension maximale du système admise par le module',
  limitOfInverter: 'Limite : tension d’entrée maximale de l’onduleur ou du régulateur',
  openCircuitModule: 'Tension en circuit ouvert d’un module à {temperature}',
  openCircuitString: 'Tension en circuit ouvert de la chaîne à {temperature}',
  operatingCold: 'Tension de fonctionnement de la chaîne à {temperature}',
  aboveWindow: 'au-dessus de la plage MPPT',
  belowWindow: 'en dessous de la plage MPPT',
  withinWindow: 'dans la plage MPPT',
  course: 'La chaîne selon la température',
  method: 'Méthode de calcul',
  methodCold:
    'Plus les cellules sont froides, plus la tension est élevée. Avant le lever du soleil, elles sont aussi froides que l’air : c’est donc la température de l’air la plus basse qui compte.',
  methodHot:
    'La tension de fonctionnement est calculée avec le coefficient de température de la puissance, faute d’en connaître un pour elle. C’est donc une approximation.',
  ruleFirst:
    'Les règles locales et les limites de l’onduleur priment. Ce contrôle ne remplace pas l’étude d’un électricien.',
  dataMissing: 'Les valeurs nécessaires ne sont pas encore disponibles pour ces modèles.',
  errorModules: 'Veuillez saisir un nombre entier de 1 à {maximum}',
  errorRange: 'Veuillez saisir un nombre de {minimum} à {maximum}',
  errorLimitRequired:
    'Veuillez saisir la tension d’entrée maximale : aucune tension maximale du système n’est connue pour ce module',
  errorWindow: 'La borne supérieure doit dépasser la borne inférieure',
  errorHotter: 'La température maximale doit dépasser la minimale',
};
