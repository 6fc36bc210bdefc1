import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in French; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Calculateurs',
  toolsDescription:
    'Des réponses à votre propre question : ce que des modules produisent chez vous, par un calcul ouvert, avec sa marge et ses sources, sans compte.',
  calculate: 'Calculer',
  result: 'Résultat',
  errorNumber: 'Veuillez saisir un nombre de {minimum} à {maximum}',
  errorWhole: 'Veuillez saisir un nombre entier de {minimum} à {maximum}',
  errorChoice: 'Veuillez choisir dans la liste',
  optional: 'facultatif',
  saveCsv: 'Enregistrer en CSV',
  savePdf: 'Enregistrer en PDF',
  sendWithInquiry: 'Joindre à ma demande',
  sharing: 'L’adresse de cette page contient vos données : vous pouvez la garder et la partager.',
  calculatedHere:
    'Ce site calcule lui-même : vos données ne vont à aucun autre service et ne sont pas conservées.',
};
