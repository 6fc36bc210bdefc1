import type { SharedText } from '../text.ts';

export const fr: SharedText = {
  notice: {
    title: 'Ce guide prépare, les manuels décident',
    text: 'Il montre l’ordre du travail et ce qu’il faut contrôler. Font foi le manuel d’installation fourni avec votre module ou votre kit, les manuels de tout ce que vous y raccordez et les règles de votre pays. Si le guide et un manuel diffèrent, suivez le manuel. Les dessins sont schématiques, hormis les cotes qui y figurent, données en mm.',
  },
  electricity: {
    title: 'Un module est sous tension dès que la lumière l’atteint',
    text: 'On ne peut pas le mettre hors tension. Emboîtez les connecteurs jusqu’au déclic, ne les séparez jamais en charge et ne les coupez jamais : selon notre manuel de 2019, les retirer annule la garantie. N’utilisez pas un module dont la surface, le câble ou la boîte de jonction présente un dommage.',
  },
  decisions: {
    title: 'Ce qui se décide ailleurs',
    text: 'Là où il faut une valeur, comme un couple de serrage, une distance, une température ou une durée, elle vient de la source nommée ici et non de ce guide.',
  },
  record: {
    title: 'Fiche de contrôle',
    text: 'Copiez cette page, remplissez-la le jour même et rangez-la avec les documents de l’installation. Quiconque y interviendra plus tard en aura besoin.',
  },
  tools: 'Outils et matériel',
  conditions: 'Conditions : quand commencer et quand attendre',
  checks: 'Derniers contrôles',
  care: 'Par la suite',
  lines: [
    'Lieu, adresse',
    'Date',
    'Météo, température de l’air',
    'Réalisé par',
    'Modèle et numéros de série',
    'Manuels utilisés, avec leur version',
  ],
};
