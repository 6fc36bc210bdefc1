import type { ArticleText } from '../../seed-article.ts';

export const fr: ArticleText = {
  title: 'Pourquoi le poids décide : la question de la charge en chiffres',
  summary:
    'Bien des toitures pourraient produire de l’électricité solaire si les modules pesaient moins. Un court calcul, avec ses sources et ses limites.',
  body: [
    'Un bâtiment industriel est calculé pour sa propre toiture, pour la neige, pour le vent, et guère plus. Ce qui reste est la réserve de capacité portante. S’il en faut davantage aux modules, la toiture doit être renforcée ou rester vide.',
    { heading: 'Les chiffres' },
    {
      list: [
        'Une installation classique à modules en verre apporte une charge supplémentaire d’au moins {minimumRoofLoad} (notre propre chiffre).',
        'Un module SMF pèse environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins qu’un module en verre. La colle et les câbles s’y ajoutent.',
        'Environ {excludedRoofs} des toitures du tertiaire et de l’industrie sont exclues pour cette raison (notre propre estimation, 2026). D’autres parlent de 30 à 40 % des bâtiments (couleenergy.com) ou, en 2019, de 60 % des toitures industrielles (vwi.org).',
        'Plus de 85 GW sont bloqués par le poids sur des toitures européennes (pv-magazine.com, 11 mars 2026).',
        'Un renforcement coûte de 100 000 à 250 000 euros par mégawatt (eu.longi.com).',
      ],
    },
    { heading: 'Les limites de l’argument' },
    'Un faible poids ne remplace pas un calcul. Le vent soulève plus facilement un module léger qu’un module lourd, la neige pèse ce qu’elle pèse et, sans lame d’air, un module chauffe davantage et produit moins ([limites d’eArc](/eArc#limits)).',
    'La phrase honnête est donc : là où le verre est trop lourd, un module léger est peut-être possible. S’il l’est vraiment, un ingénieur structure en décide, toiture par toiture. Avec vos plans, nous pouvons [commencer à en parler](/home#quote).',
  ],
};
