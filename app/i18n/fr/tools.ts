import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in French; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Calculateurs',
  toolsDescription:
    'Ce que des modules produisent chez vous, combien tiennent sur votre toiture, ce qu’il faut à un camping-car ou à un balcon : un calcul ouvert, avec ses fourchettes et ses sources, sans créer de compte.',
  monthNames:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  calculate: 'Calculer',
  result: 'Résultat',
  errorNumber: 'Veuillez saisir un nombre de {minimum} à {maximum}',
  errorWhole: 'Veuillez saisir un nombre entier de {minimum} à {maximum}',
  errorChoice: 'Veuillez choisir dans la liste',
  optional: 'facultatif',
  saveCsv: 'Enregistrer en CSV',
  savePdf: 'Enregistrer en PDF',
  sendWithInquiry: 'Joindre à ma demande',
  sharing:
    'L’adresse de cette page contient vos données : vous pouvez la conserver et la partager.',
  calculatedHere:
    'Ce site fait le calcul lui-même : vos données ne sont ni transmises à un autre service, ni conservées.',
  mailToMyself: 'Me l’envoyer par e-mail',
  mailNote: 'L’e-mail part de votre propre messagerie ; il ne passe pas par ce site.',
};
